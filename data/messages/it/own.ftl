option-own-game = Gioco
option-own-game-quarry = Cava (Quarry)
option-own-game-summit = Vetta (Summit)
option-own-game-sixes = Sei (Sixes)
option-own-game-abquetschen = Abquetschen, come file
option-own-game-cui-bono = Cui bono?, come file
option-own-game-wuerfelmarsch = Würfelmarsch, come file
part-own-points = Punti
refused-not-among-choices = Le regole di questo gioco adesso non lo permettono; scegli tra ciò che è offerto.
refused-other-throw = { $dice ->
    [one] Qui si tira esattamente un dado.
   *[other] Qui si tirano esattamente { $dice } dadi.
}
refused-which-seat = Qui il caso sceglie un posto.
refused-pyramid-first = Prima si prepara tutta la piramide.
refused-pyramid-not-whole = La piramide deve essere completa, con { $dice } dadi.
refused-uneven-colours = I colori della piramide non sono tanti quanti dovrebbero.

own-file = Si gioca con il file { $file }.

# Mentre si gioca.
own-ask = { $shared ->
    [yes] { $name }, tocca a te in «{ $title }».
   *[no] Tocca a te in «{ $title }».
}
own-wait = In attesa di { $names }.
own-pick = Scegli un posto illuminato
own-pick-die = Scegli un dado illuminato
own-more = Scegli ancora
own-put = Mettilo qui
own-take = Prendilo
own-tilt = Ribaltalo lì
own-lift = Portalo lì
own-turn = Giralo
own-leave-it = Lascialo così
own-pass = Passa
own-throw = Tira i dadi
own-held = Questo dado è in mano a qualcuno.
own-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
own-by = { $title }, di { $author }
own-faulty = «{ $title }» ha un errore, e la partita finisce qui.
own-fault-line = { $file }, riga { $line }

log-own-put = { $name } mette { $die } { $spot }
log-own-put-layer = { $name } mette { $die } { place-on-layer }
log-own-put-several = { $name } mette { $dice } dadi
log-own-take = { $name } prende { $die } { $spot }
log-own-take-layer = { $name } prende { $die } { place-on-layer }
log-own-take-several = { $name } prende { $dice } dadi
log-own-lift = { $name } sposta { $die } { $from }; adesso è { $spot }
log-own-lift-layer = { $name } sposta { $die } { $from }; adesso è { place-on-layer }
log-own-says = { $name } dice: { $word }
log-own-passes = { $name } passa
log-own-throws = { $name } tira
