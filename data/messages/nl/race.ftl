# Wat beide races gemeen hebben.
race-stop = STOP
race-key-space = Spatie
race-seconds = { $seconds } s
race-time-left = Resterende tijd
race-dice = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
race-holds-dice = gooit hierna
race-about-to-fall = Let op: de worp valt zo.
race-waits = Nog aan het lezen waar het om gaat: { $names }. Hoogstens een halve minuut.
race-waits-you = De dobbelstenen wachten tot je klaar bent: hoogstens een halve minuut.
race-last-round = Hoe de vorige ronde ging
race-rolls = { $name } gooit
race-verdict-second = { $name } drukte na { $seconds } s.
race-verdict-draw = { $names } drukten vrijwel tegelijk; het lot besliste.
race-times = Hoe snel iedereen was
race-grabs = stenen
race-calls = goed geroepen
race-wrong = mis
race-quickest = snelst
race-average = gemiddeld
