# Perché no. Le chiavi sono i codici del motore, del tavolo e di chi lo ospita.

## Ogni gioco
refused-over = La partita è finita.
refused-not-your-turn = Non tocca ancora a te.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-no-throw-due = Adesso non si tirano dadi.
refused-wrong-effect = Qui le regole dicono altro: adesso viene { $expected }.
refused-notation = Questa mossa non si può leggere: { $sentence }
refused-players = { $game } è un gioco da { $least } a { $most } persone, non per { $players }.
refused-unknown-option = Non c’è una scelta chiamata «{ $key }»; ci sono: { $known }.
refused-bad-value = «{ $key }» non può essere «{ $value }»; può essere { $allowed }.
refused-conflict = { $what ->
    [first-seat] Chi dovrebbe cominciare non gioca: non siete così tanti.
    [tableau-room] Su questa plancia non c’è posto per tutti.
    [sides-for-two] Questi lati sono per due: in tre si sta tutt’attorno.
    [teams-for-four] Le squadre ci sono solo in quattro.
    [fourth-for-three] Un quarto set da dividere c’è solo in tre.
    [tip-of-2000] Un solo cubetto nella prima casella: vale solo nell’edizione del 2000.
    [own-players] Questo gioco è per un altro numero di persone.
    [own-foundation] Questo gioco non comincia su una piramide già in piedi.
   *[other] Queste scelte non vanno d’accordo: { $sentence }
}
refused-no-sheets = { $file }: questo gioco non ammette fogli propri.
refused-bad-file = { $file }, { $place }: { $sentence }

## Il tavolo
refused-no-push = Questo server non manda messaggi.
refused-push-address = I messaggi vanno solo a servizi push, via https verso un computer pubblico.
refused-push-keys = Non è così che un browser si abbona.
refused-no-shelf = Su questo server non c’è uno scaffale.
refused-not-on-shelf = Questo gioco non è sullo scaffale.
refused-shelf-not-author = Solo chi l’ha scritto può mettere sullo scaffale una nuova versione di questo gioco.
refused-shelf-versions = Questo gioco ha già abbastanza versioni.
refused-shelf-waiting = Troppi giochi aspettano di essere esaminati. Riprova più tardi.
refused-shelf-full = Lo scaffale è pieno.
refused-shelf-too-many = Troppi giochi per adesso. Riprova più tardi.

