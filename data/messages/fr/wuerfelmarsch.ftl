# Würfelmarsch : ce qu’on peut choisir, et ce qui compte.
option-wuerfelmarsch-sides = À deux, côtés
option-wuerfelmarsch-sides-xy = rouge et jaune
option-wuerfelmarsch-sides-xz = rouge et nacre
option-wuerfelmarsch-sides-yx = jaune et rouge
option-wuerfelmarsch-sides-yz = jaune et nacre
option-wuerfelmarsch-sides-zx = nacre et rouge
option-wuerfelmarsch-sides-zy = nacre et jaune
option-wuerfelmarsch-first = Commence
option-wuerfelmarsch-first-random = au sort
option-wuerfelmarsch-turning = Tours sans bascule jusqu’au décompte
option-wuerfelmarsch-sideways = Tours sans bascule vers l’avant jusqu’au décompte
part-wuerfelmarsch-captured = Dés capturés
part-wuerfelmarsch-lost = Dés perdus

# Pendant la partie.
march-ask = { $shared ->
    [yes] { $name }, bascule ou tourne un dé.
   *[no] Bascule ou tourne un dé.
}
march-ask-where = { $shared ->
    [yes] { $name }, où bascule-t-il ?
   *[no] De quel côté ? Ou tourne-le.
}
march-ask-turn = { $shared ->
    [yes] { $name }, quelles faces doit-il montrer ?
   *[no] Quelles faces doit-il montrer ?
}
march-wait = On attend { $names }.
march-pick = Choisis un de tes dés
march-pick-place = Choisis où il bascule
march-tilt = Basculer là
march-tilt-win = Dans le coin !
march-turn = Tourner
march-turn-it = Le reposer ainsi
march-turn-more = Tourne-le autrement
march-leave-it = Ne pas tourner
march-meets-nobody = Là, il ne rencontre personne.
march-meeting = Trois faces se rencontrent
march-meeting-die = { $value } sur le dé { $colour }, { $whose }
march-this-die = celui-ci
march-captures = { $dice ->
    [one] { $name } capture un dé
   *[other] { $name } capture { $dice } dés
}
march-leave = { $dice ->
    [one] un dé quitte la partie
   *[other] { $dice } dés quittent la partie
}
march-own-only = Rien n’est capturé.
march-wins = C’est le coin : tu gagnes.
march-hurts = Cela te coûte des dés.
march-end-corner = { $name } a atteint le coin.
march-end-empty = Le plateau est vide, on compte donc les dés.
march-end-turning = Aucun dé n’a basculé depuis trop longtemps, on compte donc les dés.
march-end-sideways = Personne n’a avancé depuis trop longtemps, on compte donc les dés.
march-goal = C’est dans ce coin que tes dés veulent aller.
march-tray = { $dice ->
    [0] aucun dé sur le plateau
    [one] un dé sur le plateau
   *[other] { $dice } dés sur le plateau
}{ $lost ->
    [0] {""}
    [one] , un hors jeu
   *[other] , { $lost } hors jeu
}
march-turns-left = { $turns ->
    [one] Encore un tour sans bascule, et on compte les dés.
   *[other] Encore { $turns } tours sans bascule, et on compte les dés.
}
march-sideways-left = { $turns ->
    [one] Encore un tour sans bascule en avant, et on compte les dés.
   *[other] Encore { $turns } tours sans bascule en avant, et on compte les dés.
}
log-tilt = { $name } fait basculer le dé { $spot }, { $way }
log-turn = { $name } tourne le dé { $spot }
log-tilt-to = { $name } fait basculer { $die } { $spot }, { $way } ; il montre { $faces }
log-turn-to = { $name } tourne { $die } { $spot } ; il montre { $faces }
log-begins = { $name } commence
log-march-skip = { $name } n’a plus de dés
skipped-wuerfelmarsch = Tu n’as plus de dés : ton tour passe.
log-captured = { $name } capture { $die } { $spot }.
log-out = Personne n’obtient { $die } { $spot } : il quitte la partie.

march-no-prey = Aucune capture
