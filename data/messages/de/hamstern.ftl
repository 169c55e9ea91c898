# Hamstern: der Bau.
hamstern-burrow-of = Bau von { $player }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
hamstern-cell = Kammer { $chamber }, Feld { $cell }
hamstern-acorn = Eichel
hamstern-mushroom = Pilz
hamstern-crossed = angekreuzt
hamstern-pending = vorläufig angekreuzt
hamstern-begin = hier kannst du anfangen
hamstern-free = erreichbar
hamstern-joker = Jokerleiste: noch { $left } von { $boxes } Kästchen
hamstern-counter = { $running ->
    [yes] Die Sanduhr läuft: { $ticks } von { $boxes } Kästchen angekreuzt
   *[no] Die Sanduhr steht; der Zähler hat { $boxes } Kästchen, { $ticks } angekreuzt
}
hamstern-food = Eicheln bringen { $acorns }, Pilze { $mushrooms }
option-hamstern-side = Zettel
option-hamstern-side-a = Seite A, regelmäßig
option-hamstern-side-b = Seite B, verwinkelt
option-hamstern-start = Erster Wurf
option-hamstern-start-middle = in der Mitte
option-hamstern-start-free = irgendwo
option-hamstern-passages = Gänge führen
option-hamstern-passages-open = überallhin
option-hamstern-passages-strict = nur in neue Kammern

# Beim Spielen.
hamstern-ask = { $shared ->
    [yes] { $name }, kreuze { $crosses } Felder in einer Kammer an.
   *[no] Kreuze { $crosses } Felder an, die zusammenhängen.
}
hamstern-ask-joker = { $shared ->
    [yes] { $name }, kreuze an, so viel du magst, höchstens { $most }.
   *[no] Joker: Kreuze an, so viel du magst, höchstens { $most }.
}
hamstern-wait = Noch beim Ankreuzen: { $names }.
hamstern-passed = Kein Platz für diesen Wurf. Noch beim Ankreuzen: { $names }.
hamstern-no-room = kein Platz
skipped-hamstern = Für den Wurf war in deinem Bau kein Platz: nichts angekreuzt.
hamstern-crosses = { $crosses ->
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
}
hamstern-marked = { $name } hat { $crosses ->
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
} gemacht.
hamstern-thrown = Der Würfel zeigt { $pips }.
hamstern-confirm = { $crosses ->
    [one] Dieses Kreuz machen
   *[other] Diese { $crosses } Kreuze machen
}
hamstern-more = { $crosses ->
    [0] Wähle andere Felder
    [one] Noch ein Feld
   *[other] Noch { $crosses } Felder
}
hamstern-clear = Radieren
hamstern-would-bring = { $more ->
    [0] Noch nichts dazu: { $points }
   *[other] +{ $more }, dann hast du { $points }
}
hamstern-too-tight = Dort ist kein Platz für { $crosses ->
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
}.
hamstern-hourglass-runs = Die Sanduhr läuft: { $left ->
    [0] der Winter ist da
    [one] noch eine 4, 5 oder 6 bis zum Winter
   *[other] noch { $left }-mal 4, 5 oder 6 bis zum Winter
}
hamstern-hourglass-rests = Die Sanduhr läuft los, wenn jemand { $chambers } Kammern begonnen hat.
hamstern-circles = { $left ->
    [0] Mit dem nächsten Wurf läuft die Sanduhr
    [one] Noch eine 4, 5 oder 6, dann läuft die Sanduhr los
   *[other] Noch { $left }-mal 4, 5 oder 6, dann läuft die Sanduhr los
}
part-hamstern-chambers = Kammern
part-hamstern-mushrooms = Pilze
part-hamstern-acorns = Eicheln

log-mark = { $name } kreuzt { $crosses ->
    [one] ein Feld
   *[other] { $crosses } Felder
} in Kammer { $chamber } an
log-tick = Der Zähler rückt vor
log-circle = Der Zähler bekommt einen Kreis
log-pass = { $name } hat keinen Platz
log-hourglass = Die Sanduhr läuft los
log-close = Alle sind fertig
