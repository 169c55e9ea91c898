# Il tavolo della piramide di dadi, comune a tutti i suoi giochi.
pyramid-board = La piramide
pyramid-picture = Come guardi la piramide
pyramid-picture-room = Sul tavolo
pyramid-picture-flat = In piano
pyramid-no-room = Questo browser non può disegnare il tavolo in 3D. Nella vista in piano funziona tutto.
pyramid-loading = Albert prepara il tavolo
pyramid-from-above = Dall’alto
pyramid-from-side = Dal lato di { $player }
pyramid-from-free-side = Dal lato libero
pyramid-free-side = libero
pyramid-next-side = Guarda dal lato sinistro
pyramid-previous-side = Guarda dal lato destro
pyramid-zoom-in = Più vicino
pyramid-zoom-out = Più lontano
pyramid-keys = Le frecce vanno da un dado all’altro, Invio sceglie. 1, 2 e 3 guardano dai lati, 0 dall’alto, più e meno avvicinano e allontanano, A e D girano il tavolo, W e S inclinano la vista.
pyramid-flat-keys = Sinistra, destra, su e giù vanno da un dado all’altro, con Maiusc lungo la terza linea. Pagina su e pagina giù cambiano strato, Invio sceglie.
pyramid-layers-all = Tutti gli strati
pyramid-layer = Strato { $layer } di { $layers }
pyramid-layer-up = Uno strato più su
pyramid-layer-down = Uno strato più giù
pyramid-colour-red = rosso
pyramid-colour-yellow = giallo
pyramid-colour-pearl = perla
pyramid-colour-turquoise = turchese
pyramid-colour-unknown = sconosciuto
pyramid-die = dado { $colour } in { $cell }
pyramid-shows = , mostra { $faces }
pyramid-face-front = { $value } davanti
pyramid-face-left = { $value } a sinistra
pyramid-face-right = { $value } a destra
pyramid-nothing-known = , facce nascoste
pyramid-place = posto vuoto { $cell }
pyramid-around = , ci guardano dentro { $faces }
pyramid-ghost = , qui starebbe un dado { $colour }
pyramid-lifted = , sollevato
pyramid-selected = , scelto
pyramid-offer-take = , si può scegliere
pyramid-offer-build = , qui puoi costruire
pyramid-offer-target = , qui puoi andare
pyramid-offer-warning = , attenzione
pyramid-offer-funnel = , un imbuto
pyramid-offers = { $count ->
    [0] Non c’è niente da scegliere.
    [one] Si può scegliere un posto.
   *[other] Si può scegliere tra { $count } posti.
  }
pyramid-thrown = Tiro: { $values }
pyramid-felt-empty = Ancora nessun tiro
pyramid-tray = Dadi di { $player }
pyramid-tray-dice = { $count ->
    [one] Un dado, { $colour }
   *[other] { $count } dadi, colore { $colour }
  }
pyramid-tray-empty = Nessun dado
pyramid-turn-die = Gira il dado
pyramid-orientation = Il dado mostra { $front } davanti, { $left } a sinistra, { $right } a destra
pyramid-pick-front = Davanti
pyramid-pick-left = Sinistra
pyramid-pick-right = Destra
pyramid-spin-left = Gira verso sinistra
pyramid-spin-right = Gira verso destra
pyramid-roll-left = Ribalta a sinistra
pyramid-roll-right = Ribalta a destra
