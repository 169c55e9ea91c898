option-own-game = Jeu
option-own-game-quarry = Carrière (Quarry)
option-own-game-summit = Sommet (Summit)
option-own-game-sixes = Les six (Sixes)
option-own-game-abquetschen = Abquetschen, en fichier
option-own-game-cui-bono = Cui bono?, en fichier
option-own-game-wuerfelmarsch = Würfelmarsch, en fichier
part-own-points = Points
refused-not-among-choices = Les règles de ce jeu ne le permettent pas maintenant ; choisis parmi ce qui est proposé.
refused-other-throw = Ici, on lance exactement { $dice ->
    [one] un dé
   *[other] { $dice } dés
}.
refused-which-seat = Ici, le hasard choisit une place.
refused-pyramid-first = D’abord, on pose toute la pyramide.
refused-pyramid-not-whole = La pyramide doit être complète, avec { $dice } dés.
refused-uneven-colours = La pyramide n’a pas autant de dés de chaque couleur qu’il le faudrait.

own-file = Joué d’après le fichier { $file }.

# Pendant la partie.
own-ask = { $shared ->
    [yes] { $name }, à toi : « { $title } ».
   *[no] À toi de jouer à « { $title } ».
}
own-wait = On attend { $names }.
own-pick = Choisis une place éclairée
own-pick-die = Choisis un dé éclairé
own-more = Choisis la suite
own-put = Poser ici
own-take = Prendre
own-tilt = Basculer là
own-lift = Porter là
own-turn = Tourner
own-leave-it = Laisser tel quel
own-pass = Passer
own-throw = Lancer les dés
own-held = Quelqu’un tient ce dé dans la main.
own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
own-by = { $title }, par { $author }
own-faulty = « { $title } » contient une erreur, et la partie s’arrête ici.
own-fault-line = { $file }, ligne { $line }

log-own-put = { $name } pose { $die } { $spot }
log-own-put-layer = { $name } pose { $die } { place-on-layer }
log-own-put-several = { $name } pose { $dice } dés
log-own-take = { $name } prend { $die } { $spot }
log-own-take-layer = { $name } prend { $die } { place-on-layer }
log-own-take-several = { $name } prend { $dice } dés
log-own-lift = { $name } déplace { $die } { $from } ; il est maintenant { $spot }
log-own-lift-layer = { $name } déplace { $die } { $from } ; il est maintenant { place-on-layer }
log-own-says = { $name } dit : { $word }
log-own-passes = { $name } passe
log-own-throws = { $name } lance
