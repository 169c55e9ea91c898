option-own-game = Spiel
option-own-game-quarry = Steinbruch (Quarry)
option-own-game-summit = Gipfel (Summit)
option-own-game-sixes = Sechsen (Sixes)
option-own-game-abquetschen = Abquetschen, als Datei
option-own-game-cui-bono = Cui bono?, als Datei
option-own-game-wuerfelmarsch = Würfelmarsch, als Datei
part-own-points = Punkte
refused-not-among-choices = Das erlauben die Regeln dieses Spiels jetzt nicht; wähle, was angeboten wird.
refused-other-throw = { $dice ->
    [one] Hier fällt genau ein Würfel.
   *[other] Hier fallen genau { $dice } Würfel.
}
refused-which-seat = Hier bestimmt der Zufall einen Platz.
refused-pyramid-first = Erst wird die ganze Pyramide gelegt.
refused-pyramid-not-whole = Die Pyramide muss vollständig sein, mit { $dice } Würfeln.
refused-uneven-colours = In der Pyramide stimmt die Zahl der Würfel je Farbe nicht.

own-file = Gespielt wird nach der Datei { $file }.

# Beim Spielen.
own-ask = { $shared ->
    [yes] { $name }, du bist dran bei „{ $title }“.
   *[no] Du bist dran bei „{ $title }“.
}
own-wait = Warten auf { $names }.
own-pick = Wähle eine erleuchtete Stelle
own-pick-die = Wähle einen erleuchteten Würfel
own-more = Wähle weiter
own-put = Hierhin legen
own-take = Wegnehmen
own-tilt = Dorthin kippen
own-lift = Dorthin bringen
own-turn = Drehen
own-leave-it = Stehen lassen
own-pass = Passen
own-throw = Würfeln
own-held = Diesen Würfel hat jemand in der Hand.
own-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
own-by = { $title }, von { $author }
own-faulty = „{ $title }“ hat einen Fehler, und das Spiel endet hier.
own-fault-line = { $file }, Zeile { $line }

log-own-put = { $name } legt { $die } hin: { $spot }
log-own-put-layer = { $name } legt { $die } hin: { place-on-layer }
log-own-put-several = { $name } legt { $dice } Würfel hin
log-own-take = { $name } nimmt { $die } { $spot }
log-own-take-layer = { $name } nimmt { $die } { place-on-layer }
log-own-take-several = { $name } nimmt { $dice } Würfel weg
log-own-lift = { $name } versetzt { $die } { $from }; jetzt liegt er { $spot }
log-own-lift-layer = { $name } versetzt { $die } { $from }; jetzt liegt er { place-on-layer }
log-own-says = { $name } sagt: { $word }
log-own-passes = { $name } passt
log-own-throws = { $name } würfelt
