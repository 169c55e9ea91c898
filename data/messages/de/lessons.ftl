# Ein Spiel lernen, indem man es spielt.
lesson-opening = Albert baut { $game } auf
lesson-failed = Diese Lektion lässt sich nicht zeigen.
lesson-coach = Albert zeigt es dir
lesson-step = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-finish = Fertig
lesson-as-good = Mein Zug war ein anderer. Ich mache mit meinem weiter, gleich sieht es also etwas anders aus.
lesson-watch = Sieh zu, was die anderen tun.
lesson-right = So ist es.
lesson-missed = Noch nicht: Nimm es zurück.
lesson-take-back = Zurücknehmen
lesson-show = Zeig es mir
lesson-skip = Verlassen
lesson-over = Jetzt kannst du { $game } spielen.
lesson-play = Gegen einen sanften Bot spielen
lesson-again = Noch einmal lernen
lesson-offer = Neu hier? Spiel ein paar Züge mit mir, dann kannst du es in drei Minuten.
lesson-begin = Zeig mir, wie
lesson-decline = Kenne ich

## Puzzles
puzzle-ask = Hier ist ein Zug klar der beste. Welcher?
puzzle-count = Rätsel { $puzzle } von { $puzzles }
puzzle-leave = Verlassen
puzzle-solved = Gelöst.
puzzle-right = Das ist der beste Zug.
puzzle-right-by = Genau: um { $share } eines Sieges besser als alles andere.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-wrong-by = Es gibt etwas, das um { $share } eines Sieges besser ist.
puzzle-why = Der beste Zug { $why }.
puzzle-over = Du hast alle Rätsel zu { $game } gesehen.
puzzle-again = Noch einmal von vorn
puzzle-failed = Diese Rätsel lassen sich nicht zeigen.
