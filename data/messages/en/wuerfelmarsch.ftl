# Würfelmarsch: what can be chosen, and what is counted.
option-wuerfelmarsch-sides = Two players sit at
option-wuerfelmarsch-sides-xy = red and yellow
option-wuerfelmarsch-sides-xz = red and pearl
option-wuerfelmarsch-sides-yx = yellow and red
option-wuerfelmarsch-sides-yz = yellow and pearl
option-wuerfelmarsch-sides-zx = pearl and red
option-wuerfelmarsch-sides-zy = pearl and yellow
option-wuerfelmarsch-first = Begins
option-wuerfelmarsch-first-random = by lot
option-wuerfelmarsch-turning = Turns without a tilt until dice are counted
option-wuerfelmarsch-sideways = Turns without a tilt forward until dice are counted
part-wuerfelmarsch-captured = Captured dice
part-wuerfelmarsch-lost = Own dice lost

# Playing it.
march-ask = { $shared ->
    [yes] { $name }, tilt or turn one of your dice.
   *[no] Tilt or turn one of your dice.
}
march-ask-where = { $shared ->
    [yes] { $name }, where does it tilt?
   *[no] Where does it tilt? Or turn it.
}
march-ask-turn = { $shared ->
    [yes] { $name }, how should it stand?
   *[no] How should it stand?
}
march-wait = Waiting for { $names } to move.
march-pick = Choose one of your dice
march-pick-place = Choose where it tilts
march-tilt = Tilt it there
march-tilt-win = Into the corner!
march-turn = Turn it
march-turn-it = Put it back like this
march-turn-more = Turn it to other faces
march-leave-it = Do not turn
march-meets-nobody = It meets nobody there.
march-meeting = Three faces meet
march-meeting-die = { $value } on the { $colour } die, { $whose }
march-this-die = this one
march-captures = { $dice ->
    [one] { $name } captures one die
   *[other] { $name } captures { $dice } dice
}
march-leave = { $dice ->
    [one] one die leaves the game
   *[other] { $dice } dice leave the game
}
march-own-only = Nothing is captured.
march-wins = That is the corner: you win.
march-hurts = That costs you dice.
march-end-corner = { $name } reached the corner.
march-end-empty = The plate is empty, so dice are counted.
march-end-turning = Nobody tilted for too long, so dice are counted.
march-end-sideways = Nobody went forward for too long, so dice are counted.
march-goal = This corner is where your dice want to go.
march-tray = { $dice ->
    [0] no dice on the plate
    [one] one die on the plate
   *[other] { $dice } dice on the plate
}{ $lost ->
    [0] {""}
    [one] , one left the game
   *[other] , { $lost } left the game
}
march-turns-left = { $turns ->
    [one] One more turn without a tilt, and dice are counted.
   *[other] { $turns } more turns without a tilt, and dice are counted.
}
march-sideways-left = { $turns ->
    [one] One more turn without a tilt forward, and dice are counted.
   *[other] { $turns } more turns without a tilt forward, and dice are counted.
}
log-tilt = { $name } tilts the die { $spot }, { $way }
log-turn = { $name } turns the die { $spot }
log-tilt-to = { $name } tilts { $die } { $spot }, { $way }; now it shows { $faces }
log-turn-to = { $name } turns { $die } { $spot }; now it shows { $faces }
log-begins = { $name } begins
log-march-skip = { $name } has no dice left
skipped-wuerfelmarsch = You have no dice left: your turn goes by.
log-captured = { $name } captures { $die } { $spot }.
log-out = Nobody gets { $die } { $spot }: it leaves the game.

march-no-prey = None captured
