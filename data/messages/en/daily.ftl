# Games of the day: the same for everybody, with a list.
daily-about = The same dice for everybody, today only. Your first try of each game counts for the list; after that you may play as often as you like.
daily-over = This day is over, and so its key is known. Its games can still be played, just for fun.
daily-days = Days
daily-before = The day before
daily-after = The day after
daily-fetching = Albert looks up the day
daily-none = Today’s games need a connection to the server. Days that you have looked at can be played without one.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-name = Your name in the list
daily-hamstern = Alone, for the most points.
daily-hop-n-roll = Against two bots that play the same for everybody. Your points count.
daily-raffzahn = Twenty dice from one pyramid, against the clock.
daily-nobody = Nobody has finished it yet.
daily-results = { $count ->
    [one] { $game }: one player
   *[other] { $game }: { $count } players
}
daily-points = { $points ->
    [one] one point
   *[other] { $points } points
}
daily-play = Play for the list
daily-again = Once more, for fun
daily-go-on = Go on playing
daily-play-old = Play for fun
daily-counts-not = This game is for fun: your first try of the day is the one that counts.
daily-pass-on = Pass on
daily-share = { $game }: { $result }, place { $place } of { $count }
daily-copied = Copied. Paste it wherever you like.
daily-of = Games of { $day }
daily-all = All results of the day
daily-fair = Can somebody know the dice beforehand?
daily-fair-how = No. All dice of a day come from one key. Its fingerprint is shown the day before, and the key itself only when the day is over. Whoever has both can check them.
daily-holds = Your browser has checked it: the key fits the fingerprint.
daily-broken = The key does not fit the fingerprint that was shown. These dice were not fair.
daily-unproven = This browser cannot check it just now.
daily-revealed-at = The key is shown from { $when } on.
daily-promise = Fingerprint of the day’s key
daily-key = Key of the day
daily-next-promise = Fingerprint for the day after
daily-sealed = Others may have the same dice still before them, so the seed of a game of the day is shown only when the day is over. Check it then.
