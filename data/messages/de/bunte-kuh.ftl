# Bunte Kuh: was man wählen kann und was zählt.
option-bunte-kuh-pace = Tempo
option-bunte-kuh-pace-live = Wettlauf
option-bunte-kuh-pace-ticks = in Takten, für abwesende Freunde
option-bunte-kuh-patience = Sekunden, bis eine Runde ohne Ruf vorbei ist
part-bunte-kuh-dice = Würfel übrig

# Was gerade geschah, in einer Zeile.
bunte-kuh-ready = { $name } hat die drei Würfel.
bunte-kuh-thrown = { $sum }! Wo ist ein Trichter mit dieser Summe?
bunte-kuh-stopped = { $name } ruft STOPP. Wo ist er?
bunte-kuh-nowhere = { $name } ruft NIRGENDS!
bunte-kuh-right = { $name } hat recht und legt einen Würfel.
bunte-kuh-wrong = { $name } hat sich geirrt und bekommt { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} von den anderen.
bunte-kuh-slow = { $name } hat zu lange gebraucht: Der Würfel hat sich von selbst gelegt.
bunte-kuh-time-out = Niemand hat ihn gefunden. Die Würfel gehen weiter an { $name }.
bunte-kuh-won = { $names } hat den letzten Würfel hergegeben!

# Knöpfe.
bunte-kuh-roll = Würfel werfen
bunte-kuh-stop = STOPP
bunte-kuh-call-nowhere = NIRGENDS
bunte-kuh-pass = Kein Ruf
