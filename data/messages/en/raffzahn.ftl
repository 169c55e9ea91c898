# Raffzahn: what can be chosen, and what counts.
option-raffzahn-pace = Pace
option-raffzahn-pace-live = a race
option-raffzahn-pace-ticks = in ticks, for absent friends
option-raffzahn-stop_after = How many seconds nobody may call STOP
part-raffzahn-dice = Dice taken

# Playing it.
raffzahn-ask-roll = { $shared ->
    [yes] { $name }, throw the turquoise die.
   *[no] You have the turquoise die. Throw it.
}
raffzahn-ready = { $name } has the turquoise die.
raffzahn-thrown = A { $throw }! Take every free one on your side.
raffzahn-watch = A { $throw }! All grab at once.
raffzahn-hands-off = STOP! Hands off the dice.
raffzahn-ask-tick = { $shared ->
    [yes] { $name }, take one free { $throw }, or none.
   *[no] A { $throw }: take one free die that shows it, or none.
}
raffzahn-wait = A { $throw }. Waiting for { $names }.
raffzahn-roll = Throw the die
raffzahn-take = Take this die
raffzahn-pass = Take nothing
raffzahn-only = only { $name }
raffzahn-last-round = Only the lowest layer is left: the next STOP ends the game.
raffzahn-tray-took = { $dice ->
    [0] none this round
   *[other] + { $dice }
}
raffzahn-tray-none = took none
raffzahn-tray-wrong = { $times ->
    [one] a wrong grab
   *[other] { $times } wrong grabs
}
raffzahn-tray-late = { $times ->
    [one] too late, paid
   *[other] { $times } times too late
}

# What just happened, in one line.
raffzahn-took = { $name } takes the die { $place }.
raffzahn-passed = { $name } takes nothing.
raffzahn-wrong = { $name } grabs amiss: the hand is locked for a moment.
raffzahn-stopped = { $name } calls STOP!
raffzahn-time-up = Time is up: STOP!
raffzahn-void = { $name } was on the way before the STOP: the take does not count.
raffzahn-late = { $name } was too late: the die goes back, and each opponent gets one.
raffzahn-revealed = All have decided.
raffzahn-closed = The round is over.

# Why the last round went as it did.
raffzahn-verdict-stop = { $name } called STOP { $seconds } s after the throw.
raffzahn-verdict-void = { $name } reached out { $seconds } s after the STOP, but could not see it yet: it does not count and costs nothing.
raffzahn-verdict-late = { $name } had seen the STOP and still took a die { $seconds } s later: { $opponents ->
    [one] the opponent gets one die.
   *[other] each opponent gets one die.
}
raffzahn-verdict-took = { $name }: { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}{ $wrong ->
    [0] {""}
    [one] , one wrong grab
   *[other] , { $wrong } wrong grabs
}
raffzahn-verdict-left = { $dice ->
    [0] Nothing on your side was overlooked.
    [one] One die on your side still fitted: it is lit.
   *[other] { $dice } dice on your side still fitted: they are lit.
}

tip-raffzahn-tick = Everybody takes one die or none, and nobody sees what the others choose until all have.
tip-raffzahn-race = As soon as the die lies there, take every free die that shows its number to your side. Whoever threw calls STOP; who grabs after it pays. The first throw waits until you are ready.
