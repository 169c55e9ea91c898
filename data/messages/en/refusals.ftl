# Why not. The keys are the codes of the engine, the table and the host.

## Any game
refused-over = The game is over.
refused-not-your-turn = It is not your turn yet.
refused-no-such-seat = There is no such place at this table.
refused-no-throw-due = No dice are thrown now.
refused-wrong-effect = The rules say something else here: { $expected } comes next.
refused-notation = This move cannot be read: { $sentence }
refused-players = { $game } is for { $least } to { $most } players, not { $players }.
refused-unknown-option = There is no choice called “{ $key }”; there is: { $known }.
refused-bad-value = “{ $key }” cannot be “{ $value }”; it can be { $allowed }.
refused-conflict = { $what ->
    [first-seat] Whoever is to begin does not play: there are not that many of you.
    [tableau-room] This tableau has not room for everybody.
    [sides-for-two] These sides are for two: three sit all around.
    [teams-for-four] Teams are for four players.
    [fourth-for-three] Only three players have a fourth set to share out.
    [tip-of-2000] One piece in the opening compartment: that belongs to the edition of 2000.
    [own-players] This game is for another number of players.
    [own-foundation] This game does not begin on a pyramid that stands.
   *[other] These choices do not go together: { $sentence }
}
refused-no-sheets = { $file }: this game has no sheets of one’s own.
refused-bad-file = { $file }, { $place }: { $sentence }

## The table
refused-no-push = This server sends no messages.
refused-push-address = Messages go to push services only, by https to a public host.
refused-push-keys = That is not what a browser subscribes with.
refused-no-shelf = There is no shelf on this server.
refused-not-on-shelf = This game is not on the shelf.
refused-shelf-not-author = Only its author can put a new version of this game on the shelf.
refused-shelf-versions = This game has enough versions.
refused-shelf-waiting = Too many games wait to be looked at. Try again later.
refused-shelf-full = The shelf is full.
refused-shelf-too-many = Too many games for now. Try again later.

refused-not-seated = You do not sit at this table.
refused-host-only = Only whoever opened the table can do that.
refused-lobby-only = That is possible only before the game.
refused-playing-only = That is possible only during the game.
refused-over-only = That is possible only after the game.
refused-no-such-game = There is no game “{ $game }” here.
refused-no-seat = There is no such place at this table.
refused-seat-taken = That place is taken.
refused-full = Every place is taken.
refused-seated-already = You already sit at this table.
refused-wrong-invite = This invitation is for another table.
refused-bad-token = This browser does not hold a place here.
refused-name-taken = Somebody here is already called { $name }. Choose another name.
refused-no-name = A name needs at least one letter.
refused-name-too-long = A name has at most { $most } letters.
refused-nothing-said = There is nothing in this message.
refused-chat-too-long = A message has at most { $most } letters.
refused-too-much-talk = Enough has been said: a game has room for { $most } messages of each player.
refused-action-too-long = A move has at most { $most } letters.
refused-stamped = Only the table says when something was done.
refused-counting-down = The dice are about to fall.
refused-no-race-ahead = There is no first race to wait with.
refused-no-preview = In a race nobody is told beforehand what would come of it.
refused-not-shown = You had not seen the throw yet.
refused-too-quick = Nobody is that quick. A press counts once { $least } ms have passed since the throw.
refused-round-over = The round was over before this could count.
refused-other-beginning = The evening begins with another game.
refused-evening-goes-on = The evening is not over: go on to the next game.
refused-no-next-game = There is no next game in this evening.
refused-evening-seats = Those who began an evening play it to its end: places can be given to bots, but not added or taken away.
refused-evening-files = The files of an evening’s games are those of its programme.
refused-empty-seat = One place is still free: invite somebody, let a bot play, or take the place away.
refused-not-ready = { $name } is not ready yet.
refused-bot-plays = A bot is playing for you. Take your place back first.
refused-no-stand-in = Nobody is playing for you.
refused-no-bot-due = No bot has to move here.
refused-not-foreseen = What comes of it shows only when it is done.
refused-no-hand = No hand moves like that here.
refused-stale = Things have moved on since.
refused-nothing-to-undo = There is nothing left to take back.
refused-too-many-undone = You have taken back { $most } moves in this game; that is all.
refused-undo-asked = Somebody has already asked to take a move back. Wait for the answer.
refused-undo-denied = The others would rather let this move stand.
refused-nothing-asked = Nobody is asking to take a move back any more.
refused-is-here = { $name } is here.
refused-just-gone = { $name } has only just gone. Wait until { $minutes } minutes have passed.
refused-not-awaited = Nobody is waiting for { $name }.
refused-hint-among-people = Where other people play, nobody is told what to do.
refused-hint-given = You have been given a hint for this already.
refused-no-hint-of-day = In a game of the day everybody plays without hints.
refused-day-given-up = You have given up this game of the day. A bot plays it to its end.
refused-not-daily = That is no game of the day.
refused-no-such-day = There are no games of that day, or no longer.
refused-no-hint = Nobody can give a hint here: it is in the eye or in the hand.
refused-nudged = { $name } has just been nudged.
refused-bad-clock = A move can be given { $least } to { $most } { $unit ->
    [seconds] seconds
   *[days] days
}.
refused-bad-command-id = The page said something the table could not read. Reload the page, please.
refused-too-many-sheets = At most { $most } sheets can be attached, { $bytes } bytes together.
refused-too-many-options = At most { $most } choices can be set.
refused-older-rules = This game began by older rules, which are not played any more. It can still be read here.
refused-table-full = This table has seen { $most } events and takes no more. Make a new one, please.

