# Hamsterrolle: che cosa si può scegliere, e perché no.
option-hamsterrolle-edition = Regole del
option-hamsterrolle-edition-2000 = 2000, Hamster Wheel
option-hamsterrolle-edition-2011 = 2011, Hamsterrolle
option-hamsterrolle-scope = Più avanti di tutti (2011)
option-hamsterrolle-scope-compartment = nella casella
option-hamsterrolle-scope-wheel = nella ruota
option-hamsterrolle-fourth = In tre, il quarto set
option-hamsterrolle-fourth-box = resta nella scatola
option-hamsterrolle-fourth-shared = viene diviso
option-hamsterrolle-teams = In quattro si gioca
option-hamsterrolle-teams-edition = come da regole
option-hamsterrolle-teams-none = ognuno per sé
option-hamsterrolle-teams-beside = a squadre, vicini
option-hamsterrolle-teams-across = a squadre, di fronte
option-hamsterrolle-pass = Passando si va (2000)
option-hamsterrolle-pass-forward = in avanti
option-hamsterrolle-pass-any = ovunque
option-hamsterrolle-tip = Un solo cubetto nella prima casella (2000)
option-hamsterrolle-tip-true = sì
option-hamsterrolle-tip-false = no
option-hamsterrolle-timed = 30 secondi per turno (2011)
option-hamsterrolle-timed-true = sì
option-hamsterrolle-timed-false = no, senza fretta
refused-not-in-stock = Non è nella tua riserva: { $piece }.
refused-wrong-compartment = La casella { $compartment } non è aperta per te; puoi costruire in { $open }.
refused-same-colour = Nella casella { $compartment } c’è già un cubetto uguale: { $colour }.
refused-not-ahead = Deve arrivare più avanti di questo: { $other }.
refused-outside-the-wheel = Lascialo andare dentro la ruota.
refused-no-grip = La mano deve tenere il cubetto prima di lasciarlo andare.
refused-too-late = I { $seconds } secondi sono finiti: il cubetto cade dov’è.
refused-time-left = Un cubetto si lascia cadere solo quando i { $seconds } secondi sono finiti.
refused-only-pushed = Nell’edizione del 2011 i cubetti si spostano solo spingendoli con il proprio.
refused-not-in-wheel = Non è nella ruota: { $piece }.
refused-leaves-compartment = Un cubetto che sposti resta nella sua casella, la { $compartment }.
refused-own-pieces = Hai ancora cubetti tuoi. Salta il turno solo chi, in una squadra, non ne ha più.
refused-begun = Hai già cominciato a costruire, quindi non puoi più passare.
refused-not-lowest = Passando si prende un cubetto da una delle due caselle più basse: { $lowest }.
refused-not-forward = Passando, il cubetto va più avanti della casella { $source_compartment }.
refused-one-in-opening = Nella prima casella, la { $compartment }, va un solo cubetto.
refused-unsound = Nessuna mano mira così lontano e così preciso.
refused-no-such-deal = In questo gioco non si distribuisce così.
part-hamsterrolle-pieces = Cubetti rimasti
part-hamsterrolle-partner = In squadra

# I cubetti.
wheel-piece-red = tavoletta rossa
wheel-piece-green = travetto verde
wheel-piece-blue = bastoncino blu
wheel-piece-orange = lastra arancione
wheel-piece-purple = cubo viola
wheel-piece-white = listello bianco
wheel-piece-yellow = rullo giallo
wheel-piece-starter = cono nero
wheel-pile = { $count ->
    [one] { $piece }
   *[other] { $piece }, { $count } pezzi
}
wheel-pile-in = { $piece } nella casella { $compartment }
wheel-pile-shut = { $piece }: non entra in nessuna casella aperta
wheel-left = { $count ->
    [0] nessun cubetto
    [one] ancora un cubetto
   *[other] ancora { $count } cubetti
}
wheel-stock-of = Cubetti di { $name }
wheel-own-pieces = I tuoi cubetti
wheel-low-pieces = Cubetti nelle due caselle più basse
wheel-open-pieces = Cubetti dove puoi costruire
wheel-aside = Messi da parte
wheel-team = Squadra { $team }
wheel-contents = Casella { $compartment }: { $pieces }.
wheel-empty = vuota
wheel-loading = Arriva la ruota
wheel-no-room = Questo browser non disegna in tre dimensioni, perciò vedi la ruota di lato.
wheel-no-engine = La ruota non si è caricata. Riprova quando sei in rete.

