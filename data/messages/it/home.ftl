# La cassa, e quello che serve per cominciare una partita.
tagline = Nove giochi in una cassa.
albert = Il criceto Albert guarda da sopra il bordo della cassa.
albert-invites = Ciao, sono Albert. Prendi un gioco dalla cassa.
not-connected = tra poco si aprono i tavoli.
player-range = { $least }–{ $most } persone
player-count = { $most ->
    [one] una persona
   *[other] { $most } persone
}
more-games = Altri giochi
continue = Continua
what-if = E se
with-players = con { $names }
your-turn = Tocca a te
players = Persone
quick = Gioca subito contro i bot: { $game }
players-and-rules = Persone e regole
bot-level = I bot giocano
bot-easy = con garbo
bot-medium = bene
bot-hard = duro
bot-expert = al massimo
start-bots = Gioca contro i bot
start-link = Con amici, via link
start-hotseat = Su questo schermo
start-failed = Il tavolo non si è potuto preparare. Riprova tra un momento.

about-hop-n-roll = Salta fino al dado che vuoi, poi trovagli un posto sul foglio. Cinque righe, cinque idee di ordine.
about-hamstern = Un tiro per tutti. Riempi di croci la tua tana, camera dopo camera, prima che arrivi l’inverno.
about-hamsterrolle = Costruisci dentro la ruota, sempre un po’ più avanti. La ruota rotola, e quello che cade fuori è tuo.
about-abquetschen = Tre colori crescono su una piramide e si seppelliscono a vicenda. Vince chi finisce prima i suoi dadi.
about-raffzahn = Tutti prendono insieme: dadi liberi con il numero giusto, finché qualcuno grida stop.
about-bunte-kuh = Tre numeri attorno a un imbuto, una somma da trovare. Di corsa, ma senza sbagliare.
about-cui-bono = Sfila un dado dal basso, lascia scivolare la fila e cerca di liberartene in cima.
about-eintrichtern = Che cosa si nascondeva sotto quale dado? Ricorda le somme e raccogli i rossi.
title-own = Il tuo gioco
about-own = Giochi che qualcuno ha scritto per la piramide di dadi. Giocaci, cambiali o inventane uno.
about-wuerfelmarsch = Cinque dadi marciano sulla piastra ribaltandosi. Arriva all’angolo opposto o cattura chi sta in mezzo.

# Serate: più giochi su una piramide.
evening = Una serata su una piramide
evening-name = una serata
evening-short = Costruire, smontare: più giochi di fila, un solo totale.
evening-about = Un gioco costruisce la piramide, il successivo la smonta. Nel frattempo resta in piedi, e i punti si sommano.
evening-programme = Che cosa si gioca
evening-own = un ordine nostro
evening-empty = Scegli il primo gioco.
evening-earlier = Anticipa { $game }
evening-strike = Togli { $game }
evening-nobody = Nessun numero di persone va bene per tutti questi giochi.
evening-game = Gioco
evening-next = Avanti: { $game }
evening-again = Di nuovo tutta la serata
evening-won = { $count ->
    [one] Vince la serata: { $names }.
   *[other] Vincono insieme la serata: { $names }.
}
start-solo = Gioca in solitario
start-solo-best = Gioca in solitario (record: { $points })
time-left-seconds = ancora { $seconds } s
time-left-minutes = ancora { $minutes } min
time-left-until = fino a { $when }
history = Partite giocate
learn = Impara in tre minuti
guest = Ospite { $n }
local-failed = Le partite su questo dispositivo non partono. Ricarica la pagina, per favore.
part-missing = Questa parte della pagina non è arrivata. C’è connessione?
reload = Ricarica
puzzles = Risolvi rompicapi
daily = Giochi del giorno
daily-short = Gli stessi dadi per tutti, solo oggi. Fin dove arrivi?
