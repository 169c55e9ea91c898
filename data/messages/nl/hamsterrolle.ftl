# Hamsterrolle: wat je kunt kiezen, en waarom iets niet kan.
option-hamsterrolle-edition = Regels van
option-hamsterrolle-edition-2000 = 2000, Hamster Wheel
option-hamsterrolle-edition-2011 = 2011, Hamsterrolle
option-hamsterrolle-scope = Verder naar voren dan alle (2011)
option-hamsterrolle-scope-compartment = in het vak
option-hamsterrolle-scope-wheel = in het rad
option-hamsterrolle-fourth = De vierde set bij drie spelers
option-hamsterrolle-fourth-box = blijft in de doos
option-hamsterrolle-fourth-shared = wordt verdeeld
option-hamsterrolle-teams = Met z’n vieren
option-hamsterrolle-teams-edition = zoals de regels zeggen
option-hamsterrolle-teams-none = ieder voor zich
option-hamsterrolle-teams-beside = in teams, naast elkaar
option-hamsterrolle-teams-across = in teams, tegenover elkaar
option-hamsterrolle-pass = Passen gaat (2000)
option-hamsterrolle-pass-forward = naar voren
option-hamsterrolle-pass-any = overal heen
option-hamsterrolle-tip = Maar één blokje in het eerste vak (2000)
option-hamsterrolle-tip-true = ja
option-hamsterrolle-tip-false = nee
option-hamsterrolle-timed = 30 seconden per beurt (2011)
option-hamsterrolle-timed-true = ja
option-hamsterrolle-timed-false = nee, zonder klok
refused-not-in-stock = Niet in je voorraad: { $piece }.
refused-wrong-compartment = Vak { $compartment } is niet open voor jou; je mag bouwen in { $open }.
refused-same-colour = In vak { $compartment } ligt al een blokje van die kleur ({ $colour }).
refused-not-ahead = Het moet verder naar voren steken dan de { $other }.
refused-outside-the-wheel = Laat het binnen in het rad los.
refused-no-grip = Houd het blokje eerst vast voor je loslaat.
refused-too-late = De { $seconds } seconden zijn om: het blokje valt waar het is.
refused-time-left = Laten vallen mag pas als de { $seconds } seconden om zijn.
refused-only-pushed = In de editie van 2011 verschuif je blokjes alleen met je eigen blokje.
refused-not-in-wheel = Niet in het rad: { $piece }.
refused-leaves-compartment = Een blokje dat je verlegt, blijft in zijn vak, { $compartment }.
refused-own-pieces = Je hebt zelf nog blokjes. Overslaan mag alleen wie in een team geen blokjes meer heeft.
refused-begun = Je bent al aan het bouwen en kunt niet meer passen.
refused-not-lowest = Bij passen neem je een blokje uit een van de twee onderste vakken: { $lowest }.
refused-not-forward = Bij passen gaat het blokje verder naar voren dan vak { $source_compartment }.
refused-one-in-opening = In het eerste vak, { $compartment }, komt maar één blokje.
refused-unsound = Zo precies en zo ver mikt geen hand.
refused-no-such-deal = Zo wordt er in dit spel niet verdeeld.
part-hamsterrolle-pieces = Blokjes over
part-hamsterrolle-partner = Bij de partner

# De blokjes.
wheel-piece-red = rode plaat
wheel-piece-green = groene balk
wheel-piece-blue = blauwe staaf
wheel-piece-orange = oranje schijf
wheel-piece-purple = paarse kubus
wheel-piece-white = witte lat
wheel-piece-yellow = gele rol
wheel-piece-starter = zwarte kegel
wheel-pile = { $count ->
    [one] { $piece }
   *[other] { $piece }, { $count } stuks
}
wheel-pile-in = { $piece } in vak { $compartment }
wheel-pile-shut = { $piece }, past in geen van de open vakken
wheel-left = { $count ->
    [0] geen blokje meer
    [one] nog één blokje
   *[other] nog { $count } blokjes
}
wheel-stock-of = Blokjes van { $name }
wheel-own-pieces = Jouw blokjes
wheel-low-pieces = Blokjes in de twee onderste vakken
wheel-open-pieces = Blokjes waar je mag bouwen
wheel-aside = Opzijgelegd
wheel-team = Team { $team }
wheel-contents = Vak { $compartment }: { $pieces }.
wheel-empty = leeg
wheel-loading = Het rad wordt binnengerold
wheel-no-room = Deze browser tekent niets in 3D, daarom zie je het rad van opzij.
wheel-no-engine = Het rad was niet op te halen. Probeer het nog eens als je online bent.

