# Cui bono?: wat je kunt kiezen en wat er geteld wordt.
option-cui-bono-first = Begint
option-cui-bono-first-random = door loting
option-cui-bono-red = Minpunten voor rood
option-cui-bono-yellow = Minpunten voor geel
option-cui-bono-pearl = Minpunten voor paarlemoer
option-cui-bono-repeats = Dezelfde piramide: hoe vaak is te vaak
part-cui-bono-red = Rood à 1
part-cui-bono-yellow = Geel à 2
part-cui-bono-pearl = Paarlemoer à 3

# Tijdens het spelen.
cui-ask-pull = { $shared ->
    [yes] { $name }, trek er onderin een uit.
   *[no] Trek een dobbelsteen uit de onderste laag.
}
cui-ask-put = { $shared ->
    [yes] { $name }, leg hem terug in een trechter of houd hem.
   *[no] Leg hem terug in een trechter of houd hem.
}
cui-ask-keep = { $shared ->
    [yes] { $name }, geen trechter neemt hem: houd hem.
   *[no] Geen trechter neemt hem, dus je houdt hem.
}
cui-wait = { $names } trekt een dobbelsteen.
cui-wait-put = { $names } zoekt een trechter.
cui-pick-die = Kies een dobbelsteen
cui-pull = Eruit trekken
cui-pick-funnel = Kies een trechter
cui-put = Hier terugleggen
cui-keep = Houden: { $points ->
    [one] één minpunt
   *[other] { $points } minpunten
}
cui-slides = { $dice ->
    [one] Er schuift één dobbelsteen omlaag.
   *[other] Er schuiven { $dice } dobbelstenen omlaag, en bovenaan komt een trechter vrij.
}
cui-hole = Er schuift niets omlaag; de plek blijft leeg.
cui-held = De getrokken dobbelsteen: { $colour }
cui-costs = Houden kost { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
cui-tray = { $points ->
    [0] geen minpunten
    [one] één minpunt
   *[other] { $points } minpunten
}, { $dice } van { $most } stenen
cui-nearly = { $dice ->
    [one] nog één, dan is het uit
   *[other] nog { $dice }, dan is het uit
}
log-pull = { $name } trekt { $die } { $spot }
log-put = { $name } legt { $die } terug { $place }
log-keep = { $name } houdt { $die }
log-pyramid = De piramide staat
