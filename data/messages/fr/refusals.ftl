# Pourquoi pas. Les clés sont les codes du moteur, de la table et de l’hôte.

## Tous les jeux
refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas encore à toi.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-throw-due = On ne lance pas de dés maintenant.
refused-wrong-effect = Les règles disent autre chose ici : vient maintenant { $expected }.
refused-notation = Ce coup est illisible : { $sentence }
refused-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
refused-unknown-option = Il n’y a pas de choix « { $key } » ; il y a : { $known }.
refused-bad-value = « { $key } » ne peut pas être « { $value } » ; possible : { $allowed }.
refused-conflict = { $what ->
    [first-seat] Qui doit commencer ne joue pas : vous n’êtes pas si nombreux.
    [tableau-room] Ce tableau n’a pas de place pour tout le monde.
    [sides-for-two] Ces côtés sont pour deux : à trois, on s’assoit tout autour.
    [teams-for-four] Les équipes, c’est à quatre.
    [fourth-for-three] Il faut être trois pour se répartir un quatrième jeu de construction.
    [tip-of-2000] Une seule pièce dans le premier compartiment : cela va avec l’édition de 2000.
    [own-players] Ce jeu est pour un autre nombre de joueurs.
    [own-foundation] Ce jeu ne commence pas sur une pyramide déjà debout.
   *[other] Ces choix ne vont pas ensemble : { $sentence }
}
refused-no-sheets = { $file } : ce jeu n’accepte pas de feuilles maison.
refused-bad-file = { $file }, { $place } : { $sentence }

## La table
refused-no-push = Ce serveur n’envoie pas de messages.
refused-push-address = Les messages ne vont qu’à des services push, par https vers une machine publique.
refused-push-keys = Ce n’est pas ainsi qu’un navigateur s’abonne.
refused-no-shelf = Il n’y a pas d’étagère sur ce serveur.
refused-not-on-shelf = Ce jeu n’est pas sur l’étagère.
refused-shelf-not-author = Seule la personne qui l’a écrit peut mettre une nouvelle version de ce jeu sur l’étagère.
refused-shelf-versions = Ce jeu a assez de versions.
refused-shelf-waiting = Trop de jeux attendent d’être examinés. Réessaie plus tard.
refused-shelf-full = L’étagère est pleine.
refused-shelf-too-many = Trop de jeux pour l’instant. Réessaie plus tard.