# A chi tocca.
wheel-ask = { $shared ->
    [yes] { $name }, prendi un cubetto.
   *[no] Tocca a te. Prendi un cubetto.
}
wheel-ask-aim = { $shared ->
    [yes] { $name }, dove lo metti?
   *[no] Dove lo metti?
}
wheel-ask-place = { $shared ->
    [yes] { $name }, portalo al suo posto, poi premi «Lascia andare».
   *[no] Portalo al suo posto, poi premi «Lascia andare».
}
wheel-ask-pass = { $shared ->
    [yes] { $name }, quale cubetto in basso va altrove?
   *[no] Quale cubetto in basso va altrove?
}
wheel-ask-shift = { $shared ->
    [yes] { $name }, quale cubetto sposti?
   *[no] Quale cubetto sposti?
}
wheel-wait = { $names } sta per costruire.
wheel-watch = { $name } costruisce.
wheel-watch-pass = { $name } passa.
wheel-own-hand = La tua mano costruisce.
wheel-rolls = La ruota rotola…
wheel-in-hand = Hai in mano: { $piece }.
wheel-time = { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
}

# Pulsanti.
wheel-pick = Prendi
wheel-pick-low = Prendi un cubetto in basso
wheel-pick-shift = Prendi un cubetto nella ruota
wheel-let-go = Lascia andare
wheel-drop = Lascia cadere
wheel-put-back = Rimetti giù
wheel-other = Qualcos’altro
wheel-pass = Passo costruttivo
wheel-verb = Che cosa fai
wheel-verb-place = Metti
wheel-verb-shift = Sposta
wheel-verb-pass = Passa
wheel-fits = Qui si può
wheel-blocked = C’è qualcosa in mezzo. Trascinalo in un punto libero: lì entra.
wheel-nowhere = Davanti non c’è più posto per: { $piece }. Prova un altro cubetto, o passa.
wheel-steady = Dovrebbe restare lì
wheel-tips = { $way ->
    [left] Lì non resta: si rovescia a sinistra
   *[right] Lì non resta: si rovescia a destra
}
wheel-slides = { $way ->
    [left] Lì non resta: scivola a sinistra
   *[right] Lì non resta: scivola a destra
}
wheel-takes = { $name } ne prende { $count }
wheel-plus = +{ $count }
wheel-skip = Tocca per saltare
wheel-skip-slow = Tocca per finire il rallentatore
wheel-fell-back = Non poteva restare dov’era: { $piece }. Il cubetto vale come caduto ed è di nuovo tuo.
wheel-time-up = Tempo scaduto. Cade dov’è la tua mano: { $piece }.
wheel-sit = Salta questo turno
wheel-way = Come costruisci
wheel-way-hand = A mano
wheel-way-aim = A passi
wheel-slow = Rallentatore
wheel-quick = Turni più rapidi
wheel-again = Rivedi l’ultimo turno
wheel-flat = Di lato, in piano
wheel-camera = Ripristina la visuale

# A passi.
wheel-lie = Come sta
wheel-lie-flat = di piatto
wheel-lie-edge = di taglio
wheel-lie-across = di traverso
wheel-lie-upright = in piedi
wheel-offset = Avanti
wheel-offset-more = Più avanti
wheel-offset-less = Più indietro
wheel-tilt = Inclinazione
wheel-tilt-more = Inclina a destra
wheel-tilt-less = Inclina a sinistra
wheel-depth = Profondità
wheel-depth-more = Verso di te
wheel-depth-less = Lontano da te
wheel-height = Altezza
wheel-height-more = Più su
wheel-height-less = Più giù
wheel-skew = Rotazione
wheel-skew-more = Gira a sinistra
wheel-skew-less = Gira a destra
wheel-more = Più regolazioni
wheel-less = Meno regolazioni
wheel-degrees = { $value }°
wheel-millimetres = { $value } mm

