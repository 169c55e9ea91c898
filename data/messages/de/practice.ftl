# Allein üben, gegen die Stoppuhr.
practice = Allein üben
practice-with-best = Allein üben · Bestzeit { $seconds } s
practice-partner = Albert
practice-opening = Albert baut { $game } auf
practice-raffzahn = { $dice } von { $goal } genommen
practice-bunte-kuh = { $dice } von { $goal } Würfeln hergegeben
practice-best = Bestzeit: { $seconds } s
practice-done = { $dice } Würfel in { $seconds } s.
practice-new-best = Das ist deine Bestzeit.
practice-again = Noch einmal
