# Raffzahn: was man wählen kann und was zählt.
option-raffzahn-pace = Tempo
option-raffzahn-pace-live = Wettlauf
option-raffzahn-pace-ticks = in Takten, für abwesende Freunde
option-raffzahn-stop_after = Millisekunden, bevor STOPP gerufen werden darf
part-raffzahn-dice = Genommene Würfel

# Was gerade geschah, in einer Zeile.
raffzahn-ready = { $name } hat den türkisen Würfel.
raffzahn-thrown = Eine { $throw }! Nimm jeden freien Würfel, der sie auf deiner Seite zeigt.
raffzahn-took = { $name } hat einen Würfel.
raffzahn-wrong = { $name } greift daneben: Die Hand ist kurz gesperrt.
raffzahn-stopped = { $name } ruft STOPP!
raffzahn-time-up = Die Zeit ist um: STOPP!
raffzahn-void = { $name } war schon vor dem STOPP unterwegs: Der Griff zählt nicht.
raffzahn-late = { $name } war zu spät: Der Würfel kommt zurück, und alle anderen bekommen einen.
raffzahn-closed = Die Runde ist vorbei. Jetzt hat { $name } den Würfel.
raffzahn-last-round = Nur die unterste Schicht ist übrig: Der nächste STOPP beendet das Spiel.

# Knöpfe.
raffzahn-roll = Würfel werfen
raffzahn-stop = STOPP
raffzahn-pass = Nichts nehmen
