# Bunte Kuh: was man wählen kann und was zählt.
option-bunte-kuh-pace = Tempo
option-bunte-kuh-pace-live = Wettlauf
option-bunte-kuh-pace-ticks = in Takten, für abwesende Freunde
option-bunte-kuh-patience = Sekunden, bis eine Runde ohne Ruf vorbei ist
part-bunte-kuh-dice = Würfel übrig
