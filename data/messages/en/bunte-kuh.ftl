# Bunte Kuh: what can be chosen, and what counts.
option-bunte-kuh-pace = Pace
option-bunte-kuh-pace-live = a race
option-bunte-kuh-pace-ticks = in ticks, for absent friends
option-bunte-kuh-patience = Seconds until a round without a call is over
part-bunte-kuh-dice = Dice left