refused-not-seated = Tu n’as pas de place à cette table.
refused-host-only = C’est réservé à qui a ouvert la table.
refused-lobby-only = C’est possible seulement avant la partie.
refused-playing-only = C’est possible seulement pendant la partie.
refused-over-only = C’est possible seulement après la partie.
refused-no-such-game = Il n’y a pas de jeu « { $game } » ici.
refused-no-seat = Cette place n’existe pas à cette table.
refused-seat-taken = Cette place est prise.
refused-full = Toutes les places sont prises.
refused-seated-already = Tu as déjà une place à cette table.
refused-wrong-invite = Cette invitation est pour une autre table.
refused-bad-token = Ce navigateur n’a pas de place ici.
refused-name-taken = Quelqu’un ici s’appelle déjà { $name }. Choisis un autre nom.
refused-no-name = Il faut au moins une lettre à un nom.
refused-name-too-long = Un nom a au plus { $most } lettres.
refused-nothing-said = Il n’y a rien dans ce message.
refused-chat-too-long = Un message a au plus { $most } lettres.
refused-too-much-talk = Assez parlé : une partie a de la place pour { $most } messages par personne.
refused-action-too-long = Un coup a au plus { $most } lettres.
refused-stamped = Seule la table dit quand quelque chose s’est passé.
refused-counting-down = Les dés vont tomber.
refused-no-race-ahead = Il n’y a pas de première course à faire attendre.
refused-no-preview = Dans une course, on ne dit pas d’avance ce qui en sortirait.
refused-not-shown = Tu n’avais pas encore vu le lancer.
refused-too-quick = Personne n’est si rapide. Cela compte à partir de { $least } ms après le lancer.
refused-round-over = Le tour était fini avant que cela puisse compter.
refused-other-beginning = La soirée commence par un autre jeu.
refused-evening-goes-on = La soirée n’est pas finie : passe au jeu suivant.
refused-no-next-game = Il n’y a plus de jeu dans cette soirée.
refused-evening-seats = Qui commence une soirée la joue jusqu’au bout : une place peut aller à un bot, mais on n’en ajoute ni n’en retire.
refused-evening-files = Les fichiers des jeux d’une soirée sont ceux de son programme.
refused-empty-seat = Une place est encore libre : invite quelqu’un, laisse jouer un bot, ou retire la place.
refused-not-ready = { $name } se prépare encore.
refused-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
refused-no-stand-in = Personne ne joue pour toi.
refused-no-bot-due = Ici, aucun bot n’a de coup à jouer.
refused-not-foreseen = On ne voit ce que ça donne qu’une fois que c’est fait.
refused-no-hand = Ici, aucune main ne bouge comme ça.
refused-stale = La partie a avancé entre-temps.
refused-nothing-to-undo = Il n’y a plus rien à annuler.
refused-too-many-undone = Tu as annulé { $most } coups dans cette partie ; pas plus.
refused-undo-asked = Quelqu’un a déjà demandé d’annuler un coup. Attends la réponse.
refused-undo-denied = Les autres préfèrent que ce coup reste joué.
refused-nothing-asked = Personne ne demande plus d’annuler un coup.
refused-is-here = { $name } est là.
refused-just-gone = { $name } vient de partir. Attends que { $minutes } minutes soient passées.
refused-not-awaited = Personne n’attend { $name }.
refused-hint-among-people = Là où jouent d’autres personnes, on ne souffle rien.
refused-hint-given = Tu as déjà reçu un conseil pour ce coup.
refused-no-hint-of-day = Dans un jeu du jour, tout le monde joue sans conseil.
refused-day-given-up = Tu as abandonné ce jeu du jour. Un bot le joue jusqu’au bout.
refused-not-daily = Ce n’est pas un jeu du jour.
refused-no-such-day = Ce jour-là n’a pas de jeux, ou n’en a plus.
refused-no-hint = Ici, aucun conseil n’aide : c’est l’œil ou la main qui décide.
refused-nudged = { $name } vient de recevoir un signe.
refused-bad-clock = Un coup peut avoir de { $least } à { $most } { $unit ->
    [seconds] secondes
   *[days] jours
}.
refused-bad-command-id = La table n’a pas compris la page. Recharge-la, s’il te plaît.
refused-too-many-sheets = On peut joindre au plus { $most } feuilles, { $bytes } octets en tout.
refused-too-many-options = On peut régler au plus { $most } choix.
refused-older-rules = Cette partie a commencé avec des règles plus anciennes, qu’on ne joue plus. On peut encore la lire ici.
refused-table-full = Cette table a vu { $most } événements et n’en prend plus. Ouvres-en une autre, s’il te plaît.

## L’hôte de la table
refused-bad-message = La table n’a pas compris la page. Recharge-la, s’il te plaît.
refused-hello-first = La table n’a pas compris la page. Recharge-la, s’il te plaît.
refused-message-too-long = Ce message est trop long.
refused-other-version = La table parle une langue plus récente. Recharge la page, s’il te plaît.
refused-broken-table = Cette table est abîmée, on ne peut plus y jouer.
refused-no-such-table = Cette table n’existe pas, ou elle a été débarrassée.
refused-no-such-step = La leçon n’a pas cette question.
refused-no-record = Il n’y a pas de partie finie à cette table.
refused-too-much-written = On a trop écrit depuis ta connexion cette dernière heure. Ça reprendra tout seul ; patiente un peu.
refused-no-space = Le serveur n’a plus de place pour écrire. Ça reprendra tout seul dès qu’il en aura.
refused-others-play = D’autres jouent à cette table. Quitte-la plutôt, ou joue jusqu’au bout.
refused-too-fast = C’était trop vite. Attends un instant.
refused-too-many-tables = Trop de tables ont été ouvertes d’ici. Réessaie plus tard.
refused-try-again = Ça n’a pas marché. Réessaie dans un instant.
refused-wrong-origin = Cette page n’a pas le droit d’utiliser ce serveur.

