# Hamsterrolle : ce qu’on peut choisir, et pourquoi pas.
option-hamsterrolle-edition = Règles de
option-hamsterrolle-edition-2000 = 2000, Hamster Wheel
option-hamsterrolle-edition-2011 = 2011, Hamsterrolle
option-hamsterrolle-scope = En avant de toutes (2011)
option-hamsterrolle-scope-compartment = dans le compartiment
option-hamsterrolle-scope-wheel = dans la roue
option-hamsterrolle-fourth = À trois, le quatrième jeu
option-hamsterrolle-fourth-box = reste dans la boîte
option-hamsterrolle-fourth-shared = est réparti
option-hamsterrolle-teams = À quatre, on joue
option-hamsterrolle-teams-edition = selon la règle
option-hamsterrolle-teams-none = chacun pour soi
option-hamsterrolle-teams-beside = en équipes, côte à côte
option-hamsterrolle-teams-across = en équipes, face à face
option-hamsterrolle-pass = La passe va (2000)
option-hamsterrolle-pass-forward = en avant
option-hamsterrolle-pass-any = n’importe où
option-hamsterrolle-tip = Une seule pièce dans le premier compartiment (2000)
option-hamsterrolle-tip-true = oui
option-hamsterrolle-tip-false = non
option-hamsterrolle-timed = 30 secondes par tour (2011)
option-hamsterrolle-timed-true = oui
option-hamsterrolle-timed-false = non, sans chrono
refused-not-in-stock = Pas dans ta réserve : { $piece }.
refused-wrong-compartment = Le compartiment { $compartment } ne t’est pas ouvert ; tu peux construire ici : { $open }.
refused-same-colour = Le compartiment { $compartment } a déjà une pièce de cette couleur ({ $colour }).
refused-not-ahead = Elle doit aller plus en avant que celle-ci : { $other }.
refused-outside-the-wheel = Lâche-la à l’intérieur de la roue.
refused-no-grip = La main doit tenir la pièce avant de la lâcher.
refused-too-late = Les { $seconds } secondes sont passées : la pièce tombe là où elle est.
refused-time-left = On ne laisse tomber une pièce qu’après { $seconds } secondes.
refused-only-pushed = Dans l’édition de 2011, on ne déplace les pièces qu’en les poussant avec la sienne.
refused-not-in-wheel = Pas dans la roue : { $piece }.
refused-leaves-compartment = Une pièce que tu déplaces reste dans son compartiment, le { $compartment }.
refused-own-pieces = Tu as encore des pièces. En équipe, on ne saute son tour que quand on n’en a plus.
refused-begun = Tu as commencé à construire : tu ne peux plus passer.
refused-not-lowest = Une passe prend une pièce dans un des deux compartiments les plus bas : { $lowest }.
refused-not-forward = Une passe porte la pièce plus en avant que le compartiment { $source_compartment }.
refused-one-in-opening = Le premier compartiment, le { $compartment }, ne prend qu’une pièce.
refused-unsound = Aucune main ne vise aussi loin.
refused-no-such-deal = Dans ce jeu, on ne distribue pas comme ça.
part-hamsterrolle-pieces = Pièces restantes
part-hamsterrolle-partner = Partenaire

# Les pièces.
wheel-piece-red = planche rouge
wheel-piece-green = poutre verte
wheel-piece-blue = baguette bleue
wheel-piece-orange = dalle orange
wheel-piece-purple = cube violet
wheel-piece-white = latte blanche
wheel-piece-yellow = rouleau jaune
wheel-piece-starter = cône noir
wheel-pile = { $count ->
    [one] { $piece }
   *[other] { $piece }, { $count } fois
}
wheel-pile-in = { $piece }, compartiment { $compartment }
wheel-pile-shut = { $piece }, ne va dans aucun des compartiments ouverts
wheel-left = { $count ->
    [0] plus de pièce
    [one] encore une pièce
   *[other] encore { $count } pièces
}
wheel-stock-of = Pièces : { $name }
wheel-own-pieces = Tes pièces
wheel-low-pieces = Pièces des deux compartiments les plus bas
wheel-open-pieces = Pièces là où tu peux construire
wheel-aside = Mises de côté
wheel-team = Équipe { $team }
wheel-contents = Compartiment { $compartment } : { $pieces }.
wheel-empty = vide
wheel-loading = La roue arrive en roulant
wheel-no-room = Ce navigateur ne dessine rien en relief, tu vois donc la roue de côté.
wheel-no-engine = Impossible d’aller chercher la roue. Réessaie quand tu auras une connexion.

