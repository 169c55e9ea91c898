# Practising alone, against a stopwatch.
practice = Practise alone
practice-with-best = Practise alone · best { $seconds } s
practice-partner = Albert
practice-opening = Albert sets up { $game }
practice-raffzahn = { $dice } of { $goal } dice taken
practice-bunte-kuh = { $dice } of { $goal } dice given away
practice-best = Best: { $seconds } s
practice-done = { $dice } dice in { $seconds } s.
practice-new-best = That is your best time.
practice-again = Once more
