# Eintrichtern : ce qu’on peut choisir, et ce qui compte.
option-eintrichtern-plate = Dés par côté
option-eintrichtern-few = Dés rouges pour gagner, jusqu’à quatre joueurs
option-eintrichtern-many = Dés rouges pour gagner, à cinq ou six
part-eintrichtern-kept = Dés rouges

# Pendant la partie.
eintrichtern-ask-lift = { $shared ->
    [yes] { $name }, où trois faces font-elles { $sum } ?
   *[no] Où trois faces font-elles { $sum } ?
}
eintrichtern-ask-choose = { $shared ->
    [yes] { $name }, tu cherches le { $sum }, ou tu relances ?
   *[no] Tu cherches le { $sum }, ou tu relances ?
}
eintrichtern-wait = { $sum ->
    [0] On attend { $names }.
   *[other] { $names } cherche { $sum }.
}
eintrichtern-missed = Cela fait { $sum }. Retiens-le !
eintrichtern-met = Cela fait { $sum } ! { $name } garde le dé rouge.
eintrichtern-right = C’est ça !
eintrichtern-not = cherché : { $sum }
eintrichtern-wanted = Somme cherchée
eintrichtern-pick = Choisis un dé rouge
eintrichtern-lift = Soulever
eintrichtern-take = Chercher { $sum }
eintrichtern-roll = Relancer
eintrichtern-tray = { $dice ->
    [one] { $dice } dé rouge sur { $target }
   *[other] { $dice } dés rouges sur { $target }
}
log-lift = { $name } soulève le dé rouge { $spot }
log-cover = { $name } le repose
log-take = { $name } reprend le lancer
log-roll = { $name } relance
log-sum = La somme est annoncée
log-keeps-red = { $name } garde le dé rouge
log-lay = Les dés jaunes sont posés
eintrichtern-all-sums = Ce qu’il y avait sous les dés rouges
eintrichtern-all-sums-how = Les places sombres ont été trouvées, les claires sont restées cachées.
eintrichtern-unused = Entendu, mais pas utilisé
eintrichtern-unused-sum = { $name } cherchait { $sum } et a soulevé le dé { $lifted }. Cette somme était { $spot }, annoncée { $ago ->
    [one] un essai plus tôt.
   *[other] { $ago } essais plus tôt.
}
