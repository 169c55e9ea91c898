# Hamsterrolle: was man wählen kann, und warum etwas nicht geht.
option-hamsterrolle-edition = Regeln von
option-hamsterrolle-edition-2000 = 2000, Hamster Wheel
option-hamsterrolle-edition-2011 = 2011, Hamsterrolle
option-hamsterrolle-scope = Weiter vorne als alle (2011)
option-hamsterrolle-scope-compartment = im Fach
option-hamsterrolle-scope-wheel = in der Rolle
option-hamsterrolle-fourth = Der vierte Satz zu dritt
option-hamsterrolle-fourth-box = bleibt in der Schachtel
option-hamsterrolle-fourth-shared = wird aufgeteilt
option-hamsterrolle-teams = Zu viert spielt man
option-hamsterrolle-teams-edition = wie die Regeln sagen
option-hamsterrolle-teams-none = jeder für sich
option-hamsterrolle-teams-beside = in Teams, nebeneinander
option-hamsterrolle-teams-across = in Teams, gegenüber
option-hamsterrolle-pass = Passen geht (2000)
option-hamsterrolle-pass-forward = nach vorne
option-hamsterrolle-pass-any = überallhin
option-hamsterrolle-tip = Nur ein Stein im ersten Fach (2000)
option-hamsterrolle-tip-true = ja
option-hamsterrolle-tip-false = nein
option-hamsterrolle-timed = 30 Sekunden je Zug (2011)
option-hamsterrolle-timed-true = ja
option-hamsterrolle-timed-false = nein, ohne Uhr
refused-not-in-stock = Nicht in deinem Vorrat: { $piece }.
refused-wrong-compartment = Fach { $compartment } steht dir nicht offen; bauen darfst du in { $open }.
refused-same-colour = In Fach { $compartment } liegt schon ein Stein dieser Farbe ({ $colour }).
refused-not-ahead = Er muss weiter nach vorne ragen als dieser Stein: { $other }.
refused-outside-the-wheel = Lass ihn im Inneren der Rolle los.
refused-no-grip = Die Hand muss den Stein halten, bevor sie loslässt.
refused-too-late = Die { $seconds } Sekunden sind um: Der Stein fällt, wo er ist.
refused-time-left = Fallen gelassen wird erst nach { $seconds } Sekunden.
refused-only-pushed = In der Ausgabe von 2011 verschiebst du Steine nur mit dem eigenen Stein.
refused-not-in-wheel = Nicht in der Rolle: { $piece }.
refused-leaves-compartment = Ein Stein, den du umlegst, bleibt in seinem Fach, { $compartment }.
refused-own-pieces = Du hast eigene Steine. Aussetzen darf nur, wer in einem Team keine mehr hat.
refused-begun = Du hast schon zu bauen begonnen und kannst nicht mehr passen.
refused-not-lowest = Beim Passen nimmst du einen Stein aus einem der zwei untersten Fächer: { $lowest }.
refused-not-forward = Beim Passen kommt der Stein weiter nach vorne als Fach { $source_compartment }.
refused-one-in-opening = Ins erste Fach, { $compartment }, kommt nur ein Stein.
refused-unsound = So genau und so weit zielt keine Hand.
refused-no-such-deal = So wird in diesem Spiel nicht verteilt.
part-hamsterrolle-pieces = Steine übrig
part-hamsterrolle-partner = Beim Partner

# Die Steine.
wheel-piece-red = rote Platte
wheel-piece-green = grüner Balken
wheel-piece-blue = blauer Stab
wheel-piece-orange = orange Scheibe
wheel-piece-purple = lila Würfel
wheel-piece-white = weiße Latte
wheel-piece-yellow = gelbe Walze
wheel-piece-starter = schwarzer Kegel
wheel-pile = { $count ->
    [one] { $piece }
   *[other] { $piece }, { $count } davon
}
wheel-pile-in = { $piece } in Fach { $compartment }
wheel-pile-shut = { $piece }, passt in keins der offenen Fächer
wheel-left = { $count ->
    [0] kein Stein mehr
    [one] noch ein Stein
   *[other] noch { $count } Steine
}
wheel-stock-of = Steine von { $name }
wheel-own-pieces = Deine Steine
wheel-low-pieces = Steine in den beiden untersten Fächern
wheel-open-pieces = Steine, wo du bauen darfst
wheel-aside = Beiseitegelegt
wheel-team = Team { $team }
wheel-contents = Fach { $compartment }: { $pieces }.
wheel-empty = leer
wheel-loading = Die Rolle wird hereingerollt
wheel-no-room = Dieser Browser zeichnet nichts räumlich, darum siehst du die Rolle von der Seite.
wheel-no-engine = Die Rolle ließ sich nicht holen. Versuch es noch einmal, wenn du online bist.

