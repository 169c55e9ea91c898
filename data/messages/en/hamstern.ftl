# Hamstern: the burrow.
hamstern-burrow-of = Burrow of { $player }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hamstern-cell = chamber { $chamber }, cell { $cell }
hamstern-acorn = acorn
hamstern-mushroom = mushroom
hamstern-crossed = crossed
hamstern-pending = crossed for now
hamstern-begin = you can begin here
hamstern-free = within reach
hamstern-joker = Joker track: { $left } of { $boxes } boxes left
hamstern-counter = { $running ->
    [yes] The hourglass runs: { $ticks } of { $boxes } boxes crossed
   *[no] The hourglass stands still; the counter has { $boxes } boxes, { $ticks } crossed
}
hamstern-food = Acorns bring { $acorns }, mushrooms { $mushrooms }
option-hamstern-side = Sheet
option-hamstern-side-a = Side A, regular
option-hamstern-side-b = Side B, crooked
option-hamstern-start = First throw
option-hamstern-start-middle = in the middle
option-hamstern-start-free = anywhere
option-hamstern-passages = Passages lead
option-hamstern-passages-open = everywhere
option-hamstern-passages-strict = to new chambers

# Playing it.
hamstern-ask = { $shared ->
    [yes] { $name }, cross { $crosses } cells in one chamber.
   *[no] Cross { $crosses } cells that hang together.
}
hamstern-ask-joker = { $shared ->
    [yes] { $name }, cross as many cells as you like, up to { $most }.
   *[no] A joker: cross as many cells as you like, up to { $most }.
}
hamstern-wait = Waiting for { $names } to cross.
hamstern-passed = No room for this throw. Waiting for { $names }.
hamstern-no-room = no room
skipped-hamstern = No room in your burrow for that throw: nothing crossed.
hamstern-crosses = { $crosses ->
    [one] one cross
   *[other] { $crosses } crosses
}
hamstern-marked = { $name } made { $crosses ->
    [one] one cross
   *[other] { $crosses } crosses
}.
hamstern-thrown = The die shows { $pips }.
hamstern-confirm = { $crosses ->
    [one] Make this cross
   *[other] Make these { $crosses } crosses
}
hamstern-more = { $crosses ->
    [0] Choose other cells
    [one] One more cell
   *[other] { $crosses } more cells
}
hamstern-clear = Rub out
hamstern-would-bring = { $more ->
    [0] Nothing more yet: { $points }
   *[other] +{ $more }, then you have { $points }
}
hamstern-too-tight = There is no room for { $crosses ->
    [one] a cross
   *[other] { $crosses } crosses
} around there.
hamstern-hourglass-runs = The hourglass runs: { $left ->
    [0] winter is here
    [one] one more 4, 5 or 6 until winter
   *[other] { $left } more 4s, 5s or 6s until winter
}
hamstern-hourglass-rests = The hourglass starts when somebody has begun { $chambers } chambers.
hamstern-circles = { $left ->
    [0] The hourglass starts with the next throw
    [one] One more 4, 5 or 6 until the hourglass starts
   *[other] { $left } more 4s, 5s or 6s until the hourglass starts
}
part-hamstern-chambers = Chambers
part-hamstern-mushrooms = Mushrooms
part-hamstern-acorns = Acorns

log-mark = { $name } crosses { $crosses ->
    [one] one cell
   *[other] { $crosses } cells
} in chamber { $chamber }
log-tick = The counter moves on
log-circle = The counter gets a circle
log-pass = { $name } has no room
log-hourglass = The hourglass starts
log-close = Everyone is done
