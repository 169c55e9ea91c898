# At the table: who sits there, what is asked, what happened.
back-home = Back to the crate
your-name = Your name
host = Opened this table
ready = ready
ready-say = I am ready
ready-done = You are ready
not-ready = not ready yet
not-here = not here now
free-place = a free place
let-bot = Let a bot play
add-person = One more person
add-bot = One more bot
take-seat-away = Take away: { $name }
bot-plays = plays { $how }
bot-level-of = How { $name } plays
start-game = Start the game
lobby-waiting = { $free ->
    [one] One place is still free.
   *[other] { $free } places are still free.
}
lobby-not-ready = { $name } is not ready yet.
lobby-can-start = Everyone is here. Start when you like.
lobby-host-starts = { $name } starts the game.
lobby-say-ready = Say when you are ready: the others wait for that.
lobby-watching = You are watching. The game begins soon.
invite = Invite somebody
invited-to = You are invited to play { $game }
already-there = At the table: { $names }.
sit-down = Sit down
only-watch = Only watch
no-room = There is no free place any more.
joined = { $name } has sat down.
setup-changed = What is played has changed. Say again that you are ready.
no-table = This table is not here
fetching-table = Albert sets the table
elsewhere = This game goes on in another window
go-on-here = Go on here

clock = Time for a move
clock-none = no limit
clock-minute = one minute
waiting-long = Albert takes a nap meanwhile.
please-wait = One moment …
thinking = thinking
done = done
undo = Take back
undo-of = { $name } takes back
undone = { $name } took the last move back.
stood-in = A bot plays for { $name } for now.
taken-back = { $name } plays again.
stand-in-left = left, a bot plays
stand-in-absent = away, a bot plays
stand-in-timeout = too slow, a bot plays
bot-plays-you = A bot is playing for you.
play-again-myself = I play again myself
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round = Round { $round }
last-round = The last round
other-players = The others
hand-over = Hand the device to { $name }.
hand-over-why = Everyone decides at the same time, so nobody should look yet.
hand-over-taken = I am { $name }
hand-over-openly = We do not mind looking

line-connecting = connecting
line-away = no connection
line-elsewhere = in another window
line-ended = closed
reconnecting = Albert looks for the connection. Your game is safe.

table-menu = Table
table-menu-unread = Table, { $unread ->
    [one] one new message
   *[other] { $unread } new messages
}
sound-on = Turn the sound on
sound-off = Turn the sound off
talk = Talk
say = Say something
send = Send
nothing-said = Nobody has said anything yet.
reactions = Show a feeling
reaction-applause = Applause
reaction-laugh = Laughing
reaction-wow = Wow
reaction-ouch = Ouch
reaction-thinking = Hm
reaction-heart = Love it
log = What happened so far
clear-table = Clear this table away
leave = Leave the table
leave-bot = Leave; a bot plays on
watching = You are watching the table of { $name }.

tip = A tip from Albert
tip-read = I see
tip-ready = I am ready
tip-no-more = No more tips
tips-again = Albert’s tips again

over-you-win = You win!
over-alone = Done: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
albert-cheers = Albert cheers.
final-sheets = How it ended
rematch = Play again
score-table = Points, part by part
rank = { $rank }.
total = Total
no-record = The game could not be fetched. Try again in a moment.

replay = Watch the game again
replay-of = { $game }, from the beginning
replay-loading = Albert lays out the game again
replay-broken = There is no game in this link
replay-place = Place in the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = { $at } of { $last }
replay-speed = Speed
replay-moves = All moves
replay-turn-before = Turn before
replay-turn-after = Next turn
replay-slow = slow
replay-calm = calm
replay-quick = quick
remarks = Remarks and bookmarks
remark-here = What do you say to this?
remark-save = Save the remark
remark-bookmark = Set a bookmark
remark-marked = Bookmark
remark-remove = Take it away
remarks-travel = They are part of the record: whoever gets the link reads them.
remarks-full = { $most } are enough: take one away first.
share = Share this game

check-dice = Were the dice fair?
dice-check = Were the dice fair?
dice-checking = Albert throws every die again
dice-fixed = { $throws ->
    [one] Yes. The one throw was fixed before the game began.
    [2] Yes. Both throws were fixed before the game began.
   *[other] Yes. All { $throws } throws were fixed before the game began.
}
dice-other-promise = No. What was promised before the game is not what the record says.
dice-no-secret = That cannot be said: the record does not reveal its seed.
dice-no-commitment = That cannot be said: nothing was promised before the game.
dice-other-secret = No. Seed and salt do not fit what was promised.
dice-other-throw = No. The seed gives other dice than those that were played.
dice-how = Before the first throw everyone was shown a fingerprint of the seed. Your browser has now taken the seed, made the same fingerprint and thrown all dice from it again.
dice-commitment = Fingerprint shown before the game
dice-seed = Seed
dice-salt = Salt

recent = What happened last
log-sealed = { $name } has decided
log-acted = { $name }: { $action }
log-throw = Thrown: { $dice }
log-end = The game is over

throw-dice = Throw the dice
throw-ask = { $shared ->
    [yes] { $name }, throw the dice.
   *[no] Your turn: throw the dice.
}
throw-how = Swipe, hold and let go, or tap
throwing = Dice
throwing-hand = I throw them
throwing-auto = fall by themselves
