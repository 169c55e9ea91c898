# Allenarsi da soli, contro il cronometro.
practice = Allenati in solitario
practice-with-best = Allenati in solitario · record { $seconds } s
practice-partner = Albert
practice-opening = Albert prepara { $game }
practice-raffzahn = { $dice } dadi presi su { $goal }
practice-bunte-kuh = { $dice } dadi ceduti su { $goal }
practice-best = Record: { $seconds } s
practice-done = { $dice } dadi in { $seconds } s.
practice-new-best = È il tuo record.
practice-again = Ancora una volta
