# Apprendre un jeu en y jouant.
lesson-opening = Albert installe { $game }
lesson-failed = Impossible de montrer cette leçon.
lesson-coach = Albert t’explique
lesson-step = Étape { $step } sur { $steps }
lesson-go-on = La suite
lesson-finish = Terminé
lesson-as-good = J’avais un autre coup en tête. Je continue avec le mien, la table va donc changer un peu.
lesson-watch = Regarde ce que font les autres.
lesson-right = C’est ça.
lesson-missed = Pas encore : annule ton coup.
lesson-take-back = Annuler
lesson-show = Montre-moi
lesson-skip = Quitter
lesson-over = Tu sais jouer à { $game } maintenant.
lesson-play = Jouer contre un bot facile
lesson-again = Reprendre la leçon
lesson-offer = C’est nouveau pour toi ? Joue quelques coups avec moi : dans trois minutes, tu connais le jeu.
lesson-begin = Montre-moi
lesson-decline = Je connais

## Puzzles
puzzle-ask = Un seul coup est nettement le meilleur. Lequel ?
puzzle-count = Énigme { $puzzle } sur { $puzzles }
puzzle-leave = Quitter
puzzle-solved = Résolu.
puzzle-right = C’est le meilleur coup.
puzzle-right-by = C’est ça : { $share } d’une victoire de mieux que tout le reste.
puzzle-wrong = Il y a mieux que cela.
puzzle-wrong-by = Il y a mieux, de { $share } d’une victoire.
puzzle-why = Le meilleur coup { $why }.
puzzle-over = Tu as vu toutes les énigmes : { $game }.
puzzle-again = Reprendre à la première
puzzle-failed = Impossible de montrer ces énigmes.
