# Cui bono?: what can be chosen, and what is counted.
option-cui-bono-first = Begins
option-cui-bono-first-random = by lot
option-cui-bono-red = Minus points of a red die
option-cui-bono-yellow = Minus points of a yellow die
option-cui-bono-pearl = Minus points of a pearl die
option-cui-bono-repeats = Same pyramid: how often is too often
part-cui-bono-red = Red, 1 each
part-cui-bono-yellow = Yellow, 2 each
part-cui-bono-pearl = Pearl, 3 each

# Playing it.
cui-ask-pull = { $shared ->
    [yes] { $name }, pull a die out of the bottom layer.
   *[no] Pull a die out of the bottom layer.
}
cui-ask-put = { $shared ->
    [yes] { $name }, put it back into a funnel, or keep it.
   *[no] Put it back into a funnel, or keep it.
}
cui-ask-keep = { $shared ->
    [yes] { $name }, no funnel takes it: keep it.
   *[no] No funnel takes it, so you keep it.
}
cui-wait = Waiting for { $names } to pull a die.
cui-wait-put = { $names } looks for a funnel.
cui-pick-die = Choose a die to pull
cui-pull = Pull it out
cui-pick-funnel = Choose a funnel
cui-put = Put it here
cui-keep = Keep it: { $points ->
    [one] one minus point
   *[other] { $points } minus points
}
cui-slides = { $dice ->
    [one] One die slides down.
   *[other] { $dice } dice slide down, and a funnel opens at the top.
}
cui-hole = Nothing slides down; the place stays empty.
cui-held = The pulled die: { $colour }
cui-costs = Kept, it costs { $points ->
    [one] one point.
   *[other] { $points } points.
}
cui-tray = { $points ->
    [0] no minus points
    [one] one minus point
   *[other] { $points } minus points
}, { $dice } of { $most } dice
cui-nearly = { $dice ->
    [one] one more ends the game
   *[other] { $dice } more end the game
}
log-pull = { $name } pulls { $die } { $spot }
log-put = { $name } puts { $die } back { $place }
log-keep = { $name } keeps { $die }
log-pyramid = The pyramid is built