# Wie er aan de beurt is.
wheel-ask = { $shared ->
    [yes] { $name }, pak een blokje.
   *[no] Jouw beurt. Pak een blokje.
}
wheel-ask-aim = { $shared ->
    [yes] { $name }, waar gaat het heen?
   *[no] Waar gaat het heen?
}
wheel-ask-place = { $shared ->
    [yes] { $name }, breng het op zijn plek en druk op ‘Loslaten’.
   *[no] Breng het op zijn plek en druk op ‘Loslaten’.
}
wheel-ask-pass = { $shared ->
    [yes] { $name }, welk blokje van onderen gaat ergens anders heen?
   *[no] Welk blokje van onderen gaat ergens anders heen?
}
wheel-ask-shift = { $shared ->
    [yes] { $name }, welk blokje verleg je?
   *[no] Welk blokje verleg je?
}
wheel-wait = { $names } bouwt zo.
wheel-watch = { $name } bouwt.
wheel-watch-pass = { $name } past.
wheel-own-hand = Je hand bouwt.
wheel-rolls = Het rad rolt …
wheel-in-hand = In je hand: { $piece }.
wheel-time = { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}

# Knoppen.
wheel-pick = Pak een blokje
wheel-pick-low = Pak een blokje van onderen
wheel-pick-shift = Pak een blokje in het rad
wheel-let-go = Loslaten
wheel-drop = Laten vallen
wheel-put-back = Terugleggen
wheel-other = Iets anders
wheel-pass = Constructief passen
wheel-verb = Wat je doet
wheel-verb-place = Bouwen
wheel-verb-shift = Verleggen
wheel-verb-pass = Passen
wheel-fits = Mag hier
wheel-blocked = Er zit iets in de weg. Sleep het blokje naar een vrije plek, daar gaat het erin.
wheel-nowhere = Vooraan is geen plek meer voor de { $piece }. Probeer een ander blokje, of pas.
wheel-steady = Blijft wel liggen
wheel-tips = { $way ->
    [left] Blijft zo niet liggen: kantelt naar links
   *[right] Blijft zo niet liggen: kantelt naar rechts
}
wheel-slides = { $way ->
    [left] Blijft zo niet liggen: schuift naar links
   *[right] Blijft zo niet liggen: schuift naar rechts
}
wheel-takes = { $name } krijgt er { $count }
wheel-plus = +{ $count }
wheel-skip = Tik om over te slaan
wheel-skip-slow = Tik om de slow motion te stoppen
wheel-fell-back = De { $piece } kon niet blijven liggen waar je losliet, telt als gevallen en is weer van jou.
wheel-time-up = De tijd is om: de { $piece } valt waar je hand is.
wheel-sit = Deze beurt overslaan
wheel-way = Hoe je bouwt
wheel-way-hand = Met de hand
wheel-way-aim = In stappen
wheel-slow = Slow motion
wheel-quick = Snellere beurten
wheel-again = Laatste beurt nog eens tonen
wheel-flat = Plat van opzij
wheel-camera = Camera terug op zijn plek

# In stappen.
wheel-lie = Hoe het ligt
wheel-lie-flat = plat
wheel-lie-edge = op zijn kant
wheel-lie-across = dwars
wheel-lie-upright = rechtop
wheel-offset = Vooruit
wheel-offset-more = Verder naar voren
wheel-offset-less = Verder naar achteren
wheel-tilt = Helling
wheel-tilt-more = Naar rechts kantelen
wheel-tilt-less = Naar links kantelen
wheel-depth = Diepte
wheel-depth-more = Naar je toe
wheel-depth-less = Van je af
wheel-height = Hoogte
wheel-height-more = Hoger
wheel-height-less = Lager
wheel-skew = Draaiing
wheel-skew-more = Naar links draaien
wheel-skew-less = Naar rechts draaien
wheel-more = Meer instellen
wheel-less = Minder instellen
wheel-degrees = { $value }°
wheel-millimetres = { $value } mm

