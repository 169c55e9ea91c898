# Hop'n'ROLL: Zettel und Tableau.
hop-sheet-of = Zettel von { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hop-sheet-standard = Standard
hop-sheet-advanced = Fortgeschritten
hop-total = Summe
hop-sixes = Für jede 6 einen
hop-colour-yellow = Gelb
hop-colour-red = Rot
hop-colour-blue = Blau
hop-colour-green = Grün
hop-colour-purple = Lila
# Der Diskowürfel im Verlauf: In manchen Sprachen hat ein Würfel ein anderes Geschlecht als eine Reihe.
hop-disco-colour-yellow = Gelb
hop-disco-colour-red = Rot
hop-disco-colour-blue = Blau
hop-disco-colour-green = Grün
hop-disco-colour-purple = Lila
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
hop-box-brings = bringt { $more }
hop-box-dead = lässt sich nicht mehr füllen
hop-tableau = Tableau mit Würfeln und Figuren
hop-field-label = Feld { $label }
hop-field-empty = kein Würfel
hop-die = Würfel mit { $pips }
hop-disco = Diskowürfel, Reihe { $row }
hop-disco-any = Diskowürfel, beliebige Reihe
hop-standing = hier: { $names }
hop-can-hop = hierhin kannst du hüpfen
hop-effect-minus-one = −1, darf eins weniger zählen
hop-effect-plus-minus-one = ±1, darf eins weniger oder eins mehr zählen
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

# Beim Spielen.
hop-ask-hop = { $shared ->
    [yes] { $name }, such dir einen Würfel aus.
   *[no] Du bist dran: Such dir einen Würfel aus.
}
hop-ask-number = { $shared ->
    [yes] { $name }, wähle Zahl und Kästchen.
   *[no] Wähle eine Zahl und ein Kästchen dafür.
}
hop-ask-write = { $shared ->
    [yes] { $name }, schreib deine Zahl auf.
   *[no] Wohin schreibst du deine Zahl?
}
hop-wait-hop = { $names } sucht einen Würfel aus.
hop-wait-write = Noch beim Schreiben: { $names }.
hop-thrown = Gewürfelt: { $dice }.
hop-wrote = schrieb eine { $value }, { $row }
hop-your-die = Dein Würfel
hop-die-of = Der Würfel von { $name }
hop-barred = Sie passt nirgends, du schreibst also nichts.
skipped-hop-n-roll = Dein Würfel passt nirgends: nichts geschrieben.
hop-pick = Würfel wählen
hop-confirm = Dorthin hüpfen
hop-choose-box = Kästchen wählen
hop-choose-number = Zahl wählen
hop-which-number = Welche Zahl
hop-write-it = Die { $value } schreiben: { $row }
hop-nothing = Nichts schreiben
hop-fits = { $boxes ->
    [one] Das würde in ein Kästchen passen.
   *[other] Das würde in { $boxes } Kästchen passen.
}
hop-fits-nowhere = Das würde auf deinem Zettel nirgends passen.
hop-would-bring = { $more ->
    [0] Bringt nichts dazu: { $points }
   *[other] +{ $more }, dann hast du { $points }
}
hop-kills = Danach lässt sich { $row } { $number } nie mehr füllen.
part-hop-n-roll-yellow = Gelb
part-hop-n-roll-red = Rot
part-hop-n-roll-blue = Blau
part-hop-n-roll-green = Grün
part-hop-n-roll-purple = Lila
part-hop-n-roll-special = Farbige Kästchen
part-hop-n-roll-sixes = Sechsen
tip-hop-effects = Manche Felder helfen: eins weniger, eins mehr, der Würfel nebenan. Beim DJ darfst du jeden Würfel nutzen, kommst aber in der nächsten Runde zuletzt dran.

log-hop = { $name } hüpft auf Feld { $field }
log-write = { $name } schreibt eine { $value } in { $row } { $number }
log-nothing = { $name } schreibt nichts
log-nothing-fits = { $name } schreibt nichts: Es passt nirgends
log-start = { $name } beginnt oben
