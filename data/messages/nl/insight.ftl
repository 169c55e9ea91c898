# Geluk en inzicht in een partij die voorbij is.
insight-open = Geluk of inzicht?
insight-title = Geluk en inzicht
insight-close = Geluk en inzicht verbergen
insight-course = Hoe ging het?
insight-course-close = Verloop verbergen
insight-begins = De partij wordt gelezen …
insight-working = Nader bekeken: { $done } van { $of } gebeurtenissen
insight-failed = Deze partij kon niet worden bekeken.
insight-curve = Hoe ieders aandeel in de overwinning veranderde; de punten ernaast zeggen waar en waarom
insight-points = Hoe ieders punten veranderden
insight-skill = { $whose ->
    [you] { $way ->
        [more] Je besliste beter dan de anderen: { $share } van een overwinning.
        [less] De anderen beslisten beter dan jij: { $share } van een overwinning.
       *[even] Je besliste even goed als de anderen.
    }
   *[other] { $way ->
        [more] { $name } besliste beter dan de anderen: { $share } van een overwinning.
        [less] De anderen beslisten beter dan { $name }: { $share } van een overwinning.
       *[even] { $name } besliste even goed als de anderen.
    }
}
insight-skill-of-two = { $whose ->
    [you] { $way ->
        [more] Je besliste beter dan { $rival }: { $share } van een overwinning.
        [less] { $rival } besliste beter dan jij: { $share } van een overwinning.
       *[even] Je besliste even goed als { $rival }.
    }
   *[other] { $way ->
        [more] { $name } besliste beter dan { $rival }: { $share } van een overwinning.
        [less] { $rival } besliste beter dan { $name }: { $share } van een overwinning.
       *[even] { $name } besliste even goed als { $rival }.
    }
}
insight-luck = { $whose ->
    [you] { $way ->
        [more] De dobbelstenen zaten je mee: { $share }.
        [less] De dobbelstenen zaten je tegen: { $share }.
       *[even] De dobbelstenen waren eerlijk voor je.
    }
   *[other] { $way ->
        [more] De dobbelstenen zaten { $name } mee: { $share }.
        [less] De dobbelstenen zaten { $name } tegen: { $share }.
       *[even] De dobbelstenen waren eerlijk voor { $name }.
    }
}
insight-corrected = { $whose ->
    [you] Zonder dat geluk was { $share } van de overwinning voor jou geweest.
   *[other] Zonder dat geluk was { $share } van de overwinning voor { $name } geweest.
}
insight-doubt = Neem het met een korreltje zout: het oordeel kwam voor { $share } van een overwinning op zichzelf terug.
insight-decisions = Wat het meest kostte
insight-no-mistakes = Geen beslissing gaf hier iets noemenswaardigs weg.
insight-better = Beter: { $what }
insight-act-where = { $count ->
    [one] { $what }, { $where }
   *[other] { $what }, een ervan { $where }
}
insight-act-cells = { $what }, { $count ->
    [one] vakje { $cells }
   *[other] vakjes { $cells }
}
insight-act-faces = { $what } zodat hij { $faces } toont
insight-because = Dat { $why }.
insight-hidden = Beoordeeld naar wat je kon weten.
insight-throws = De worpen
insight-no-luck = Geen worp veranderde veel.
insight-luckiest = Het gunstigst voor { $name }: { $what }
insight-unluckiest = Het hardst voor { $name }: { $what }
insight-sampled = Vergeleken met { $outcomes } willekeurig getrokken worpen.
insight-show = Tonen
insight-sum = De optelsom
insight-start-column = Begin
insight-luck-column = Worpen
insight-own-column = Eigen fouten
insight-gifts-column = { $rivals ->
    [one] Fouten van de ander
   *[other] Andermans fouten
}
insight-rest-column = Onzeker
insight-result-column = Uitkomst
insight-how = In delen van een overwinning. Een worp wordt vergeleken met alles wat had kunnen vallen, een beslissing met de beste die er was; ‘onzeker’ is wat het oordeel zelf niet weet.
insight-not-judged = Wat een stand in dit spel waard is, heeft nog niemand uitgerekend. Geluk en inzicht zijn hier dus niet te scheiden; zo is het gegaan.
insight-alone = Wie alleen speelt, speelt tegen niemand: geluk en inzicht hebben geen winst te verdelen. Zo is het gegaan.
insight-moments = De beurten die telden
insight-turning = Waar de leiding wisselde
insight-turn = Stap { $event }