# Met de hand.
wheel-hand-tools = Het blokje in je hand
wheel-tilt-left = Naar links kantelen (Q)
wheel-tilt-right = Naar rechts kantelen (E)
wheel-push-in = Erin duwen (W, muiswiel)
wheel-pull-out = Eruit trekken (S, muiswiel)
wheel-skew-it = Draaien (A, D)
wheel-next-lie = Anders leggen
wheel-hold = Rad vasthouden (H)
wheel-fine = Fijn bewegen (Shift)

# Wat er gebeurde.
log-wheel-place-in = { $name } bouwt de { $piece } in vak { $compartment }.
log-wheel-pass-in = { $name } past en verplaatst de { $piece } naar vak { $compartment }.
log-wheel-shift-in = { $name } verlegt de { $piece } in vak { $compartment }.
log-wheel-drop-in = { $name } laat de { $piece } in vak { $compartment } vallen.
log-wheel-place = { $name } bouwt de { $piece }.
log-wheel-pass = { $name } past en verplaatst de { $piece }.
log-wheel-shift = { $name } verlegt de { $piece } binnen het vak.
log-wheel-drop = { $name } laat de { $piece } vallen.
log-wheel-sit = { $name } slaat deze beurt over.
log-wheel-built = Ligt nu in vak { $compartment }.
log-wheel-back = Het blokje komt terug.
log-wheel-refused = Mag daar niet liggen en komt terug.
log-wheel-fell = { $count ->
    [one] Gevallen: { $pieces }.
   *[other] { $count } blokjes vallen naar beneden: { $pieces }.
}
log-wheel-fell-back = { log-wheel-fell } Het blokje van deze beurt is dus terug in de voorraad.
log-wheel-alone = { $count ->
    [one] Vanzelf gevallen en uit het spel: { $pieces }.
   *[other] { $count } blokjes vallen vanzelf en zijn uit het spel: { $pieces }.
}

# Eerste partij.
tip-wheel-carry = Sleep een blokje zo het rad in: boven het rad is het al binnen. Sleep waar je wilt om het verder te bewegen; de stippellijn laat zien waar het landt.
tip-wheel-hold = Met de knoppen kantel en draai je het blokje en duw je het dieper. Je andere hand houdt het rad vast tot je loslaat. Dan rolt het, en wat de tafel raakt is voor jou.
tip-wheel-legal = Bij het blokje staat of het daar mag liggen, of waarom niet, en of het wel blijft liggen. De pijl op tafel wijst waar het rad heen rolt.
tip-wheel-shift = Waar je gaat bouwen mag je vooraf blokjes met de hand verleggen. Ze blijven in hun vak.

# Als het voorbij is.
wheel-result = Hoe het ging
wheel-result-turns = { $count ->
    [one] Eén beurt
   *[other] { $count } beurten
}
wheel-result-falls = { $count ->
    [0] Er viel niets uit het rad
    [one] Er viel één blokje uit het rad
   *[other] Er vielen { $count } blokjes uit het rad
}
wheel-result-crash = { $count ->
    [one] Grootste instorting: één blokje, voor { $name }
   *[other] Grootste instorting: { $count } blokjes tegelijk, voor { $name }
}
wheel-result-steadiest = { $millimetres ->
    [0] Je rustigste beurt: de { $piece }, en het rad bewoog niet
   *[other] Je rustigste beurt: de { $piece }, en het rad rolde { $millimetres } mm
}
wheel-result-time = { $minutes ->
    [one] Eén minuut
   *[other] { $minutes } minuten
}
wheel-crash-again = Instorting nog eens zien
wheel-crash-share = Delen
wheel-not-sent = Het filmpje kon niet worden gedeeld.
wheel-saved = Het filmpje is als bestand opgeslagen.

wheel-over-again = Boven het rad
