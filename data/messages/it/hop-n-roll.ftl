# Hop'n'ROLL: foglio e plancia.
hop-sheet-of = Foglio di { $player }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hop-sheet-standard = Standard
hop-sheet-advanced = Avanzato
hop-total = Totale
hop-sixes = Uno per ogni 6
# I colori stanno sempre accanto a «riga»: femminili.
hop-colour-yellow = gialla
hop-colour-red = rossa
hop-colour-blue = blu
hop-colour-green = verde
hop-colour-purple = viola
# Il dado disco nel racconto della partita: un dado è giallo, una riga è gialla.
hop-disco-colour-yellow = giallo
hop-disco-colour-red = rosso
hop-disco-colour-blue = blu
hop-disco-colour-green = verde
hop-disco-colour-purple = viola
hop-rule-equal = Tutti uguali
hop-rule-ascending = Mai minore
hop-rule-descending = Mai maggiore
hop-rule-sum-seven = Coppie che fanno 7
hop-rule-even-odd = Pari e dispari alternati
hop-rule-two-numbers = Due numeri alternati
hop-rule-arithmetic-pyramid = Somma o differenza
hop-rule-unequal-pyramid = Ognuno una volta sola
hop-rule-groups = Due coppie e un tris
hop-rule-smaller-larger = Su e giù alternati
hop-box = riga { $row }, { $number }
hop-box-empty = vuota
hop-box-holds = contiene un { $value }
hop-box-special = vale in più
hop-box-open = puoi scrivere qui
hop-box-brings = porta { $more }
hop-box-dead = non si può più riempire
hop-tableau = Plancia con dadi e pedine
hop-field-label = spazio { $label }
hop-field-empty = nessun dado
hop-die = dado con { $pips }
hop-disco = dado disco, riga { $row }
hop-disco-any = dado disco, qualsiasi riga
hop-standing = qui: { $names }
hop-can-hop = puoi saltare qui
hop-effect-minus-one = −1, può contare uno in meno
hop-effect-plus-minus-one = ±1, può contare uno in meno o in più
hop-effect-die-below = questo dado o quello sotto
hop-effect-die-above = questo dado o quello sopra
hop-effect-dj = DJ: qualsiasi dado, ma ultimo posto al prossimo giro
option-hop-n-roll-sheet = Foglio
option-hop-n-roll-sheet-standard = Standard
option-hop-n-roll-sheet-advanced = Avanzato
option-hop-n-roll-tableau = Plancia
option-hop-n-roll-tableau-a = Lato A
option-hop-n-roll-tableau-b = Lato B, con effetti
option-hop-n-roll-first = Comincia in cima
option-hop-n-roll-first-random = a sorte

# Mentre si gioca.
hop-ask-hop = { $shared ->
    [yes] { $name }, scegli un dado.
   *[no] Tocca a te: scegli un dado.
}
hop-ask-number = { $shared ->
    [yes] { $name }, scegli numero e casella.
   *[no] Scegli un numero e una casella.
}
hop-ask-write = { $shared ->
    [yes] { $name }, scrivi il tuo numero.
   *[no] Dove scrivi il tuo numero?
}
hop-wait-hop = { $names } sceglie un dado.
hop-wait-write = Si aspetta ancora { $names }.
hop-thrown = Tiro: { $dice }.
hop-wrote = un { $value }, riga { $row }
hop-your-die = Il tuo dado
hop-die-of = Il dado di { $name }
hop-barred = Non va bene da nessuna parte, quindi non scrivi niente.
skipped-hop-n-roll = Il tuo dado non va bene da nessuna parte: niente di scritto.
hop-pick = Scegli un dado
hop-confirm = Salta lì
hop-choose-box = Scegli una casella
hop-choose-number = Scegli il numero
hop-which-number = Quale numero
hop-write-it = Scrivi { $value }: riga { $row }
hop-nothing = Non scrivere niente
hop-fits = { $boxes ->
    [one] Andrebbe bene in una casella.
   *[other] Andrebbe bene in { $boxes } caselle.
}
hop-fits-nowhere = Sul tuo foglio non andrebbe bene da nessuna parte.
hop-would-bring = { $more ->
    [0] Nessun punto in più: { $points }
   *[other] +{ $more }, poi hai { $points }
}
hop-kills = Dopo, nella riga { $row } la casella { $number } non si potrà più riempire.
part-hop-n-roll-yellow = Gialla
part-hop-n-roll-red = Rossa
part-hop-n-roll-blue = Blu
part-hop-n-roll-green = Verde
part-hop-n-roll-purple = Viola
part-hop-n-roll-special = Caselle colorate
part-hop-n-roll-sixes = I sei
tip-hop-effects = Certi spazi aiutano: uno in meno, uno in più, il dado accanto. Con il DJ puoi usare qualsiasi dado, ma al prossimo giro scegli dopo tutti.

log-hop = { $name } salta allo spazio { $field }
log-write = { $name } scrive un { $value }: riga { $row }, casella { $number }
log-nothing = { $name } non scrive niente
log-nothing-fits = { $name } non scrive niente: non va bene da nessuna parte
log-start = { $name } comincia in cima
