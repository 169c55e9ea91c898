# Jouer ensemble pendant des jours : temps, propositions, coups annulés, parties jouées.
# Le temps, et ce qui arrive à qui n’est pas là.
clock-ten-minutes = dix minutes
clock-hour = une heure
clock-day = un jour
clock-three-days = trois jours
clock-week = une semaine
clock-how-none = Rien ne presse. Aucun bot ne remplace les absents, sauf si quelqu’un à table le demande.
clock-how = On a le droit de s’absenter. Quand le temps d’un coup est écoulé, un bot joue à la place, jusqu’au retour.
time-left-of = { $name } : { $time }
awaited-away = { $name } n’est pas là.
awaited-thinks = { $name } réfléchit.
awaited-bot-soon = Un bot pourra prendre le relais : { $time }.
let-bot-for = Laisser un bot jouer pour { $name }
nudge = Faire signe
nudged-you = Signe envoyé à { $name }.
nudged-by = { $name } t’attend.
stand-in-asked = pas là, un bot joue
title-your-turn = À toi de jouer : { $game }

# Après une partie : une proposition aux autres, et où en est la série.
rematch-offer = Proposer une autre partie
rematch-otherwise = Autre chose
rematch-wish = { $name } voudrait rejouer.
rematch-offered = Les autres se préparent : { $game }
rematch-begun = La partie suivante a commencé.
rematch-join = Je joue aussi
rematch-watch = Aller voir
series = Parties gagnées jusqu’ici : { $wins }
evening-line = Partie { $at } sur { $of }
evening-line-totals = { evening-line } · pour l’instant { $totals }
game-played = Jeu
over-you-share = Tu partages la victoire !
over-your-place = { $count ->
    [one] Tu es numéro { $rank } sur { $of }. { $names } gagne.
   *[other] Tu es numéro { $rank } sur { $of }. { $names } partagent la victoire.
}
albert-thinks = Albert y réfléchit.
taken-back-count = { $count ->
    [one] Un coup a été annulé dans cette partie.
   *[other] { $count } coups ont été annulés dans cette partie.
}

# Annuler ce que d’autres ont vu.
undo-ask = Demander d’annuler
undo-wish = { $name } voudrait annuler le dernier coup.
undo-agree = D’accord
undo-deny = Le coup reste
undo-denied = { $name } préfère que le coup reste joué.
undo-waits = On demande si le coup peut être annulé. Réponse attendue : { $names }.

# Ce qui comptait, en une phrase.
counts-hop-n-roll = Qui a le plus de points dans les cinq lignes gagne ; à égalité, le plus de lignes complètes.
counts-hamstern = Qui a le plus de points gagne ; à égalité, les points des chambres, puis ceux des champignons.
counts-hamsterrolle = Qui n’a plus de pièce gagne ; sinon, moins on en a, mieux c’est.
counts-abquetschen = Qui pose son dernier dé ou fait plus qu’il ne lui en reste gagne ; sinon, moins on en a, mieux c’est.
counts-raffzahn = Qui a le plus de dés gagne.
counts-bunte-kuh = Qui donne son dernier dé en premier gagne.
counts-cui-bono = Les dés gardés comptent en moins : rouge 1, jaune 2, nacre 3. Qui a le moins de points négatifs gagne ; à égalité, le moins de dés.
counts-eintrichtern = On compte les dés rouges : qui en a assez gagne aussitôt ; sinon, qui en a le plus.
counts-wuerfelmarsch = Un dé dans le coin d’en face gagne tout de suite. Plateau vide : on compte les dés capturés moins ceux qu’on a perdus ; à égalité, le dernier coup l’emporte.
counts-pig = Qui garde assez de points gagne.

# Sa place sur un autre appareil, et les parties jouées.
seat-elsewhere = Ma place sur un autre appareil
seat-elsewhere-how = Ouvre ceci là-bas et ta place y sera aussi, sur les deux appareils. C’est pour toi seulement : la personne qui l’a peut jouer pour toi.
seat-moved = Je continue seulement là-bas
seat-lost = Cette place n’existe plus
no-room-own = As-tu pris place sur un autre appareil ? Ouvres-y la table : sous « Ma place sur un autre appareil », un code t’amène ici.
history-empty = Aucune partie n’a encore été jouée jusqu’au bout dans ce navigateur.
history-about = Ces parties restent dans ce navigateur. Sors-les dans un fichier pour les emporter dans un autre.
history-by-game = Par jeu
history-by-opponent = Par adversaire
history-played = jouées
history-won = gagnées
history-best = record
history-export = Tout sortir dans un fichier
history-import = Ajouter un fichier
history-imported = { $count ->
    [one] { $count } partie ajoutée depuis le fichier.
   *[other] { $count } parties ajoutées depuis le fichier.
}
history-no-file = Il n’y a pas de parties dans ce fichier.
history-forget = Jeter : { $game }, { $when }
result-picture = Image
log-hidden = Il s’est passé quelque chose que personne ne doit encore voir
bot-pace = Rythme des bots
bot-pace-slow = lent
bot-pace-normal = normal
bot-pace-at-once = immédiat
my-tables = Tes tables
my-table-open = Y aller
table-delete = Supprimer la table : { $game }, { $names }
table-delete-question = Supprimer cette table ?
table-delete-here = Elle disparaît avec tout ce qui s’y est passé, et ne revient pas. Les parties terminées restent dans la liste au-dessus.
table-delete-there = Elle disparaît pour tout le monde à cette table, avec tout ce qui s’y est fait et dit, et ne revient pas. Les parties terminées restent dans la liste au-dessus.
table-delete-yes = Supprimer
table-keep = Garder
table-deleted = La table est supprimée.
table-not-deleted = La table n’a pas pu être supprimée. Le serveur répond-il ?

# Regarder, et un écran pour tous.
watcher-points = Quelqu’un qui regarde montre un endroit.
watcher-feels = Quelqu’un regarde : { $feeling }
watcher-reacts = Montre ce que tu ressens
watcher-how = Touche un endroit de la pyramide pour le montrer.
big-screen = Sur un grand écran
big-screen-how = Ouvre cette adresse sur le téléviseur ou le projecteur : on y voit la table et le score, sans rien à toucher. Les téléphones restent les mains de chacun.
big-screen-open = L’ouvrir ici dans une nouvelle fenêtre
big-screen-join = Prends place avec ton téléphone.