## The host of the table
refused-bad-message = The page said something the table could not read. Reload the page, please.
refused-hello-first = The page said something the table could not read. Reload the page, please.
refused-message-too-long = This message is too long.
refused-other-version = The table speaks a newer language. Reload the page, please.
refused-broken-table = This table is damaged and cannot be played on.
refused-no-such-table = There is no such table, or it was cleared away.
refused-no-such-step = The lesson has no such question.
refused-no-record = There is no finished game at this table.
refused-too-much-written = Too much has been written from your connection in the last hour. It goes on by itself; please wait a little.
refused-no-space = The server has no room left to write. It goes on by itself once there is some.
refused-others-play = Others play at this table. Leave it instead, or play it to its end.
refused-too-fast = That was too fast. Wait a moment.
refused-too-many-tables = Too many tables were opened from here. Try again later.
refused-try-again = That did not work just now. Try again in a moment.
refused-wrong-origin = This page may not use this server.

## Hop'n'ROLL
refused-hop-first = First all pawns hop. Pick a die.
refused-has-hopped = Your pawn has hopped. Now write the number of its die.
refused-no-such-field = There is no field { $field }; the tableau has { $fields }.
refused-no-die-there = There is no die on that field.
refused-field-taken = { $seat } already stands there.
refused-no-such-box = The { $row } row has { $boxes } boxes, so there is no box { $number }.
refused-box-filled = That box already holds a { $holds }.
refused-leaves-gap = The { $row } row is written without gaps: box { $next } comes next.
refused-level-not-open = Fill the level before it first: box { $empty } of the { $row } row is still empty.
refused-other-number = Your die shows a { $die }, so you cannot write a { $value }.
refused-other-numbers = Your die and field give you { $choice }, so you cannot write a { $value }.
refused-other-row = The disco die is { $disco }, so its number goes into the { $disco } row.
refused-not-among-your-dice = You can write { $choice } in any row, or any number in the { $disco } row, but not a { $value } there.
refused-must-equal = All numbers of this row are equal, and it began with a { $value }.
refused-must-climb = That box must hold at least a { $least }, because the row climbs.
refused-must-fall = That box must hold at most a { $most }, because the row falls.
refused-must-make-seven = That box must hold a { $needed }, because with the { $before } before it that makes seven.
refused-must-be-even = That box must hold an even number, because it follows the odd { $before }.
refused-must-be-odd = That box must hold an odd number, because it follows the even { $before }.
refused-must-differ = The second number must differ from the first, which is a { $first }.
refused-must-take-turns = The two numbers of this row take turns, and now it is the { $value }’s turn.
refused-must-be-sum-or-difference = Above { $left } and { $right } stands their sum or their difference: { $choice }.
refused-nothing-fits-above = No number fits above two { $value }s: their sum is more than 6 and their difference is 0.
refused-must-equal-below = That box must hold a { $below }, the same as the box below it.
refused-already-in-pyramid = The { $value } is already in this pyramid, and every number is in it only once.
refused-must-equal-group = That box must hold a { $value }, because the numbers of a group are equal.
refused-must-move = The second number must be smaller or larger than the first, which is a { $first }.
refused-must-go-up = That box must hold more than { $before }, because the row went down just now.
refused-must-go-down = That box must hold less than { $before }, because the row went up just now.
refused-must-write = Your die fits, for example into { $row } { $number }, so you have to write it.
refused-start-comes-first = First it is settled whose pawn begins on top.
refused-has-started = It is already settled whose pawn begins on top.
refused-nobody-there = Nobody plays at that place; there are { $players } players.
refused-wrong-number-of-dice = { $players } players throw { $players } number dice and the disco die, not { $found }.

