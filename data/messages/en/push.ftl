# Messages to somebody who is away. The service worker says those of the first part itself: they take names as they are
# and no numbers.
push-turn = Your turn: { $game }
push-turns = It is your turn at several tables
push-with = with { $names }
push-nudge = { $name } is waiting for you: { $game }
push-stop = No more messages

# What the table says about them.
push-offer = Tell me when it is my turn
push-offer-why = You need not wait here: your browser can tell you, also when this page is closed.
push-not-now = No, thanks
push-on = Your browser will tell you when it is your turn.
push-off = Switch off
push-denied = Your browser does not let this page send messages.
push-failed = That did not work. Please try again later.
