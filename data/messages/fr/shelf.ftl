# Des jeux que des gens ont écrits, à trouver pour les autres.
shelf = Étagère
shelf-go = Voir l’étagère
shelf-opening = On ouvre l’étagère.
shelf-offline = L’étagère est sur un serveur, et aucun ne répond en ce moment. Tes propres jeux sont dans l’atelier.
shelf-find = Trouver un jeu : titre, auteur ou description
shelf-found = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
  }
shelf-nothing = Ici, aucun jeu ne parle de « { $find } ».
shelf-empty = L’étagère est vide. Écris-lui son premier jeu dans l’atelier.
shelf-yours-wait = De toi, pas encore sur l’étagère : { $titles }. La personne qui gère ce serveur doit d’abord y jeter un œil.
shelf-more = En voir plus
shelf-by = par
shelf-played = { $count ->
    [0] jamais joué
    [one] joué une fois
   *[other] joué { $shown } fois
  }
shelf-title = Titre
shelf-author = Auteur
shelf-licence = Licence
shelf-put = Sur l’étagère depuis
shelf-times = Nombre de parties
shelf-version = Version
shelf-mine = En faire le mien
shelf-put-there = Mettre sur l’étagère
shelf-put-about = Toute personne qui visite ce serveur pourra alors trouver le jeu, y jouer, le lire et en faire le sien, sous la licence que nomme son en-tête.
shelf-put-version = Le jeu est déjà sur l’étagère ; ceci devient sa version suivante. Les tables qui en jouent une plus ancienne la gardent.
shelf-is-there = Il est sur l’étagère, tout le monde peut le trouver.
shelf-waits = Il attend chez les gens qui gèrent ce serveur ; il sera sur l’étagère dès qu’ils l’auront regardé.
shelf-see = Aller le voir
