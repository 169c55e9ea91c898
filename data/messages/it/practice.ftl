# Allenarsi da soli, contro il cronometro.
practice = Allenamento
practice-with-best = Allenamento · record { $seconds } s
practice-partner = Albert
practice-opening = Albert prepara { $game }
practice-raffzahn = Dadi presi: { $dice } su { $goal }
practice-bunte-kuh = Dadi ceduti: { $dice } su { $goal }
practice-best = Record: { $seconds } s
practice-done = { $dice } dadi in { $seconds } s.
practice-new-best = È il tuo record.
practice-again = Di nuovo
