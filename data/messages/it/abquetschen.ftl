# Abquetschen: che cosa si può scegliere, e che cosa conta.
option-abquetschen-plate = Dadi per lato
option-abquetschen-start = Piramide iniziale
option-abquetschen-start-central = al centro
option-abquetschen-start-free = lontano dal bordo
part-abquetschen-left = Dadi rimasti

# Mentre si gioca.
abquetschen-ask-start = { $shared ->
    [yes] { $name }, metti la piramide iniziale al centro.
   *[no] Un 4: metti la piramide iniziale al centro.
}
abquetschen-ask = { $shared ->
    [yes] { $name }, costruisci con { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }.
   *[no] Costruisci con { $dice ->
        [one] un dado.
       *[other] { $dice } dadi, attaccati tra loro.
    }
}
abquetschen-ask-bonus = { $shared ->
    [yes] Una fila lunga, { $name }: costruisci con { $dice ->
        [one] un dado bonus
       *[other] { $dice } dadi bonus
    }, o con nessuno.
   *[no] Una fila lunga! Costruisci con { $dice ->
        [one] un dado bonus
       *[other] { $dice } dadi bonus
    }, o con nessuno.
}
abquetschen-wait = { $roll ->
    [0] Tocca a { $names }.
   *[other] { $names } ha tirato un { $roll } e costruisce.
}
abquetschen-start-pick = Scegli un posto
abquetschen-start-here = Piramide iniziale qui
abquetschen-build = { $dice ->
    [one] Metti questo dado
   *[other] Metti questi { $dice } dadi
}
abquetschen-more = { $dice ->
    [one] Ancora un dado
   *[other] Ancora { $dice } dadi
}
abquetschen-back = Togline uno
abquetschen-skip = Niente bonus
skipped-abquetschen = Non c’è posto per così tanti dadi: salti il turno.
abquetschen-earns = Una fila! Ti dà { $dice ->
    [one] un dado bonus
   *[other] { $dice } dadi bonus
}.
abquetschen-hand = Dadi ancora da mettere: { $left } su { $dice }
abquetschen-hand-bonus = Dadi bonus ancora da mettere: { $left } su { $dice }
abquetschen-bonus-dice = Bonus
abquetschen-left = Poi { $dice ->
    [0] non ti resta nessun dado
    [one] ti resta un dado
   *[other] ti restano { $dice } dadi
}.
abquetschen-guard = Lascia un posto libero sopra la piramide iniziale finché lì non si ricomincia a costruire.
abquetschen-openings = Posti aperti: { $places }
abquetschen-openings-few = { $places ->
    [0] tutti sepolti
    [one] un solo posto aperto
   *[other] solo { $places } posti aperti
}
log-start-pyramid = { $name } costruisce la piramide iniziale
log-build = { $name } costruisce con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
log-bonus = { $name } costruisce con { $dice ->
    [one] un dado bonus
   *[other] { $dice } dadi bonus
}
log-no-bonus = { $name } rinuncia ai dadi bonus
log-cannot-build = { $name } non può metterne così tanti
log-end-buried = Qualcuno ha tutti i dadi sepolti: fine della partita
log-end-roll = Il tiro supera i dadi rimasti: fine della partita
log-end-supply = L’ultimo dado è al suo posto: fine della partita
