# Raffzahn: what can be chosen, and what counts.
option-raffzahn-pace = Pace
option-raffzahn-pace-live = a race
option-raffzahn-pace-ticks = in ticks, for absent friends
option-raffzahn-stop_after = Milliseconds before STOP can be called
part-raffzahn-dice = Dice taken
