# Der Tisch der Würfelpyramide, für alle ihre Spiele.
pyramid-board = Die Pyramide
pyramid-picture = Wie du auf die Pyramide schaust
pyramid-picture-room = Auf dem Tisch
pyramid-picture-flat = Flach
pyramid-no-room = Dieser Browser kann den Tisch nicht räumlich zeichnen. In der flachen Ansicht geht alles.
pyramid-loading = Albert stellt den Tisch auf
pyramid-from-above = Von oben
pyramid-from-side = Von der Seite von { $player }
pyramid-from-free-side = Von der freien Seite
pyramid-free-side = frei
pyramid-next-side = Von der linken Seite schauen
pyramid-previous-side = Von der rechten Seite schauen
pyramid-zoom-in = Näher
pyramid-zoom-out = Weiter weg
pyramid-keys = Die Pfeiltasten gehen von Würfel zu Würfel, Enter wählt. 1, 2 und 3 schauen von den Seiten, 0 von oben, Plus und Minus zoomen, A und D drehen den Tisch, W und S kippen den Blick.
pyramid-flat-keys = Links, rechts, hoch und runter gehen von Würfel zu Würfel, mit Umschalt entlang der dritten Linie. Bild auf und Bild ab wechseln die Schicht, Enter wählt.
pyramid-layers-all = Alle Schichten
pyramid-layer = Schicht { $layer } von { $layers }
pyramid-layer-up = Eine Schicht höher
pyramid-layer-down = Eine Schicht tiefer
pyramid-colour-red = rot
pyramid-colour-yellow = gelb
pyramid-colour-pearl = perlweiß
pyramid-colour-turquoise = türkis
pyramid-colour-unknown = unbekannt
pyramid-die = Würfel { $place }, { $colour }
pyramid-shows = , zeigt { $faces }
pyramid-face-front = vorn { $value }
pyramid-face-left = links { $value }
pyramid-face-right = rechts { $value }
pyramid-nothing-known = , Seiten verdeckt
show-again = Das noch einmal zeigen
pyramid-place = leerer Platz { $place }
pyramid-around = , { $faces } blicken hinein
pyramid-ghost = , hier stünde ein Würfel, { $colour }
pyramid-lifted = , angehoben
pyramid-selected = , gewählt
pyramid-offer-take = , wählbar
pyramid-offer-build = , hier kannst du bauen
pyramid-offer-target = , hierhin geht es
pyramid-offer-warning = , Vorsicht
pyramid-offer-funnel = , ein Trichter
pyramid-offers = { $count ->
    [0] Nichts ist wählbar.
    [one] Ein Platz ist wählbar.
   *[other] { $count } Plätze sind wählbar.
  }
pyramid-thrown = Geworfen: { $values }
pyramid-felt-empty = Noch nichts geworfen
pyramid-tray = Würfel von { $player }
pyramid-tray-dice = { $count ->
    [one] Ein Würfel, { $colour }
   *[other] { $count } Würfel, { $colour }
  }
pyramid-tray-empty = Keine Würfel
pyramid-turn-die = Den Würfel drehen
pyramid-orientation = Der Würfel zeigt vorn { $front }, links { $left }, rechts { $right }
pyramid-pick-front = Vorn
pyramid-pick-left = Links
pyramid-pick-right = Rechts
pyramid-spin-left = Linksherum drehen
pyramid-spin-right = Rechtsherum drehen
pyramid-roll-left = Nach links kippen
pyramid-roll-right = Nach rechts kippen
# Wo etwas liegt, wie man es von seiner Seite sieht. Schichten zählen von der Platte an.
place-on-layer = auf Schicht { $layer }, { $spot }
spot-top = an der Spitze
spot-middle = in der Mitte
spot-corner-left = in der linken vorderen Ecke
spot-corner-right = in der rechten vorderen Ecke
spot-corner-back = in der hinteren Ecke
spot-edge-front = am vorderen Rand, { $end ->
    [left] { spot-nth } von links
    [right] { spot-nth } von rechts
   *[middle] in der Mitte
  }
spot-edge-left = am linken Rand, { $end ->
    [front] { spot-nth } von vorn
    [back] { spot-nth } von hinten
   *[middle] in der Mitte
  }
spot-edge-right = am rechten Rand, { $end ->
    [front] { spot-nth } von vorn
    [back] { spot-nth } von hinten
   *[middle] in der Mitte
  }
spot-row = in der { spot-row-nth } Reihe, { $end ->
    [left] { spot-nth } von links
    [right] { spot-nth } von rechts
   *[middle] in der Mitte
  }
spot-nth = { $nth ->
    [2] zweiter
    [3] dritter
    [4] vierter
   *[5] fünfter
  }
spot-row-nth = { $row ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
   *[7] siebten
  }
way-left = nach links
way-right = nach rechts
way-back-left = nach hinten links
way-back-right = nach hinten rechts
way-front-left = nach vorn links
way-front-right = nach vorn rechts
# Ein Würfel, mit dem jemand etwas macht.
the-die = den Würfel
the-die-red = den roten Würfel
the-die-yellow = den gelben Würfel
the-die-pearl = den perlweißen Würfel
the-die-turquoise = den türkisen Würfel
the-die-any = einen Würfel