refused-not-seated = Non hai un posto a questo tavolo.
refused-host-only = Può farlo solo chi ha aperto il tavolo.
refused-lobby-only = Si può fare solo prima della partita.
refused-playing-only = Si può fare solo durante la partita.
refused-over-only = Si può fare solo dopo la partita.
refused-no-such-game = Qui non c’è un gioco «{ $game }».
refused-no-seat = A questo tavolo quel posto non c’è.
refused-seat-taken = Quel posto è occupato.
refused-full = Tutti i posti sono occupati.
refused-seated-already = Hai già un posto a questo tavolo.
refused-wrong-invite = Questo invito è per un altro tavolo.
refused-bad-token = Questo browser qui non ha un posto.
refused-name-taken = Qui qualcuno si chiama già { $name }. Scegli un altro nome.
refused-no-name = In un nome ci vuole almeno una lettera.
refused-name-too-long = Un nome ha al massimo { $most } lettere.
refused-nothing-said = In questo messaggio non c’è niente.
refused-chat-too-long = Un messaggio ha al massimo { $most } lettere.
refused-too-much-talk = Si è parlato abbastanza: una partita ha posto per { $most } messaggi a testa.
refused-action-too-long = Una mossa ha al massimo { $most } lettere.
refused-stamped = Quando è successo, lo dice solo il tavolo.
refused-counting-down = I dadi stanno per cadere.
refused-no-race-ahead = Non c’è una prima gara da far aspettare.
refused-no-preview = In una gara non si svela prima che cosa ne verrà fuori.
refused-not-shown = Non avevi ancora visto il tiro.
refused-too-quick = Nessuno è così veloce. Vale solo quando dal tiro sono passati { $least } ms.
refused-round-over = Il giro è finito prima che potesse valere.
refused-other-beginning = La serata comincia con un altro gioco.
refused-evening-goes-on = La serata non è finita: si va avanti con il prossimo gioco.
refused-no-next-game = In questa serata non ci sono altri giochi.
refused-evening-seats = Chi comincia una serata la gioca fino in fondo: i posti possono passare ai bot, ma non aumentare né diminuire.
refused-evening-files = I file dei giochi di una serata sono quelli del suo programma.
refused-empty-seat = Un posto è ancora libero: invita qualcuno, fai giocare un bot o togli il posto.
refused-not-ready = Manca ancora l’ok di { $name }.
refused-bot-plays = Un bot gioca al posto tuo. Prima riprenditi il posto.
refused-no-stand-in = Nessuno gioca al posto tuo.
refused-no-bot-due = Qui non tocca a nessun bot.
refused-not-foreseen = Che cosa ne viene fuori si vede solo facendolo.
refused-no-hand = Qui nessuna mano si muove così.
refused-stale = Intanto si è già andati avanti.
refused-nothing-to-undo = Non c’è più niente da annullare.
refused-too-many-undone = In questa partita hai già annullato { $most } mosse; di più non si può.
refused-undo-asked = Qualcuno ha già chiesto di annullare una mossa. Aspetta la risposta.
refused-undo-denied = Gli altri preferiscono che questa mossa resti.
refused-nothing-asked = Nessuno chiede più di annullare una mossa.
refused-is-here = { $name } è qui.
refused-just-gone = { $name } è via solo da poco. Aspetta che passino { $minutes } minuti.
refused-not-awaited = Nessuno sta aspettando { $name }.
refused-hint-among-people = Dove giocano altre persone non si suggerisce nulla.
refused-hint-given = Per questa mossa hai già avuto un suggerimento.
refused-no-hint-of-day = In un gioco del giorno si gioca senza suggerimenti.
refused-day-given-up = Hai lasciato questo gioco del giorno. Un bot lo gioca fino alla fine.
refused-not-daily = Questo non è un gioco del giorno.
refused-no-such-day = Di quel giorno non ci sono giochi, o non ci sono più.
refused-no-hint = Qui nessun suggerimento aiuta: decidono l’occhio e la mano.
refused-nudged = { $name } ha appena ricevuto un colpetto.
refused-bad-clock = Per una mossa si possono dare da { $least } a { $most } { $unit ->
    [seconds] secondi
   *[days] giorni
}.
refused-bad-command-id = Il tavolo non ha capito la pagina. Ricaricala, per favore.
refused-too-many-sheets = Si possono allegare al massimo { $most } fogli, { $bytes } byte in tutto.
refused-too-many-options = Si possono fare al massimo { $most } scelte.
refused-older-rules = Questa partita è cominciata con regole più vecchie, che non si giocano più. Qui si può ancora leggere.
refused-table-full = Questo tavolo ha visto { $most } eventi e non ne accetta altri. Preparane uno nuovo, per favore.

## Chi ospita il tavolo
refused-bad-message = Il tavolo non ha capito la pagina. Ricaricala, per favore.
refused-hello-first = Il tavolo non ha capito la pagina. Ricaricala, per favore.
refused-message-too-long = Questo messaggio è troppo lungo.
refused-other-version = Il tavolo parla una lingua più nuova. Ricarica la pagina, per favore.
refused-broken-table = Questo tavolo è rovinato, qui non si può continuare.
refused-no-such-table = Questo tavolo non c’è, o è stato sparecchiato.
refused-no-such-step = La lezione non ha questa domanda.
refused-no-record = A questo tavolo non c’è una partita finita.
refused-too-much-written = Nell’ultima ora dalla tua connessione si è scritto troppo. Riprende da sé; aspetta un po’, per favore.
refused-no-space = Il server non ha più spazio per scrivere. Appena ce n’è di nuovo, riprende da sé.
refused-others-play = A questo tavolo giocano altri. Alzati, oppure giocate fino alla fine.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-many-tables = Da qui sono stati aperti troppi tavoli. Riprova più tardi.
refused-try-again = Adesso non ha funzionato. Riprova tra un momento.
refused-wrong-origin = Questa pagina non può usare questo server.

