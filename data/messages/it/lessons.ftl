# Imparare un gioco giocandolo.
lesson-opening = Albert prepara { $game }
lesson-failed = Questa lezione non si può mostrare.
lesson-coach = Albert ti insegna
lesson-step = Passo { $step } di { $steps }
lesson-go-on = Avanti
lesson-finish = Fatto
lesson-as-good = La mia mossa era un’altra. Continuo con la mia: tra poco il tavolo avrà un altro aspetto.
lesson-watch = Guarda che cosa fanno gli altri.
lesson-take-back = Annulla mossa
lesson-show = Fammi vedere
lesson-skip = Lascia la lezione
lesson-over = Adesso sai giocare a { $game }.
lesson-play = Gioca contro un bot gentile
lesson-again = Impara di nuovo
lesson-offer = Prima volta? Gioca qualche mossa con me e in tre minuti sai giocare.
lesson-begin = Fammi vedere
lesson-decline = Lo so già
