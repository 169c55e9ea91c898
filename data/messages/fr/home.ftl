# Le coffre, et ce qu’il faut pour commencer une partie.
tagline = Neuf jeux dans un coffre.
albert = Albert le hamster regarde par-dessus le bord du coffre.
albert-invites = Salut, moi c’est Albert. Prends un jeu dans le coffre.
not-connected = les tables ouvrent bientôt.
player-range = { $least } à { $most } joueurs
player-count = { $most ->
    [one] un joueur
   *[other] { $most } joueurs
}
more-games = Autres jeux
continue = Continuer
what-if = Et si
with-players = avec { $names }
your-turn = À toi de jouer
players = Joueurs
quick = Jouer tout de suite contre des bots : { $game }
players-and-rules = Joueurs et règles
bot-level = Les bots jouent
bot-easy = doucement
bot-medium = bien
bot-hard = fort
bot-expert = en expert
start-bots = Jouer contre des bots
start-link = Entre amis, par lien
start-hotseat = Sur le même écran
start-failed = Impossible de dresser la table. Réessaie dans un instant.

about-hop-n-roll = Saute jusqu’au dé qui te plaît, puis trouve-lui une place sur ta feuille. Cinq lignes, cinq idées de l’ordre.
about-hamstern = Un lancer pour tout le monde. Coche ton terrier, chambre après chambre, avant l’hiver.
about-hamsterrolle = Construis dans la roue, toujours un peu plus en avant. Elle roule, et ce qui en tombe est pour toi.
about-abquetschen = Trois couleurs grimpent sur une pyramide et s’y ensevelissent. Débarrasse-toi de tes dés en premier.
about-raffzahn = Toutes les mains à la fois : des dés libres qui montrent le bon chiffre, jusqu’à ce que quelqu’un dise stop.
about-bunte-kuh = Trois chiffres autour d’un entonnoir, une somme à trouver. Vite, mais juste.
about-cui-bono = Retire un dé tout en bas, laisse glisser la rangée, et essaie de t’en débarrasser en haut.
about-eintrichtern = Qu’y avait-il sous quel dé ? Retiens les sommes et ramasse les rouges.
title-own = Ton propre jeu
about-own = Des jeux que des gens ont écrits pour la pyramide de dés. Joues-y, change-les, ou inventes-en un.
about-wuerfelmarsch = Cinq dés traversent le plateau en basculant. Atteins le coin d’en face, ou capture ce qui gêne.

# Soirées : plusieurs jeux sur une pyramide.
evening = Une soirée sur une pyramide
evening-name = une soirée
evening-short = Monter, démonter : plusieurs jeux de suite, un seul total.
evening-about = Un jeu monte la pyramide, le suivant la démonte. Entre les deux elle reste debout, et les points s’ajoutent.
evening-programme = Au programme
evening-own = notre propre ordre
evening-empty = Choisis le premier jeu.
evening-earlier = Plus tôt : { $game }
evening-strike = Rayer : { $game }
evening-nobody = Aucun nombre de joueurs ne convient à tous ces jeux.
evening-game = Jeu
evening-next = La suite : { $game }
evening-again = Toute la soirée encore une fois
evening-won = { $count ->
    [one] { $names } remporte la soirée.
   *[other] { $names } se partagent la soirée.
}
start-solo = Jouer en solo
start-solo-best = Jouer en solo (record : { $points })
time-left-seconds = encore { $seconds } s
time-left-minutes = encore { $minutes } min
time-left-until = jusqu’à { $when }
history = Parties jouées
learn = Appris en trois minutes
guest = Joueur { $n }
local-failed = Les parties sur cet appareil ne démarrent pas. Recharge la page, s’il te plaît.
part-missing = Cette partie de la page n’est pas arrivée. Y a-t-il une connexion ?
reload = Recharger
puzzles = Résoudre des énigmes
daily = Jeux du jour
daily-short = Les mêmes dés pour tous, aujourd’hui seulement. Jusqu’où iras-tu ?