## Hop'n'ROLL
refused-hop-first = Prima saltano tutte le pedine. Scegli un dado.
refused-has-hopped = La tua pedina ha già saltato. Adesso scrivi il numero del suo dado.
refused-no-such-field = Lo spazio { $field } non c’è; la plancia ne ha { $fields }.
refused-no-die-there = Su quello spazio non c’è nessun dado.
refused-field-taken = Lì c’è già { $seat }.
refused-no-such-box = La riga { $row } ha { $boxes } caselle, quindi nessuna casella { $number }.
refused-box-filled = In quella casella c’è già un { $holds }.
refused-leaves-gap = La riga { $row } si scrive senza buchi: la prossima è la casella { $next }.
refused-level-not-open = Riempi prima il livello precedente: nella riga { $row } la casella { $empty } è ancora vuota.
refused-other-number = Il tuo dado mostra un { $die }, quindi non puoi scrivere un { $value }.
refused-other-numbers = Dado e spazio ti danno { $choice }, quindi non puoi scrivere un { $value }.
refused-other-row = Il dado disco indica la riga { $disco }: il suo numero va lì.
refused-not-among-your-dice = Puoi scrivere { $choice } in qualsiasi riga, o qualsiasi numero nella riga { $disco }, ma non un { $value } lì.
refused-must-equal = In questa riga tutti i numeri sono uguali, e comincia con un { $value }.
refused-must-climb = Qui ci vuole almeno un { $least }, perché la riga sale.
refused-must-fall = Qui ci vuole al massimo un { $most }, perché la riga scende.
refused-must-make-seven = Qui ci vuole un { $needed }, perché la coppia, che comincia con un { $before }, deve fare sette.
refused-must-be-even = Qui ci vuole un numero pari, perché prima c’è un { $before }, dispari.
refused-must-be-odd = Qui ci vuole un numero dispari, perché prima c’è un { $before }, pari.
refused-must-differ = Il secondo numero deve essere diverso dal primo, che è un { $first }.
refused-must-take-turns = I due numeri di questa riga si alternano, e adesso ci vuole un { $value }.
refused-must-be-sum-or-difference = Sopra { $left } e { $right } sta la loro somma o la loro differenza: { $choice }.
refused-nothing-fits-above = Sopra due { $value } non va bene nessun numero: la somma supera 6 e la differenza è 0.
refused-must-equal-below = Qui ci vuole un { $below }, come nella casella sotto.
refused-already-in-pyramid = In questa piramide c’è già un { $value }, e ogni numero ci sta una volta sola.
refused-must-equal-group = Qui ci vuole un { $value }, perché i numeri di un gruppo sono uguali.
refused-must-move = Il secondo numero deve essere minore o maggiore del primo, che è un { $first }.
refused-must-go-up = Qui ci vuole più di { $before }, perché la riga è appena scesa.
refused-must-go-down = Qui ci vuole meno di { $before }, perché la riga è appena salita.
refused-must-write = Il tuo dado va bene, per esempio nella riga { $row }, casella { $number }: devi scriverlo.
refused-start-comes-first = Prima si decide quale pedina comincia in cima.
refused-has-started = È già deciso quale pedina comincia in cima.
refused-nobody-there = A quel posto non gioca nessuno; siete in { $players }.
refused-wrong-number-of-dice = In { $players } si tirano { $players } dadi numerici e il dado disco, non { $found }.

## Hamstern
refused-no-such-chamber = Su questo foglio non c’è una camera { $chamber }.
refused-no-such-cell = La camera { $chamber } non ha una cella { $cell }; ne ha { $cells }.
refused-already-crossed = Questa cella è già segnata.
refused-too-few = Troppo poche: un { $throw } chiede esattamente { $throw } croci, non { $crosses }.
refused-too-many = Troppe: un { $throw } chiede esattamente { $throw } croci, non { $crosses }.
refused-too-many-for-one = Un 1 permette da 1 a { $most } croci, non { $crosses }.
refused-joker-track = Con un 1 ogni croce cancella una casella della tua striscia dei jolly: ne restano { $left }, ne vorresti { $crosses }.
refused-not-connected = Le croci di un tiro devono essere attaccate tra loro, una sopra, sotto o accanto all’altra.
refused-joined-by-old-crosses = Le croci di un tiro devono essere attaccate tra loro da sole; quelle vecchie non le uniscono.
refused-starts-elsewhere = Le tue prime croci vanno nella camera scura al centro.
refused-passage-not-reached = Lì non puoi ancora entrare: segna prima la cella davanti a un cunicolo, { $near }.
refused-begin-at-passage = Una camera nuova comincia dove sbuca il cunicolo: segna anche { $far }.
refused-passage-used = Questa camera è già cominciata, e in questa partita i cunicoli portano solo in camere nuove. Continua accanto a una delle sue croci.
refused-only-diagonal = In diagonale non è accanto a una croce. Continua sopra, sotto o di fianco.
refused-not-next-to-cross = Le croci nuove cominciano accanto a una che hai già.

