# Würfelmarsch: che cosa si può scegliere, e che cosa si conta.
option-wuerfelmarsch-sides = In due si sta ai lati
option-wuerfelmarsch-sides-xy = rosso e giallo
option-wuerfelmarsch-sides-xz = rosso e perla
option-wuerfelmarsch-sides-yx = giallo e rosso
option-wuerfelmarsch-sides-yz = giallo e perla
option-wuerfelmarsch-sides-zx = perla e rosso
option-wuerfelmarsch-sides-zy = perla e giallo
option-wuerfelmarsch-first = Comincia
option-wuerfelmarsch-first-random = a sorte
option-wuerfelmarsch-turning = Turni senza ribaltare, poi si contano i dadi
option-wuerfelmarsch-sideways = Turni senza ribaltare in avanti, poi si contano i dadi
part-wuerfelmarsch-captured = Dadi catturati
part-wuerfelmarsch-lost = Dadi persi

# Mentre si gioca.
march-ask = { $shared ->
    [yes] { $name }, ribalta o gira un dado.
   *[no] Ribalta o gira un dado.
}
march-ask-where = { $shared ->
    [yes] { $name }, dove si ribalta?
   *[no] Dove si ribalta? Oppure giralo.
}
march-ask-turn = { $shared ->
    [yes] { $name }, come deve stare?
   *[no] Come deve stare?
}
march-wait = Tocca a { $names }.
march-pick = Scegli uno dei tuoi dadi
march-pick-place = Scegli dove si ribalta
march-tilt = Ribaltalo lì
march-tilt-win = Nell’angolo!
march-turn = Giralo
march-turn-it = Rimettilo così
march-turn-more = Giralo su altre facce
march-leave-it = Non girarlo
march-meets-nobody = Lì non incontra nessuno.
march-meeting = Tre facce si incontrano
march-meeting-die = { $value } sul dado { $colour }, { $whose }
march-this-die = proprio questo
march-captures = { $dice ->
    [one] { $name } cattura un dado
   *[other] { $name } cattura { $dice } dadi
}
march-leave = { $dice ->
    [one] un dado esce dal gioco
   *[other] { $dice } dadi escono dal gioco
}
march-own-only = Non si cattura niente.
march-wins = È l’angolo: hai vinto.
march-hurts = Ti costa dei dadi.
march-end-corner = { $name } è all’angolo opposto.
march-end-empty = La piastra è vuota, quindi si contano i dadi.
march-end-turning = Da troppo nessuno ribalta, quindi si contano i dadi.
march-end-sideways = Da troppo nessuno va avanti, quindi si contano i dadi.
march-goal = È in questo angolo che vogliono andare i tuoi dadi.
march-tray = { $dice ->
    [0] nessun dado sulla piastra
    [one] un dado sulla piastra
   *[other] { $dice } dadi sulla piastra
}{ $lost ->
    [0] {""}
    [one] , uno fuori gioco
   *[other] , { $lost } fuori gioco
}
march-turns-left = { $turns ->
    [one] Ancora un turno senza ribaltare, e si contano i dadi.
   *[other] Ancora { $turns } turni senza ribaltare, e si contano i dadi.
}
march-sideways-left = { $turns ->
    [one] Ancora un turno senza ribaltare in avanti, e si contano i dadi.
   *[other] Ancora { $turns } turni senza ribaltare in avanti, e si contano i dadi.
}
log-tilt = { $name } ribalta il dado { $spot }, { $way }
log-turn = { $name } gira il dado { $spot }
log-tilt-to = { $name } ribalta { $die } { $spot }, { $way }; ora mostra { $faces }
log-turn-to = { $name } gira { $die } { $spot }; ora mostra { $faces }
log-begins = { $name } comincia
log-march-skip = { $name } non ha più dadi
skipped-wuerfelmarsch = Non hai più dadi: salti il turno.
log-captured = { $name } cattura { $die } { $spot }.
log-out = Nessuno prende { $die } { $spot }: esce dal gioco.

march-no-prey = Nessuna cattura