## Hop'n'ROLL
refused-hop-first = D’abord, tous les pions sautent. Choisis un dé.
refused-has-hopped = Ton pion a sauté. Écris maintenant le chiffre de son dé.
refused-no-such-field = Il n’y a pas d’emplacement { $field } ; le tableau en a { $fields }.
refused-no-die-there = Il n’y a pas de dé à cet emplacement.
refused-field-taken = Il y a déjà { $seat } à cet emplacement.
refused-no-such-box = La ligne { $row } a { $boxes } cases, donc pas de case { $number }.
refused-box-filled = Dans cette case, il y a déjà un { $holds }.
refused-leaves-gap = La ligne { $row } se remplit sans trou : c’est le tour de la case { $next }.
refused-level-not-open = Remplis d’abord le niveau d’avant : la case { $empty } de la ligne { $row } est encore vide.
refused-other-number = Ton dé montre un { $die }, tu ne peux donc pas écrire un { $value }.
refused-other-numbers = Ton dé et l’emplacement te donnent { $choice } ; tu ne peux donc pas écrire un { $value }.
refused-other-row = Le dé disco désigne la ligne { $disco } : c’est là que va son chiffre.
refused-not-among-your-dice = Tu peux écrire { $choice } dans n’importe quelle ligne, ou n’importe quel chiffre dans la ligne { $disco }, mais pas un { $value } là.
refused-must-equal = Tous les chiffres de cette ligne sont égaux, et elle a commencé par un { $value }.
refused-must-climb = Il faut au moins un { $least } dans cette case, car la ligne monte.
refused-must-fall = Il faut au plus un { $most } dans cette case, car la ligne descend.
refused-must-make-seven = Il faut un { $needed } dans cette case : avec le { $before } d’avant, cela fait sept.
refused-must-be-even = Il faut un chiffre pair dans cette case, car avant il y a un impair, le { $before }.
refused-must-be-odd = Il faut un chiffre impair dans cette case, car avant il y a un pair, le { $before }.
refused-must-differ = Le deuxième chiffre doit être différent du premier, un { $first }.
refused-must-take-turns = Les deux chiffres de cette ligne alternent, et c’est le tour du { $value }.
refused-must-be-sum-or-difference = Au-dessus de { $left } et { $right } va leur somme ou leur différence : { $choice }.
refused-nothing-fits-above = Rien ne va au-dessus de deux { $value } : leur somme dépasse 6 et leur différence est 0.
refused-must-equal-below = Il faut un { $below } dans cette case, comme dans celle du dessous.
refused-already-in-pyramid = Le { $value } est déjà dans cette pyramide, et chaque chiffre n’y va qu’une fois.
refused-must-equal-group = Il faut un { $value } dans cette case, car les chiffres d’un groupe sont égaux.
refused-must-move = Le deuxième chiffre doit être plus petit ou plus grand que le premier, un { $first }.
refused-must-go-up = Il faut plus que { $before } dans cette case, car la ligne vient de descendre.
refused-must-go-down = Il faut moins que { $before } dans cette case, car la ligne vient de monter.
refused-must-write = Ton dé a une place, par exemple la case { $row } { $number } : tu dois donc l’écrire.
refused-start-comes-first = D’abord, on décide quel pion commence en haut.
refused-has-started = On a déjà décidé quel pion commence en haut.
refused-nobody-there = Personne ne joue à cette place ; il y a { $players } joueurs.
refused-wrong-number-of-dice = À { $players }, on lance { $players } dés numérotés et le dé disco, pas { $found }.

## Hamstern
refused-no-such-chamber = Cette feuille n’a pas de chambre { $chamber }.
refused-no-such-cell = La chambre { $chamber } n’a pas de case { $cell } ; elle en a { $cells }.
refused-already-crossed = Cette case est déjà cochée.
refused-too-few = Trop peu : un { $throw } demande exactement { $throw } croix, pas { $crosses }.
refused-too-many = Trop : un { $throw } demande exactement { $throw } croix, pas { $crosses }.
refused-too-many-for-one = Un 1 permet de 1 à { $most } croix, pas { $crosses }.
refused-joker-track = Avec un 1, chaque croix raye une case de ta piste de jokers : il en reste { $left }, il en faudrait { $crosses }.
refused-not-connected = Les croix d’un lancer doivent se toucher, l’une au-dessus, au-dessous ou à côté de l’autre.
refused-joined-by-old-crosses = Les croix d’un lancer doivent se toucher entre elles ; les anciennes ne les relient pas.
refused-starts-elsewhere = Tes premières croix vont dans la chambre sombre du milieu.
refused-passage-not-reached = Tu ne peux pas encore y entrer : coche d’abord la case devant une galerie, { $near }.
refused-begin-at-passage = Une nouvelle chambre commence là où débouche la galerie : coche aussi { $far }.
refused-passage-used = Cette chambre est déjà entamée, et dans cette partie les galeries ne mènent qu’à de nouvelles. Continue à côté d’une de ses croix.
refused-only-diagonal = En diagonale, ce n’est pas à côté d’une croix. Continue au-dessus, au-dessous ou à côté.
refused-not-next-to-cross = De nouvelles croix commencent à côté d’une croix que tu as déjà.

