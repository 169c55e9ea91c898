# Bunte Kuh: che cosa si può scegliere, e che cosa conta.
option-bunte-kuh-pace = Ritmo
option-bunte-kuh-pace-live = gara
option-bunte-kuh-pace-ticks = a passi, per amici lontani
option-bunte-kuh-patience = Secondi prima che finisca un giro senza chiamate
part-bunte-kuh-dice = Dadi rimasti

# Mentre si gioca.
bunte-kuh-ask-roll = { $shared ->
    [yes] { $name }, tira i tre dadi.
   *[no] Hai tu i tre dadi. Tirali.
}
bunte-kuh-ready = I tre dadi li ha { $name }.
bunte-kuh-thrown = { $sum }! Dove c’è un imbuto con questa somma?
bunte-kuh-ask-point = { $shared ->
    [yes] { $name }, presto: indica l’imbuto che fa { $sum }.
   *[no] Presto: indica l’imbuto che fa { $sum }.
}
bunte-kuh-ask-put = { $shared ->
    [yes] Giusto, { $name }! Gira il dado e mettilo lì.
   *[no] Giusto! Gira il tuo dado come vuoi e mettilo lì.
}
bunte-kuh-ask-put-anywhere = { $shared ->
    [yes] Giusto, { $name }! Metti un dado in un imbuto qualsiasi.
   *[no] Giusto! Metti un dado in un imbuto qualsiasi.
}
bunte-kuh-ask-uncover = { $shared ->
    [yes] { $name }, scopri il tiro quando vuoi.
   *[no] Scopri il tiro quando vuoi.
}
bunte-kuh-wait = In attesa di { $names }.
bunte-kuh-roll = Tira i dadi
bunte-kuh-call-nowhere = NON C’È
bunte-kuh-this-one = Questo!
bunte-kuh-touch = Tocca l’imbuto
bunte-kuh-mark-first = Segna un imbuto
bunte-kuh-pick-funnel = Scegli un imbuto
bunte-kuh-lay = Mettilo così
bunte-kuh-uncover = Scopri il tiro, parte il tempo
bunte-kuh-pass = Non chiamare
bunte-kuh-too-late = Tempo scaduto: nessuna chiamata
bunte-kuh-tray-nearly = quasi finito
bunte-kuh-tray-none = non chiama
bunte-kuh-tray-call = { $spot }: { $seconds } s
bunte-kuh-tray-nowhere = NON C’È in { $seconds } s

# Che cosa è appena successo, in una riga.
bunte-kuh-laid = Lo strato di base è pronto.
bunte-kuh-stopped = { $name } chiama STOP. Dov’è?
bunte-kuh-nowhere = { $name } chiama NON C’È!
bunte-kuh-pointed = { $name } indica l’imbuto { $place }.
bunte-kuh-put = { $name } mette un dado { $place }. Mostra { $faces }.
bunte-kuh-passed = { $name } non chiama niente.
bunte-kuh-right = { $name } ha ragione e mette un dado.
bunte-kuh-wrong = { $name } ha sbagliato: tutti gli altri cedono un dado.
bunte-kuh-slow = C’è voluto troppo tempo: il dado si è posato da sé.
bunte-kuh-time-out = Nessuno ha chiamato in tempo. I dadi passano a sinistra.
bunte-kuh-revealed = Tutti hanno deciso.

# Perché l’ultimo giro è andato così.
bunte-kuh-verdict-stop = { $name } ha premuto STOP { $seconds } s dopo aver visto il tiro.
bunte-kuh-verdict-nowhere = { $name } ha premuto NON C’È { $seconds } s dopo aver visto il tiro.
bunte-kuh-verdict-sum = L’imbuto { $place }, fa { $sum }, non { $wanted }.
bunte-kuh-verdict-slow = { $name } non ha indicato in tempo.
bunte-kuh-verdict-there = Ce n’era uno: l’imbuto { $place }, fa { $wanted }.
bunte-kuh-verdict-nobody = Nessun imbuto fa { $wanted }: NON C’È sarebbe stato giusto.
bunte-kuh-verdict-watch = { $name }: { $seconds } s sul cronometro.

tip-bunte-kuh-watch = Il tiro resta coperto finché non lo scopri. Da lì corre il tuo cronometro; vale la chiamata più rapida.
tip-bunte-kuh-race = Appena i dadi sono fermi, cerca un imbuto le cui tre facce danno la stessa somma. Chiama STOP e indicalo, oppure NON C’È se non esiste; chi sbaglia riceve dadi. Il primo tiro aspetta il tuo via.
bunte-kuh-nowhere-claims = nessun { $sum }
bunte-kuh-stop-claims = vedo un { $sum }
