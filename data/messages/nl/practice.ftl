# Alleen oefenen, tegen de stopwatch.
practice = Alleen oefenen
practice-with-best = Alleen oefenen · beste tijd { $seconds } s
practice-partner = Albert
practice-opening = Albert zet { $game } klaar
practice-raffzahn = { $dice } van { $goal } stenen gepakt
practice-bunte-kuh = { $dice } van { $goal } stenen kwijt
practice-best = Beste tijd: { $seconds } s
practice-done = { $dice } dobbelstenen in { $seconds } s.
practice-new-best = Dat is je beste tijd.
practice-again = Nog een keer
