# Raffzahn: was man wählen kann und was zählt.
option-raffzahn-pace = Tempo
option-raffzahn-pace-live = Wettlauf
option-raffzahn-pace-ticks = in Takten, für abwesende Freunde
option-raffzahn-stop_after = Millisekunden, bevor STOPP gerufen werden darf
part-raffzahn-dice = Genommene Würfel
