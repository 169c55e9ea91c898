# À table : qui est assis, ce qui est demandé, ce qui s’est passé.
back-home = Retour au coffre
your-name = Ton nom
host = A ouvert cette table
ready = OK
ready-say = OK pour moi
ready-done = OK pour toi
not-ready = se prépare encore
not-here = pas là
free-place = une place libre
let-bot = Laisser jouer un bot
add-person = Quelqu’un de plus
add-bot = Un bot de plus
take-seat-away = Retirer : { $name }
bot-plays = joue { $how }
bot-level-of = Comment joue { $name }
start-game = Commencer
lobby-waiting = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
lobby-not-ready = { $name } se prépare encore.
lobby-can-start = Tout le monde est là. Commence !
lobby-host-starts = { $name } lance la partie.
lobby-say-ready = Dis quand c’est OK pour toi : les autres n’attendent que ça.
lobby-watching = Tu regardes. Ça commence bientôt.
invite = Inviter quelqu’un
invited-to = On t’invite à jouer : { $game }
already-there = À la table : { $names }.
sit-down = S’asseoir
only-watch = Juste regarder
no-room = Il n’y a plus de place libre.
joined = { $name } a pris place.
setup-changed = Le jeu prévu a changé. Redis que c’est OK pour toi.
no-table = Cette table n’est pas ici
fetching-table = Albert dresse la table
elsewhere = Cette partie continue dans une autre fenêtre
go-on-here = Continuer ici

clock = Temps par coup
clock-none = sans limite
clock-minute = une minute
waiting-long = En attendant, Albert fait un somme.
please-wait = Un instant…
thinking = réfléchit
done = a fini
undo = Annuler
undo-of = { $name } annule
undone = { $name } a annulé le dernier coup.
stood-in = Pour l’instant, un bot joue pour { $name }.
taken-back = { $name } rejoue en personne.
stand-in-left = partie quittée, un bot joue
stand-in-absent = pas là, un bot joue
stand-in-timeout = temps écoulé, un bot joue
bot-plays-you = Un bot joue pour toi.
play-again-myself = Je reprends ma place
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round = Tour { $round }
last-round = Le dernier tour
other-players = Les autres
hand-over = Passe l’appareil à { $name }.
hand-over-why = Tout le monde joue en même temps, alors on ne regarde pas encore chez les autres.
hand-over-taken = Je suis { $name }
hand-over-openly = Chez nous, on peut regarder

line-connecting = connexion
line-away = pas de connexion
line-elsewhere = autre fenêtre
line-ended = fermée
reconnecting = Albert cherche la connexion. Ta partie est en sécurité.

table-menu = Table
table-menu-unread = Table, { $unread ->
    [one] un nouveau message
   *[other] { $unread } nouveaux messages
}
sound-on = Mettre le son
sound-off = Couper le son
talk = Discussion
say = Ton message
send = Envoyer
nothing-said = Personne n’a encore rien dit.
reactions = Réagir
reaction-applause = Bravo
reaction-laugh = Rire
reaction-wow = Waouh
reaction-ouch = Aïe
reaction-thinking = Hum
reaction-heart = J’adore
log = Le fil de la partie
clear-table = Débarrasser cette table
leave = Quitter la table
leave-bot = Partir ; un bot continue
watching = Tu regardes la table où joue { $name }.

tip = Un conseil d’Albert
tip-read = Compris
tip-ready = C’est parti
tip-no-more = Arrêter les conseils
tips-again = Revoir les conseils d’Albert

over-you-win = Tu gagnes !
over-alone = C’est fait : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
albert-cheers = Albert exulte.
final-sheets = Résultat final
rematch = Rejouer
score-table = Le détail des points
rank = { $rank }.
total = Total
no-record = Impossible d’aller chercher la partie. Réessaie dans un instant.

replay = Revoir la partie
replay-of = { $game }, depuis le début
replay-loading = Albert remet la partie en place
replay-broken = Il n’y a pas de partie dans ce lien
replay-place = Moment de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-step = { $at } sur { $last }
replay-speed = Vitesse
replay-moves = Les coups
replay-turn-before = Coup d’avant
replay-turn-after = Coup suivant
replay-slow = lente
replay-calm = calme
replay-quick = rapide
remarks = Remarques et signets
remark-here = Qu’en dis-tu ?
remark-save = Garder la remarque
remark-bookmark = Poser un signet
remark-marked = Signet
remark-remove = L’enlever
remarks-travel = Elles font partie de l’enregistrement : qui reçoit le lien les lit.
remarks-full = { $most }, c’est assez : enlèves-en une d’abord.
share = Partager cette partie

check-dice = Les dés étaient-ils honnêtes ?
dice-check = Les dés étaient-ils honnêtes ?
dice-checking = Albert relance tous les dés
dice-fixed = { $throws ->
    [1] Oui. Le seul lancer était fixé avant le début de la partie.
    [2] Oui. Les deux lancers étaient fixés avant le début de la partie.
   *[other] Oui. Les { $throws } lancers étaient tous fixés avant le début de la partie.
}
dice-other-promise = Non. Ce qui a été promis avant la partie n’est pas ce que dit l’enregistrement.
dice-no-secret = On ne peut pas le dire : l’enregistrement ne révèle pas sa graine.
dice-no-commitment = On ne peut pas le dire : rien n’a été promis avant la partie.
dice-other-secret = Non. La graine et le sel ne correspondent pas à la promesse.
dice-other-throw = Non. La graine donne d’autres dés que ceux de la partie.
dice-how = Avant le premier lancer, tout le monde a vu une empreinte de la graine. Ton navigateur vient de reprendre la graine, d’en refaire l’empreinte et d’en tirer à nouveau tous les dés.
dice-commitment = Empreinte montrée avant la partie
dice-seed = Graine
dice-salt = Sel

recent = Les derniers coups
log-sealed = { $name } a fait son choix
log-acted = { $name } : { $action }
log-throw = Lancer : { $dice }
log-end = La partie est finie

throw-dice = Lancer les dés
throw-ask = { $shared ->
    [yes] { $name }, lance les dés.
   *[no] À toi : lance les dés.
}
throw-how = Glisse, maintiens et relâche, ou touche
throwing = Dés
throwing-hand = je les lance
throwing-auto = tombent seuls
