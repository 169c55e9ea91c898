# Eintrichtern: wat je kunt kiezen en wat er telt.
option-eintrichtern-plate = Dobbelstenen langs een rand
option-eintrichtern-few = Rode stenen om te winnen, tot vier spelers
option-eintrichtern-many = Rode stenen om te winnen, vijf of zes spelers
part-eintrichtern-kept = Rode stenen

# Tijdens het spelen.
eintrichtern-ask-lift = { $shared ->
    [yes] { $name }, waar zijn drie vlakken samen { $sum }?
   *[no] Waar zijn drie vlakken samen { $sum }?
}
eintrichtern-ask-choose = { $shared ->
    [yes] { $name }, zoek je de { $sum } of gooi je opnieuw?
   *[no] Zoek je de { $sum } of gooi je opnieuw?
}
eintrichtern-wait = { $sum ->
    [0] Wachten op { $names }.
   *[other] { $names } zoekt een { $sum }.
}
eintrichtern-missed = Samen { $sum }. Onthoud dat!
eintrichtern-met = Samen { $sum }! De rode dobbelsteen is voor { $name }.
eintrichtern-right = Dat is hem!
eintrichtern-not = gezocht: { $sum }
eintrichtern-wanted = Gezochte som
eintrichtern-pick = Kies een rode dobbelsteen
eintrichtern-lift = Optillen
eintrichtern-take = De { $sum } zoeken
eintrichtern-roll = Nieuwe worp
eintrichtern-tray = { $dice } van { $target } rode stenen
log-lift = { $name } tilt de rode dobbelsteen op { $spot }
log-cover = { $name } legt hem terug
log-take = { $name } neemt de worp over
log-roll = { $name } gooit opnieuw
log-sum = De som wordt genoemd
log-keeps-red = { $name } krijgt de rode dobbelsteen
log-lay = De gele dobbelstenen liggen
eintrichtern-all-sums = Wat er onder de rode dobbelstenen lag
eintrichtern-all-sums-how = De donkere plekken zijn gevonden, de lichte bleven verborgen.
eintrichtern-unused = Gehoord en niet gebruikt
eintrichtern-unused-sum = { $name } zocht de { $sum } en tilde een andere op: { $lifted }. Die som lag { $spot } en was { $ago ->
    [one] één keer optillen eerder al genoemd.
   *[other] { $ago } keer optillen eerder al genoemd.
}