# À qui le tour.
wheel-ask = { $shared ->
    [yes] { $name }, prends une pièce.
   *[no] À toi de jouer. Prends une pièce.
}
wheel-ask-aim = { $shared ->
    [yes] { $name }, où va-t-elle ?
   *[no] Où va-t-elle ?
}
wheel-ask-place = { $shared ->
    [yes] { $name }, place-la, puis appuie sur « Lâcher ».
   *[no] Place-la, puis appuie sur « Lâcher ».
}
wheel-ask-pass = { $shared ->
    [yes] { $name }, quelle pièce du bas va ailleurs ?
   *[no] Quelle pièce du bas va ailleurs ?
}
wheel-ask-shift = { $shared ->
    [yes] { $name }, quelle pièce déplaces-tu ?
   *[no] Quelle pièce déplaces-tu ?
}
wheel-wait = { $names } va construire.
wheel-watch = { $name } construit.
wheel-watch-pass = { $name } passe.
wheel-own-hand = Ta main construit.
wheel-rolls = La roue roule…
wheel-in-hand = Tu tiens : { $piece }.
wheel-time = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

# Boutons.
wheel-pick = Prendre
wheel-pick-low = Prends une pièce en bas
wheel-pick-shift = Prends une pièce de la roue
wheel-let-go = Lâcher
wheel-drop = Laisser tomber
wheel-put-back = Remettre
wheel-other = Autre chose
wheel-pass = Passe constructive
wheel-verb = Ce que tu fais
wheel-verb-place = Poser
wheel-verb-shift = Déplacer
wheel-verb-pass = Passer
wheel-fits = Permis ici
wheel-blocked = Quelque chose gêne. Fais glisser la pièce vers une place libre : là, elle entre.
wheel-nowhere = Plus de place devant pour : { $piece }. Essaie une autre pièce, ou passe.
wheel-steady = Devrait tenir
wheel-tips = { $way ->
    [left] Ne tiendra pas : bascule à gauche
   *[right] Ne tiendra pas : bascule à droite
}
wheel-slides = { $way ->
    [left] Ne tiendra pas : glisse à gauche
   *[right] Ne tiendra pas : glisse à droite
}
wheel-takes = { $name } en prend { $count }
wheel-plus = +{ $count }
wheel-skip = Touche pour abréger
wheel-skip-slow = Touche pour quitter le ralenti
wheel-fell-back = N’a pas pu rester là où tu as lâché : { $piece }. Cette pièce compte comme tombée et te revient.
wheel-time-up = Le temps est écoulé. Tombe là où est ta main : { $piece }.
wheel-sit = Sauter ce tour
wheel-way = Tu construis
wheel-way-hand = À la main
wheel-way-aim = Par étapes
wheel-slow = Ralenti
wheel-quick = Tours plus rapides
wheel-again = Revoir le dernier tour
wheel-flat = De côté, à plat
wheel-camera = Remettre la caméra en place

# Par étapes.
wheel-lie = Sa position
wheel-lie-flat = à plat
wheel-lie-edge = sur chant
wheel-lie-across = en travers
wheel-lie-upright = debout
wheel-offset = Avance
wheel-offset-more = Plus en avant
wheel-offset-less = Plus en arrière
wheel-tilt = Inclinaison
wheel-tilt-more = Incliner à droite
wheel-tilt-less = Incliner à gauche
wheel-depth = Profondeur
wheel-depth-more = Vers toi
wheel-depth-less = Loin de toi
wheel-height = Hauteur
wheel-height-more = Plus haut
wheel-height-less = Plus bas
wheel-skew = Rotation
wheel-skew-more = Tourner à gauche
wheel-skew-less = Tourner à droite
wheel-more = Plus de réglages
wheel-less = Moins de réglages
wheel-degrees = { $value }°
wheel-millimetres = { $value } mm

