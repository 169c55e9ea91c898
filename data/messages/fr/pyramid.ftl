# La table de la pyramide de dés, commune à tous ses jeux.
pyramid-board = La pyramide
pyramid-picture = Comment regarder la pyramide
pyramid-picture-room = Sur la table
pyramid-picture-flat = À plat
pyramid-no-room = Ce navigateur ne peut pas dessiner la table en 3D. Tout fonctionne dans la vue à plat.
pyramid-loading = Albert installe la table
pyramid-from-above = D’en haut
pyramid-from-side = Du côté où joue { $player }
pyramid-from-free-side = Du côté libre
pyramid-free-side = libre
pyramid-next-side = Regarder du côté gauche
pyramid-previous-side = Regarder du côté droit
pyramid-zoom-in = Plus près
pyramid-zoom-out = Plus loin
pyramid-keys = Les flèches vont d’un dé à l’autre, Entrée choisit. 1, 2 et 3 regardent depuis les côtés, 0 d’en haut, plus et moins zooment, A et D tournent la table, W et S inclinent la vue.
pyramid-flat-keys = Gauche, droite, haut et bas vont d’un dé à l’autre, avec Maj le long de la troisième ligne. Page haut et Page bas changent d’étage, Entrée choisit.
pyramid-layers-all = Tous les étages
pyramid-layer = Étage { $layer } sur { $layers }
pyramid-layer-up = Un étage plus haut
pyramid-layer-down = Un étage plus bas
pyramid-colour-red = rouge
pyramid-colour-yellow = jaune
pyramid-colour-pearl = nacre
pyramid-colour-turquoise = turquoise
pyramid-colour-unknown = inconnu
pyramid-die = dé { $colour } { $place }
pyramid-shows = , montre { $faces }
pyramid-face-front = { $value } devant
pyramid-face-left = { $value } à gauche
pyramid-face-right = { $value } à droite
pyramid-nothing-known = , faces cachées
show-again = Revoir ce qui s’est passé
pyramid-place = place vide { $place }
pyramid-around = , { $faces } autour
pyramid-ghost = , un dé { $colour } serait là
pyramid-lifted = , soulevé
pyramid-selected = , choisi
pyramid-offer-take = , peut être choisi
pyramid-offer-build = , tu peux construire ici
pyramid-offer-target = , tu peux aller ici
pyramid-offer-warning = , attention
pyramid-offer-funnel = , un entonnoir
pyramid-offers = { $count ->
    [0] Rien ne peut être choisi.
    [one] Une place peut être choisie.
   *[other] { $count } places peuvent être choisies.
  }
pyramid-thrown = Lancer : { $values }
pyramid-felt-empty = Rien n’est encore lancé
pyramid-tray = Dés : { $player }
pyramid-tray-dice = { $count ->
    [one] { $count } dé, { $colour }
   *[other] { $count } dés, { $colour }
  }
pyramid-tray-empty = Pas de dés
pyramid-turn-die = Tourner le dé
pyramid-orientation = Le dé montre { $front } devant, { $left } à gauche, { $right } à droite
pyramid-pick-front = Devant
pyramid-pick-left = Gauche
pyramid-pick-right = Droite
pyramid-spin-left = Pivoter à gauche
pyramid-spin-right = Pivoter à droite
pyramid-roll-left = Basculer à gauche
pyramid-roll-right = Basculer à droite
# Où se trouve quelque chose, vu de son côté. Les étages se comptent depuis le plateau.
place-on-layer = à l’étage { $layer }, { $spot }
spot-top = au sommet
spot-middle = au milieu
spot-corner-left = dans le coin avant gauche
spot-corner-right = dans le coin avant droit
spot-corner-back = dans le coin du fond
spot-edge-front = au bord avant, { $end ->
    [left] { spot-nth } depuis la gauche
    [right] { spot-nth } depuis la droite
   *[middle] au milieu
  }
spot-edge-left = au bord gauche, { $end ->
    [front] { spot-nth } depuis l’avant
    [back] { spot-nth } depuis le fond
   *[middle] au milieu
  }
spot-edge-right = au bord droit, { $end ->
    [front] { spot-nth } depuis l’avant
    [back] { spot-nth } depuis le fond
   *[middle] au milieu
  }
spot-row = dans la { spot-row-nth } rangée, { $end ->
    [left] { spot-nth } depuis la gauche
    [right] { spot-nth } depuis la droite
   *[middle] au milieu
  }
spot-nth = { $nth ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
  }
spot-row-nth = { $row ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[7] septième
  }
way-left = vers la gauche
way-right = vers la droite
way-back-left = vers le fond à gauche
way-back-right = vers le fond à droite
way-front-left = vers l’avant à gauche
way-front-right = vers l’avant à droite
# Un dé dont on fait quelque chose.
the-die = le dé
the-die-red = le dé rouge
the-die-yellow = le dé jaune
the-die-pearl = le dé nacre
the-die-turquoise = le dé turquoise
the-die-any = un dé
