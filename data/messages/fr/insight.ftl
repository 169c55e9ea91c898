# Chance et talent d’une partie finie.
insight-open = Chance ou talent ?
insight-title = Chance et talent
insight-close = Masquer chance et talent
insight-course = Comment ça s’est passé ?
insight-course-close = Masquer le déroulement
insight-begins = Lecture de la partie…
insight-working = { $done ->
    [one] Examen : { $done } événement sur { $of }
   *[other] Examen : { $done } événements sur { $of }
}
insight-failed = Impossible d’examiner cette partie.
insight-curve = Comment la part de victoire de chacun a changé ; les points à côté disent où et pourquoi
insight-points = Comment les points de chacun ont changé
insight-skill = { $whose ->
    [you] { $way ->
        [more] Tu as mieux décidé que les autres, de { $share } d’une victoire.
        [less] Les autres ont mieux décidé que toi, de { $share } d’une victoire.
       *[even] Tu as décidé aussi bien que les autres.
    }
   *[other] { $way ->
        [more] { $name } a mieux décidé que les autres, de { $share } d’une victoire.
        [less] { $name } a moins bien décidé que les autres, de { $share } d’une victoire.
       *[even] { $name } a décidé aussi bien que les autres.
    }
}
insight-skill-of-two = { $whose ->
    [you] { $way ->
        [more] Tu as mieux décidé que { $rival }, de { $share } d’une victoire.
        [less] { $rival } a mieux décidé que toi, de { $share } d’une victoire.
       *[even] Tu as décidé aussi bien que { $rival }.
    }
   *[other] { $way ->
        [more] { $name } a mieux décidé que { $rival }, de { $share } d’une victoire.
        [less] { $rival } a mieux décidé que { $name }, de { $share } d’une victoire.
       *[even] { $name } a décidé aussi bien que { $rival }.
    }
}
insight-luck = { $whose ->
    [you] { $way ->
        [more] Les dés étaient avec toi : { $share }.
        [less] Les dés étaient contre toi : { $share }.
       *[even] Les dés ont été justes avec toi.
    }
   *[other] { $way ->
        [more] Les dés étaient avec { $name } : { $share }.
        [less] Les dés étaient contre { $name } : { $share }.
       *[even] Les dés ont été justes avec { $name }.
    }
}
insight-corrected = { $whose ->
    [you] À chance égale, tu aurais eu { $share } de la victoire.
   *[other] À chance égale, { $name } aurait eu { $share } de la victoire.
}
insight-doubt = À prendre avec des pincettes : le jugement a changé d’avis de { $share } d’une victoire.
insight-decisions = Ce qui a coûté le plus
insight-no-mistakes = Ici, aucune décision n’a gaspillé quoi que ce soit de notable.
insight-better = Mieux : { $what }
insight-act-where = { $count ->
    [one] { $what }, { $where }
   *[other] { $what }, dont un { $where }
}
insight-act-cells = { $what }, { $count ->
    [one] case { $cells }
   *[other] cases { $cells }
}
insight-act-faces = { $what } pour qu’il montre { $faces }
insight-because = Ce choix { $why }.
insight-hidden = Jugé d’après ce qu’on pouvait savoir.
insight-throws = Les dés
insight-no-luck = Aucun lancer n’a changé grand-chose.
insight-luckiest = Le plus heureux pour { $name } : { $what }
insight-unluckiest = Le plus dur pour { $name } : { $what }
insight-sampled = Comparé à { $outcomes } lancers tirés au hasard.
insight-show = Voir
insight-sum = Comment ça s’additionne
insight-start-column = Au début
insight-luck-column = Dés
insight-own-column = Ses erreurs
insight-gifts-column = { $rivals ->
    [one] Erreurs de l’autre
   *[other] Erreurs des autres
}
insight-rest-column = Incertain
insight-result-column = Résultat
insight-how = En parts d’une victoire. Un lancer est comparé à tous ceux qui auraient pu tomber, une décision à la meilleure possible ; « incertain » est ce que le jugement ne sait pas lui-même.
insight-not-judged = Ce que vaut une position de ce jeu, personne ne l’a encore calculé. On ne peut donc pas séparer ici la chance du talent ; voilà comment ça s’est passé.
insight-alone = En solo, on ne joue contre personne : la chance et le talent n’ont pas de victoire à se partager. Voilà comment ça s’est passé.
insight-moments = Les coups qui ont compté
insight-turning = Quand la première place a changé
insight-turn = Étape { $event }

