# Fortuna e bravura di una partita finita.
insight-open = Fortuna o bravura?
insight-title = Fortuna e bravura
insight-close = Nascondi fortuna e bravura
insight-course = Com’è andata?
insight-course-close = Nascondi com’è andata
insight-begins = Leggo la partita…
insight-working = Guardo da vicino: evento { $done } di { $of }
insight-failed = Questa partita non si può esaminare.
insight-curve = Come è cambiata la parte di vittoria di ognuno; i punti accanto dicono dove e perché
insight-points = Come sono cambiati i punti di ognuno
insight-skill = { $whose ->
    [you] { $way ->
        [more] Hai deciso meglio degli altri: vale { $share } di una vittoria.
        [less] Gli altri hanno deciso meglio di te: vale { $share } di una vittoria.
       *[even] Hai deciso bene quanto gli altri.
    }
   *[other] { $way ->
        [more] { $name } ha deciso meglio degli altri: vale { $share } di una vittoria.
        [less] Gli altri hanno deciso meglio di { $name }: vale { $share } di una vittoria.
       *[even] { $name } ha deciso bene quanto gli altri.
    }
}
insight-skill-of-two = { $whose ->
    [you] { $way ->
        [more] Hai deciso meglio di { $rival }: vale { $share } di una vittoria.
        [less] { $rival } ha deciso meglio di te: vale { $share } di una vittoria.
       *[even] Hai deciso bene quanto { $rival }.
    }
   *[other] { $way ->
        [more] { $name } ha deciso meglio di { $rival }: vale { $share } di una vittoria.
        [less] { $rival } ha deciso meglio di { $name }: vale { $share } di una vittoria.
       *[even] { $name } ha deciso bene quanto { $rival }.
    }
}
insight-luck = { $whose ->
    [you] { $way ->
        [more] I dadi erano dalla tua: { $share }.
        [less] I dadi erano contro di te: { $share }.
       *[even] I dadi sono stati giusti con te.
    }
   *[other] { $way ->
        [more] I dadi erano dalla parte di { $name }: { $share }.
        [less] I dadi erano contro { $name }: { $share }.
       *[even] I dadi sono stati giusti con { $name }.
    }
}
insight-corrected = { $whose ->
    [you] A parità di fortuna, la tua parte di vittoria sarebbe { $share }.
   *[other] A parità di fortuna, la parte di vittoria di { $name } sarebbe { $share }.
}
insight-doubt = Da prendere con le molle: per { $share } di una vittoria il giudizio ha cambiato idea da sé.
insight-decisions = Che cosa è costato di più
insight-no-mistakes = Qui nessuna decisione ha regalato qualcosa di cui valga la pena parlare.
insight-better = Meglio: { $what }
insight-act-where = { $count ->
    [one] { $what }, { $where }
   *[other] { $what }, uno di questi { $where }
}
insight-act-cells = { $what }, { $count ->
    [one] cella { $cells }
   *[other] celle { $cells }
}
insight-act-faces = { $what } in modo che mostri { $faces }
insight-because = Così { $why }.
insight-hidden = Giudicato in base a ciò che si poteva sapere.
insight-throws = I dadi
insight-no-luck = Nessun tiro ha cambiato molto.
insight-luckiest = Il più fortunato per { $name }: { $what }
insight-unluckiest = Il più duro per { $name }: { $what }
insight-sampled = A confronto con { $outcomes } tiri estratti a caso.
insight-show = Mostra
insight-sum = Come si arriva al totale
insight-start-column = All’inizio
insight-luck-column = Dadi
insight-own-column = Errori propri
insight-gifts-column = { $rivals ->
    [one] Errori dell’altra parte
   *[other] Errori altrui
}
insight-rest-column = Incerto
insight-result-column = Risultato
insight-how = In parti di una vittoria. Un tiro si confronta con tutti quelli che potevano uscire, una decisione con la migliore che c’era; «incerto» è ciò che il giudizio stesso non sa dire.
insight-not-judged = Quanto valga una posizione di questo gioco, nessuno l’ha ancora calcolato. Perciò qui fortuna e bravura non si possono separare; ecco com’è andata.
insight-alone = Chi gioca in solitario non gioca contro nessuno: fortuna e bravura non hanno una vittoria da spartirsi. Ecco com’è andata.
insight-moments = Le mosse che hanno contato
insight-turning = Dove è cambiato il primo posto
insight-turn = Passo { $event }

