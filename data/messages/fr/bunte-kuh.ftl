# Bunte Kuh : ce qu’on peut choisir, et ce qui compte.
option-bunte-kuh-pace = Rythme
option-bunte-kuh-pace-live = une course
option-bunte-kuh-pace-ticks = coup par coup, à distance
option-bunte-kuh-patience = Secondes avant la fin d’un tour sans appel
part-bunte-kuh-dice = Dés restants

# Pendant la partie.
bunte-kuh-ask-roll = { $shared ->
    [yes] { $name }, lance les trois dés.
   *[no] Tu as les trois dés. Lance-les.
}
bunte-kuh-ready = { $name } a les trois dés.
bunte-kuh-thrown = { $sum } ! Où y a-t-il un entonnoir avec cette somme ?
bunte-kuh-ask-point = { $shared ->
    [yes] { $name }, vite : montre l’entonnoir qui fait { $sum }.
   *[no] Vite : montre l’entonnoir qui fait { $sum }.
}
bunte-kuh-ask-put = { $shared ->
    [yes] Bien vu, { $name } ! Tourne ton dé et pose-le.
   *[no] Bien vu ! Tourne ton dé comme tu veux et pose-le là.
}
bunte-kuh-ask-put-anywhere = { $shared ->
    [yes] Bien vu, { $name } ! Pose un dé dans un entonnoir au choix.
   *[no] Bien vu ! Pose un dé dans un entonnoir au choix.
}
bunte-kuh-ask-uncover = { $shared ->
    [yes] { $name }, découvre le lancer quand tu veux.
   *[no] Découvre le lancer quand tu veux.
}
bunte-kuh-wait = On attend { $names }.
bunte-kuh-roll = Lancer les dés
bunte-kuh-call-nowhere = NULLE PART
bunte-kuh-this-one = Celui-là !
bunte-kuh-touch = Touche l’entonnoir
bunte-kuh-mark-first = Marque un entonnoir
bunte-kuh-pick-funnel = Choisis un entonnoir
bunte-kuh-lay = Le poser ainsi
bunte-kuh-uncover = Découvrir et lancer mon chrono
bunte-kuh-pass = Pas d’appel
bunte-kuh-too-late = Temps écoulé : pas d’appel
bunte-kuh-tray-nearly = presque fini
bunte-kuh-tray-none = pas d’appel
bunte-kuh-tray-call = { $spot } : { $seconds } s
bunte-kuh-tray-nowhere = nulle part en { $seconds } s

# Ce qui vient de se passer, en une ligne.
bunte-kuh-laid = L’étage du bas est posé.
bunte-kuh-stopped = { $name } dit STOP. Où est-il ?
bunte-kuh-nowhere = { $name } dit NULLE PART !
bunte-kuh-pointed = { $name } montre l’entonnoir { $place }.
bunte-kuh-put = { $name } pose un dé { $place }. Il montre { $faces }.
bunte-kuh-passed = { $name } ne dit rien.
bunte-kuh-right = { $name } a raison et pose un dé.
bunte-kuh-wrong = { $name } avait tort : tous les autres lui donnent un dé.
bunte-kuh-slow = C’était trop long : le dé s’est posé tout seul.
bunte-kuh-time-out = Personne n’a appelé à temps. Les dés passent à gauche.
bunte-kuh-revealed = Tout le monde a choisi.

# Pourquoi le dernier tour s’est passé ainsi.
bunte-kuh-verdict-stop = { $name } a appuyé sur STOP { $seconds } s après avoir vu le lancer.
bunte-kuh-verdict-nowhere = { $name } a appuyé sur NULLE PART { $seconds } s après avoir vu le lancer.
bunte-kuh-verdict-sum = L’entonnoir { $place }, fait { $sum }, pas { $wanted }.
bunte-kuh-verdict-slow = { $name } n’a pas montré à temps.
bunte-kuh-verdict-there = Il y en avait un : l’entonnoir { $place }, fait { $wanted }.
bunte-kuh-verdict-nobody = Aucun entonnoir ne fait { $wanted } : NULLE PART aurait été juste.
bunte-kuh-verdict-watch = { $name } : { $seconds } s au chrono.

tip-bunte-kuh-watch = Le lancer reste couvert jusqu’à ce que tu le découvres. Alors ton propre chrono tourne ; l’appel le plus rapide compte.
tip-bunte-kuh-race = Dès que les dés sont tombés, cherche un entonnoir dont les trois faces ont la même somme. Crie STOP et montre-le, ou NULLE PART s’il n’y en a pas ; une erreur te vaut des dés. Le premier lancer attend ton signal.
bunte-kuh-nowhere-claims = aucun { $sum } ici
bunte-kuh-stop-claims = je vois un { $sum }
