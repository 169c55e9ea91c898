# Hop'n'ROLL: sheet and tableau.
hop-sheet-of = Sheet of { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hop-total = Total
hop-sixes = One for each 6
hop-colour-yellow = yellow
hop-colour-red = red
hop-colour-blue = blue
hop-colour-green = green
hop-colour-purple = purple
hop-rule-equal = All the same
hop-rule-ascending = Never smaller
hop-rule-descending = Never larger
hop-rule-sum-seven = Pairs that make 7
hop-rule-even-odd = Even and odd in turn
hop-rule-two-numbers = Two numbers in turn
hop-rule-arithmetic-pyramid = Add or subtract
hop-rule-unequal-pyramid = Each only once
hop-rule-groups = Two pairs and a triplet
hop-rule-smaller-larger = Up and down in turn
hop-box = { $row } { $number }
hop-box-empty = empty
hop-box-holds = holds a { $value }
hop-box-special = counts extra
hop-box-open = you can write here
hop-box-dead = can no longer be filled
hop-tableau = Tableau with dice and pawns
hop-field-empty = no die
hop-die = die with { $pips }
hop-disco = disco die, { $row } row
hop-disco-any = disco die, any row
hop-standing = here: { $names }
hop-can-hop = you can hop here
hop-effect-minus-one = may count one less
hop-effect-plus-minus-one = may count one less or one more
hop-effect-die-below = this die or the one below
hop-effect-die-above = this die or the one above
hop-effect-dj = DJ: any die, but last next round
option-hop-n-roll-sheet = Sheet
option-hop-n-roll-sheet-standard = Standard
option-hop-n-roll-sheet-advanced = Advanced
option-hop-n-roll-tableau = Tableau
option-hop-n-roll-tableau-a = Side A
option-hop-n-roll-tableau-b = Side B, with effects
option-hop-n-roll-first = Begins on top
option-hop-n-roll-first-random = by lot
