# Playing together over days: clocks, offers, taking back, games played.
# Clocks, and what happens to somebody who is away.
clock-ten-minutes = ten minutes
clock-hour = one hour
clock-day = one day
clock-three-days = three days
clock-week = one week
clock-how-none = Nobody is hurried. No bot steps in for an absent player unless somebody at the table asks for one.
clock-how = Being away does not matter. When the time for a move is up, a bot plays for the absent player until they are back.
time-left-of = { $name }: { $time }
awaited-away = { $name } is away.
awaited-thinks = { $name } is thinking.
awaited-bot-soon = A bot can play meanwhile: { $time }.
let-bot-for = Let a bot play for { $name }
nudge = Nudge
nudged-you = { $name } has been nudged.
nudged-by = { $name } is waiting for you.
stand-in-asked = away, a bot plays
title-your-turn = Your turn: { $game }

# After a game: an offer to the others, and how the series stands.
rematch-offer = Offer another game
rematch-otherwise = Something else
rematch-wish = { $name } would like to play again.
rematch-offered = The others are getting ready: { $game }
rematch-begun = The next game has begun.
rematch-join = I play too
rematch-watch = Go and see
series = Games won so far: { $wins }
evening-line = Game { $at } of { $of }
evening-line-totals = { evening-line } · so far { $totals }
game-played = Game
over-you-share = You share the win!
over-your-place = { $count ->
    [one] You are number { $rank } of { $of }. { $names } wins.
   *[other] You are number { $rank } of { $of }. { $names } share the win.
}
albert-thinks = Albert thinks it over.
taken-back-count = { $count ->
    [one] One move was taken back in this game.
   *[other] { $count } moves were taken back in this game.
}

# Taking back what others have seen.
undo-ask = Ask to take back
undo-wish = { $name } would like to take the last move back.
undo-agree = All right
undo-deny = Let it stand
undo-denied = { $name } lets the move stand.
undo-waits = Asked whether the move may be taken back: { $names }.

# What counted, in one sentence.
counts-hop-n-roll = Most points in the five rows win; in a tie, more complete rows.
counts-hamstern = Most points win; in a tie, the points from chambers, then from mushrooms.
counts-hamsterrolle = Whoever has no piece left wins; otherwise fewer pieces are better.
counts-abquetschen = Whoever uses up the last die or rolls more than is left wins; otherwise fewer dice are better.
counts-raffzahn = Most dice win.
counts-bunte-kuh = Whoever gives away the last die first wins.
counts-cui-bono = Kept dice count minus: red 1, yellow 2, pearl 3. Fewest minus points win; in a tie, fewer dice.
counts-eintrichtern = Red dice count: enough of them win at once, otherwise the most.
counts-wuerfelmarsch = A die in the far corner wins at once. On an empty plate, captured dice minus own lost ones count; in a tie, whoever moved last.
counts-pig = Whoever holds with enough points wins.

# The own seat on another device, and the games that were played.
seat-elsewhere = My seat on another device
seat-elsewhere-how = Open this there and you sit here too, on both devices. It is for you alone: whoever has it plays for you.
seat-moved = I go on there only
seat-lost = This seat is not there any more
no-room-own = Did you sit down on another device? Open the table there, and under “My seat on another device” you find a code that brings you here.
history-empty = No game was played to its end in this browser yet.
history-about = These games are kept in this browser only. Take them out as a file to bring them to another one.
history-by-game = By game
history-by-opponent = By opponent
history-played = played
history-won = won
history-best = best
history-export = Take all out as a file
history-import = Put a file in
history-imported = { $count ->
    [one] One game came from the file.
   *[other] { $count } games came from the file.
}
history-no-file = There are no games in this file.
history-forget = Throw away: { $game }, { $when }
my-tables = Your tables
my-table-open = Go there
table-delete = Delete the table: { $game }, { $names }
table-delete-question = Delete this table?
table-delete-here = It goes with everything that happened at it, and does not come back. Games played to their end stay in the list above.
table-delete-there = It goes for everybody who sits at it, with everything that was done and said there, and does not come back. Games played to their end stay in the list above.
table-delete-yes = Delete it
table-keep = Keep it
table-deleted = The table is deleted.
table-not-deleted = The table could not be deleted. Is the server there?
result-picture = Picture
log-hidden = Something happened that nobody may see yet
bot-pace = Bots act
bot-pace-slow = slowly
bot-pace-normal = normally
bot-pace-at-once = at once

# Watching, and a screen for all to see.
watcher-points = Somebody who watches points at the board.
watcher-feels = Somebody who watches: { $feeling }
watcher-reacts = Show how you feel
watcher-how = Touch a place of the pyramid to point at it.
big-screen = On a big screen
big-screen-how = Open this address on the television or projector: it shows the table and how it stands, and nothing to touch. Everybody still plays on their phone.
big-screen-open = Open it here in a new window
big-screen-join = Sit down with your phone.
