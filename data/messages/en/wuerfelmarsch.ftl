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
part-wuerfelmarsch-captured = Captured
part-wuerfelmarsch-lost = Out of the game
