# Hop'n'ROLL: sheet and tableau.
hop-sheet-of = Sheet of { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hop-sheet-standard = Standard
hop-sheet-advanced = Advanced
hop-total = Total
hop-sixes = One for each 6
hop-colour-yellow = yellow
hop-colour-red = red
hop-colour-blue = blue
hop-colour-green = green
hop-colour-purple = purple
# The disco die in the log: in some languages a die is not of the same gender as a row.
hop-disco-colour-yellow = yellow
hop-disco-colour-red = red
hop-disco-colour-blue = blue
hop-disco-colour-green = green
hop-disco-colour-purple = purple
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
hop-box-brings = brings { $more }
hop-box-dead = can no longer be filled
hop-tableau = Tableau with dice and pawns
hop-field-label = field { $label }
hop-field-empty = no die
hop-die = die with { $pips }
hop-disco = disco die, { $row } row
hop-disco-any = disco die, any row
hop-standing = here: { $names }
hop-can-hop = you can hop here
hop-effect-minus-one = −1, may count one less
hop-effect-plus-minus-one = ±1, may count one less or one more
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

# Playing it.
hop-ask-hop = { $shared ->
    [yes] { $name }, pick a die.
   *[no] Your turn: pick a die.
}
hop-ask-number = { $shared ->
    [yes] { $name }, choose a number and a box.
   *[no] Choose a number and a box for it.
}
hop-ask-write = { $shared ->
    [yes] { $name }, write your number.
   *[no] Where do you write your number?
}
hop-wait-hop = { $names } picks a die.
hop-wait-write = Waiting for { $names } to write.
hop-thrown = Thrown: { $dice }.
hop-wrote = wrote a { $value }, { $row }
hop-your-die = Your die
hop-die-of = The die of { $name }
hop-barred = It fits nowhere, so you write nothing.
skipped-hop-n-roll = Your die fits nowhere: nothing written.
hop-pick = Pick a die
hop-confirm = Hop there
hop-choose-box = Choose a box
hop-choose-number = Choose the number
hop-which-number = Which number
hop-write-it = Write the { $value } into { $row }
hop-nothing = Write nothing
hop-fits = { $boxes ->
    [one] It would fit into one box.
   *[other] It would fit into { $boxes } boxes.
}
hop-fits-nowhere = It would fit nowhere on your sheet.
hop-would-bring = { $more ->
    [0] No points more: { $points }
   *[other] +{ $more }, then you have { $points }
}
hop-kills = After that, { $row } { $number } can never be filled.
part-hop-n-roll-yellow = Yellow
part-hop-n-roll-red = Red
part-hop-n-roll-blue = Blue
part-hop-n-roll-green = Green
part-hop-n-roll-purple = Purple
part-hop-n-roll-special = Coloured boxes
part-hop-n-roll-sixes = Sixes
tip-hop-effects = Some fields help: one less, one more, the die next door. Whoever takes the DJ may use any die, but goes last next round.

log-hop = { $name } hops to field { $field }
log-write = { $name } writes a { $value } into { $row } { $number }
log-nothing = { $name } writes nothing
log-nothing-fits = { $name } writes nothing: it fits nowhere
log-start = { $name } begins on top
