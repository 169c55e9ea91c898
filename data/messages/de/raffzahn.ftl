# Raffzahn: was man wählen kann und was zählt.
option-raffzahn-pace = Tempo
option-raffzahn-pace-live = Wettlauf
option-raffzahn-pace-ticks = in Takten, für abwesende Freunde
option-raffzahn-stop_after = Wie viele Sekunden niemand STOPP rufen darf
part-raffzahn-dice = Genommen

# Beim Spielen.
raffzahn-ask-roll = { $shared ->
    [yes] { $name }, wirf den türkisen Würfel.
   *[no] Du hast den türkisen Würfel. Wirf ihn.
}
raffzahn-ready = { $name } hat den türkisen Würfel.
raffzahn-thrown = Eine { $throw }! Nimm jede freie auf deiner Seite.
raffzahn-watch = Eine { $throw }! Alle greifen gleichzeitig.
raffzahn-hands-off = STOPP! Finger weg von den Würfeln.
raffzahn-ask-tick = { $shared ->
    [yes] { $name }, nimm eine freie { $throw } oder nichts.
   *[no] Eine { $throw }: Nimm einen freien Würfel, der sie zeigt, oder keinen.
}
raffzahn-wait = Eine { $throw }. Jetzt fehlt noch: { $names }.
raffzahn-roll = Würfel werfen
raffzahn-take = Diesen Würfel nehmen
raffzahn-pass = Nichts nehmen
raffzahn-only = nur { $name }
raffzahn-last-round = Nur die unterste Schicht ist übrig: Der nächste STOPP beendet das Spiel.
raffzahn-tray-took = { $dice ->
    [0] keine diese Runde
   *[other] + { $dice }
}
raffzahn-tray-none = keinen genommen
raffzahn-tray-wrong = { $times ->
    [one] ein Fehlgriff
   *[other] { $times } Fehlgriffe
}
raffzahn-tray-late = { $times ->
    [one] zu spät, gezahlt
   *[other] { $times }-mal zu spät
}

# Was gerade geschah, in einer Zeile.
raffzahn-took = { $name } nimmt den Würfel { $place }.
raffzahn-passed = { $name } nimmt nichts.
raffzahn-wrong = { $name } greift daneben: Die Hand ist kurz gesperrt.
raffzahn-stopped = { $name } ruft STOPP!
raffzahn-time-up = Die Zeit ist um: STOPP!
raffzahn-void = { $name } war schon vor dem STOPP unterwegs: Der Griff zählt nicht.
raffzahn-late = { $name } war zu spät: Der Würfel kommt zurück, und alle anderen bekommen einen.
raffzahn-revealed = Alle haben entschieden.
raffzahn-closed = Die Runde ist vorbei.

# Warum die letzte Runde so ausging.
raffzahn-verdict-stop = { $name } rief { $seconds } s nach dem Wurf STOPP.
raffzahn-verdict-void = { $name } griff { $seconds } s nach dem STOPP zu, konnte ihn aber noch nicht sehen: Das zählt nicht und kostet nichts.
raffzahn-verdict-late = { $name } hatte den STOPP gesehen und nahm { $seconds } s später trotzdem einen Würfel: { $opponents ->
    [one] Die andere Person bekommt einen Würfel.
   *[other] Alle anderen bekommen einen Würfel.
}
raffzahn-verdict-took = { $name }: { $dice ->
    [0] keine Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}{ $wrong ->
    [0] {""}
    [one] , ein Fehlgriff
   *[other] , { $wrong } Fehlgriffe
}
raffzahn-verdict-left = { $dice ->
    [0] Auf deiner Seite wurde nichts übersehen.
    [one] Auf deiner Seite passte noch ein Würfel: Er leuchtet.
   *[other] Auf deiner Seite passten noch { $dice } Würfel: Sie leuchten.
}

tip-raffzahn-tick = Alle nehmen einen Würfel oder keinen, und niemand sieht die Wahl der anderen, bevor alle gewählt haben.
tip-raffzahn-race = Sobald der Würfel liegt, nimm jeden freien Würfel, der deiner Seite dieselbe Zahl zeigt. Wer gewürfelt hat, ruft STOPP; wer danach greift, zahlt. Der erste Wurf wartet, bis du bereit bist.
