# Learning a game by playing it.
lesson-opening = Albert sets up { $game }
lesson-failed = This lesson cannot be shown.
lesson-coach = Albert teaches you
lesson-step = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-finish = Done
lesson-as-good = My move was another one. I go on with mine, so the table looks different in a moment.
lesson-watch = Look what the others do.
lesson-right = That is it.
lesson-missed = Not yet: take it back.
lesson-take-back = Take it back
lesson-show = Show me
lesson-skip = Leave the lesson
lesson-over = You can play { $game } now.
lesson-play = Play against a gentle bot
lesson-again = Learn it once more
lesson-offer = New here? Play a few moves with me, and you know the game in three minutes.
lesson-begin = Show me how
lesson-decline = I know it

## Puzzles
puzzle-ask = One move is clearly best here. Which one?
puzzle-count = Puzzle { $puzzle } of { $puzzles }
puzzle-leave = Leave the puzzles
puzzle-solved = Solved.
puzzle-right = That is the best move.
puzzle-right-by = That is it: { $share } of a win better than anything else.
puzzle-wrong = Something is better than that.
puzzle-wrong-by = Something is better by { $share } of a win.
puzzle-why = The best move { $why }.
puzzle-over = You have seen all puzzles of { $game }.
puzzle-again = Once more from the first
puzzle-failed = These puzzles cannot be shown.