## Hamstern
refused-no-such-chamber = This sheet has no chamber { $chamber }.
refused-no-such-cell = Chamber { $chamber } has no cell { $cell }; it has { $cells }.
refused-already-crossed = This cell is crossed already.
refused-too-few = Too few: a { $throw } asks for exactly { $throw } crosses, not { $crosses }.
refused-too-many = Too many: a { $throw } asks for exactly { $throw } crosses, not { $crosses }.
refused-too-many-for-one = A 1 allows 1 to { $most } crosses, not { $crosses }.
refused-joker-track = On a 1 each cross strikes a box of your joker track: { $left } left, { $crosses } wanted.
refused-not-connected = The crosses of one throw must hang together, above, below or beside each other.
refused-joined-by-old-crosses = The crosses of one throw must hang together by themselves; older ones do not join them.
refused-starts-elsewhere = Your first crosses go into the dark chamber in the middle.
refused-passage-not-reached = You cannot get in there yet: first cross the cell in front of a passage, { $near }.
refused-begin-at-passage = A new chamber is begun where the passage comes out: cross { $far } too.
refused-passage-used = This chamber is begun already, and passages lead only into new ones in this game. Go on next to one of its crosses.
refused-only-diagonal = Diagonally is not next to a cross. Go on above, below or beside one.
refused-not-next-to-cross = New crosses begin next to a cross you have.

## Abquetschen
refused-nothing-rolled = The turquoise die has to be rolled first.
refused-start-pyramid-first = First build the start pyramid: three dice on the plate and one on top of them.
refused-no-start-place = The top of the start pyramid lies on three dice, one layer above the plate.
refused-start-at-edge = There the start pyramid would lie at the edge of the plate.
refused-start-not-central = The start pyramid goes as near to the middle as can be.
refused-build-the-roll = You rolled a { $roll }, so now you build exactly { $roll ->
    [one] one die
   *[other] { $roll } dice
}.
refused-bonus-or-skip = Now you place { $dice ->
    [one] your bonus die, or skip it
   *[other] exactly { $dice } bonus dice, or skip them
}.
refused-other-than-rolled = You rolled a { $roll }, so a build of { $dice } does not do.
refused-other-than-bonus = Bonus dice are placed all or none: { $due } of them, not { $dice }.
refused-outside-pyramid = That place is outside the pyramid that fits on this plate.
refused-would-roll-away = A die would roll away there: one below it is missing.
refused-build-in-pieces = The dice of a build must hang together by their faces.
refused-touches-no-own-die = At least one new die must touch, face to face, a die that you built before.
refused-touches-no-die = Your first build must touch somebody’s die by a face.
refused-closes-start-pyramid = Leave an open place above the start pyramid until its owner has built again.

## Würfelmarsch
refused-not-on-the-plate = That is no funnel of the plate.
refused-empty-funnel = There is no die there.
refused-not-your-die = That die belongs to { $seat }. Move one of your own.
refused-not-beside = A die is tilted over one edge, into a funnel right beside it.
refused-backwards = Dice go forward or sideways, never back towards your own side.
refused-funnel-taken = There is a die already. Dice are tilted into empty funnels.
refused-same-faces = It shows these faces already. Turn it so that it shows others.