# Perché un’altra scelta era migliore, dopo «così». Codici di `Cause` in crates/insight.
cause-late-less = si sceglie prima nel prossimo giro
cause-late-more = si sceglie dopo nel prossimo giro
cause-own-end-near-more = si è più vicini a due righe complete
cause-own-end-near-less = non si affretta la fine
cause-rows-complete-more = si completa una riga
cause-worth-more = si possono fare più punti
cause-worth-ahead-more = si possono fare più punti
cause-points-more = si fanno subito più punti
cause-points-ahead-more = si sta subito meglio a punti
cause-covered-more = resta posto per più numeri del dado
cause-chambers-begun-more = si apre un’altra camera
cause-chambers-begun-less = non si comincia ancora un’altra camera
cause-jokers-more = si risparmiano jolly
cause-jokers-less = si usano i jolly finché servono
cause-room-more = resta posto per un tiro più alto
cause-acorns-more = si è sulla strada di altre ghiande
cause-rounds-less = si avvicina la fine
cause-rounds-more = la partita continua
cause-dice-left-less = ci si libera di più dadi
cause-dice-ahead-more = si è più avanti con i dadi
cause-openings-more = restano più posti aperti sopra i propri dadi
cause-openings-ahead-more = { $rivals ->
    [one] a chi gioca contro restano meno posti aperti
   *[other] agli altri restano meno posti aperti
}
cause-prospects-more = il prossimo tiro ha più possibilità
cause-prospects-ahead-more = { $rivals ->
    [one] a chi gioca contro resta meno da fare con il prossimo tiro
   *[other] agli altri resta meno da fare con il prossimo tiro
}
cause-no-opening-less = resta un posto aperto sopra un proprio dado
cause-one-opening-less = non si dipende da un solo posto aperto
cause-rival-no-opening-more = si seppellisce qualcuno del tutto
cause-rival-one-opening-more = a qualcuno resta un solo posto aperto
cause-dice-kept-less = si tiene un dado in meno
cause-end-near-less = la partita continua
cause-end-near-more = si avvicina la fine
cause-safe-pulls-to-others-less = a chi segue restano meno dadi che trovano posto
cause-no-safe-pull-to-others-more = a chi segue non resta nessun dado che trovi posto
cause-one-safe-pull-to-others-more = a chi segue resta un solo dado che trova posto
cause-open-colours-to-others-less = restano meno colori che un imbuto accetta
cause-least-cost-to-others-more = a chi segue restano da tenere solo dadi cari
cause-pulls-less = restano meno dadi da sfilare
cause-sure-win-more = la partita è quasi vinta
cause-sure-loss-less = la partita non è ancora persa
cause-gain-more = si cattura subito di più
cause-reply-less = { $rivals ->
    [one] a chi gioca contro resta meno da catturare
   *[other] agli altri resta meno da catturare
}
cause-row-worth-more = si può fare di più { $row }
cause-row-fits-more = restano più numeri adatti { $row }
cause-row-fits-less = servono meno numeri { $row }
cause-row-filled-more = si è più avanti { $row }
cause-row-filled-less = ci si trattiene { $row }
cause-in-equal = nella riga dei numeri uguali
cause-in-ascending = nella riga che sale
cause-in-descending = nella riga che scende
cause-in-sum-seven = nella riga dei sette
cause-in-even-odd = nella riga di pari e dispari
cause-in-two-numbers = nella riga dei due numeri
cause-in-arithmetic-pyramid = nella piramide delle somme
cause-in-unequal-pyramid = nella piramide dei numeri diversi
cause-in-groups = nella riga dei gruppi
cause-in-smaller-larger = nella riga del su e giù

## Trying something out
what-if-try = Prova un’altra mossa
what-if-from-here = Continua da qui al posto di { $name }
what-if-begun = E se… Si continua da qui, e non conta.
what-if-over = Era un «e se»: si è continuato dal mezzo di un’altra partita, e non conta.

## Hints
hint = Un suggerimento
hint-ask = Chiedi un suggerimento
hint-thinking = Vediamo…
hint-says = Io farei così: { $what }.
hint-none = Qui non ne so più di te.
hints-count = { $count ->
    [one] Giocata con un suggerimento
   *[other] Giocata con { $count } suggerimenti
}

# Moves as advice: what log-… says that somebody does, without saying who.
advice-acted = { $action }
advice-start-pyramid = costruire così la piramide iniziale
advice-build = costruire con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
advice-bonus = costruire con { $dice ->
    [one] un dado bonus
   *[other] { $dice } dadi bonus
}
advice-no-bonus = rinunciare ai dadi bonus
advice-pull = sfilare { $die } { $spot }
advice-put = rimettere { $die } { $place }
advice-keep = tenere { $die }
advice-lift = sollevare il dado rosso { $spot }
advice-take = riprendere il tiro
advice-roll = tirare di nuovo
advice-mark = segnare { $crosses ->
    [one] una cella
   *[other] { $crosses } celle
} nella camera { $chamber }
advice-hop = saltare allo spazio { $field }
advice-write = scrivere un { $value }: riga { $row }, casella { $number }
advice-nothing = non scrivere niente
advice-tilt = ribaltare il dado { $spot }, { $way }
advice-turn = girare il dado { $spot }
advice-own-put = mettere { $die } { $spot }
advice-own-put-several = mettere { $dice } dadi
advice-own-take = prendere { $die } { $spot }
advice-own-take-several = prendere { $dice } dadi
advice-own-lift = spostare { $die } { $from }; poi è { $spot }
advice-own-says = dire «{ $word }»
advice-own-passes = passare
advice-own-throws = tirare
