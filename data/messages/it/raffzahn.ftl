# Raffzahn: che cosa si può scegliere, e che cosa conta.
option-raffzahn-pace = Ritmo
option-raffzahn-pace-live = gara
option-raffzahn-pace-ticks = a passi, per amici lontani
option-raffzahn-stop_after = Per quanti secondi nessuno può chiamare STOP
part-raffzahn-dice = Dadi presi

# Mentre si gioca.
raffzahn-ask-roll = { $shared ->
    [yes] { $name }, tira il dado turchese.
   *[no] Hai tu il dado turchese. Tiralo.
}
raffzahn-ready = Il dado turchese lo ha { $name }.
raffzahn-thrown = Un { $throw }! Prendi tutti quelli liberi sul tuo lato.
raffzahn-watch = Un { $throw }! Tutti prendono insieme.
raffzahn-hands-off = STOP! Giù le mani dai dadi.
raffzahn-ask-tick = { $shared ->
    [yes] { $name }, prendi un { $throw } libero, o niente.
   *[no] Un { $throw }: prendi un dado libero che lo mostra, o nessuno.
}
raffzahn-wait = Un { $throw }. In attesa di { $names }.
raffzahn-roll = Tira il dado
raffzahn-take = Prendi questo dado
raffzahn-pass = Nessun dado
raffzahn-only = solo { $name }
raffzahn-last-round = Resta solo lo strato più basso: il prossimo STOP chiude la partita.
raffzahn-tray-took = { $dice ->
    [0] nessuno in questo giro
   *[other] + { $dice }
}
raffzahn-tray-none = nessuno preso
raffzahn-tray-wrong = { $times ->
    [one] una presa sbagliata
   *[other] { $times } prese sbagliate
}
raffzahn-tray-late = { $times ->
    [one] in ritardo, paga
   *[other] { $times } volte in ritardo
}

# Che cosa è appena successo, in una riga.
raffzahn-took = { $name } prende il dado { $place }.
raffzahn-passed = { $name } non prende niente.
raffzahn-wrong = { $name } sbaglia presa: la mano è bloccata per un attimo.
raffzahn-stopped = { $name } chiama STOP!
raffzahn-time-up = Tempo scaduto: STOP!
raffzahn-void = La mano di { $name } era già in viaggio prima dello STOP: la presa non vale.
raffzahn-late = Troppo tardi, { $name }: il dado torna al suo posto, e ogni avversario ne riceve uno.
raffzahn-revealed = Tutti hanno deciso.
raffzahn-closed = Il giro è finito.

# Perché l’ultimo giro è andato così.
raffzahn-verdict-stop = { $name } ha chiamato STOP { $seconds } s dopo il tiro.
raffzahn-verdict-void = { $name } ha allungato la mano { $seconds } s dopo lo STOP, ma non poteva ancora vederlo: non vale e non costa niente.
raffzahn-verdict-late = { $name } aveva visto lo STOP e ha preso comunque un dado { $seconds } s dopo: { $opponents ->
    [one] l’avversario riceve un dado.
   *[other] ogni avversario riceve un dado.
}
raffzahn-verdict-took = { $name }: { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
}{ $wrong ->
    [0] {""}
    [one] , una presa sbagliata
   *[other] , { $wrong } prese sbagliate
}
raffzahn-verdict-left = { $dice ->
    [0] Dal tuo lato non è sfuggito niente.
    [one] Dal tuo lato andava bene ancora un dado: è illuminato.
   *[other] Dal tuo lato andavano bene ancora { $dice } dadi: sono illuminati.
}

tip-raffzahn-tick = Ognuno prende un dado o nessuno, e la scelta degli altri si vede solo quando tutti hanno scelto.
tip-raffzahn-race = Appena il dado è fermo, prendi tutti i dadi liberi che mostrano quel numero dal tuo lato. Chi ha tirato chiama STOP; chi prende dopo paga. Il primo tiro aspetta il tuo via.
