# Abquetschen: what can be chosen, and what counts.
option-abquetschen-plate = Dice along an edge
option-abquetschen-start = Start pyramid
option-abquetschen-start-central = in the middle
option-abquetschen-start-free = anywhere off the edge
part-abquetschen-left = Dice left

# Playing it.
abquetschen-ask-start = { $shared ->
    [yes] { $name }, put the start pyramid into the middle.
   *[no] You rolled a 4: put the start pyramid into the middle.
}
abquetschen-ask = { $shared ->
    [yes] { $name }, build { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
   *[no] Build { $dice ->
        [one] one die.
       *[other] { $dice } dice that hang together.
    }
}
abquetschen-ask-bonus = { $shared ->
    [yes] A long row, { $name }: build { $dice ->
        [one] one bonus die
       *[other] { $dice } bonus dice
    }, or none.
   *[no] A long row! Build { $dice ->
        [one] one bonus die
       *[other] { $dice } bonus dice
    }, or none.
}
abquetschen-wait = { $roll ->
    [0] Waiting for { $names }.
   *[other] { $names } rolled a { $roll } and builds.
}
abquetschen-start-pick = Choose a place
abquetschen-start-here = Build the start pyramid here
abquetschen-build = { $dice ->
    [one] Build this die
   *[other] Build these { $dice } dice
}
abquetschen-more = { $dice ->
    [one] One more die
   *[other] { $dice } more dice
}
abquetschen-back = Take one off
abquetschen-skip = No bonus
skipped-abquetschen = No room to build that many: your turn goes by.
abquetschen-earns = A row! { $dice ->
    [one] One bonus die
   *[other] { $dice } bonus dice
} for it.
abquetschen-hand = { $left } of { $dice } dice still to be placed
abquetschen-hand-bonus = { $left } of { $dice } bonus dice still to be placed
abquetschen-bonus-dice = Bonus
abquetschen-left = Then you have { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
} left.
abquetschen-guard = Leave the start pyramid a place above it until it is built on.
abquetschen-openings = { $places } open places
abquetschen-openings-few = { $places ->
    [0] buried
    [one] only one open place
   *[other] only { $places } open places
}
log-start-pyramid = { $name } builds the start pyramid
log-build = { $name } builds { $dice ->
    [one] one die
   *[other] { $dice } dice
}
log-bonus = { $name } builds { $dice ->
    [one] one bonus die
   *[other] { $dice } bonus dice
}
log-no-bonus = { $name } builds no bonus dice
log-cannot-build = { $name } cannot build that many
log-end-buried = Somebody is buried: the game is over
log-end-roll = More rolled than is left: the game is over
log-end-supply = The last die is built: the game is over
