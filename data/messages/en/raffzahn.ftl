# Raffzahn: what can be chosen, and what counts.
option-raffzahn-pace = Pace
option-raffzahn-pace-live = a race
option-raffzahn-pace-ticks = in ticks, for absent friends
option-raffzahn-stop_after = Milliseconds before STOP can be called
part-raffzahn-dice = Dice taken

# What just happened, in one line.
raffzahn-ready = { $name } has the turquoise die.
raffzahn-thrown = A { $throw }! Take every free die that shows it on your side.
raffzahn-took = { $name } has a die.
raffzahn-wrong = { $name } grabs amiss: the hand is locked for a moment.
raffzahn-stopped = { $name } calls STOP!
raffzahn-time-up = Time is up: STOP!
raffzahn-void = { $name } was on the way before the STOP: the take does not count.
raffzahn-late = { $name } was too late: the die goes back, and each opponent gets one.
raffzahn-closed = The round is over. { $name } has the die now.
raffzahn-last-round = Only the lowest layer is left: the next STOP ends the game.

# Buttons.
raffzahn-roll = Throw the die
raffzahn-stop = STOP
raffzahn-pass = Take nothing
