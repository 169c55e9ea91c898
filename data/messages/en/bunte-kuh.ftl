# Bunte Kuh: what can be chosen, and what counts.
option-bunte-kuh-pace = Pace
option-bunte-kuh-pace-live = a race
option-bunte-kuh-pace-ticks = in ticks, for absent friends
option-bunte-kuh-patience = Seconds until a round without a call is over
part-bunte-kuh-dice = Dice left

# Playing it.
bunte-kuh-ask-roll = { $shared ->
    [yes] { $name }, throw the three dice.
   *[no] You have the three dice. Throw them.
}
bunte-kuh-ready = { $name } has the three dice.
bunte-kuh-thrown = { $sum }! Where is a funnel with this sum?
bunte-kuh-ask-point = { $shared ->
    [yes] { $name }, quick: point at the funnel with { $sum }.
   *[no] Quick: point at the funnel with { $sum }.
}
bunte-kuh-ask-put = { $shared ->
    [yes] Right, { $name }! Turn your die as you like and put it there.
   *[no] Right! Turn your die as you like and put it there.
}
bunte-kuh-ask-put-anywhere = { $shared ->
    [yes] Right, { $name }! Put a die into any funnel.
   *[no] Right! Put a die into any funnel.
}
bunte-kuh-ask-uncover = { $shared ->
    [yes] { $name }, uncover the throw when you are ready.
   *[no] Uncover the throw when you are ready.
}
bunte-kuh-wait = Waiting for { $names }.
bunte-kuh-roll = Throw the dice
bunte-kuh-call-nowhere = NERGENS
bunte-kuh-this-one = This one!
bunte-kuh-touch = Touch the funnel
bunte-kuh-mark-first = Mark a funnel
bunte-kuh-pick-funnel = Choose a funnel
bunte-kuh-lay = Put it like this
bunte-kuh-uncover = Uncover and start my watch
bunte-kuh-pass = No call
bunte-kuh-too-late = My time is over: no call
bunte-kuh-tray-nearly = nearly done
bunte-kuh-tray-none = no call
bunte-kuh-tray-call = { $spot }: { $seconds } s
bunte-kuh-tray-nowhere = nowhere in { $seconds } s

# What just happened, in one line.
bunte-kuh-laid = The base is laid.
bunte-kuh-stopped = { $name } calls STOP. Where is it?
bunte-kuh-nowhere = { $name } calls NERGENS: nowhere!
bunte-kuh-pointed = { $name } points at the funnel { $place }.
bunte-kuh-put = { $name } puts a die { $place }. It shows { $faces }.
bunte-kuh-passed = { $name } makes no call.
bunte-kuh-right = { $name } is right and puts down a die.
bunte-kuh-wrong = { $name } was wrong: everybody else hands over a die.
bunte-kuh-slow = That took too long: the die lay down by itself.
bunte-kuh-time-out = Nobody called in time. The dice go on to the left.
bunte-kuh-revealed = All have decided.

# Why the last round went as it did.
bunte-kuh-verdict-stop = { $name } pressed STOP { $seconds } s after seeing the throw.
bunte-kuh-verdict-nowhere = { $name } pressed NERGENS { $seconds } s after seeing the throw.
bunte-kuh-verdict-sum = The funnel { $place }, makes { $sum }, not { $wanted }.
bunte-kuh-verdict-slow = { $name } did not point in time.
bunte-kuh-verdict-there = There was one: the funnel { $place }, makes { $wanted }.
bunte-kuh-verdict-nobody = No funnel makes { $wanted }: NERGENS would have been right.
bunte-kuh-verdict-watch = { $name }: { $seconds } s on the watch.

tip-bunte-kuh-watch = The throw is covered until you are ready. Then your own stopwatch runs; the quickest call counts.
tip-bunte-kuh-race = As soon as the dice lie there, look for a funnel whose three faces have the same sum. Call STOP and show it, or NERGENS if there is none; a wrong call brings you dice. The first throw waits until you are ready.
bunte-kuh-nowhere-claims = no { $sum } here
bunte-kuh-stop-claims = I see a { $sum }
