# S’entraîner en solo, contre la montre.
practice = S’entraîner
practice-with-best = S’entraîner · record { $seconds } s
practice-partner = Albert
practice-opening = Albert installe { $game }
practice-raffzahn = { $dice ->
    [one] { $dice } dé pris sur { $goal }
   *[other] { $dice } dés pris sur { $goal }
}
practice-bunte-kuh = { $dice ->
    [one] { $dice } dé donné sur { $goal }
   *[other] { $dice } dés donnés sur { $goal }
}
practice-best = Record : { $seconds } s
practice-done = { $dice } dés en { $seconds } s.
practice-new-best = C’est ton record.
practice-again = Encore une fois
