# Jeux du jour : les mêmes pour tous, avec une liste.
daily-about = Les mêmes dés pour tous, aujourd’hui seulement. Pour chaque jeu, c’est ton premier essai qui compte pour la liste ; ensuite, joue autant que tu veux.
daily-over = Cette journée est finie, sa clé est donc connue. On peut encore jouer ses jeux, pour le plaisir.
daily-days = Jours
daily-before = Le jour d’avant
daily-after = Le jour d’après
daily-fetching = Albert va chercher les jeux du jour
daily-none = Les jeux d’aujourd’hui demandent une connexion au serveur. Les jours que tu as consultés se jouent aussi sans.
daily-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
daily-name = Ton nom dans la liste
daily-hamstern = En solo : fais le plus de points possible.
daily-hop-n-roll = Contre deux bots qui jouent pareil pour tous. Ce sont tes points qui comptent.
daily-raffzahn = Vingt dés d’une pyramide, contre la montre.
daily-nobody = Personne ne l’a encore terminé.
daily-results = { $count ->
    [one] { $game } : une personne
   *[other] { $game } : { $count } personnes
}
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-play = Jouer pour la liste
daily-again = Encore une fois, pour le plaisir
daily-go-on = Continuer la partie
daily-play-old = Jouer pour le plaisir
daily-counts-not = Cette partie est pour le plaisir : c’est ton premier essai du jour qui compte.
daily-pass-on = Partager
daily-share = { $game } : { $result }, place { $place } sur { $count }
daily-copied = Copié. Colle-le où tu veux.
daily-of = Jeux du { $day }
daily-all = Tous les résultats du jour
daily-fair = Quelqu’un peut-il connaître les dés d’avance ?
daily-fair-how = Non. Tous les dés d’un jour viennent d’une seule clé. Son empreinte est montrée la veille, et la clé elle-même seulement quand le jour est fini. Qui a les deux peut vérifier.
daily-holds = Ton navigateur a vérifié : la clé correspond à l’empreinte.
daily-broken = La clé ne correspond pas à l’empreinte montrée. Ces dés n’étaient pas honnêtes.
daily-unproven = Ce navigateur ne peut pas le vérifier pour le moment.
daily-revealed-at = La clé est montrée à partir du { $when }.
daily-promise = Empreinte de la clé du jour
daily-key = Clé du jour
daily-next-promise = Empreinte pour le jour d’après
daily-sealed = D’autres ont peut-être encore les mêmes dés devant eux : la graine d’un jeu du jour n’est montrée qu’une fois le jour fini. Vérifie alors.
