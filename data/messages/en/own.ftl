option-own-game = Game
option-own-game-quarry = Quarry
option-own-game-summit = Summit
option-own-game-sixes = Sixes
option-own-game-abquetschen = Abquetschen, as a file
option-own-game-cui-bono = Cui bono?, as a file
option-own-game-wuerfelmarsch = Würfelmarsch, as a file
part-own-points = Points
refused-not-among-choices = The rules of this game do not allow that now; choose what is offered.
refused-other-throw = { $dice ->
    [one] Exactly one die is thrown here.
   *[other] Exactly { $dice } dice are thrown here.
}
refused-which-seat = Chance picks a place here.
refused-pyramid-first = First the whole pyramid is laid.
refused-pyramid-not-whole = The pyramid must be complete, with { $dice } dice.
refused-uneven-colours = The pyramid does not have the right number of dice of each colour.

own-file = Played from the file { $file }.

# Playing it.
own-ask = { $shared ->
    [yes] { $name }, it is your turn in “{ $title }”.
   *[no] It is your turn in “{ $title }”.
}
own-wait = Waiting for { $names }.
own-pick = Choose a place that is lit
own-pick-die = Choose a die that is lit
own-more = Choose on
own-put = Put it here
own-take = Take it
own-tilt = Tilt it there
own-lift = Take it there
own-turn = Turn it
own-leave-it = Leave it as it is
own-pass = Pass
own-throw = Throw the dice
own-held = This die is in the hand.
own-points = { $points ->
    [one] one point
   *[other] { $points } points
}
own-by = { $title }, by { $author }
own-faulty = “{ $title }” has a mistake, and the game ends here.
own-fault-line = { $file }, line { $line }

log-own-put = { $name } puts { $die } { $spot }
log-own-put-layer = { $name } puts { $die } { place-on-layer }
log-own-put-several = { $name } puts down { $dice } dice
log-own-take = { $name } takes { $die } { $spot }
log-own-take-layer = { $name } takes { $die } { place-on-layer }
log-own-take-several = { $name } takes { $dice } dice
log-own-lift = { $name } moves { $die } { $from }; now it lies { $spot }
log-own-lift-layer = { $name } moves { $die } { $from }; now it lies { place-on-layer }
log-own-says = { $name } says: { $word }
log-own-passes = { $name } passes
log-own-throws = { $name } throws