# Wer dran ist.
wheel-ask = { $shared ->
    [yes] { $name }, nimm einen Stein.
   *[no] Du bist dran. Nimm einen Stein.
}
wheel-ask-aim = { $shared ->
    [yes] { $name }, wohin damit?
   *[no] Wohin damit?
}
wheel-ask-place = { $shared ->
    [yes] { $name }, führ ihn an seinen Platz, dann drück „Loslassen“.
   *[no] Führ ihn an seinen Platz, dann drück „Loslassen“.
}
wheel-ask-pass = { $shared ->
    [yes] { $name }, welcher Stein von unten kommt woandershin?
   *[no] Welcher Stein von unten kommt woandershin?
}
wheel-ask-shift = { $shared ->
    [yes] { $name }, welchen Stein legst du um?
   *[no] Welchen Stein legst du um?
}
wheel-wait = { $names } baut gleich.
wheel-watch = { $name } baut.
wheel-watch-pass = { $name } passt.
wheel-own-hand = Deine Hand baut.
wheel-rolls = Die Rolle rollt …
wheel-in-hand = Du hältst: { $piece }.
wheel-time = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}

# Knöpfe.
wheel-pick = Stein nehmen
wheel-pick-low = Nimm einen Stein von unten
wheel-pick-shift = Nimm einen Stein in der Rolle
wheel-let-go = Loslassen
wheel-drop = Fallen lassen
wheel-put-back = Zurücklegen
wheel-other = Etwas anderes
wheel-pass = Konstruktiv passen
wheel-verb = Was du tust
wheel-verb-place = Bauen
wheel-verb-shift = Umlegen
wheel-verb-pass = Passen
wheel-fits = Hier erlaubt
wheel-blocked = Da ist etwas im Weg. Zieh den Stein an eine freie Stelle, dort geht er hinein.
wheel-nowhere = Vorn ist kein Platz mehr für: { $piece }. Nimm einen anderen Stein, oder passe.
wheel-steady = Dürfte liegen bleiben
wheel-tips = { $way ->
    [left] Bleibt so nicht liegen: kippt nach links
   *[right] Bleibt so nicht liegen: kippt nach rechts
}
wheel-slides = { $way ->
    [left] Bleibt so nicht liegen: rutscht nach links
   *[right] Bleibt so nicht liegen: rutscht nach rechts
}
wheel-takes = { $name } nimmt { $count }
wheel-plus = +{ $count }
wheel-skip = Tippen überspringt
wheel-skip-slow = Tippen beendet die Zeitlupe
wheel-fell-back = Konnte dort nicht bleiben, wo du losgelassen hast: { $piece }. Gilt als heruntergefallen und gehört wieder dir.
wheel-time-up = Die Zeit ist um. Fällt, wo deine Hand ist: { $piece }.
wheel-sit = Diesen Zug aussetzen
wheel-way = Wie du baust
wheel-way-hand = Von Hand
wheel-way-aim = In Schritten
wheel-slow = Zeitlupe
wheel-quick = Schnellere Züge
wheel-again = Letzten Zug noch einmal zeigen
wheel-flat = Flach von der Seite
wheel-camera = Kamera zurück an ihren Platz

# In Schritten.
wheel-lie = Wie er liegt
wheel-lie-flat = flach
wheel-lie-edge = hochkant
wheel-lie-across = quer
wheel-lie-upright = aufrecht
wheel-offset = Voraus
wheel-offset-more = Weiter nach vorn
wheel-offset-less = Weiter nach hinten
wheel-tilt = Neigung
wheel-tilt-more = Nach rechts neigen
wheel-tilt-less = Nach links neigen
wheel-depth = Tiefe
wheel-depth-more = Zu dir hin
wheel-depth-less = Von dir weg
wheel-height = Höhe
wheel-height-more = Höher
wheel-height-less = Tiefer
wheel-skew = Drehung
wheel-skew-more = Nach links drehen
wheel-skew-less = Nach rechts drehen
wheel-more = Mehr einstellen
wheel-less = Weniger einstellen
wheel-degrees = { $value }°
wheel-millimetres = { $value } mm

