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
