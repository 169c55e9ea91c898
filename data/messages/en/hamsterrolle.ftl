# Hamsterrolle: what can be chosen, and why not.
option-hamsterrolle-edition = Rules of
option-hamsterrolle-edition-2000 = 2000, Hamster Wheel
option-hamsterrolle-edition-2011 = 2011, Hamsterrolle
option-hamsterrolle-scope = Further ahead than all (2011)
option-hamsterrolle-scope-compartment = in the compartment
option-hamsterrolle-scope-wheel = in the wheel
option-hamsterrolle-fourth = The fourth set, with three players
option-hamsterrolle-fourth-box = stays in the box
option-hamsterrolle-fourth-shared = is shared out
option-hamsterrolle-teams = Four play
option-hamsterrolle-teams-edition = as the rules say
option-hamsterrolle-teams-none = alone
option-hamsterrolle-teams-beside = in teams, side by side
option-hamsterrolle-teams-across = in teams, across
option-hamsterrolle-pass = A pass goes (2000)
option-hamsterrolle-pass-forward = forward
option-hamsterrolle-pass-any = anywhere
option-hamsterrolle-tip = One piece in the opening compartment (2000)
option-hamsterrolle-tip-true = yes
option-hamsterrolle-tip-false = no
option-hamsterrolle-timed = 30 seconds for a turn (2011)
option-hamsterrolle-timed-true = yes
option-hamsterrolle-timed-false = no, take your time
refused-not-in-stock = Not in your stock: { $piece }.
refused-wrong-compartment = Compartment { $compartment } is not open to you; you may build in { $open }.
refused-same-colour = A piece of that colour ({ $colour }) already lies in compartment { $compartment }.
refused-not-ahead = It must reach further ahead than the { $other }.
refused-outside-the-wheel = Let it go inside the wheel.
refused-no-grip = The hand must hold the piece before it lets go.
refused-too-late = The { $seconds } seconds are over: the piece falls where it is.
refused-time-left = A piece is dropped only when the { $seconds } seconds are over.
refused-only-pushed = In the edition of 2011 you move pieces only by pushing them with your own.
refused-not-in-wheel = Not in the wheel: { $piece }.
refused-leaves-compartment = A piece that you move stays in its compartment, { $compartment }.
refused-own-pieces = You have pieces of your own. Only a player of a team who has none sits out.
refused-begun = You have begun to build, so you cannot pass any more.
refused-not-lowest = A pass takes a piece out of one of the two lowest compartments: { $lowest }.
refused-not-forward = A pass puts the piece further ahead than compartment { $source_compartment }.
refused-one-in-opening = The opening compartment, { $compartment }, takes only one piece.
refused-unsound = That spot is beyond what a hand can aim at.
refused-no-such-deal = That is no deal of this game.
part-hamsterrolle-pieces = Pieces left
part-hamsterrolle-partner = The partner’s

# The pieces.
wheel-piece-red = red slab
wheel-piece-green = green beam
wheel-piece-blue = blue stick
wheel-piece-orange = orange plate
wheel-piece-purple = purple cube
wheel-piece-white = white lath
wheel-piece-yellow = yellow roller
wheel-piece-starter = black cone
wheel-pile = { $count ->
    [one] { $piece }
   *[other] { $piece }, { $count } of them
}
wheel-pile-in = { $piece } in compartment { $compartment }
wheel-pile-shut = { $piece }, fits into none of the open compartments
wheel-left = { $count ->
    [0] no piece left
    [one] one piece left
   *[other] { $count } pieces left
}
wheel-stock-of = Pieces of { $name }
wheel-own-pieces = Your pieces
wheel-low-pieces = Pieces in the two lowest compartments
wheel-open-pieces = Pieces where you may build
wheel-aside = Set aside
wheel-team = Team { $team }
wheel-contents = Compartment { $compartment }: { $pieces }.
wheel-empty = empty
wheel-loading = The wheel is rolled in
wheel-no-room = This browser draws nothing in three dimensions, so the wheel is shown from the side.
wheel-no-engine = The wheel could not be fetched. Try again when you are online.

# Whose turn it is.
wheel-ask = { $shared ->
    [yes] { $name }, pick a piece.
   *[no] Your turn. Pick a piece.
}
wheel-ask-aim = { $shared ->
    [yes] { $name }, choose where it goes.
   *[no] Choose where it goes.
}
wheel-ask-place = { $shared ->
    [yes] { $name }, move it into place, then press “Let go”.
   *[no] Move it into place, then press “Let go”.
}
wheel-ask-pass = { $shared ->
    [yes] { $name }, which low piece goes elsewhere?
   *[no] Which low piece goes elsewhere?
}
wheel-ask-shift = { $shared ->
    [yes] { $name }, which piece do you move?
   *[no] Which piece do you move?
}
wheel-wait = { $names } is about to build.
wheel-watch = { $name } builds.
wheel-watch-pass = { $name } passes.
wheel-own-hand = Your hand builds.
wheel-rolls = The wheel rolls …
wheel-in-hand = You hold the { $piece }.
wheel-time = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}

