# Hamstern: la tana.
hamstern-burrow-of = Tana di { $player }, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
hamstern-cell = camera { $chamber }, cella { $cell }
hamstern-acorn = ghianda
hamstern-mushroom = fungo
hamstern-crossed = segnata
hamstern-pending = segnata per ora
hamstern-begin = puoi cominciare qui
hamstern-free = raggiungibile
hamstern-joker = Striscia dei jolly, caselle rimaste: { $left } su { $boxes }
hamstern-counter = { $running ->
    [yes] La clessidra scorre; caselle segnate: { $ticks } su { $boxes }
   *[no] La clessidra è ferma; caselle segnate sul contatore: { $ticks } su { $boxes }
}
hamstern-food = Le ghiande danno { $acorns }, i funghi { $mushrooms }
option-hamstern-side = Foglio
option-hamstern-side-a = Lato A, regolare
option-hamstern-side-b = Lato B, tortuoso
option-hamstern-start = Primo tiro
option-hamstern-start-middle = al centro
option-hamstern-start-free = ovunque
option-hamstern-passages = I cunicoli portano
option-hamstern-passages-open = ovunque
option-hamstern-passages-strict = solo in camere nuove

# Mentre si gioca.
hamstern-ask = { $shared ->
    [yes] { $name }, segna { $crosses } celle in una camera.
   *[no] Segna { $crosses } celle attaccate tra loro.
}
hamstern-ask-joker = { $shared ->
    [yes] { $name }, segna { $most ->
        [one] una cella.
       *[other] fino a { $most } celle.
    }
   *[no] Un jolly: segna { $most ->
        [one] una cella.
       *[other] fino a { $most } celle, quante vuoi.
    }
}
hamstern-wait = Mancano ancora le croci di { $names }.
hamstern-passed = Non c’è posto per questo tiro. In attesa di { $names }.
hamstern-no-room = non c’è posto
skipped-hamstern = Nella tua tana non c’era posto per quel tiro: nessuna croce.
hamstern-crosses = { $crosses ->
    [one] una croce
   *[other] { $crosses } croci
}
hamstern-marked = { $name } ha messo { $crosses ->
    [one] una croce
   *[other] { $crosses } croci
}.
hamstern-thrown = Il dado mostra { $pips }.
hamstern-confirm = { $crosses ->
    [one] Metti questa croce
   *[other] Metti queste { $crosses } croci
}
hamstern-more = { $crosses ->
    [0] Scegli altre celle
    [one] Ancora una cella
   *[other] Ancora { $crosses } celle
}
hamstern-clear = Cancella
hamstern-would-bring = { $more ->
    [0] Ancora nessun punto in più: { $points }
   *[other] +{ $more }, poi hai { $points }
}
hamstern-too-tight = Lì non c’è posto per { $crosses ->
    [one] una croce
   *[other] { $crosses } croci
}.
hamstern-hourglass-runs = La clessidra scorre: { $left ->
    [0] è arrivato l’inverno
    [one] ancora un 4, 5 o 6 e arriva l’inverno
   *[other] ancora { $left } volte 4, 5 o 6 e arriva l’inverno
}
hamstern-hourglass-rests = La clessidra parte quando qualcuno ha cominciato { $chambers } camere.
hamstern-circles = { $left ->
    [0] La clessidra parte dal prossimo tiro
    [one] Ancora un 4, 5 o 6 e la clessidra parte
   *[other] Ancora { $left } volte 4, 5 o 6 e la clessidra parte
}
part-hamstern-chambers = Camere
part-hamstern-mushrooms = Funghi
part-hamstern-acorns = Ghiande

log-mark = { $name } segna { $crosses ->
    [one] una cella
   *[other] { $crosses } celle
} nella camera { $chamber }
log-tick = Il contatore avanza
log-circle = Il contatore riceve un cerchio
log-pass = { $name } non ha posto
log-hourglass = La clessidra parte
log-close = Tutti hanno finito
