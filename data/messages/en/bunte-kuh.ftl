# Bunte Kuh: what can be chosen, and what counts.
option-bunte-kuh-pace = Pace
option-bunte-kuh-pace-live = a race
option-bunte-kuh-pace-ticks = in ticks, for absent friends
option-bunte-kuh-patience = Seconds until a round without a call is over
part-bunte-kuh-dice = Dice left

# What just happened, in one line.
bunte-kuh-ready = { $name } has the three dice.
bunte-kuh-thrown = { $sum }! Where is a funnel with this sum?
bunte-kuh-stopped = { $name } calls STOP. Where is it?
bunte-kuh-nowhere = { $name } calls NERGENS: nowhere!
bunte-kuh-right = { $name } is right and puts a die.
bunte-kuh-wrong = { $name } was wrong and gets { $dice ->
    [one] one die
   *[other] { $dice } dice
} from the others.
bunte-kuh-slow = { $name } took too long: the die lay down by itself.
bunte-kuh-time-out = Nobody found it. The dice go on to { $name }.
bunte-kuh-won = { $names } gave the last die away!

# Buttons.
bunte-kuh-roll = Throw the dice
bunte-kuh-stop = STOP
bunte-kuh-call-nowhere = NERGENS
bunte-kuh-pass = No call
