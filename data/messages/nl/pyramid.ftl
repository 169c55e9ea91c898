# De tafel van de dobbelsteenpiramide, voor al haar spellen.
pyramid-board = De piramide
pyramid-picture = Hoe je naar de piramide kijkt
pyramid-picture-room = Op tafel
pyramid-picture-flat = Plat
pyramid-no-room = Deze browser kan de tafel niet in 3D tekenen. In het platte beeld werkt alles.
pyramid-loading = Albert zet de tafel klaar
pyramid-from-above = Van boven
pyramid-from-side = Van de zijde van { $player }
pyramid-from-free-side = Van de vrije zijde
pyramid-free-side = vrij
pyramid-next-side = Kijk vanaf de zijde links
pyramid-previous-side = Kijk vanaf de zijde rechts
pyramid-zoom-in = Dichterbij
pyramid-zoom-out = Verder weg
pyramid-keys = Met de pijltjes ga je van dobbelsteen naar dobbelsteen, Enter kiest. 1, 2 en 3 kijken vanaf de zijden, 0 van boven, plus en min zoomen, A en D draaien de tafel, W en S kantelen het beeld.
pyramid-flat-keys = Links, rechts, omhoog en omlaag gaan van dobbelsteen naar dobbelsteen, met Shift langs de derde lijn. Page Up en Page Down wisselen van laag, Enter kiest.
pyramid-layers-all = Alle lagen
pyramid-layer = Laag { $layer } van { $layers }
pyramid-layer-up = Eén laag hoger
pyramid-layer-down = Eén laag lager
pyramid-colour-red = rood
pyramid-colour-yellow = geel
pyramid-colour-pearl = paarlemoer
pyramid-colour-turquoise = turkoois
pyramid-colour-unknown = onbekend
pyramid-die = dobbelsteen { $place }, { $colour }
pyramid-shows = , toont { $faces }
pyramid-face-front = { $value } voor
pyramid-face-left = { $value } links
pyramid-face-right = { $value } rechts
pyramid-nothing-known = , vlakken verborgen
show-again = Dat nog eens tonen
pyramid-place = lege plek { $place }
pyramid-around = , { $faces } kijken erin
pyramid-ghost = , hier zou een dobbelsteen staan, { $colour }
pyramid-lifted = , opgetild
pyramid-selected = , gekozen
pyramid-offer-take = , te kiezen
pyramid-offer-build = , hier kun je bouwen
pyramid-offer-target = , hier kun je heen
pyramid-offer-warning = , pas op
pyramid-offer-funnel = , een trechter
pyramid-offers = { $count ->
    [0] Er valt niets te kiezen.
    [one] Er is één plek te kiezen.
   *[other] Er zijn { $count } plekken te kiezen.
  }
pyramid-thrown = Gegooid: { $values }
pyramid-felt-empty = Nog niets gegooid
pyramid-tray = Dobbelstenen van { $player }
pyramid-tray-dice = { $count ->
    [one] Eén dobbelsteen, { $colour }
   *[other] { $count } dobbelstenen, { $colour }
  }
pyramid-tray-empty = Geen stenen
pyramid-turn-die = De dobbelsteen draaien
pyramid-orientation = De dobbelsteen toont { $front } voor, { $left } links, { $right } rechts
pyramid-pick-front = Voor
pyramid-pick-left = Links
pyramid-pick-right = Rechts
pyramid-spin-left = Linksom draaien
pyramid-spin-right = Rechtsom draaien
pyramid-roll-left = Naar links kantelen
pyramid-roll-right = Naar rechts kantelen
# Waar iets ligt, gezien vanaf de eigen zijde. Lagen tellen vanaf de grondplaat.
place-on-layer = op laag { $layer }, { $spot }
spot-top = bovenaan
spot-middle = in het midden
spot-corner-left = in de hoek linksvoor
spot-corner-right = in de hoek rechtsvoor
spot-corner-back = in de achterste hoek
spot-edge-front = aan de voorste rand, { $end ->
    [left] { spot-nth } van links
    [right] { spot-nth } van rechts
   *[middle] in het midden
  }
spot-edge-left = aan de linkerrand, { $end ->
    [front] { spot-nth } van voren
    [back] { spot-nth } van achteren
   *[middle] in het midden
  }
spot-edge-right = aan de rechterrand, { $end ->
    [front] { spot-nth } van voren
    [back] { spot-nth } van achteren
   *[middle] in het midden
  }
spot-row = in de { spot-row-nth } rij, { $end ->
    [left] { spot-nth } van links
    [right] { spot-nth } van rechts
   *[middle] in het midden
  }
spot-nth = { $nth ->
    [2] tweede
    [3] derde
    [4] vierde
   *[5] vijfde
  }
spot-row-nth = { $row ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[7] zevende
  }
way-left = naar links
way-right = naar rechts
way-back-left = naar linksachter
way-back-right = naar rechtsachter
way-front-left = naar linksvoor
way-front-right = naar rechtsvoor
# Een dobbelsteen waarmee iemand iets doet.
the-die = de dobbelsteen
the-die-red = de rode dobbelsteen
the-die-yellow = de gele dobbelsteen
the-die-pearl = de paarlemoeren dobbelsteen
the-die-turquoise = de turkooizen dobbelsteen
the-die-any = een dobbelsteen
