# Hamstern : le terrier.
hamstern-burrow-of = Terrier : { $player }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hamstern-cell = chambre { $chamber }, case { $cell }
hamstern-acorn = gland
hamstern-mushroom = champignon
hamstern-crossed = cochée
hamstern-pending = cochée pour l’instant
hamstern-begin = tu peux commencer ici
hamstern-free = à portée
hamstern-joker = { $left ->
    [one] Piste de jokers : encore { $left } case sur { $boxes }
   *[other] Piste de jokers : encore { $left } cases sur { $boxes }
}
hamstern-counter = { $running ->
    [yes] Le sablier coule : cases cochées, { $ticks } sur { $boxes }
   *[no] Le sablier attend ; cases cochées au compteur, { $ticks } sur { $boxes }
}
hamstern-food = Les glands rapportent { $acorns }, les champignons { $mushrooms }
option-hamstern-side = Feuille
option-hamstern-side-a = Face A, régulière
option-hamstern-side-b = Face B, tortueuse
option-hamstern-start = Premier lancer
option-hamstern-start-middle = au milieu
option-hamstern-start-free = au choix
option-hamstern-passages = Galeries
option-hamstern-passages-open = partout
option-hamstern-passages-strict = nouvelles chambres

# Pendant la partie.
hamstern-ask = { $shared ->
    [yes] { $name }, coche { $crosses } cases dans une chambre.
   *[no] Coche { $crosses } cases qui se touchent.
}
hamstern-ask-joker = { $shared ->
    [yes] { $name }, coche { $most ->
        [one] une case.
       *[other] jusqu’à { $most } cases.
    }
   *[no] Joker : coche { $most ->
        [one] une case.
       *[other] jusqu’à { $most } cases, au choix.
    }
}
hamstern-wait = On attend encore { $names }.
hamstern-passed = Pas de place pour ce lancer. On attend { $names }.
hamstern-no-room = pas de place
skipped-hamstern = Pas de place pour ce lancer dans ton terrier : rien de coché.
hamstern-crosses = { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
}
hamstern-marked = { $name } a fait { $crosses ->
    [one] une croix
   *[other] { $crosses } croix
}.
hamstern-thrown = Le dé montre { $pips }.
hamstern-confirm = { $crosses ->
    [one] Faire cette croix
   *[other] Faire ces { $crosses } croix
}
hamstern-more = { $crosses ->
    [0] Choisis d’autres cases
    [one] Encore une case
   *[other] Encore { $crosses } cases
}
hamstern-clear = Gommer
hamstern-would-bring = { $more ->
    [0] Rien de plus pour l’instant : { $points }
   *[other] +{ $more }, et tu as { $points }
}
hamstern-too-tight = Par là, pas de place pour { $crosses ->
    [one] une croix
   *[other] { $crosses } croix
}.
hamstern-hourglass-runs = Le sablier coule : { $left ->
    [0] c’est l’hiver
    [one] encore un 4, 5 ou 6 avant l’hiver
   *[other] encore { $left } fois 4, 5 ou 6 avant l’hiver
}
hamstern-hourglass-rests = Le sablier démarre dès que quelqu’un a entamé { $chambers } chambres.
hamstern-circles = { $left ->
    [0] Le sablier démarre au prochain lancer
    [one] Encore un 4, 5 ou 6 avant que le sablier démarre
   *[other] Encore { $left } fois 4, 5 ou 6 avant que le sablier démarre
}
part-hamstern-chambers = Chambres
part-hamstern-mushrooms = Champignons
part-hamstern-acorns = Glands

log-mark = { $name } coche { $crosses ->
    [one] une case
   *[other] { $crosses } cases
} dans la chambre { $chamber }
log-tick = Le compteur avance
log-circle = Le compteur reçoit un rond
log-pass = { $name } n’a pas de place
log-hourglass = Le sablier démarre
log-close = Tout le monde a fini