## Abquetschen
refused-nothing-rolled = Prima bisogna tirare il dado turchese.
refused-start-pyramid-first = Costruisci prima la piramide iniziale: tre dadi sulla piastra e uno sopra.
refused-no-start-place = La punta della piramide iniziale poggia su tre dadi, uno strato sopra la piastra.
refused-start-at-edge = Lì la piramide iniziale starebbe sul bordo della piastra.
refused-start-not-central = La piramide iniziale va il più vicino possibile al centro.
refused-build-the-roll = Hai tirato un { $roll }, quindi adesso costruisci con esattamente { $roll ->
    [one] un dado
   *[other] { $roll } dadi
}.
refused-bonus-or-skip = Adesso metti { $dice ->
    [one] il tuo dado bonus, o rinunci
   *[other] esattamente { $dice } dadi bonus, o rinunci
}.
refused-other-than-rolled = Hai tirato un { $roll }, quindi costruire con { $dice } non va.
refused-other-than-bonus = I dadi bonus si mettono tutti o nessuno: { $due }, non { $dice }.
refused-outside-pyramid = Questo posto è fuori dalla piramide che sta su questa piastra.
refused-would-roll-away = Lì un dado rotolerebbe via: sotto ne manca uno.
refused-build-in-pieces = I dadi di una costruzione devono essere attaccati faccia a faccia.
refused-touches-no-own-die = Almeno un dado nuovo deve toccare, faccia a faccia, un dado che hai messo prima.
refused-touches-no-die = La tua prima costruzione deve toccare con una faccia un dado qualsiasi.
refused-closes-start-pyramid = Lascia un posto aperto sopra la piramide iniziale finché chi l’ha fatta non ha costruito di nuovo.

## Würfelmarsch
refused-not-on-the-plate = Questo non è un imbuto della piastra.
refused-empty-funnel = Lì non c’è nessun dado.
refused-not-your-die = Quel dado è di { $seat }. Muovine uno dei tuoi.
refused-not-beside = Un dado si ribalta su uno spigolo, in un imbuto proprio accanto.
refused-backwards = Si va in avanti o di lato, mai indietro verso il proprio lato.
refused-funnel-taken = Lì c’è già un dado. I dadi si ribaltano in imbuti vuoti.
refused-same-faces = Queste facce le mostra già. Giralo in modo che ne mostri altre.

## Cui bono?
refused-pull-first = Prima sfila un dado dallo strato più basso.
refused-holds-a-die = Hai un dado in mano: mettilo in un imbuto o tienilo.
refused-not-at-the-bottom = Si sfila solo dallo strato più basso.
refused-nothing-to-pull = Lì non c’è più nessun dado.
refused-too-much-on-it = Sopra ci sono { $dice } dadi; può essercene solo uno.
refused-onto-the-plate = Sulla piastra non si rimette nessun dado.
refused-cell-taken = Lì c’è già un dado.
refused-no-funnel = Non è un imbuto: sotto devono esserci tre dadi.
refused-mixed-funnel = Quell’imbuto ha due dadi { $two ->
    [red] rossi
    [yellow] gialli
   *[pearl] perla
} e uno { $one ->
    [red] rosso
    [yellow] giallo
   *[pearl] perla
}: ci vogliono tre colori diversi, o tre dadi di un solo altro colore.
refused-funnel-of-its-colour = Quell’imbuto è tutto { $colour ->
    [red] rosso
    [yellow] giallo
   *[pearl] perla
}, e il tuo dado pure: tre dello stesso colore ne accettano solo uno diverso.
refused-edge-of-one-colour = Completerebbe uno spigolo di soli dadi { $colour ->
    [red] rossi
    [yellow] gialli
   *[pearl] perla
}; finisce { $foot }.
refused-looks-the-same = La piramide sarebbe la stessa { $times } volte. Devi tenere il dado.
refused-who-begins = Prima si decide chi comincia.
refused-build-the-pyramid = Chi comincia è deciso; adesso si costruisce la piramide.
refused-not-complete = La piramide deve essere completa: ha { $dice } dadi su 165.
refused-wrong-colours = La piramide ha 55 dadi { $colour ->
    [red] rossi
    [yellow] gialli
   *[pearl] perla
}, non { $dice }.
refused-other-foundation = La piramide che è in piedi si completa, e nessuno dei suoi dadi cambia.