## Abquetschen
refused-nothing-rolled = Il faut d’abord lancer le dé turquoise.
refused-start-pyramid-first = Construis d’abord la pyramide de départ : trois dés sur le plateau, et un dessus.
refused-no-start-place = La pointe de la pyramide de départ repose sur trois dés, un étage au-dessus du plateau.
refused-start-at-edge = Là, la pyramide de départ serait au bord du plateau.
refused-start-not-central = La pyramide de départ va aussi près du milieu que possible.
refused-build-the-roll = Tu as fait un { $roll } : tu poses maintenant exactement { $roll ->
    [one] un dé
   *[other] { $roll } dés
}.
refused-bonus-or-skip = Maintenant, tu poses { $dice ->
    [one] ton dé bonus, ou tu y renonces
   *[other] exactement { $dice } dés bonus, ou tu y renonces
}.
refused-other-than-rolled = Tu as fait un { $roll } : une construction de { $dice } ne va pas.
refused-other-than-bonus = Les dés bonus se posent tous ou pas du tout : { $due }, pas { $dice }.
refused-outside-pyramid = Cette place est hors de la pyramide qui tient sur ce plateau.
refused-would-roll-away = Là, un dé roulerait : il en manque un dessous.
refused-build-in-pieces = Les dés d’une construction doivent se toucher par leurs faces.
refused-touches-no-own-die = Au moins un nouveau dé doit toucher, face contre face, un dé que tu as posé avant.
refused-touches-no-die = Ta première construction doit toucher un dé par une face, peu importe à qui il est.
refused-closes-start-pyramid = Laisse une place ouverte au-dessus de la pyramide de départ tant que sa construction n’a pas repris.

## Würfelmarsch
refused-not-on-the-plate = Ce n’est pas un entonnoir du plateau.
refused-empty-funnel = Il n’y a pas de dé là.
refused-not-your-die = Ce dé est à { $seat }. Joue un des tiens.
refused-not-beside = Un dé bascule par-dessus une arête, dans un entonnoir juste à côté.
refused-backwards = On va en avant ou de côté, jamais en arrière vers son propre côté.
refused-funnel-taken = Il y a déjà un dé. On bascule dans des entonnoirs vides.
refused-same-faces = Il montre déjà ces faces. Tourne-le pour qu’il en montre d’autres.

## Cui bono?
refused-pull-first = Retire d’abord un dé de l’étage du bas.
refused-holds-a-die = Tu tiens un dé : pose-le dans un entonnoir ou garde-le.
refused-not-at-the-bottom = On ne retire que des dés de l’étage du bas.
refused-nothing-to-pull = Il n’y a plus de dé là.
refused-too-much-on-it = { $dice } dés reposent dessus ; un seul est permis.
refused-onto-the-plate = Aucun dé ne revient sur le plateau.
refused-cell-taken = Il y a déjà un dé.
refused-no-funnel = Ce n’est pas un entonnoir : il faut trois dés dessous.
refused-mixed-funnel = Cet entonnoir a deux dés { $two ->
    [red] rouges
    [yellow] jaunes
   *[pearl] nacre
} et un { $one ->
    [red] rouge
    [yellow] jaune
   *[pearl] nacre
} : il lui faut trois couleurs différentes, ou trois fois une autre couleur que ton dé.
refused-funnel-of-its-colour = Cet entonnoir est tout { $colour ->
    [red] rouge
    [yellow] jaune
   *[pearl] nacre
}, et ton dé aussi : trois d’une couleur n’en prennent qu’une autre.
refused-edge-of-one-colour = Cela ferait une arête de dés tous { $colour ->
    [red] rouges
    [yellow] jaunes
   *[pearl] nacre
} ; elle finit { $foot }.
refused-looks-the-same = La pyramide serait { $times } fois la même. Tu dois garder le dé.
refused-who-begins = D’abord, on décide qui commence.
refused-build-the-pyramid = On sait qui commence ; maintenant, on monte la pyramide.
refused-not-complete = La pyramide doit être complète : elle a { $dice } dés sur 165.
refused-wrong-colours = La pyramide a 55 dés { $colour ->
    [red] rouges
    [yellow] jaunes
   *[pearl] nacre
}, pas { $dice }.
refused-other-foundation = On complète la pyramide qui est debout, sans changer aucun de ses dés.

