# Allenarsi da soli, contro il cronometro.
practice = Allenamento
practice-with-best = Allenamento · record { $seconds } s
practice-partner = Albert
practice-opening = Albert prepara { $game }
practice-raffzahn = { $dice } dadi presi su { $goal }
practice-bunte-kuh = { $dice } dadi ceduti su { $goal }
practice-best = Record: { $seconds } s
practice-done = { $dice } dadi in { $seconds } s.
practice-new-best = È il tuo record.
practice-again = Di nuovo
