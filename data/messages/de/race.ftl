# Was beide Wettläufe gemeinsam haben.
race-stop = STOPP
race-key-space = Leertaste
race-seconds = { $seconds } s
race-time-left = Verbleibende Zeit
race-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
race-holds-dice = wirft als Nächstes
race-about-to-fall = Schau genau hin: Gleich fällt der Wurf.
race-waits = Noch beim Lesen, worum es geht: { $names }. Höchstens eine halbe Minute.
race-waits-you = Die Würfel warten, bis du bereit bist: höchstens eine halbe Minute.
race-last-round = So lief die letzte Runde
race-rolls = { $name } wirft
race-verdict-second = { $name } drückte nach { $seconds } s.
race-verdict-draw = { $names } drückten praktisch gleichzeitig; das Los entschied.
race-times = Wie schnell alle waren
race-grabs = Würfel
race-calls = richtig gerufen
race-wrong = daneben
race-quickest = am schnellsten
race-average = im Mittel
