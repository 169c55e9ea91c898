# Cui bono?: che cosa si può scegliere, e che cosa si conta.
option-cui-bono-first = Comincia
option-cui-bono-first-random = a sorte
option-cui-bono-red = Punti negativi di un dado rosso
option-cui-bono-yellow = Punti negativi di un dado giallo
option-cui-bono-pearl = Punti negativi di un dado perla
option-cui-bono-repeats = Stessa piramide: quante volte è troppo
part-cui-bono-red = Rossi, 1 l’uno
part-cui-bono-yellow = Gialli, 2 l’uno
part-cui-bono-pearl = Perla, 3 l’uno

# Mentre si gioca.
cui-ask-pull = { $shared ->
    [yes] { $name }, sfila un dado dallo strato più basso.
   *[no] Sfila un dado dallo strato più basso.
}
cui-ask-put = { $shared ->
    [yes] { $name }, rimettilo in un imbuto o tienilo.
   *[no] Rimettilo in un imbuto o tienilo.
}
cui-ask-keep = { $shared ->
    [yes] { $name }, nessun imbuto: tienilo.
   *[no] Nessun imbuto lo accetta, quindi lo tieni.
}
cui-wait = { $names } sta per sfilare un dado.
cui-wait-put = { $names } cerca un imbuto.
cui-pick-die = Scegli un dado
cui-pull = Sfilalo
cui-pick-funnel = Scegli un imbuto
cui-put = Mettilo qui
cui-keep = Tienilo: { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
}
cui-slides = { $dice ->
    [one] Un dado scivola giù.
   *[other] { $dice } dadi scivolano giù, e in alto si apre un imbuto.
}
cui-hole = Non scivola niente; il posto resta vuoto.
cui-held = Il dado sfilato: { $colour }
cui-costs = Tenerlo costa { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
cui-tray = { $points ->
    [0] nessun punto negativo
    [one] un punto negativo
   *[other] { $points } punti negativi
}, { $dice ->
    [one] un dado su { $most }
   *[other] { $dice } dadi su { $most }
}
cui-nearly = { $dice ->
    [one] ancora uno e si finisce
   *[other] ancora { $dice } e si finisce
}
log-pull = { $name } sfila { $die } { $spot }
log-put = { $name } rimette { $die } { $place }
log-keep = { $name } tiene { $die }
log-pyramid = La piramide è in piedi
