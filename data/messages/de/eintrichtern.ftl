# Eintrichtern: was zu wählen ist und was zählt.
option-eintrichtern-plate = Würfel an einer Kante
option-eintrichtern-few = Rote Würfel zum Sieg, bis zu viert
option-eintrichtern-many = Rote Würfel zum Sieg, zu fünft und sechst
part-eintrichtern-kept = Rote Würfel

# Beim Spielen.
eintrichtern-ask-lift = { $shared ->
    [yes] { $name }, wo ergeben drei Flächen { $sum }?
   *[no] Wo ergeben drei Flächen { $sum }?
}
eintrichtern-ask-choose = { $shared ->
    [yes] { $name }, suchst du die { $sum } oder wirfst du neu?
   *[no] Suchst du die { $sum } oder wirfst du neu?
}
eintrichtern-wait = { $sum ->
    [0] { $names } ist dran.
   *[other] { $names } sucht eine { $sum }.
}
eintrichtern-missed = Es ist eine { $sum }. Merk sie dir!
eintrichtern-met = Eine { $sum }! { $name } bekommt den roten Würfel.
eintrichtern-right = Das ist sie!
eintrichtern-not = gesucht: { $sum }
eintrichtern-wanted = Gesuchte Summe
eintrichtern-pick = Wähle einen roten Würfel
eintrichtern-lift = Anheben
eintrichtern-take = Die { $sum } suchen
eintrichtern-roll = Neu werfen
eintrichtern-tray = { $dice } von { $target } roten Würfeln
log-lift = { $name } hebt den roten Würfel { $spot }
log-cover = { $name } legt ihn zurück
log-take = { $name } übernimmt den Wurf
log-roll = { $name } wirft neu
log-sum = Die Summe wird angesagt
log-keeps-red = { $name } bekommt den roten Würfel
log-lay = Die gelben Würfel liegen
eintrichtern-all-sums = Was unter den roten Würfeln lag
eintrichtern-all-sums-how = Dunkle Plätze wurden gefunden, die hellen blieben verborgen.
eintrichtern-unused = Gehört und nicht genutzt
eintrichtern-unused-sum = { $name } suchte die { $sum } und hob den Würfel { $lifted }. Sie lag { $spot }; angesagt wurde das { $ago ->
    [one] einen Versuch vorher.
   *[other] { $ago } Versuche vorher.
}
