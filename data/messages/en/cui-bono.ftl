# Cui bono?: what can be chosen, and what is counted.
option-cui-bono-first = Begins
option-cui-bono-first-random = by lot
option-cui-bono-red = Minus points of a red die
option-cui-bono-yellow = Minus points of a yellow die
option-cui-bono-pearl = Minus points of a pearl die
option-cui-bono-repeats = Times the pyramid may not look the same
part-cui-bono-red = Red dice
part-cui-bono-yellow = Yellow dice
part-cui-bono-pearl = Pearl dice