## Eintrichtern
refused-cover-first = Prima rimetti giù il dado rosso.
refused-nothing-lifted = Nessun dado rosso è sollevato, quindi non ce n’è da rimettere.
refused-lift-for-throw = Il tiro è fatto. Adesso solleva un dado rosso.
refused-take-or-roll = Prima riprendi il tiro di chi viene prima di te, o tira di nuovo.
refused-funnel-open = Questo imbuto è aperto e fuori gioco. Solleva un dado rosso.
refused-no-red-die = Lì non c’è nessun dado rosso: { $cell }.
refused-other-number-laid = Su questa piastra vanno { $due } dadi gialli, non { $found }.
refused-nobody-to-begin = { $seat } non può cominciare; siete in { $players }.
refused-other-throw-due = Adesso non si tira questo.

## Gare
refused-no-stamp = Il tempo corre, e il tavolo non ha detto quando è successo. Riprova.
refused-no-clock = Qui non corre nessun cronometro.
refused-out-of-order = Qualcuno ha fatto prima.
refused-time-up = Il tempo era scaduto.
refused-not-shown-yet = La pagina era più avanti della partita. Ricaricala, per favore.

## Raffzahn
refused-no-roll-due = Il dado turchese si tira una volta per giro, prima che qualcuno prenda.
refused-not-thrown = Aspetta che il dado turchese sia tirato.
refused-no-die-to-take = Lì non c’è più nessun dado.
refused-hand-locked = Dado sbagliato: la tua mano è bloccata per un attimo.
refused-die-under-others = Questo dado non è libero: ne ha un altro sopra.
refused-shows-another = Questo dado ti mostra un { $shows }, non un { $throw }.
refused-not-the-roller = Solo { $roller }, che ha tirato il dado, può chiamare STOP.
refused-stopped = STOP è già stato chiamato.
refused-stop-too-early = Prima lascia guardare tutti: STOP si può chiamare tra un attimo.
refused-no-passing = In una gara non si passa: basta non prendere niente.
refused-other-die-due = Qui tocca a un altro tiro.
refused-not-that-pyramid = La piramide ha tutti i dadi tranne la punta, al massimo 55 per colore.

## Bunte Kuh
refused-no-dice-due = I tre dadi si tirano una volta per giro, prima che qualcuno chiami.
refused-no-sum-yet = Aspetta che i tre dadi siano tirati.
refused-call-first = Chiama STOP prima di indicare.
refused-point-now = Hai chiamato STOP: indica l’imbuto.
refused-put-now = Avevi ragione: metti uno dei tuoi dadi.
refused-not-a-funnel = Lì non c’è un imbuto.
refused-put-where-pointed = Il tuo dado va dove hai indicato.
refused-stopwatch-too-long = Il cronometro non corre così a lungo.
refused-only-in-ticks = Attorno a un tavolo si chiama STOP o NON C’È.
refused-not-in-ticks = Nel gioco a passi si scrivono l’imbuto e il tempo.
refused-other-dice-due = Qui tocca a un altro tiro.
refused-not-that-base = Lo strato di base ha 45 dadi perla, e sopra non c’è niente.

## Serate
refused-empty-programme = Per una serata ci vuole almeno un gioco.
refused-not-on-the-shelf = Qui non c’è un gioco «{ $game }».
refused-not-of-the-box = In una serata stanno solo giochi con la piramide, e «{ $game }» non lo è.
refused-without-file = Un gioco tuo arriva in una serata con il suo file.
refused-programme-too-long = Una serata ha al massimo { $most } giochi.
refused-other-game = Il programma continua con un altro gioco.
refused-not-played-out = Una partita conta quando è finita, e per chi gioca la serata.