## Cui bono?
refused-pull-first = First pull a die out of the bottom layer.
refused-holds-a-die = You hold a die: put it into a funnel or keep it.
refused-not-at-the-bottom = Only dice of the bottom layer are pulled.
refused-nothing-to-pull = There is no die any more.
refused-too-much-on-it = { $dice } dice lie on it; only one may.
refused-onto-the-plate = No die goes back onto the plate.
refused-cell-taken = There is a die already.
refused-no-funnel = That is no funnel: three dice must lie under it.
refused-mixed-funnel = That funnel holds two { $two ->
    [red] red
    [yellow] yellow
   *[pearl] pearl
} dice and one { $one ->
    [red] red
    [yellow] yellow
   *[pearl] pearl
}: it needs three different colours or three of one other colour.
refused-funnel-of-its-colour = That funnel is all { $colour ->
    [red] red
    [yellow] yellow
   *[pearl] pearl
}, and so is your die: three of one colour take only another one.
refused-edge-of-one-colour = That would complete an edge of { $colour ->
    [red] red
    [yellow] yellow
   *[pearl] pearl
} dice alone, which ends { $foot }.
refused-looks-the-same = The pyramid would look the same { $times } times. You must keep the die.
refused-who-begins = First it is settled who begins.
refused-build-the-pyramid = It is settled who begins; now the pyramid is built.
refused-not-complete = The pyramid must be complete: it has { $dice } of 165 dice.
refused-wrong-colours = The pyramid has 55 { $colour ->
    [red] red
    [yellow] yellow
   *[pearl] pearl
} dice, not { $dice }.
refused-other-foundation = The pyramid that stands is completed, and none of its dice changed.

## Eintrichtern
refused-cover-first = First put the red die back.
refused-nothing-lifted = No red die is lifted, so there is none to put back.
refused-lift-for-throw = The throw is settled. Now lift a red die.
refused-take-or-roll = First take over the throw of the player before you, or throw anew.
refused-funnel-open = This funnel is open and out of play. Lift a red die.
refused-no-red-die = There is no red die { $cell }.
refused-other-number-laid = { $due } yellow dice are laid on this plate, not { $found }.
refused-nobody-to-begin = { $seat } cannot begin; there are { $players } players.
refused-other-throw-due = That is not thrown now.

## Races
refused-no-stamp = The clock runs, and the table did not say when this was done. Try again.
refused-no-clock = No clock runs here.
refused-out-of-order = Somebody was quicker.
refused-time-up = Time was up.
refused-not-shown-yet = The page was ahead of the game. Reload it, please.

## Raffzahn
refused-no-roll-due = The turquoise die is thrown once a round, before anybody takes.
refused-not-thrown = Wait until the turquoise die has been thrown.
refused-no-die-to-take = There is no die any more.
refused-hand-locked = Wrong die: your hand is locked for a moment.
refused-die-under-others = This die is not free: another lies on it.
refused-shows-another = This die shows you a { $shows }, not a { $throw }.
refused-not-the-roller = Only { $roller }, who threw the die, can call STOP.
refused-stopped = STOP has been called already.
refused-stop-too-early = Let everybody look first: STOP can be called a moment later.
refused-no-passing = In a race nobody passes: just take nothing.
refused-other-die-due = Another throw is due here.
refused-not-that-pyramid = The pyramid has all dice but the tip, 55 of each colour at most.

## Bunte Kuh
refused-no-dice-due = The three dice are thrown once a round, before anybody calls.
refused-no-sum-yet = Wait until the three dice have been thrown.
refused-call-first = Call STOP before you point.
refused-point-now = You have called STOP: point at the funnel.
refused-put-now = You were right: put down one of your dice.
refused-not-a-funnel = There is no funnel.
refused-put-where-pointed = Your die goes where you pointed.
refused-stopwatch-too-long = The stopwatch does not run that long.
refused-only-in-ticks = Around one table one calls STOP or NERGENS.
refused-not-in-ticks = In ticks one writes down the funnel and the time.
refused-other-dice-due = Another throw is due here.
refused-not-that-base = The base layer has 45 pearl dice, and nothing lies on it.

## Evenings
refused-empty-programme = An evening needs at least one game.
refused-not-on-the-shelf = There is no game “{ $game }” here.
refused-not-of-the-box = Only games with the pyramid belong to an evening, and “{ $game }” is none.
refused-without-file = A game of your own comes to an evening with its file.
refused-programme-too-long = An evening has at most { $most } games.
refused-other-game = The programme goes on with another game.
refused-not-played-out = A game counts when it is over, and for the players of the evening.
