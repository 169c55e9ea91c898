# Hop'n'ROLL : feuille et tableau.
hop-sheet-of = Feuille : { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hop-sheet-standard = Standard
hop-sheet-advanced = Avancée
hop-total = Total
hop-sixes = Un par 6
# Les couleurs s’accordent avec « ligne » et « case ».
hop-colour-yellow = jaune
hop-colour-red = rouge
hop-colour-blue = bleue
hop-colour-green = verte
hop-colour-purple = violette
# Le dé disco dans le fil de la partie : un dé est vert, une ligne est verte.
hop-disco-colour-yellow = jaune
hop-disco-colour-red = rouge
hop-disco-colour-blue = bleu
hop-disco-colour-green = vert
hop-disco-colour-purple = violet
hop-rule-equal = Tous égaux
hop-rule-ascending = Ne descend pas
hop-rule-descending = Ne monte pas
hop-rule-sum-seven = Des paires qui font 7
hop-rule-even-odd = Pair et impair alternés
hop-rule-two-numbers = Deux chiffres alternés
hop-rule-arithmetic-pyramid = Plus ou moins
hop-rule-unequal-pyramid = Chacun une fois
hop-rule-groups = Deux paires, un brelan
hop-rule-smaller-larger = Monte et descend
hop-box = { $row } { $number }
hop-box-empty = vide
hop-box-holds = contient un { $value }
hop-box-special = compte en plus
hop-box-open = tu peux écrire ici
hop-box-brings = rapporte { $more }
hop-box-dead = ne peut plus être remplie
hop-tableau = Tableau avec dés et pions
hop-field-label = emplacement { $label }
hop-field-empty = pas de dé
hop-die = dé qui montre { $pips }
hop-disco = dé disco, ligne { $row }
hop-disco-any = dé disco, ligne au choix
hop-standing = ici : { $names }
hop-can-hop = tu peux sauter ici
hop-effect-minus-one = −1, peut compter un de moins
hop-effect-plus-minus-one = ±1, peut compter un de moins ou un de plus
hop-effect-die-below = ce dé ou celui du dessous
hop-effect-die-above = ce dé ou celui du dessus
hop-effect-dj = DJ : n’importe quel dé, mais en dernier au tour suivant
option-hop-n-roll-sheet = Feuille
option-hop-n-roll-sheet-standard = Standard
option-hop-n-roll-sheet-advanced = Avancée
option-hop-n-roll-tableau = Tableau
option-hop-n-roll-tableau-a = Face A
option-hop-n-roll-tableau-b = Face B, avec effets
option-hop-n-roll-first = Commence en haut
option-hop-n-roll-first-random = au sort

# Pendant la partie.
hop-ask-hop = { $shared ->
    [yes] { $name }, choisis un dé.
   *[no] À toi de jouer : choisis un dé.
}
hop-ask-number = { $shared ->
    [yes] { $name }, choisis chiffre et case.
   *[no] Choisis un chiffre et sa case.
}
hop-ask-write = { $shared ->
    [yes] { $name }, écris ton chiffre.
   *[no] Où écris-tu ton chiffre ?
}
hop-wait-hop = { $names } choisit un dé.
hop-wait-write = On attend encore { $names }.
hop-thrown = Lancer : { $dice }.
hop-wrote = a écrit un { $value }, ligne { $row }
hop-your-die = Ton dé
hop-die-of = Le dé pris par { $name }
hop-barred = Il ne va nulle part, tu n’écris donc rien.
skipped-hop-n-roll = Ton dé ne va nulle part : rien d’écrit.
hop-pick = Choisis un dé
hop-confirm = Sauter là
hop-choose-box = Choisis une case
hop-choose-number = Choisis le chiffre
hop-which-number = Quel chiffre
hop-write-it = Écrire le { $value }, ligne { $row }
hop-nothing = Ne rien écrire
hop-fits = { $boxes ->
    [one] Il irait dans une case.
   *[other] Il irait dans { $boxes } cases.
}
hop-fits-nowhere = Il n’irait nulle part sur ta feuille.
hop-would-bring = { $more ->
    [0] Rien de plus : { $points }
   *[other] +{ $more }, et tu as { $points }
}
hop-kills = Après ça, la case { $row } { $number } ne pourra plus être remplie.
part-hop-n-roll-yellow = Jaune
part-hop-n-roll-red = Rouge
part-hop-n-roll-blue = Bleue
part-hop-n-roll-green = Verte
part-hop-n-roll-purple = Violette
part-hop-n-roll-special = Cases colorées
part-hop-n-roll-sixes = Les six
tip-hop-effects = Certains emplacements aident : un de moins, un de plus, le dé d’à côté. Avec le DJ, tu peux employer n’importe quel dé, mais tu passes en dernier au tour suivant.

log-hop = { $name } saute à l’emplacement { $field }
log-write = { $name } écrit un { $value }, case { $row } { $number }
log-nothing = { $name } n’écrit rien
log-nothing-fits = { $name } n’écrit rien : le dé ne va nulle part
log-start = { $name } commence en haut
