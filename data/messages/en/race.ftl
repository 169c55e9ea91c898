# What both races have in common.
race-stop = STOP
race-key-space = Space
race-seconds = { $seconds } s
race-time-left = Time left
race-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
race-holds-dice = throws next
race-about-to-fall = Look closely: the throw is about to fall.
race-waits = Waiting for { $names } to read what this is about: half a minute at most.
race-waits-you = The dice wait until you are ready: half a minute at most.
race-last-round = How the last round went
race-rolls = { $name } throws
race-verdict-second = { $name } pressed after { $seconds } s.
race-verdict-draw = { $names } pressed at practically the same moment, so the lot decided.
race-times = How quick everybody was
race-grabs = dice
race-calls = right calls
race-wrong = amiss
race-quickest = quickest
race-average = on average
