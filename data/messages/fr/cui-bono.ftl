# Cui bono? : ce qu’on peut choisir, et ce qui est compté.
option-cui-bono-first = Commence
option-cui-bono-first-random = au sort
option-cui-bono-red = Points négatifs d’un dé rouge
option-cui-bono-yellow = Points négatifs d’un dé jaune
option-cui-bono-pearl = Points négatifs d’un dé nacre
option-cui-bono-repeats = Même pyramide : combien de fois c’est trop
part-cui-bono-red = Rouges à 1
part-cui-bono-yellow = Jaunes à 2
part-cui-bono-pearl = Nacre à 3

# Pendant la partie.
cui-ask-pull = { $shared ->
    [yes] { $name }, retire un dé de l’étage du bas.
   *[no] Retire un dé de l’étage du bas.
}
cui-ask-put = { $shared ->
    [yes] { $name }, repose-le dans un entonnoir, ou garde-le.
   *[no] Repose-le dans un entonnoir, ou garde-le.
}
cui-ask-keep = { $shared ->
    [yes] { $name }, aucun entonnoir : garde-le.
   *[no] Aucun entonnoir n’en veut, tu le gardes donc.
}
cui-wait = On attend { $names }.
cui-wait-put = { $names } cherche un entonnoir.
cui-pick-die = Choisis un dé à retirer
cui-pull = Le retirer
cui-pick-funnel = Choisis un entonnoir
cui-put = Le poser ici
cui-keep = Garder : { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
cui-slides = { $dice ->
    [one] Un dé glisse vers le bas.
   *[other] { $dice } dés glissent vers le bas, et en haut s’ouvre un entonnoir.
}
cui-hole = Rien ne glisse ; la place reste vide.
cui-held = Le dé retiré : { $colour }
cui-costs = Le garder coûte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
cui-tray = { $points ->
    [0] aucun point négatif
    [one] { $points } point négatif
   *[other] { $points } points négatifs
}, { $dice ->
    [one] { $dice } dé sur { $most }
   *[other] { $dice } dés sur { $most }
}
cui-nearly = { $dice ->
    [one] encore un, et c’est fini
   *[other] encore { $dice }, et c’est fini
}
log-pull = { $name } retire { $die } { $spot }
log-put = { $name } repose { $die } { $place }
log-keep = { $name } garde { $die }
log-pyramid = La pyramide est montée
