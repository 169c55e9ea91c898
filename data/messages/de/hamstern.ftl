# Hamstern: der Bau.
hamstern-burrow-of = Bau von { $player }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
hamstern-cell = Kammer { $chamber }, Feld { $cell }
hamstern-acorn = Eichel
hamstern-mushroom = Pilz
hamstern-crossed = angekreuzt
hamstern-pending = vorläufig angekreuzt
hamstern-begin = hier kannst du anfangen
hamstern-free = erreichbar
hamstern-joker = Jokerleiste: noch { $left } von { $boxes } Feldern
hamstern-counter = { $running ->
    [yes] Die Sanduhr läuft: { $ticks } von { $boxes } Feldern angekreuzt
   *[no] Die Sanduhr steht; der Zähler hat { $boxes } Felder, { $ticks } angekreuzt
}
hamstern-food = Eicheln bringen { $acorns }, Pilze { $mushrooms }
option-hamstern-side = Zettel
option-hamstern-side-a = Seite A, regelmäßig
option-hamstern-side-b = Seite B, verwinkelt
option-hamstern-start = Erster Wurf
option-hamstern-start-middle = in der Mitte
option-hamstern-start-free = irgendwo
option-hamstern-passages = Gänge führen
option-hamstern-passages-open = überallhin
option-hamstern-passages-strict = nur in neue Kammern
