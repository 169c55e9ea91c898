option-own-game = Spel
option-own-game-quarry = Steengroeve (Quarry)
option-own-game-summit = Bergtop (Summit)
option-own-game-sixes = Zessen (Sixes)
option-own-game-abquetschen = Abquetschen, als bestand
option-own-game-cui-bono = Cui bono?, als bestand
option-own-game-wuerfelmarsch = Würfelmarsch, als bestand
part-own-points = Punten
refused-not-among-choices = Dat laten de regels van dit spel nu niet toe; kies iets van wat er wordt aangeboden.
refused-other-throw = { $dice ->
    [one] Hier wordt precies één dobbelsteen gegooid.
   *[other] Hier worden precies { $dice } dobbelstenen gegooid.
}
refused-which-seat = Hier wijst het toeval een plek aan.
refused-pyramid-first = Eerst wordt de hele piramide gelegd.
refused-pyramid-not-whole = De piramide moet compleet zijn, met { $dice } dobbelstenen.
refused-uneven-colours = De aantallen per kleur in de piramide kloppen niet.

own-file = Gespeeld volgens het bestand { $file }.

# Tijdens het spelen.
own-ask = { $shared ->
    [yes] { $name }, jouw beurt in ‘{ $title }’.
   *[no] Je bent aan de beurt in ‘{ $title }’.
}
own-wait = Wachten op { $names }.
own-pick = Kies een verlichte plek
own-pick-die = Kies een verlichte dobbelsteen
own-more = Kies verder
own-put = Hier leggen
own-take = Wegnemen
own-tilt = Daarheen kantelen
own-lift = Daarheen brengen
own-turn = Draaien
own-leave-it = Zo laten
own-pass = Passen
own-throw = Gooien
own-held = Iemand heeft deze dobbelsteen in de hand.
own-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
own-by = { $title }, door { $author }
own-faulty = In ‘{ $title }’ zit een fout, en het spel eindigt hier.
own-fault-line = { $file }, regel { $line }

log-own-put = { $name } legt { $die } neer: { $spot }
log-own-put-layer = { $name } legt { $die } neer: { place-on-layer }
log-own-put-several = { $name } legt { $dice } dobbelstenen neer
log-own-take = { $name } neemt { $die } { $spot }
log-own-take-layer = { $name } neemt { $die } { place-on-layer }
log-own-take-several = { $name } neemt { $dice } dobbelstenen weg
log-own-lift = { $name } verplaatst { $die } { $from }; nu ligt hij { $spot }
log-own-lift-layer = { $name } verplaatst { $die } { $from }; nu ligt hij { place-on-layer }
log-own-says = { $name } zegt: { $word }
log-own-passes = { $name } past
log-own-throws = { $name } gooit
