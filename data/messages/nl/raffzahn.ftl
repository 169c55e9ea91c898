# Raffzahn: wat je kunt kiezen en wat er telt.
option-raffzahn-pace = Tempo
option-raffzahn-pace-live = een race
option-raffzahn-pace-ticks = in stappen, voor afwezige vrienden
option-raffzahn-stop_after = Hoeveel seconden niemand STOP mag roepen
part-raffzahn-dice = Gepakte stenen

# Tijdens het spelen.
raffzahn-ask-roll = { $shared ->
    [yes] { $name }, gooi de turkooizen dobbelsteen.
   *[no] Jij hebt de turkooizen dobbelsteen. Gooi hem.
}
raffzahn-ready = { $name } heeft de turkooizen dobbelsteen.
raffzahn-thrown = Een { $throw }! Pak elke vrije aan jouw zijde.
raffzahn-watch = Een { $throw }! Iedereen grijpt tegelijk.
raffzahn-hands-off = STOP! Handen af van de dobbelstenen.
raffzahn-ask-tick = { $shared ->
    [yes] { $name }, pak een vrije { $throw } of niets.
   *[no] Een { $throw }: pak één vrije dobbelsteen die dat getal toont, of geen.
}
raffzahn-wait = Een { $throw }. Wachten op { $names }.
raffzahn-roll = Gooien
raffzahn-take = Deze dobbelsteen pakken
raffzahn-pass = Niets pakken
raffzahn-only = alleen { $name }
raffzahn-last-round = Alleen de onderste laag is over: de volgende STOP beëindigt het spel.
raffzahn-tray-took = { $dice ->
    [0] geen deze ronde
   *[other] + { $dice }
}
raffzahn-tray-none = niets gepakt
raffzahn-tray-wrong = { $times ->
    [one] een misgreep
   *[other] { $times } misgrepen
}
raffzahn-tray-late = { $times ->
    [one] te laat, betaald
   *[other] { $times } keer te laat
}

# Wat er net gebeurde, in één regel.
raffzahn-took = { $name } pakt de dobbelsteen { $place }.
raffzahn-passed = { $name } pakt niets.
raffzahn-wrong = { $name } grijpt mis: de hand zit even op slot.
raffzahn-stopped = { $name } roept STOP!
raffzahn-time-up = De tijd is om: STOP!
raffzahn-void = { $name } was al voor de STOP onderweg: de greep telt niet.
raffzahn-late = { $name } was te laat: de dobbelsteen gaat terug en alle anderen krijgen er een.
raffzahn-revealed = Iedereen heeft beslist.
raffzahn-closed = De ronde is voorbij.

# Waarom de vorige ronde zo afliep.
raffzahn-verdict-stop = { $name } riep STOP, { $seconds } s na de worp.
raffzahn-verdict-void = { $name } greep { $seconds } s na de STOP, maar kon hem nog niet zien: dat telt niet en kost niets.
raffzahn-verdict-late = { $name } had de STOP gezien en pakte { $seconds } s later toch een dobbelsteen: { $opponents ->
    [one] de tegenstander krijgt een dobbelsteen.
   *[other] elke tegenstander krijgt een dobbelsteen.
}
raffzahn-verdict-took = { $name }: { $dice ->
    [0] geen dobbelstenen
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}{ $wrong ->
    [0] {""}
    [one] , één misgreep
   *[other] , { $wrong } misgrepen
}
raffzahn-verdict-left = { $dice ->
    [0] Aan jouw zijde is niets over het hoofd gezien.
    [one] Aan jouw zijde paste nog één dobbelsteen: hij licht op.
   *[other] Aan jouw zijde pasten nog { $dice } dobbelstenen: ze lichten op.
}

tip-raffzahn-tick = Iedereen pakt één dobbelsteen of geen, en niemand ziet wat de anderen kiezen tot iedereen gekozen heeft.
tip-raffzahn-race = Zodra de dobbelsteen ligt, pak je elke vrije dobbelsteen die aan jouw zijde dat getal toont. Wie gegooid heeft, roept STOP; wie daarna pakt, betaalt. De eerste worp wacht tot je klaar bent.
