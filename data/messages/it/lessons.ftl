# Imparare un gioco giocandolo.
lesson-opening = Albert prepara { $game }
lesson-failed = Questa lezione non si può mostrare.
lesson-coach = Albert ti spiega
lesson-step = Passo { $step } di { $steps }
lesson-go-on = Avanti
lesson-finish = Fatto
lesson-as-good = La mia mossa era un’altra. Continuo con la mia: tra poco il tavolo avrà un altro aspetto.
lesson-watch = Guarda che cosa fanno gli altri.
lesson-right = Proprio così.
lesson-missed = Non ancora: annulla la mossa.
lesson-take-back = Annulla mossa
lesson-show = Mostrami
lesson-skip = Lascia la lezione
lesson-over = Adesso a { $game } sai giocare.
lesson-play = Gioca contro un bot gentile
lesson-again = Impara di nuovo
lesson-offer = Prima volta? Gioca qualche mossa con me e in tre minuti sai giocare.
lesson-begin = Fammi vedere
lesson-decline = Lo so già

## Puzzles
puzzle-ask = Qui una mossa è chiaramente la migliore. Quale?
puzzle-count = Rompicapo { $puzzle } di { $puzzles }
puzzle-leave = Lascia i rompicapi
puzzle-solved = Risolto.
puzzle-right = È la mossa migliore.
puzzle-right-by = Proprio quella: { $share } di una vittoria in più di tutto il resto.
puzzle-wrong = C’è di meglio.
puzzle-wrong-by = C’è di meglio: vale { $share } di una vittoria in più.
puzzle-why = Con la mossa migliore { $why }.
puzzle-over = Hai visto tutti i rompicapi di { $game }.
puzzle-again = Di nuovo dal primo
puzzle-failed = Questi rompicapi non si possono mostrare.
