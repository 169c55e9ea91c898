# Ein Spiel lernen, indem man es spielt.
lesson-opening = Albert baut { $game } auf
lesson-failed = Diese Lektion lässt sich nicht zeigen.
lesson-coach = Albert zeigt es dir
lesson-step = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-finish = Fertig
lesson-as-good = Mein Zug war ein anderer. Ich mache mit meinem weiter, gleich sieht es also etwas anders aus.
lesson-watch = Sieh zu, was die anderen tun.
lesson-take-back = Zurücknehmen
lesson-show = Zeig es mir
lesson-skip = Lektion verlassen
lesson-over = Jetzt kannst du { $game } spielen.
lesson-play = Gegen einen sanften Bot spielen
lesson-again = Noch einmal lernen
lesson-offer = Neu hier? Spiel ein paar Züge mit mir, dann kannst du es in drei Minuten.
lesson-begin = Zeig mir, wie
lesson-decline = Kenne ich
