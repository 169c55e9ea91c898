# Giocare insieme per giorni: tempi, proposte, annullare, partite giocate.
# I tempi, e che cosa succede a chi non c’è.
clock-ten-minutes = dieci minuti
clock-hour = un’ora
clock-day = un giorno
clock-three-days = tre giorni
clock-week = una settimana
clock-how-none = Nessuno ha fretta. Per chi manca non gioca nessun bot, a meno che qualcuno al tavolo lo chieda.
clock-how = Assentarsi va bene. Quando il tempo per una mossa è scaduto, per chi manca gioca un bot, fino al suo ritorno.
time-left-of = { $name }: { $time }
awaited-away = { $name } non c’è.
awaited-thinks = { $name } ci pensa.
awaited-bot-soon = Intanto può giocare un bot: { $time }.
let-bot-for = Fai giocare un bot per { $name }
nudge = Colpetto
nudged-you = { $name } ha ricevuto un colpetto.
nudged-by = { $name } ti aspetta.
stand-in-asked = non c’è, gioca un bot
title-your-turn = Tocca a te: { $game }

# Dopo una partita: una proposta agli altri, e come sta la serie.
rematch-offer = Proponi un’altra partita
rematch-otherwise = Qualcos’altro
rematch-wish = { $name } vuole giocare ancora.
rematch-offered = Gli altri si preparano: { $game }
rematch-begun = La prossima partita è cominciata.
rematch-join = Gioco anch’io
rematch-watch = Vai a vedere
series = Partite vinte finora: { $wins }
evening-line = Partita { $at } di { $of }
evening-line-totals = { evening-line } · finora { $totals }
game-played = Gioco
over-you-share = La vittoria è anche tua!
over-your-place = { $count ->
    [one] Arrivi al posto { $rank } su { $of }. Vince { $names }.
   *[other] Arrivi al posto { $rank } su { $of }. Vincono insieme { $names }.
}
albert-thinks = Albert ci riflette.
taken-back-count = { $count ->
    [one] In questa partita è stata annullata una mossa.
   *[other] In questa partita sono state annullate { $count } mosse.
}

# Annullare ciò che altri hanno visto.
undo-ask = Chiedi di annullare
undo-wish = { $name } vorrebbe annullare l’ultima mossa.
undo-agree = Va bene
undo-deny = La mossa resta
undo-denied = Per { $name } la mossa resta.
undo-waits = Si chiede a { $names } se la mossa si può annullare.

# Che cosa è contato, in una frase.
counts-hop-n-roll = Vince chi ha più punti nelle cinque righe; in parità, chi ha più righe complete.
counts-hamstern = Vince chi ha più punti; in parità contano quelli delle camere, poi quelli dei funghi.
counts-hamsterrolle = Vince chi non ha più cubetti; per il resto, meno cubetti è meglio.
counts-abquetschen = Vince chi usa l’ultimo dado o tira più di quanti ne restano; altrimenti, meno dadi è meglio.
counts-raffzahn = Vince chi ha più dadi.
counts-bunte-kuh = Vince chi cede per primo l’ultimo dado.
counts-cui-bono = I dadi tenuti danno punti negativi: rosso 1, giallo 2, perla 3. Vince chi ne ha meno; in parità, chi ha meno dadi.
counts-eintrichtern = Contano i dadi rossi: chi ne ha abbastanza vince subito, altrimenti chi ne ha di più.
counts-wuerfelmarsch = Un dado nell’angolo opposto vince subito. Se la piastra è vuota contano i dadi catturati meno i propri persi; in parità vince chi ha mosso per ultimo.
counts-pig = Vince chi si ferma con abbastanza punti.

# Il proprio posto su un altro dispositivo, e le partite giocate.
seat-elsewhere = Il mio posto su un altro dispositivo
seat-elsewhere-how = Aprilo là e avrai il tuo posto su entrambi i dispositivi. È solo per te: chi ce l’ha gioca al posto tuo.
seat-moved = Continuo solo là
seat-lost = Questo posto non c’è più
no-room-own = Avevi preso posto su un altro dispositivo? Apri il tavolo là: alla voce «Il mio posto su un altro dispositivo» trovi un codice che ti porta qui.
history-empty = In questo browser non è ancora stata finita nessuna partita.
history-about = Queste partite restano solo in questo browser. Come file puoi portarle in un altro.
history-by-game = Per gioco
history-by-opponent = Per avversario
history-played = giocate
history-won = vinte
history-best = record
history-export = Porta via tutto come file
history-import = Aggiungi un file
history-imported = { $count ->
    [one] Dal file è arrivata una partita.
   *[other] Dal file sono arrivate { $count } partite.
}
history-no-file = In questo file non ci sono partite.
history-forget = Butta via: { $game }, { $when }
result-picture = Immagine
log-hidden = È successo qualcosa che nessuno può ancora vedere
bot-pace = Ritmo dei bot
bot-pace-slow = calmo
bot-pace-normal = normale
bot-pace-at-once = immediato
my-tables = I tuoi tavoli
my-table-open = Vai al tavolo
table-delete = Elimina il tavolo: { $game }, { $names }
table-delete-question = Eliminare questo tavolo?
table-delete-here = Sparisce con tutto quello che vi è successo, e non torna più. Le partite giocate fino in fondo restano nell’elenco qui sopra.
table-delete-there = Sparisce per tutti quelli che vi siedono, con tutto quello che vi è stato fatto e detto, e non torna più. Le partite giocate fino in fondo restano nell’elenco qui sopra.
table-delete-yes = Elimina
table-keep = Tienilo
table-deleted = Il tavolo è stato eliminato.
table-not-deleted = Non è stato possibile eliminare il tavolo. Il server risponde?

# Guardare, e uno schermo per tutti.
watcher-points = Qualcuno che guarda indica un punto.
watcher-feels = Qualcuno guarda: { $feeling }
watcher-reacts = Mostra come ti senti
watcher-how = Tocca un punto della piramide per indicarlo.
big-screen = Su un grande schermo
big-screen-how = Apri questo indirizzo sul televisore o sul proiettore: mostra il tavolo e il punteggio, senza nulla da toccare. I telefoni restano le mani di tutti.
big-screen-open = Aprilo qui in una nuova finestra
big-screen-join = Siediti con il tuo telefono.
