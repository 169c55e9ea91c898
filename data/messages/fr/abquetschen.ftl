# Abquetschen : ce qu’on peut choisir, et ce qui compte.
option-abquetschen-plate = Dés par côté
option-abquetschen-start = Pyramide de départ
option-abquetschen-start-central = au milieu
option-abquetschen-start-free = loin du bord
part-abquetschen-left = Dés restants

# Pendant la partie.
abquetschen-ask-start = { $shared ->
    [yes] { $name }, mets la pyramide de départ au milieu.
   *[no] Un 4 : mets la pyramide de départ au milieu.
}
abquetschen-ask = { $shared ->
    [yes] { $name }, pose { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
   *[no] Pose { $dice ->
        [one] un dé.
       *[other] { $dice } dés qui se touchent.
    }
}
abquetschen-ask-bonus = { $shared ->
    [yes] Une longue rangée, { $name } : pose { $dice ->
        [one] un dé bonus
       *[other] { $dice } dés bonus
    }, ou rien.
   *[no] Une longue rangée ! Pose { $dice ->
        [one] un dé bonus
       *[other] { $dice } dés bonus
    }, ou rien.
}
abquetschen-wait = { $roll ->
    [0] On attend { $names }.
   *[other] { $names } a fait un { $roll } et construit.
}
abquetschen-start-pick = Choisis une place
abquetschen-start-here = Mettre ici la pyramide de départ
abquetschen-build = { $dice ->
    [one] Poser ce dé
   *[other] Poser ces { $dice } dés
}
abquetschen-more = { $dice ->
    [one] Encore un dé
   *[other] Encore { $dice } dés
}
abquetschen-back = En enlever un
abquetschen-skip = Pas de bonus
skipped-abquetschen = Pas de place pour autant de dés : ton tour passe.
abquetschen-earns = Une rangée ! Elle vaut { $dice ->
    [one] un dé bonus
   *[other] { $dice } dés bonus
}.
abquetschen-hand = { $left ->
    [one] Encore { $left } dé à poser sur { $dice }
   *[other] Encore { $left } dés à poser sur { $dice }
}
abquetschen-hand-bonus = { $left ->
    [one] Encore { $left } dé bonus à poser sur { $dice }
   *[other] Encore { $left } dés bonus à poser sur { $dice }
}
abquetschen-bonus-dice = Bonus
abquetschen-left = { $dice ->
    [0] Il ne te restera plus de dé.
    [one] Il te restera un dé.
   *[other] Il te restera { $dice } dés.
}
abquetschen-guard = Laisse une place ouverte au-dessus de la pyramide de départ tant que sa construction n’a pas repris.
abquetschen-openings = { $places ->
    [one] { $places } place ouverte
   *[other] { $places } places ouvertes
}
abquetschen-openings-few = { $places ->
    [0] tout est enseveli
    [one] une seule place ouverte
   *[other] seulement { $places } places ouvertes
}
log-start-pyramid = { $name } construit la pyramide de départ
log-build = { $name } pose { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
log-bonus = { $name } pose { $dice ->
    [one] un dé bonus
   *[other] { $dice } dés bonus
}
log-no-bonus = { $name } renonce aux dés bonus
log-cannot-build = { $name } ne peut pas en poser autant
log-end-buried = Une couleur est ensevelie : la partie est finie
log-end-roll = Le lancer dépasse les dés restants : la partie est finie
log-end-supply = Le dernier dé est posé : la partie est finie
