# The crate and what it takes to start a game.
tagline = Nine games in one crate.
albert = Albert the hamster looks over the rim of the crate.
albert-invites = Hello, I am Albert. Take a game out of the crate.
not-connected = tables open soon.
player-range = { $least } to { $most } players
player-count = { $most ->
    [one] one player
   *[other] { $most } players
}
more-games = More games
continue = Continue
what-if = What if
with-players = with { $names }
your-turn = Your turn
players = Players
quick = Play { $game } against bots at once
players-and-rules = Players and rules
bot-level = The bots play
bot-easy = gently
bot-medium = well
bot-hard = hard
bot-expert = expert
start-bots = Play against bots
start-link = With friends by link
start-hotseat = Share this screen
start-failed = The table could not be set up. Try again in a moment.

about-hop-n-roll = Hop across to the die you want, then find it a place on your sheet. Five rows, five ideas of order.
about-hamstern = One throw for everyone. Cross out your burrow, chamber by chamber, before winter comes.
about-hamsterrolle = Build into the wheel, always a little further ahead. It rolls, and what falls out is yours.
about-abquetschen = Three colours grow up one pyramid and bury each other. Get rid of your dice first.
about-raffzahn = Everyone grabs at once: free dice that show the right number, until somebody calls stop.
about-bunte-kuh = Three numbers around a funnel, one sum to find. Be quick, but be right.
about-cui-bono = Pull a die from the bottom, let the row slide, and try to get rid of it at the top.
about-eintrichtern = What was hidden under which die? Remember the sums and collect the red ones.
title-own = Your own game
about-own = Games that people have written for the dice pyramid. Play them, change them, or invent one.
about-wuerfelmarsch = Five dice march across the plate by tilting. Reach the far corner or take what stands in the way.

# Evenings: several games on one pyramid.
evening = An evening on one pyramid
evening-name = an evening
evening-short = Build up, take down: several games in a row, one total.
evening-about = One game builds the pyramid up, the next takes it down. It stays standing in between, and the points add up.
evening-programme = What is played
evening-own = an order of our own
evening-empty = Choose the first game.
evening-earlier = { $game } earlier
evening-strike = Strike { $game }
evening-nobody = No number of players fits all these games.
evening-game = Game
evening-next = Next: { $game }
evening-again = The whole evening again
evening-won = { $count ->
    [one] { $names } wins the evening.
   *[other] { $names } share the evening.
}
start-solo = Play alone
start-solo-best = Play alone (best so far: { $points })
time-left-seconds = { $seconds } s left
time-left-minutes = { $minutes } min left
time-left-until = until { $when }
history = Games played
learn = Learn it in three minutes
guest = Player { $n }
local-failed = Games on this device do not start. Reload the page, please.
part-missing = This part of the page did not arrive. Is there a connection?
reload = Load it again
puzzles = Solve puzzles
daily = Games of the day
daily-short = The same dice for everybody, today only. See how far you get.
