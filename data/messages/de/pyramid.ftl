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
pyramid-die = Würfel auf { $cell }, { $colour }
pyramid-shows = , zeigt { $faces }
pyramid-face-front = vorn { $value }
pyramid-face-left = links { $value }
pyramid-face-right = rechts { $value }
pyramid-nothing-known = , Seiten verdeckt
pyramid-place = leerer Platz { $cell }
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
