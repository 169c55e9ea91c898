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
pyramid-die = dado { $colour } { $place }
pyramid-shows = , mostra { $faces }
pyramid-face-front = { $value } davanti
pyramid-face-left = { $value } a sinistra
pyramid-face-right = { $value } a destra
pyramid-nothing-known = , facce nascoste
show-again = Rivedi cosa è successo
pyramid-place = posto vuoto { $place }
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
# Dove sta qualcosa, visto dal proprio lato. Gli strati si contano dalla piastra.
place-on-layer = sullo strato { $layer }, { $spot }
spot-top = in cima
spot-middle = al centro
spot-corner-left = nell’angolo davanti a sinistra
spot-corner-right = nell’angolo davanti a destra
spot-corner-back = nell’angolo in fondo
spot-edge-front = sul bordo davanti, { $end ->
    [left] { spot-nth } da sinistra
    [right] { spot-nth } da destra
   *[middle] a metà
  }
spot-edge-left = sul bordo sinistro, { $end ->
    [front] { spot-nth } da davanti
    [back] { spot-nth } dal fondo
   *[middle] a metà
  }
spot-edge-right = sul bordo destro, { $end ->
    [front] { spot-nth } da davanti
    [back] { spot-nth } dal fondo
   *[middle] a metà
  }
spot-row = nella { spot-row-nth } fila, { $end ->
    [left] { spot-nth } da sinistra
    [right] { spot-nth } da destra
   *[middle] a metà
  }
spot-nth = { $nth ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
  }
spot-row-nth = { $row ->
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
   *[7] settima
  }
way-left = verso sinistra
way-right = verso destra
way-back-left = verso il fondo a sinistra
way-back-right = verso il fondo a destra
way-front-left = in avanti a sinistra
way-front-right = in avanti a destra
# Un dado con cui qualcuno fa qualcosa.
the-die = il dado
the-die-red = il dado rosso
the-die-yellow = il dado giallo
the-die-pearl = il dado perla
the-die-turquoise = il dado turchese
the-die-any = un dado