# Waarom een andere keuze beter was, na ‘dat’. Codes van `Cause` in crates/insight.
cause-late-less = geeft de volgende ronde een eerdere beurt
cause-late-more = geeft de volgende ronde een latere beurt
cause-own-end-near-more = brengt twee volle rijen dichterbij
cause-own-end-near-less = heeft geen haast met het einde
cause-rows-complete-more = maakt een rij vol
cause-worth-more = belooft meer punten
cause-worth-ahead-more = belooft meer punten
cause-points-more = levert meteen meer punten op
cause-points-ahead-more = geeft meteen een betere stand in punten
cause-covered-more = laat ruimte voor meer verschillende getallen
cause-chambers-begun-more = opent nog een kamer
cause-chambers-begun-less = begint nog niet aan een nieuwe kamer
cause-jokers-more = spaart jokers
cause-jokers-less = gebruikt jokers zolang ze helpen
cause-room-more = laat ruimte voor een grotere worp
cause-acorns-more = leidt naar meer eikels
cause-rounds-less = brengt het einde dichterbij
cause-rounds-more = houdt het spel gaande
cause-dice-left-less = maakt meer dobbelstenen op
cause-dice-ahead-more = geeft meer voorsprong in dobbelstenen
cause-openings-more = laat meer open plekken boven de eigen dobbelstenen
cause-openings-ahead-more = { $rivals ->
    [one] laat de ander minder open plekken
   *[other] laat de anderen minder open plekken
}
cause-prospects-more = laat meer mogelijkheden voor de volgende worp
cause-prospects-ahead-more = { $rivals ->
    [one] laat de ander minder mogelijkheden voor de volgende worp
   *[other] laat de anderen minder mogelijkheden voor hun volgende worp
}
cause-no-opening-less = houdt een plek boven een eigen dobbelsteen open
cause-one-opening-less = hangt niet aan één enkele open plek
cause-rival-no-opening-more = bedelft iemand helemaal
cause-rival-one-opening-more = laat iemand maar één open plek
cause-dice-kept-less = scheelt één gehouden dobbelsteen
cause-end-near-less = houdt het spel gaande
cause-end-near-more = brengt het einde dichterbij
cause-safe-pulls-to-others-less = laat de volgende speler minder dobbelstenen die ergens passen
cause-no-safe-pull-to-others-more = laat de volgende speler geen dobbelsteen die ergens past
cause-one-safe-pull-to-others-more = laat de volgende speler maar één dobbelsteen die past
cause-open-colours-to-others-less = laat minder kleuren over die een trechter neemt
cause-least-cost-to-others-more = laat de volgende speler alleen dure dobbelstenen om te houden
cause-pulls-less = laat minder dobbelstenen over om te trekken
cause-sure-win-more = wint het spel zo goed als zeker
cause-sure-loss-less = geeft het spel niet uit handen
cause-gain-more = slaat meteen meer
cause-reply-less = { $rivals ->
    [one] laat de ander minder te slaan
   *[other] laat de anderen minder te slaan
}
cause-row-worth-more = belooft meer in { $row }
cause-row-fits-more = laat meer passende getallen in { $row }
cause-row-fits-less = vraagt om minder getallen in { $row }
cause-row-filled-more = komt verder in { $row }
cause-row-filled-less = wacht nog met { $row }
cause-in-equal = de rij met gelijke getallen
cause-in-ascending = de stijgende rij
cause-in-descending = de dalende rij
cause-in-sum-seven = de rij van zeven
cause-in-even-odd = de rij van even en oneven
cause-in-two-numbers = de rij van twee getallen
cause-in-arithmetic-pyramid = de rekenpiramide
cause-in-unequal-pyramid = de piramide van verschillende getallen
cause-in-groups = de rij met groepjes
cause-in-smaller-larger = de rij die op en neer gaat

## Trying something out
what-if-try = Een andere zet proberen
what-if-from-here = Vanaf hier verder als { $name }
what-if-begun = Wat als … Het gaat vanaf hier verder en telt niet mee.
what-if-over = Dit was een ‘wat als’: het ging verder vanuit het midden van een andere partij en telt niet mee.

## Hints
hint = Een hint
hint-ask = Om een hint vragen
hint-thinking = Even kijken …
hint-says = Mijn voorstel: { $what }.
hint-none = Hier weet ik het ook niet beter.
hints-count = { $count ->
    [one] Gespeeld met één hint
   *[other] Gespeeld met { $count } hints
}

# Moves as advice: what log-… says that somebody does, without saying who.
advice-acted = { $action }
advice-start-pyramid = bouw de startpiramide zo
advice-build = bouw { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
} in
advice-bonus = bouw { $dice ->
    [one] één bonusdobbelsteen
   *[other] { $dice } bonusdobbelstenen
} in
advice-no-bonus = laat de bonusdobbelstenen liggen
advice-pull = trek { $die } { $spot }
advice-put = leg { $die } terug { $place }
advice-keep = houd { $die }
advice-lift = til de rode dobbelsteen op { $spot }
advice-take = neem de worp over
advice-roll = gooi opnieuw
advice-mark = kruis { $crosses ->
    [one] één vakje
   *[other] { $crosses } vakjes
} aan in kamer { $chamber }
advice-hop = spring naar veld { $field }
advice-write = schrijf een { $value } in { $row } { $number }
advice-nothing = schrijf niets
advice-tilt = kantel de dobbelsteen { $spot }, { $way }
advice-turn = draai de dobbelsteen { $spot }
advice-own-put = leg { $die } neer, { $spot }
advice-own-put-several = leg { $dice } dobbelstenen neer
advice-own-take = neem { $die } { $spot }
advice-own-take-several = neem { $dice } dobbelstenen weg
advice-own-lift = verplaats { $die } { $from }; dan ligt hij { $spot }
advice-own-says = zeg ‘{ $word }’
advice-own-passes = pas
advice-own-throws = gooi
