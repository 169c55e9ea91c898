# Abquetschen: wat je kunt kiezen en wat er telt.
option-abquetschen-plate = Dobbelstenen langs een rand
option-abquetschen-start = Startpiramide
option-abquetschen-start-central = in het midden
option-abquetschen-start-free = niet aan de rand
part-abquetschen-left = Stenen over

# Tijdens het spelen.
abquetschen-ask-start = { $shared ->
    [yes] { $name }, startpiramide in het midden.
   *[no] Een 4: startpiramide in het midden.
}
abquetschen-ask = { $shared ->
    [yes] { $name }, bouw { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    } in.
   *[no] Bouw { $dice ->
        [one] één dobbelsteen in.
       *[other] { $dice } dobbelstenen in die samenhangen.
    }
}
abquetschen-ask-bonus = { $shared ->
    [yes] Een lange rij, { $name }: bouw { $dice ->
        [one] één bonusdobbelsteen
       *[other] { $dice } bonusdobbelstenen
    } in, of geen.
   *[no] Een lange rij! Bouw { $dice ->
        [one] één bonusdobbelsteen
       *[other] { $dice } bonusdobbelstenen
    } in, of geen.
}
abquetschen-wait = { $roll ->
    [0] Wachten op { $names }.
   *[other] { $names } gooide een { $roll } en bouwt.
}
abquetschen-start-pick = Kies een plek
abquetschen-start-here = Startpiramide hier bouwen
abquetschen-build = { $dice ->
    [one] Deze dobbelsteen inbouwen
   *[other] Deze { $dice } stenen inbouwen
}
abquetschen-more = { $dice ->
    [one] Nog één dobbelsteen
   *[other] Nog { $dice } dobbelstenen
}
abquetschen-back = Er een wegnemen
abquetschen-skip = Geen bonus
skipped-abquetschen = Geen ruimte voor zoveel dobbelstenen: je slaat deze beurt over.
abquetschen-earns = Een rij! Dat levert { $dice ->
    [one] één bonusdobbelsteen
   *[other] { $dice } bonusdobbelstenen
} op.
abquetschen-hand = Nog { $left } van { $dice } dobbelstenen te plaatsen
abquetschen-hand-bonus = Nog { $left } van { $dice } bonusdobbelstenen te plaatsen
abquetschen-bonus-dice = Bonus
abquetschen-left = Dan heb je { $dice ->
    [0] geen dobbelstenen
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
} over.
abquetschen-guard = Laat boven de startpiramide een plek vrij tot er verder op is gebouwd.
abquetschen-openings = { $places } open plekken
abquetschen-openings-few = { $places ->
    [0] bedolven
    [one] nog maar één open plek
   *[other] nog maar { $places } open plekken
}
log-start-pyramid = { $name } bouwt de startpiramide
log-build = { $name } bouwt { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
} in
log-bonus = { $name } bouwt { $dice ->
    [one] één bonusdobbelsteen
   *[other] { $dice } bonusdobbelstenen
} in
log-no-bonus = { $name } laat de bonusdobbelstenen liggen
log-cannot-build = { $name } kan er niet zoveel inbouwen
log-end-buried = Er is iemand bedolven: het spel is afgelopen
log-end-roll = Meer gegooid dan er over is: het spel is afgelopen
log-end-supply = De laatste dobbelsteen is ingebouwd: het spel is afgelopen