## Eintrichtern
refused-cover-first = Repose d’abord le dé rouge.
refused-nothing-lifted = Aucun dé rouge n’est soulevé, il n’y a donc rien à reposer.
refused-lift-for-throw = Le lancer est fait. Soulève maintenant un dé rouge.
refused-take-or-roll = Reprends d’abord le lancer précédent, ou relance.
refused-funnel-open = Cet entonnoir est ouvert et hors jeu. Soulève un dé rouge.
refused-no-red-die = Il n’y a pas de dé rouge { $cell }.
refused-other-number-laid = Sur ce plateau, on pose { $due } dés jaunes, pas { $found }.
refused-nobody-to-begin = { $seat } ne peut pas commencer ; il y a { $players } joueurs.
refused-other-throw-due = On ne lance pas cela maintenant.

## Courses
refused-no-stamp = Le temps court, et la table n’a pas dit quand c’était. Réessaie.
refused-no-clock = Ici, aucun chrono ne tourne.
refused-out-of-order = Quelqu’un a été plus rapide.
refused-time-up = Le temps était écoulé.
refused-not-shown-yet = La page était en avance sur la partie. Recharge-la, s’il te plaît.

## Raffzahn
refused-no-roll-due = On lance le dé turquoise une fois par tour, avant que quelqu’un prenne.
refused-not-thrown = Attends que le dé turquoise soit lancé.
refused-no-die-to-take = Il n’y a plus de dé là.
refused-hand-locked = Mauvais dé : ta main est bloquée un instant.
refused-die-under-others = Ce dé n’est pas libre : un autre repose dessus.
refused-shows-another = Ce dé te montre un { $shows }, pas un { $throw }.
refused-not-the-roller = Seule la personne qui a lancé le dé peut dire STOP : { $roller }.
refused-stopped = STOP a déjà été dit.
refused-stop-too-early = Laisse d’abord regarder tout le monde : STOP, c’est dans un instant.
refused-no-passing = Dans une course, personne ne passe : ne prends rien, c’est tout.
refused-other-die-due = C’est un autre lancer qui est attendu ici.
refused-not-that-pyramid = La pyramide a tous ses dés sauf la pointe, 55 au plus de chaque couleur.

## Bunte Kuh
refused-no-dice-due = On lance les trois dés une fois par tour, avant que quelqu’un appelle.
refused-no-sum-yet = Attends que les trois dés soient lancés.
refused-call-first = Dis STOP avant de montrer.
refused-point-now = Tu as dit STOP : montre l’entonnoir.
refused-put-now = Tu avais raison : pose un de tes dés.
refused-not-a-funnel = Il n’y a pas d’entonnoir là.
refused-put-where-pointed = Ton dé va là où tu as montré.
refused-stopwatch-too-long = Le chronomètre ne tourne pas si longtemps.
refused-only-in-ticks = Autour d’une même table, on dit STOP ou NULLE PART.
refused-not-in-ticks = Coup par coup, on note l’entonnoir et le temps.
refused-other-dice-due = C’est un autre lancer qui est attendu ici.
refused-not-that-base = L’étage du bas a 45 dés nacre, et rien ne repose dessus.

## Soirées
refused-empty-programme = Une soirée demande au moins un jeu.
refused-not-on-the-shelf = Il n’y a pas de jeu « { $game } » ici.
refused-not-of-the-box = Une soirée n’a que des jeux avec la pyramide, et « { $game } » n’en est pas un.
refused-without-file = Un jeu de ton cru vient à une soirée avec son fichier.
refused-programme-too-long = Une soirée a au plus { $most } jeux.
refused-other-game = Le programme continue avec un autre jeu.
refused-not-played-out = Un jeu compte quand il est fini, et pour celles et ceux qui jouent la soirée.
