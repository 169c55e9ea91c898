# Bunte Kuh: wat je kunt kiezen en wat er telt.
option-bunte-kuh-pace = Tempo
option-bunte-kuh-pace-live = een race
option-bunte-kuh-pace-ticks = in stappen, voor afwezige vrienden
option-bunte-kuh-patience = Seconden tot een ronde zonder roep voorbij is
part-bunte-kuh-dice = Stenen over

# Tijdens het spelen.
bunte-kuh-ask-roll = { $shared ->
    [yes] { $name }, gooi de drie dobbelstenen.
   *[no] Jij hebt de drie dobbelstenen. Gooi ze.
}
bunte-kuh-ready = { $name } heeft de drie dobbelstenen.
bunte-kuh-thrown = { $sum }! Waar is een trechter met die som?
bunte-kuh-ask-point = { $shared ->
    [yes] { $name }, snel: wijs de trechter met { $sum } aan.
   *[no] Snel: wijs de trechter met { $sum } aan.
}
bunte-kuh-ask-put = { $shared ->
    [yes] Goed zo, { $name }! Draai je dobbelsteen en leg hem erin.
   *[no] Goed zo! Draai je dobbelsteen zoals je wilt en leg hem erin.
}
bunte-kuh-ask-put-anywhere = { $shared ->
    [yes] Goed zo, { $name }! Vul een trechter naar keuze.
   *[no] Goed zo! Leg een dobbelsteen in een trechter naar keuze.
}
bunte-kuh-ask-uncover = { $shared ->
    [yes] { $name }, onthul de worp als je zover bent.
   *[no] Onthul de worp als je zover bent.
}
bunte-kuh-wait = Wachten op { $names }.
bunte-kuh-roll = Gooien
bunte-kuh-call-nowhere = NERGENS
bunte-kuh-this-one = Deze!
bunte-kuh-touch = Tik op de trechter
bunte-kuh-mark-first = Trechter markeren
bunte-kuh-pick-funnel = Kies een trechter
bunte-kuh-lay = Zo neerleggen
bunte-kuh-uncover = Worp onthullen, mijn klok loopt
bunte-kuh-pass = Geen roep
bunte-kuh-too-late = Mijn tijd is om: geen roep
bunte-kuh-tray-nearly = bijna klaar
bunte-kuh-tray-none = geen roep
bunte-kuh-tray-call = { $spot }: { $seconds } s
bunte-kuh-tray-nowhere = nergens in { $seconds } s

# Wat er net gebeurde, in één regel.
bunte-kuh-laid = De onderste laag ligt.
bunte-kuh-stopped = { $name } roept STOP. Waar is hij?
bunte-kuh-nowhere = { $name } roept NERGENS!
bunte-kuh-pointed = { $name } wijst een trechter aan: { $place }.
bunte-kuh-put = { $name } legt een dobbelsteen { $place }. Hij toont { $faces }.
bunte-kuh-passed = { $name } roept niets.
bunte-kuh-right = { $name } heeft gelijk en legt een dobbelsteen.
bunte-kuh-wrong = { $name } had het mis: alle anderen geven een dobbelsteen af.
bunte-kuh-slow = Dat duurde te lang: de dobbelsteen is vanzelf gaan liggen.
bunte-kuh-time-out = Niemand riep op tijd. De dobbelstenen gaan verder naar links.
bunte-kuh-revealed = Iedereen heeft beslist.

# Waarom de vorige ronde zo afliep.
bunte-kuh-verdict-stop = { $name } drukte op STOP, { $seconds } s nadat de worp te zien was.
bunte-kuh-verdict-nowhere = { $name } drukte op NERGENS, { $seconds } s nadat de worp te zien was.
bunte-kuh-verdict-sum = De trechter { $place }, levert { $sum } op, niet { $wanted }.
bunte-kuh-verdict-slow = { $name } wees niet op tijd een trechter aan.
bunte-kuh-verdict-there = Er was er een: de trechter { $place }, levert { $wanted } op.
bunte-kuh-verdict-nobody = Geen trechter levert { $wanted } op: NERGENS was goed geweest.
bunte-kuh-verdict-watch = { $name }: { $seconds } s op de klok.

tip-bunte-kuh-watch = De worp blijft bedekt tot je zover bent. Dan loopt je eigen stopwatch; de snelste roep telt.
tip-bunte-kuh-race = Zodra de dobbelstenen liggen, zoek je een trechter waarvan de drie vlakken dezelfde som hebben. Roep STOP en wijs hem aan, of NERGENS als er geen is; wie fout roept, krijgt dobbelstenen. De eerste worp wacht tot je klaar bent.
bunte-kuh-nowhere-claims = hier geen { $sum }
bunte-kuh-stop-claims = ik zie een { $sum }