# À la main.
wheel-hand-tools = La pièce dans ta main
wheel-tilt-left = Incliner à gauche (Q)
wheel-tilt-right = Incliner à droite (E)
wheel-push-in = Enfoncer (W, molette)
wheel-pull-out = Ressortir (S, molette)
wheel-skew-it = Tourner (A, D)
wheel-next-lie = Poser autrement
wheel-hold = Tenir la roue (H)
wheel-fine = Bouger finement (Maj)

# Ce qui s’est passé.
log-wheel-place-in = { $name } pose dans le compartiment { $compartment } : { $piece }.
log-wheel-pass-in = { $name } passe et déplace vers le compartiment { $compartment } : { $piece }.
log-wheel-shift-in = { $name } déplace dans le compartiment { $compartment } : { $piece }.
log-wheel-drop-in = { $name } laisse tomber dans le compartiment { $compartment } : { $piece }.
log-wheel-place = { $name } pose : { $piece }.
log-wheel-pass = { $name } passe et déplace : { $piece }.
log-wheel-shift = { $name } déplace dans son compartiment : { $piece }.
log-wheel-drop = { $name } laisse tomber : { $piece }.
log-wheel-sit = { $name } saute ce tour.
log-wheel-built = La pièce est dans le compartiment { $compartment }.
log-wheel-back = La pièce revient.
log-wheel-refused = La pièce ne pouvait pas rester là et revient.
log-wheel-fell = { $count ->
    [one] Tombe : { $pieces }.
   *[other] { $count } pièces tombent : { $pieces }.
}
log-wheel-fell-back = { log-wheel-fell } La pièce de ce tour revient donc dans la réserve.
log-wheel-alone = { $count ->
    [one] Chute spontanée, hors jeu : { $pieces }.
   *[other] { $count } pièces tombent d’elles-mêmes et sont hors jeu : { $pieces }.
}

# Première partie.
tip-wheel-carry = Fais glisser une pièce droit dans la roue : au-dessus de la roue, elle est déjà dedans. Glisse ensuite n’importe où pour la déplacer ; le contour pointillé montre où elle va tomber.
tip-wheel-hold = Des boutons inclinent la pièce, la tournent et l’enfoncent. Ton autre main tient la roue jusqu’à ce que tu lâches. Alors elle roule, et ce qui touche la table est pour toi.
tip-wheel-legal = À côté de la pièce, tu lis si elle a le droit d’être là, sinon pourquoi, et si elle devrait tenir. La flèche sur la table montre de quel côté la roue va rouler.
tip-wheel-shift = Là où tu vas construire, tu peux d’abord déplacer des pièces à la main. Elles restent dans leur compartiment.

# Quand c’est fini.
wheel-result = Le bilan
wheel-result-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
wheel-result-falls = { $count ->
    [0] Rien n’est tombé de la roue
    [one] Une pièce est tombée de la roue
   *[other] { $count } pièces sont tombées de la roue
}
wheel-result-crash = { $count ->
    [one] Plus grosse chute : une pièce, pour { $name }
   *[other] Plus grosse chute : { $count } pièces d’un coup, pour { $name }
}
wheel-result-steadiest = { $millimetres ->
    [0] Ton tour le plus calme : { $piece }, et la roue n’a pas bougé
   *[other] Ton tour le plus calme : { $piece }, et la roue a roulé de { $millimetres } mm
}
wheel-result-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
wheel-crash-again = Revoir la chute
wheel-crash-share = Partager
wheel-not-sent = Impossible de partager le film.
wheel-saved = Le film est enregistré dans un fichier.

wheel-over-again = Au-dessus de la roue