# Pourquoi un autre choix était meilleur, après « ce choix ». Codes de `Cause` dans crates/insight.
cause-late-less = fait jouer plus tôt au tour suivant
cause-late-more = fait jouer plus tard au tour suivant
cause-own-end-near-more = rapproche de deux lignes complètes
cause-own-end-near-less = ne presse pas la fin de la partie
cause-rows-complete-more = complète une ligne
cause-worth-more = promet plus de points
cause-worth-ahead-more = promet plus de points
cause-points-more = rapporte aussitôt plus de points
cause-points-ahead-more = donne aussitôt un meilleur score
cause-covered-more = laisse de la place à plus de chiffres du dé
cause-chambers-begun-more = ouvre une chambre de plus
cause-chambers-begun-less = n’entame pas encore d’autre chambre
cause-jokers-more = épargne des jokers
cause-jokers-less = emploie les jokers tant qu’ils servent
cause-room-more = laisse de la place à un plus grand lancer
cause-acorns-more = mène vers plus de glands
cause-rounds-less = rapproche la fin
cause-rounds-more = fait durer la partie
cause-dice-left-less = débarrasse de plus de dés
cause-dice-ahead-more = donne l’avantage en dés
cause-openings-more = laisse plus de places ouvertes au-dessus de ses propres dés
cause-openings-ahead-more = { $rivals ->
    [one] laisse à l’autre moins de places ouvertes
   *[other] laisse aux autres moins de places ouvertes
}
cause-prospects-more = laisse plus de possibilités au prochain lancer
cause-prospects-ahead-more = { $rivals ->
    [one] laisse à l’autre moins à faire de son prochain lancer
   *[other] laisse aux autres moins à faire de leur prochain lancer
}
cause-no-opening-less = garde une place ouverte au-dessus d’un de ses dés
cause-one-opening-less = ne dépend pas d’une seule place ouverte
cause-rival-no-opening-more = ensevelit complètement quelqu’un
cause-rival-one-opening-more = ne laisse à quelqu’un qu’une place ouverte
cause-dice-kept-less = fait garder un dé de moins
cause-end-near-less = fait durer la partie
cause-end-near-more = rapproche la fin
cause-safe-pulls-to-others-less = laisse à qui suit moins de dés qui vont quelque part
cause-no-safe-pull-to-others-more = ne laisse à qui suit aucun dé qui aille quelque part
cause-one-safe-pull-to-others-more = ne laisse à qui suit qu’un dé qui aille quelque part
cause-open-colours-to-others-less = laisse moins de couleurs qu’un entonnoir accepte
cause-least-cost-to-others-more = ne laisse à qui suit que des dés chers à garder
cause-pulls-less = laisse moins de dés à retirer
cause-sure-win-more = gagne la partie presque à coup sûr
cause-sure-loss-less = ne laisse pas échapper la partie
cause-gain-more = capture davantage tout de suite
cause-reply-less = { $rivals ->
    [one] laisse à l’autre moins à capturer
   *[other] laisse aux autres moins à capturer
}
cause-row-worth-more = promet plus dans { $row }
cause-row-fits-more = laisse plus de chiffres possibles dans { $row }
cause-row-fits-less = demande moins de chiffres dans { $row }
cause-row-filled-more = avance dans { $row }
cause-row-filled-less = se retient dans { $row }
cause-in-equal = la ligne des chiffres égaux
cause-in-ascending = la ligne qui monte
cause-in-descending = la ligne qui descend
cause-in-sum-seven = la ligne des sept
cause-in-even-odd = la ligne des pairs et impairs
cause-in-two-numbers = la ligne des deux chiffres
cause-in-arithmetic-pyramid = la pyramide des sommes
cause-in-unequal-pyramid = la pyramide des chiffres différents
cause-in-groups = la ligne des groupes
cause-in-smaller-larger = la ligne des hauts et des bas

## Trying something out
what-if-try = Essayer un autre coup
what-if-from-here = Continuer d’ici comme { $name }
what-if-begun = Et si… La partie continue d’ici, et ne compte pas.
what-if-over = C’était un « et si » : la suite d’une autre partie, reprise en son milieu. Elle ne compte pas.

## Hints
hint = Un conseil
hint-ask = Demander un conseil
hint-thinking = Voyons voir…
hint-says = Je ferais ceci : { $what }.
hint-none = Ici, je n’en sais pas plus que toi.
hints-count = { $count ->
    [one] Partie jouée avec un conseil
   *[other] Partie jouée avec { $count } conseils
}

# Moves as advice: what log-… says that somebody does, without saying who.
advice-acted = { $action }
advice-start-pyramid = construire ainsi la pyramide de départ
advice-build = poser { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
advice-bonus = poser { $dice ->
    [one] un dé bonus
   *[other] { $dice } dés bonus
}
advice-no-bonus = renoncer aux dés bonus
advice-pull = retirer { $die } { $spot }
advice-put = reposer { $die } { $place }
advice-keep = garder { $die }
advice-lift = soulever le dé rouge { $spot }
advice-take = reprendre le lancer
advice-roll = relancer
advice-mark = cocher { $crosses ->
    [one] une case
   *[other] { $crosses } cases
} dans la chambre { $chamber }
advice-hop = sauter à l’emplacement { $field }
advice-write = écrire un { $value }, case { $row } { $number }
advice-nothing = ne rien écrire
advice-tilt = faire basculer le dé { $spot }, { $way }
advice-turn = tourner le dé { $spot }
advice-own-put = poser { $die } { $spot }
advice-own-put-several = poser { $dice } dés
advice-own-take = prendre { $die } { $spot }
advice-own-take-several = prendre { $dice } dés
advice-own-lift = déplacer { $die } { $from } ; il est alors { $spot }
advice-own-says = dire « { $word } »
advice-own-passes = passer
advice-own-throws = lancer