# Buttons.
wheel-pick = Pick a piece
wheel-pick-low = Pick a low piece
wheel-pick-shift = Pick a piece in the wheel
wheel-let-go = Let go
wheel-drop = Let it drop
wheel-put-back = Put it back
wheel-other = Something else
wheel-pass = Pass constructively
wheel-verb = What to do
wheel-verb-place = Build
wheel-verb-shift = Move a piece
wheel-verb-pass = Pass
wheel-fits = Allowed here
wheel-blocked = Something is in the way. Drag it to a free spot: there it goes in.
wheel-nowhere = No room is left ahead for the { $piece }. Try another piece, or pass.
wheel-steady = Should stay there
wheel-tips = { $way ->
    [left] Will not stay there: tips to the left
   *[right] Will not stay there: tips to the right
}
wheel-slides = { $way ->
    [left] Will not stay there: slides to the left
   *[right] Will not stay there: slides to the right
}
wheel-takes = { $name } takes { $count }
wheel-plus = +{ $count }
wheel-skip = Tap to skip
wheel-skip-slow = Tap to end the slow motion
wheel-fell-back = The { $piece } could not stay where it dropped. It counts as fallen and is yours again.
wheel-time-up = Time is up: the { $piece } falls where your hand is.
wheel-sit = Sit this turn out
wheel-way = How to build
wheel-way-hand = By hand
wheel-way-aim = In steps
wheel-slow = Slow motion
wheel-quick = Quicker turns
wheel-again = Show the last turn again
wheel-flat = From the side, flat
wheel-camera = Camera back to its place

# In steps.
wheel-lie = How it lies
wheel-lie-flat = flat
wheel-lie-edge = on edge
wheel-lie-across = across
wheel-lie-upright = upright
wheel-offset = Ahead
wheel-offset-more = Further ahead
wheel-offset-less = Further back
wheel-tilt = Tilt
wheel-tilt-more = Tilt to the right
wheel-tilt-less = Tilt to the left
wheel-depth = Depth
wheel-depth-more = Towards you
wheel-depth-less = Away from you
wheel-height = Height
wheel-height-more = Higher
wheel-height-less = Lower
wheel-skew = Turn
wheel-skew-more = Turn to the left
wheel-skew-less = Turn to the right
wheel-more = More to adjust
wheel-less = Less to adjust
wheel-degrees = { $value }°
wheel-millimetres = { $value } mm

# By hand.
wheel-hand-tools = The piece in your hand
wheel-tilt-left = Tilt to the left (Q)
wheel-tilt-right = Tilt to the right (E)
wheel-push-in = Push it in (W, mouse wheel)
wheel-pull-out = Pull it out (S, mouse wheel)
wheel-skew-it = Turn it (A, D)
wheel-next-lie = Lay it otherwise
wheel-hold = Hold the wheel (H)
wheel-fine = Move finely (Shift)

# What happened.
log-wheel-place-in = { $name } builds the { $piece } into compartment { $compartment }.
log-wheel-pass-in = { $name } passes and moves the { $piece } to compartment { $compartment }.
log-wheel-shift-in = { $name } moves the { $piece } within compartment { $compartment }.
log-wheel-drop-in = { $name } lets the { $piece } drop into compartment { $compartment }.
log-wheel-place = { $name } builds the { $piece }.
log-wheel-pass = { $name } passes and moves the { $piece }.
log-wheel-shift = { $name } moves the { $piece } within its compartment.
log-wheel-drop = { $name } lets the { $piece } drop.
log-wheel-sit = { $name } sits this turn out.
log-wheel-built = It lies in compartment { $compartment }.
log-wheel-back = The piece comes back.
log-wheel-refused = It could not lie there and comes back.
log-wheel-fell = { $count ->
    [one] Down comes the { $pieces }.
   *[other] { $count } pieces come down: { $pieces }.
}
log-wheel-fell-back = { log-wheel-fell } So what was being built is back in the stock.
log-wheel-alone = { $count ->
    [one] The { $pieces } falls by itself and is out of the game.
   *[other] { $count } pieces fall by themselves and are out of the game: { $pieces }.
}

# First game.
tip-wheel-carry = Drag a piece straight into the wheel: over the wheel it is inside. Drag anywhere to move it on; the dotted outline shows where it lands.
tip-wheel-hold = Buttons tilt the piece, turn it and push it deeper. Your other hand holds the wheel until you let go. Then it rolls, and what touches the table is yours.
tip-wheel-legal = Beside the piece you read whether it may lie there, or why not, and whether it should stay. The arrow on the table shows which way the wheel will roll.
tip-wheel-shift = You may move pieces by hand where you are going to build, before you build. They stay in their compartment.

# When it is over.
wheel-result = How it went
wheel-result-turns = { $count ->
    [one] One turn
   *[other] { $count } turns
}
wheel-result-falls = { $count ->
    [0] Nothing fell out of the wheel
    [one] One piece fell out of the wheel
   *[other] { $count } pieces fell out of the wheel
}
wheel-result-crash = { $count ->
    [one] Greatest crash: one piece, taken by { $name }
   *[other] Greatest crash: { $count } pieces at once, taken by { $name }
}
wheel-result-steadiest = { $millimetres ->
    [0] Your steadiest turn: the { $piece }, and the wheel did not stir
   *[other] Your steadiest turn: the { $piece }, and the wheel rolled { $millimetres } mm
}
wheel-result-time = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
wheel-crash-again = See the crash again
wheel-crash-share = Share it
wheel-not-sent = The film could not be shared.
wheel-saved = The film was saved as a file.

wheel-over-again = Over the wheel