# Von Hand.
wheel-hand-tools = Der Stein in deiner Hand
wheel-tilt-left = Nach links neigen (Q)
wheel-tilt-right = Nach rechts neigen (E)
wheel-push-in = Hineinschieben (W, Mausrad)
wheel-pull-out = Herausziehen (S, Mausrad)
wheel-skew-it = Drehen (A, D)
wheel-next-lie = Anders legen
wheel-hold = Rolle festhalten (H)
wheel-fine = Fein bewegen (Umschalt)

# Was geschah.
log-wheel-place-in = { $name } baut in Fach { $compartment }: { $piece }.
log-wheel-pass-in = { $name } passt und versetzt in Fach { $compartment }: { $piece }.
log-wheel-shift-in = { $name } legt in Fach { $compartment } um: { $piece }.
log-wheel-drop-in = { $name } lässt in Fach { $compartment } fallen: { $piece }.
log-wheel-place = { $name } baut: { $piece }.
log-wheel-pass = { $name } passt und versetzt: { $piece }.
log-wheel-shift = { $name } legt im selben Fach um: { $piece }.
log-wheel-drop = { $name } lässt fallen: { $piece }.
log-wheel-sit = { $name } setzt diesen Zug aus.
log-wheel-built = Liegt jetzt in Fach { $compartment }.
log-wheel-back = Der Stein kommt zurück.
log-wheel-refused = Darf dort nicht liegen und kommt zurück.
log-wheel-fell = { $count ->
    [one] Heruntergefallen: { $pieces }.
   *[other] { $count } Steine fallen herunter: { $pieces }.
}
log-wheel-fell-back = { log-wheel-fell } Damit ist der Stein dieses Zugs wieder im Vorrat.
log-wheel-alone = { $count ->
    [one] Von selbst gefallen und aus dem Spiel: { $pieces }.
   *[other] { $count } Steine sind von selbst gefallen und aus dem Spiel: { $pieces }.
}

# Erste Partie.
tip-wheel-carry = Zieh einen Stein geradewegs in die Rolle: Über ihr ist er schon drin. Zieh irgendwo weiter, und er bewegt sich mit; der gestrichelte Umriss zeigt, wo er landet.
tip-wheel-hold = Knöpfe kippen und drehen den Stein und schieben ihn tiefer hinein. Deine andere Hand hält die Rolle, bis du loslässt. Dann rollt sie, und was den Tisch berührt, gehört dir.
tip-wheel-legal = Am Stein steht, ob er dort liegen darf oder warum nicht, und ob er wohl liegen bleibt. Der Pfeil auf dem Tisch zeigt, wohin die Rolle rollt.
tip-wheel-shift = Wo du gleich baust, darfst du vorher Steine von Hand umlegen. Sie bleiben in ihrem Fach.

# Wenn es vorbei ist.
wheel-result = So lief es
wheel-result-turns = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
wheel-result-falls = { $count ->
    [0] Nichts fiel aus der Rolle
    [one] Ein Stein fiel aus der Rolle
   *[other] { $count } Steine fielen aus der Rolle
}
wheel-result-crash = { $count ->
    [one] Größter Absturz: ein Stein, genommen von { $name }
   *[other] Größter Absturz: { $count } Steine auf einmal, genommen von { $name }
}
wheel-result-steadiest = { $millimetres ->
    [0] Dein ruhigster Zug: { $piece }, und die Rolle rührte sich nicht
   *[other] Dein ruhigster Zug: { $piece }, und die Rolle lief { $millimetres } mm
}
wheel-result-time = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
}
wheel-crash-again = Absturz noch einmal sehen
wheel-crash-share = Weitergeben
wheel-not-sent = Der Film ließ sich nicht weitergeben.
wheel-saved = Der Film ist als Datei gespeichert.

wheel-over-again = Über die Rolle
