# Eintrichtern: che cosa si può scegliere, e che cosa conta.
option-eintrichtern-plate = Dadi per lato
option-eintrichtern-few = Dadi rossi per vincere, fino a quattro persone
option-eintrichtern-many = Dadi rossi per vincere, in cinque o sei
part-eintrichtern-kept = Dadi rossi

# Mentre si gioca.
eintrichtern-ask-lift = { $shared ->
    [yes] { $name }, dove tre facce fanno { $sum }?
   *[no] Dove tre facce fanno { $sum }?
}
eintrichtern-ask-choose = { $shared ->
    [yes] { $name }, cerchi un { $sum } o tiri di nuovo?
   *[no] Cerchi un { $sum } o tiri di nuovo?
}
eintrichtern-wait = { $sum ->
    [0] Tocca a { $names }.
   *[other] { $names } cerca un { $sum }.
}
eintrichtern-missed = Fanno { $sum }. Tienilo a mente!
eintrichtern-met = Fanno { $sum }! Il dado rosso va a { $name }.
eintrichtern-right = Eccolo!
eintrichtern-not = cercato: { $sum }
eintrichtern-wanted = Somma cercata
eintrichtern-pick = Scegli un dado rosso
eintrichtern-lift = Sollevalo
eintrichtern-take = Cerca un { $sum }
eintrichtern-roll = Nuovo tiro
eintrichtern-tray = { $dice ->
    [one] un dado rosso su { $target }
   *[other] { $dice } dadi rossi su { $target }
}
log-lift = { $name } solleva il dado rosso { $spot }
log-cover = { $name } lo rimette giù
log-take = { $name } riprende il tiro
log-roll = { $name } tira di nuovo
log-sum = La somma viene annunciata
log-keeps-red = Il dado rosso va a { $name }
log-lay = I dadi gialli sono al loro posto
eintrichtern-all-sums = Che cosa c’era sotto i dadi rossi
eintrichtern-all-sums-how = I posti scuri sono stati trovati, quelli chiari sono rimasti nascosti.
eintrichtern-unused = Sentito e non usato
eintrichtern-unused-sum = { $name } cercava { $sum } e ha sollevato il dado { $lifted }. Quella somma stava { $spot }, annunciata { $ago ->
    [one] un tentativo prima.
   *[other] { $ago } tentativi prima.
}
