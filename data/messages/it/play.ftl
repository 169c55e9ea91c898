# Al tavolo: chi c’è, che cosa si chiede, che cosa è successo.
back-home = Torna alla cassa
your-name = Il tuo nome
host = Ha aperto questo tavolo
ready = ok
ready-say = Do l’ok
ready-done = Hai dato l’ok
not-ready = manca l’ok
not-here = adesso non c’è
free-place = un posto libero
let-bot = Fai giocare un bot
add-person = Ancora una persona
add-bot = Ancora un bot
take-seat-away = Togli: { $name }
bot-plays = gioca { $how }
bot-level-of = Come gioca { $name }
start-game = Comincia la partita
lobby-waiting = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
lobby-not-ready = Manca ancora l’ok di { $name }.
lobby-can-start = Ci siete tutti. Comincia quando vuoi.
lobby-host-starts = Il via lo dà { $name }.
lobby-say-ready = Dai l’ok quando vuoi: gli altri aspettano quello.
lobby-watching = Stai guardando. Tra poco si comincia.
invite = Invita qualcuno
invited-to = Ti invitano a giocare: { $game }
already-there = Al tavolo: { $names }.
sit-down = Siediti
only-watch = Guarda soltanto
no-room = Non c’è più nessun posto libero.
joined = { $name } si siede al tavolo.
setup-changed = Non si gioca più come prima. Dai di nuovo l’ok.
no-table = Questo tavolo qui non c’è
fetching-table = Albert apparecchia il tavolo
elsewhere = Questa partita continua in un’altra finestra
go-on-here = Continua qui

clock = Tempo per mossa
clock-none = senza limite
clock-minute = un minuto
waiting-long = Albert intanto fa un sonnellino.
please-wait = Un momento…
thinking = ci pensa
done = ha finito
undo = Annulla mossa
undo-of = { $name } annulla
undone = { $name } ha annullato l’ultima mossa.
stood-in = Per ora un bot gioca al posto di { $name }.
taken-back = { $name } torna a giocare.
stand-in-left = non c’è più, gioca un bot
stand-in-absent = non c’è, gioca un bot
stand-in-timeout = tempo scaduto, gioca un bot
bot-plays-you = Un bot gioca al posto tuo.
play-again-myself = Torno a giocare io
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
round = Giro { $round }
last-round = L’ultimo giro
other-players = Gli altri
hand-over = Passa il dispositivo a { $name }.
hand-over-why = Si gioca tutti insieme, quindi per ora nessuno guardi.
hand-over-taken = Sono { $name }
hand-over-openly = Da noi si può guardare

line-connecting = si collega
line-away = nessuna connessione
line-elsewhere = in un’altra finestra
line-ended = chiusa
reconnecting = Albert cerca la connessione. La tua partita è al sicuro.

table-menu = Tavolo
table-menu-unread = Tavolo, { $unread ->
    [one] un nuovo messaggio
   *[other] { $unread } nuovi messaggi
}
sound-on = Accendi l’audio
sound-off = Spegni l’audio
talk = Chiacchiere
say = Di’ qualcosa
send = Invia
nothing-said = Ancora nessuno ha detto niente.
reactions = Mostra un’emozione
reaction-applause = Applauso
reaction-laugh = Risata
reaction-wow = Wow
reaction-ouch = Ahi
reaction-thinking = Mah
reaction-heart = Mi piace
log = Che cosa è successo finora
clear-table = Sparecchia questo tavolo
leave = Lascia il tavolo
leave-bot = Vai via; continua un bot
watching = Stai guardando il tavolo di { $name }.

tip = Un consiglio di Albert
tip-read = Ho capito
tip-ready = Si parte
tip-no-more = Basta consigli
tips-again = Di nuovo i consigli di Albert

over-you-win = Hai vinto!
over-alone = Fatto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-wins = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
albert-cheers = Albert esulta.
final-sheets = Com’è finita
rematch = Gioca ancora
score-table = Punti, voce per voce
rank = { $rank }º
total = Totale
no-record = La partita non si è potuta recuperare. Riprova tra un momento.

replay = Rivedi la partita
replay-of = { $game }, dall’inizio
replay-loading = Albert rimette in tavola la partita
replay-broken = In questo link non c’è nessuna partita
replay-place = Punto della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-step = { $at } di { $last }
replay-speed = Velocità
replay-moves = Tutte le mosse
replay-turn-before = Turno prima
replay-turn-after = Turno dopo
replay-slow = lenta
replay-calm = calma
replay-quick = rapida
remarks = Note e segnalibri
remark-here = Che ne dici?
remark-save = Salva la nota
remark-bookmark = Metti un segnalibro
remark-marked = Segnalibro
remark-remove = Togli
remarks-travel = Fanno parte del verbale: chi riceve il link le legge.
remarks-full = { $most } bastano: prima togline una.
share = Condividi questa partita

check-dice = I dadi erano onesti?
dice-check = I dadi erano onesti?
dice-checking = Albert tira di nuovo tutti i dadi
dice-fixed = { $throws ->
    [one] Sì. L’unico tiro era fissato prima della partita.
    [2] Sì. Entrambi i tiri erano fissati prima della partita.
   *[other] Sì. Tutti i { $throws } tiri erano fissati prima della partita.
}
dice-other-promise = No. Quello che era stato promesso prima della partita non è quello che dice il verbale.
dice-no-secret = Non si può dire: il verbale non rivela il suo seme.
dice-no-commitment = Non si può dire: prima della partita non è stato promesso niente.
dice-other-secret = No. Seme e sale non corrispondono alla promessa.
dice-other-throw = No. Il seme dà tiri diversi da quelli giocati.
dice-how = Prima del primo tiro tutti hanno visto un’impronta del seme. Adesso il tuo browser ha preso il seme, ne ha fatto la stessa impronta e ha tirato di nuovo tutti i dadi.
dice-commitment = Impronta mostrata prima della partita
dice-seed = Seme
dice-salt = Sale

recent = Appena successo
log-sealed = { $name } ha deciso
log-acted = { $name }: { $action }
log-throw = Tiro: { $dice }
log-end = La partita è finita

throw-dice = Tira i dadi
throw-ask = { $shared ->
    [yes] { $name }, tira i dadi.
   *[no] Tocca a te: tira i dadi.
}
throw-how = Scorri, tieni e lascia andare, o tocca
throwing = Dadi
throwing-hand = li tiro io
throwing-auto = cadono da soli
