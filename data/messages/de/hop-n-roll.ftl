# Hop'n'ROLL: Zettel und Tableau.
hop-sheet-of = Zettel von { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hop-total = Summe
hop-sixes = Für jede 6 einen
hop-colour-yellow = gelb
hop-colour-red = rot
hop-colour-blue = blau
hop-colour-green = grün
hop-colour-purple = lila
hop-rule-equal = Alle gleich
hop-rule-ascending = Nie kleiner
hop-rule-descending = Nie größer
hop-rule-sum-seven = Paare, die 7 ergeben
hop-rule-even-odd = Gerade und ungerade im Wechsel
hop-rule-two-numbers = Zwei Zahlen im Wechsel
hop-rule-arithmetic-pyramid = Plus oder minus
hop-rule-unequal-pyramid = Jede nur einmal
hop-rule-groups = Zwei Pärchen, ein Drilling
hop-rule-smaller-larger = Auf und ab im Wechsel
hop-box = { $row } { $number }
hop-box-empty = leer
hop-box-holds = hier steht { $value }
hop-box-special = zählt extra
hop-box-open = hier kannst du eintragen
hop-box-dead = lässt sich nicht mehr füllen
hop-tableau = Tableau mit Würfeln und Figuren
hop-field-empty = kein Würfel
hop-die = Würfel mit { $pips }
hop-disco = Diskowürfel, Reihe { $row }
hop-disco-any = Diskowürfel, jede Reihe
hop-standing = hier: { $names }
hop-can-hop = hierhin kannst du hüpfen
hop-effect-minus-one = darf eins weniger zählen
hop-effect-plus-minus-one = darf eins weniger oder eins mehr zählen
hop-effect-die-below = dieser Würfel oder der darunter
hop-effect-die-above = dieser Würfel oder der darüber
hop-effect-dj = DJ: jeder Würfel, aber nächste Runde zuletzt
option-hop-n-roll-sheet = Zettel
option-hop-n-roll-sheet-standard = Standard
option-hop-n-roll-sheet-advanced = Fortgeschritten
option-hop-n-roll-tableau = Tableau
option-hop-n-roll-tableau-a = Seite A
option-hop-n-roll-tableau-b = Seite B, mit Effekten
option-hop-n-roll-first = Beginnt oben
option-hop-n-roll-first-random = wird ausgelost
