# Abquetschen: was zu wählen ist und was zählt.
option-abquetschen-plate = Würfel an einer Kante
option-abquetschen-start = Startpyramide
option-abquetschen-start-central = in der Mitte
option-abquetschen-start-free = abseits vom Rand
part-abquetschen-left = Übrige Würfel

# Beim Spielen.
abquetschen-ask-start = { $shared ->
    [yes] { $name }, setz die Startpyramide in die Mitte.
   *[no] Eine 4: Startpyramide in die Mitte.
}
abquetschen-ask = { $shared ->
    [yes] { $name }, baue { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } ein.
   *[no] Baue { $dice ->
        [one] einen Würfel ein.
       *[other] { $dice } Würfel ein, die zusammenhängen.
    }
}
abquetschen-ask-bonus = { $shared ->
    [yes] Eine lange Reihe, { $name }: Baue { $dice ->
        [one] einen Bonuswürfel
       *[other] { $dice } Bonuswürfel
    } ein oder keinen.
   *[no] Eine lange Reihe! Baue { $dice ->
        [one] einen Bonuswürfel
       *[other] { $dice } Bonuswürfel
    } ein oder keinen.
}
abquetschen-wait = { $roll ->
    [0] { $names } ist dran.
   *[other] { $names } hat eine { $roll } und baut.
}
abquetschen-start-pick = Wähle einen Platz
abquetschen-start-here = Startpyramide hier bauen
abquetschen-build = { $dice ->
    [one] Diesen Würfel einbauen
   *[other] Diese { $dice } Würfel einbauen
}
abquetschen-more = { $dice ->
    [one] Noch ein Würfel
   *[other] Noch { $dice } Würfel
}
abquetschen-back = Einen wegnehmen
abquetschen-skip = Kein Bonus
skipped-abquetschen = Kein Platz für so viele Würfel: Du bist diesmal nicht dran.
abquetschen-earns = Eine Reihe! Dafür gibt es { $dice ->
    [one] einen Bonuswürfel
   *[other] { $dice } Bonuswürfel
}.
abquetschen-hand = Noch { $left } von { $dice } Würfeln einzubauen
abquetschen-hand-bonus = Noch { $left } von { $dice } Bonuswürfeln einzubauen
abquetschen-bonus-dice = Bonus
abquetschen-left = Dann hast du { $dice ->
    [0] keinen Würfel
    [one] einen Würfel
   *[other] { $dice } Würfel
} übrig.
abquetschen-guard = Lass über der Startpyramide einen Platz frei, bis dort weitergebaut wurde.
abquetschen-openings = { $places } offene Plätze
abquetschen-openings-few = { $places ->
    [0] begraben
    [one] nur ein offener Platz
   *[other] nur { $places } offene Plätze
}
log-start-pyramid = { $name } baut die Startpyramide
log-build = { $name } baut { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} ein
log-bonus = { $name } baut { $dice ->
    [one] einen Bonuswürfel
   *[other] { $dice } Bonuswürfel
} ein
log-no-bonus = { $name } verzichtet auf Bonuswürfel
log-cannot-build = { $name } kann nicht so viele einbauen
log-end-buried = Jemand ist begraben: Das Spiel ist aus
log-end-roll = Mehr gewürfelt als noch da ist: Das Spiel ist aus
log-end-supply = Der letzte Würfel ist eingebaut: Das Spiel ist aus