# A mano.
wheel-hand-tools = Il cubetto che hai in mano
wheel-tilt-left = Inclina a sinistra (Q)
wheel-tilt-right = Inclina a destra (E)
wheel-push-in = Spingi dentro (W, rotella)
wheel-pull-out = Tira fuori (S, rotella)
wheel-skew-it = Gira (A, D)
wheel-next-lie = Mettilo diversamente
wheel-hold = Tieni ferma la ruota (H)
wheel-fine = Movimenti fini (Maiusc)

# Che cosa è successo.
log-wheel-place-in = { $name } costruisce nella casella { $compartment }: { $piece }.
log-wheel-pass-in = { $name } passa e sposta nella casella { $compartment }: { $piece }.
log-wheel-shift-in = { $name } sposta dentro la casella { $compartment }: { $piece }.
log-wheel-drop-in = { $name } lascia cadere nella casella { $compartment }: { $piece }.
log-wheel-place = { $name } costruisce: { $piece }.
log-wheel-pass = { $name } passa e sposta: { $piece }.
log-wheel-shift = { $name } sposta dentro la stessa casella: { $piece }.
log-wheel-drop = { $name } lascia cadere: { $piece }.
log-wheel-sit = { $name } salta questo turno.
log-wheel-built = Adesso sta nella casella { $compartment }.
log-wheel-back = Il cubetto torna indietro.
log-wheel-refused = Lì non può stare e torna indietro.
log-wheel-fell = { $count ->
    [one] Cade: { $pieces }.
   *[other] Cadono { $count } cubetti: { $pieces }.
}
log-wheel-fell-back = { log-wheel-fell } Il cubetto di questo turno torna quindi nella riserva.
log-wheel-alone = { $count ->
    [one] Giù da sé e fuori dal gioco: { $pieces }.
   *[other] { $count } cubetti cadono da sé e sono fuori dal gioco: { $pieces }.
}

# Prima partita.
tip-wheel-carry = Trascina un cubetto dritto nella ruota: sopra la ruota è già dentro. Trascina dove vuoi per muoverlo ancora; il contorno tratteggiato mostra dove finisce.
tip-wheel-hold = I pulsanti inclinano il cubetto, lo girano e lo spingono più a fondo. L’altra mano tiene ferma la ruota finché non lasci andare. Poi la ruota rotola, e quello che tocca il tavolo è tuo.
tip-wheel-legal = Accanto al cubetto leggi se lì può stare, o perché no, e se dovrebbe restarci. La freccia sul tavolo mostra dove rotolerà la ruota.
tip-wheel-shift = Dove stai per costruire puoi prima spostare dei cubetti a mano. Restano nella loro casella.

# Quando è finita.
wheel-result = Com’è andata
wheel-result-turns = { $count ->
    [one] Un turno
   *[other] { $count } turni
}
wheel-result-falls = { $count ->
    [0] Dalla ruota non è caduto niente
    [one] Dalla ruota è caduto un cubetto
   *[other] Dalla ruota sono caduti { $count } cubetti
}
wheel-result-crash = { $count ->
    [one] Il crollo più grande: un cubetto, preso da { $name }
   *[other] Il crollo più grande: { $count } cubetti insieme, presi da { $name }
}
wheel-result-steadiest = { $millimetres ->
    [0] Il tuo turno più fermo: { $piece }, e la ruota non si è mossa
   *[other] Il tuo turno più fermo: { $piece }, e la ruota è rotolata di { $millimetres } mm
}
wheel-result-time = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minuti
}
wheel-crash-again = Rivedi il crollo
wheel-crash-share = Condividi
wheel-not-sent = Non è stato possibile condividere il filmato.
wheel-saved = Il filmato è salvato come file.

wheel-over-again = Sopra la ruota
