# Hamstern: de burcht.
hamstern-burrow-of = Burcht van { $player }, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
hamstern-cell = kamer { $chamber }, vakje { $cell }
hamstern-acorn = eikel
hamstern-mushroom = paddenstoel
hamstern-crossed = aangekruist
hamstern-pending = voorlopig aangekruist
hamstern-begin = hier kun je beginnen
hamstern-free = bereikbaar
hamstern-joker = Jokerstrook: nog { $left } van { $boxes } hokjes
hamstern-counter = { $running ->
    [yes] De zandloper loopt: { $ticks } van { $boxes } hokjes aangekruist
   *[no] De zandloper staat stil; de teller heeft { $boxes } hokjes, { $ticks } aangekruist
}
hamstern-food = Eikels leveren { $acorns } op, paddenstoelen { $mushrooms }
option-hamstern-side = Blad
option-hamstern-side-a = Kant A, regelmatig
option-hamstern-side-b = Kant B, grillig
option-hamstern-start = Eerste worp
option-hamstern-start-middle = in het midden
option-hamstern-start-free = waar je wilt
option-hamstern-passages = Gangen leiden
option-hamstern-passages-open = overal heen
option-hamstern-passages-strict = alleen naar nieuwe kamers

# Tijdens het spelen.
hamstern-ask = { $shared ->
    [yes] { $name }, kruis { $crosses } vakjes in één kamer aan.
   *[no] Kruis { $crosses } vakjes aan die samenhangen.
}
hamstern-ask-joker = { $shared ->
    [yes] { $name }, kruis zoveel vakjes aan als je wilt, hooguit { $most }.
   *[no] Joker: kruis zoveel vakjes aan als je wilt, hooguit { $most }.
}
hamstern-wait = Wachten op de kruisjes van { $names }.
hamstern-passed = Geen ruimte voor deze worp. Wachten op { $names }.
hamstern-no-room = geen ruimte
skipped-hamstern = In je burcht was geen ruimte voor die worp: niets aangekruist.
hamstern-crosses = { $crosses ->
    [one] één kruisje
   *[other] { $crosses } kruisjes
}
hamstern-marked = { $name } zette { $crosses ->
    [one] één kruisje
   *[other] { $crosses } kruisjes
}.
hamstern-thrown = De dobbelsteen toont { $pips }.
hamstern-confirm = { $crosses ->
    [one] Dit kruisje zetten
   *[other] Deze { $crosses } kruisjes zetten
}
hamstern-more = { $crosses ->
    [0] Kies andere vakjes
    [one] Nog één vakje
   *[other] Nog { $crosses } vakjes
}
hamstern-clear = Uitgummen
hamstern-would-bring = { $more ->
    [0] Nog geen punten erbij: { $points }
   *[other] +{ $more }, dan heb je { $points }
}
hamstern-too-tight = Daar is geen ruimte voor { $crosses ->
    [one] een kruisje
   *[other] { $crosses } kruisjes
}.
hamstern-hourglass-runs = De zandloper loopt: { $left ->
    [0] de winter is er
    [one] nog één 4, 5 of 6 tot de winter
   *[other] nog { $left } keer een 4, 5 of 6 tot de winter
}
hamstern-hourglass-rests = De zandloper gaat lopen als iemand aan { $chambers } kamers is begonnen.
hamstern-circles = { $left ->
    [0] Bij de volgende worp loopt de zandloper
    [one] Nog één 4, 5 of 6, dan gaat de zandloper lopen
   *[other] Nog { $left } keer een 4, 5 of 6, dan gaat de zandloper lopen
}
part-hamstern-chambers = Kamers
part-hamstern-mushrooms = Paddenstoelen
part-hamstern-acorns = Eikels

log-mark = { $name } kruist { $crosses ->
    [one] één vakje
   *[other] { $crosses } vakjes
} aan in kamer { $chamber }
log-tick = De teller schuift op
log-circle = De teller krijgt een rondje
log-pass = { $name } heeft geen ruimte
log-hourglass = De zandloper gaat lopen
log-close = Iedereen is klaar
