# Raffzahn : ce qu’on peut choisir, et ce qui compte.
option-raffzahn-pace = Rythme
option-raffzahn-pace-live = une course
option-raffzahn-pace-ticks = coup par coup, à distance
option-raffzahn-stop_after = Attente avant de pouvoir dire STOP, en secondes
part-raffzahn-dice = Dés pris

# Pendant la partie.
raffzahn-ask-roll = { $shared ->
    [yes] { $name }, lance le dé turquoise.
   *[no] Tu as le dé turquoise. Lance-le.
}
raffzahn-ready = { $name } a le dé turquoise.
raffzahn-thrown = Un { $throw } ! Prends tous ceux qui sont libres de ton côté.
raffzahn-watch = Un { $throw } ! Toutes les mains partent.
raffzahn-hands-off = STOP ! Bas les pattes.
raffzahn-ask-tick = { $shared ->
    [yes] { $name }, prends un { $throw } libre, ou rien.
   *[no] Un { $throw } : prends un dé libre qui le montre, ou rien.
}
raffzahn-wait = Un { $throw }. On attend { $names }.
raffzahn-roll = Lancer le dé
raffzahn-take = Prendre ce dé
raffzahn-pass = Ne rien prendre
raffzahn-only = seulement { $name }
raffzahn-last-round = Il ne reste que l’étage du bas : le prochain STOP finit la partie.
raffzahn-tray-took = { $dice ->
    [0] aucun ce tour-ci
   *[other] + { $dice }
}
raffzahn-tray-none = n’a rien pris
raffzahn-tray-wrong = { $times ->
    [one] un mauvais dé
   *[other] { $times } mauvais dés
}
raffzahn-tray-late = { $times ->
    [one] trop tard, payé
   *[other] { $times } fois trop tard
}

# Ce qui vient de se passer, en une ligne.
raffzahn-took = { $name } prend le dé { $place }.
raffzahn-passed = { $name } ne prend rien.
raffzahn-wrong = { $name } se trompe de dé : la main est bloquée un instant.
raffzahn-stopped = { $name } dit STOP !
raffzahn-time-up = Temps écoulé : STOP !
raffzahn-void = { $name } tendait déjà la main avant le STOP : ce dé ne compte pas.
raffzahn-late = Trop tard, { $name } : le dé revient, et chaque adversaire en reçoit un.
raffzahn-revealed = Tout le monde a choisi.
raffzahn-closed = Le tour est fini.

# Pourquoi le dernier tour s’est passé ainsi.
raffzahn-verdict-stop = { $name } a dit STOP { $seconds } s après le lancer.
raffzahn-verdict-void = { $name } a tendu la main { $seconds } s après le STOP, mais ne pouvait pas encore le voir : cela ne compte pas et ne coûte rien.
raffzahn-verdict-late = { $name } avait vu le STOP et a quand même pris un dé { $seconds } s plus tard : { $opponents ->
    [one] l’adversaire reçoit un dé.
   *[other] chaque adversaire reçoit un dé.
}
raffzahn-verdict-took = { $name } : { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
}{ $wrong ->
    [0] {""}
    [one] , un mauvais dé
   *[other] , { $wrong } mauvais dés
}
raffzahn-verdict-left = { $dice ->
    [0] De ton côté, aucun dé n’a été oublié.
    [one] De ton côté, un dé convenait encore : il est allumé.
   *[other] De ton côté, { $dice } dés convenaient encore : ils sont allumés.
}

tip-raffzahn-tick = Chacun prend un dé ou aucun, et personne ne voit le choix des autres avant que tous aient choisi.
tip-raffzahn-race = Dès que le dé est tombé, prends tous les dés libres qui montrent ce nombre de ton côté. La personne qui a lancé crie STOP ; qui se sert après paie. Le premier lancer attend ton signal.
