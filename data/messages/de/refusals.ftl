# Warum nicht. Die Schlüssel sind die Codes von Engine, Tisch und Gastgeber.

## Jedes Spiel
refused-over = Das Spiel ist aus.
refused-not-your-turn = Du bist noch nicht dran.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-throw-due = Jetzt wird nicht gewürfelt.
refused-wrong-effect = Die Regeln sagen hier etwas anderes: Jetzt kommt { $expected }.
refused-notation = Dieser Zug ist nicht zu lesen: { $sentence }
refused-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
refused-unknown-option = „{ $key }“ lässt sich nicht wählen; es gibt: { $known }.
refused-bad-value = „{ $key }“ kann nicht „{ $value }“ sein; möglich ist { $allowed }.
refused-conflict = { $what ->
    [first-seat] Wer beginnen soll, spielt nicht mit: So viele seid ihr nicht.
    [tableau-room] Auf diesem Tableau ist nicht für alle Platz.
    [sides-for-two] Diese Seiten sind für zwei: Zu dritt sitzt ihr ringsum.
    [teams-for-four] Teams gibt es nur zu viert.
    [fourth-for-three] Einen vierten Satz aufteilen könnt ihr nur zu dritt.
    [tip-of-2000] Nur ein Stein im ersten Fach: Das gehört zur Ausgabe von 2000.
    [own-players] Dieses Spiel ist für eine andere Zahl von Spielern.
    [own-foundation] Dieses Spiel beginnt nicht auf einer stehenden Pyramide.
   *[other] Das passt nicht zusammen: { $sentence }
}
refused-no-sheets = { $file }: Dieses Spiel kennt keine eigenen Zettel.
refused-bad-file = { $file }, { $place }: { $sentence }

## Der Tisch
refused-no-push = Dieser Server schickt keine Nachrichten.
refused-push-address = Nachrichten gehen nur an Push-Dienste, über https an einen öffentlichen Rechner.
refused-push-keys = Damit meldet sich kein Browser an.
refused-no-shelf = Auf diesem Server gibt es kein Regal.
refused-not-on-shelf = Dieses Spiel steht nicht im Regal.
refused-shelf-not-author = Nur sein Autor kann eine neue Fassung dieses Spiels ins Regal stellen.
refused-shelf-versions = Dieses Spiel hat genug Fassungen.
refused-shelf-waiting = Zu viele Spiele warten darauf, angesehen zu werden. Versuch es später wieder.
refused-shelf-full = Das Regal ist voll.
refused-shelf-too-many = Das waren viele Spiele. Versuch es später wieder.

refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-lobby-only = Das geht nur vor dem Spiel.
refused-playing-only = Das geht nur während des Spiels.
refused-over-only = Das geht nur nach dem Spiel.
refused-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-seat-taken = Der Platz ist besetzt.
refused-full = Alle Plätze sind besetzt.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-wrong-invite = Diese Einladung gilt für einen anderen Tisch.
refused-bad-token = Dieser Browser hat hier keinen Platz.
refused-name-taken = Hier heißt schon jemand { $name }. Nimm einen anderen Namen.
refused-no-name = Ein Name braucht mindestens einen Buchstaben.
refused-name-too-long = Ein Name hat höchstens { $most } Buchstaben.
refused-nothing-said = In dieser Nachricht steht nichts.
refused-chat-too-long = Eine Nachricht hat höchstens { $most } Buchstaben.
refused-too-much-talk = Genug geredet: Mehr als { $most } Nachrichten von jedem fasst ein Spiel nicht.
refused-action-too-long = Ein Zug hat höchstens { $most } Buchstaben.
refused-stamped = Wann etwas geschah, sagt nur der Tisch.
refused-counting-down = Gleich fallen die Würfel.
refused-no-race-ahead = Es gibt kein erstes Rennen, mit dem gewartet werden könnte.
refused-no-preview = Im Wettlauf wird vorher nicht verraten, was dabei herauskommt.
refused-not-shown = Du hattest den Wurf noch nicht gesehen.
refused-too-quick = So schnell ist niemand. Es zählt erst, wenn seit dem Wurf { $least } ms vergangen sind.
refused-round-over = Die Runde war vorbei, bevor das zählen konnte.
refused-other-beginning = Der Abend beginnt mit einem anderen Spiel.
refused-evening-goes-on = Der Abend ist noch nicht vorbei: Weiter geht es mit dem nächsten Spiel.
refused-no-next-game = An diesem Abend kommt kein Spiel mehr.
refused-evening-seats = Wer einen Abend beginnt, spielt ihn zu Ende: Plätze können an Bots gehen, aber nicht dazukommen oder wegfallen.
refused-evening-files = Die Dateien eines Abends sind die seines Programms.
refused-empty-seat = Ein Platz ist noch frei: Lade jemanden ein, lass einen Bot spielen oder nimm den Platz weg.
refused-not-ready = { $name } ist noch nicht bereit.
refused-bot-plays = Für dich spielt ein Bot. Nimm erst deinen Platz zurück.
refused-no-stand-in = Niemand spielt für dich.
refused-no-bot-due = Hier ist kein Bot am Zug.
refused-not-foreseen = Was dabei herauskommt, zeigt sich erst, wenn es geschieht.
refused-no-hand = So bewegt sich hier keine Hand.
refused-stale = Inzwischen ging es schon weiter.
refused-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
refused-too-many-undone = Du hast in diesem Spiel { $most } Züge zurückgenommen; mehr gehen nicht.
refused-undo-asked = Es hat schon jemand gefragt, ob ein Zug zurückgenommen werden darf. Warte auf die Antwort.
refused-undo-denied = Die anderen möchten, dass dieser Zug stehen bleibt.
refused-nothing-asked = Niemand möchte mehr einen Zug zurücknehmen.
refused-is-here = { $name } ist da.
refused-just-gone = { $name } ist eben erst gegangen. Warte, bis { $minutes } Minuten um sind.
refused-not-awaited = Auf { $name } wartet niemand.
refused-hint-among-people = Wo andere Menschen mitspielen, wird nichts verraten.
refused-hint-given = Dafür hast du schon einen Tipp bekommen.
refused-no-hint-of-day = In einem Spiel des Tages spielen alle ohne Tipps.
refused-day-given-up = Du hast dieses Spiel des Tages aufgegeben. Ein Bot spielt es zu Ende.
refused-not-daily = Das ist kein Spiel des Tages.
refused-no-such-day = Von diesem Tag gibt es keine Spiele, oder keine mehr.
refused-no-hint = Hier hilft kein Tipp: Auge und Hand entscheiden.
refused-nudged = { $name } wurde eben erst angestupst.
refused-bad-clock = Ein Zug kann { $least } bis { $most } { $unit ->
    [seconds] Sekunden
   *[days] Tage
} dauern.
refused-bad-command-id = Der Tisch hat die Seite nicht verstanden. Bitte lade sie neu.
refused-too-many-sheets = Höchstens { $most } Zettel lassen sich beilegen, zusammen { $bytes } Bytes.
refused-too-many-options = Höchstens { $most } Einstellungen sind möglich.
refused-older-rules = Diese Partie begann nach älteren Regeln, nach denen nicht mehr gespielt wird. Lesen lässt sie sich hier weiterhin.
refused-table-full = Dieser Tisch hat { $most } Ereignisse gesehen und nimmt keine mehr an. Bitte einen neuen aufstellen.

## Wer den Tisch beherbergt
refused-bad-message = Der Tisch hat die Seite nicht verstanden. Bitte lade sie neu.
refused-hello-first = Der Tisch hat die Seite nicht verstanden. Bitte lade sie neu.
refused-message-too-long = Diese Nachricht ist zu lang.
refused-other-version = Der Tisch spricht eine neuere Sprache. Bitte lade die Seite neu.
refused-broken-table = Dieser Tisch ist beschädigt, hier geht es nicht weiter.
refused-no-such-table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
refused-no-such-step = Diese Frage gibt es in der Lektion nicht.
refused-no-record = An diesem Tisch ist keine Partie zu Ende.
refused-too-much-written = Von deinem Anschluss wurde in der letzten Stunde zu viel geschrieben. Es geht von selbst weiter, bitte etwas warten.
refused-no-space = Der Server hat keinen Platz mehr zum Schreiben. Sobald er wieder welchen hat, geht es von selbst weiter.
refused-others-play = Hier spielen noch andere. Steh stattdessen auf, oder spielt zu Ende.
refused-too-fast = Das war zu schnell. Warte einen Moment.
refused-too-many-tables = Von hier wurden zu viele Tische eröffnet. Versuch es später.
refused-try-again = Das ging gerade nicht. Versuch es gleich noch einmal.
refused-wrong-origin = Diese Seite darf den Server nicht benutzen.

## Hop'n'ROLL
refused-hop-first = Erst hüpfen alle Figuren. Such dir einen Würfel aus.
refused-has-hopped = Deine Figur ist gehüpft. Schreib jetzt die Zahl ihres Würfels auf.
refused-no-such-field = Feld { $field } gibt es nicht; das Tableau hat { $fields }.
refused-no-die-there = Auf diesem Feld liegt kein Würfel.
refused-field-taken = Dort steht schon { $seat }.
refused-no-such-box = Die Reihe { $row } hat { $boxes } Kästchen, also kein Kästchen { $number }.
refused-box-filled = In diesem Kästchen steht schon eine { $holds }.
refused-leaves-gap = Die Reihe { $row } wird ohne Lücken gefüllt: Kästchen { $next } kommt als Nächstes.
refused-level-not-open = Fülle erst die Ebene davor: Kästchen { $empty } der Reihe { $row } ist noch leer.
refused-other-number = Dein Würfel zeigt eine { $die }, du kannst also keine { $value } schreiben.
refused-other-numbers = Würfel und Feld geben dir { $choice }, du kannst also keine { $value } schreiben.
refused-other-row = Der Diskowürfel zeigt { $disco }, seine Zahl kommt also in die Reihe { $disco }.
refused-not-among-your-dice = Du kannst { $choice } in jede Reihe schreiben oder jede Zahl in die Reihe { $disco }, aber keine { $value } dorthin.
refused-must-equal = In dieser Reihe sind alle Zahlen gleich, und sie begann mit einer { $value }.
refused-must-climb = Hier muss mindestens eine { $least } stehen, denn die Reihe steigt.
refused-must-fall = Hier darf höchstens eine { $most } stehen, denn die Reihe fällt.
refused-must-make-seven = Hier muss eine { $needed } stehen, denn mit der { $before } davor ergibt das sieben.
refused-must-be-even = Hier muss eine gerade Zahl stehen, denn davor steht die ungerade { $before }.
refused-must-be-odd = Hier muss eine ungerade Zahl stehen, denn davor steht die gerade { $before }.
refused-must-differ = Die zweite Zahl muss anders sein als die erste, eine { $first }.
refused-must-take-turns = Die zwei Zahlen dieser Reihe wechseln sich ab, jetzt ist die { $value } dran.
refused-must-be-sum-or-difference = Über { $left } und { $right } steht ihre Summe oder ihr Unterschied: { $choice }.
refused-nothing-fits-above = Über zweimal { $value } passt nichts: Die Summe ist größer als 6, der Unterschied 0.
refused-must-equal-below = Hier muss eine { $below } stehen, wie im Kästchen darunter.
refused-already-in-pyramid = Die { $value } steht schon in dieser Pyramide, und jede Zahl kommt nur einmal vor.
refused-must-equal-group = Hier muss eine { $value } stehen, denn die Zahlen einer Gruppe sind gleich.
refused-must-move = Die zweite Zahl muss kleiner oder größer sein als die erste, eine { $first }.
refused-must-go-up = Hier muss mehr als { $before } stehen, denn eben ging es abwärts.
refused-must-go-down = Hier muss weniger als { $before } stehen, denn eben ging es aufwärts.
refused-must-write = Dein Würfel passt, zum Beispiel in { $row } { $number }; du musst ihn also schreiben.
refused-start-comes-first = Erst wird bestimmt, wessen Figur oben beginnt.
refused-has-started = Es steht schon fest, wessen Figur oben beginnt.
refused-nobody-there = Auf diesem Platz spielt niemand; es sind { $players } Spieler.
refused-wrong-number-of-dice = { $players } Spieler werfen { $players } Zahlenwürfel und den Diskowürfel, nicht { $found }.

## Hamstern
refused-no-such-chamber = Auf diesem Zettel gibt es keine Kammer { $chamber }.
refused-no-such-cell = Kammer { $chamber } hat kein Feld { $cell }; sie hat { $cells }.
refused-already-crossed = Dieses Feld ist schon angekreuzt.
refused-too-few = Zu wenige: Eine { $throw } verlangt genau { $throw } Kreuze, nicht { $crosses }.
refused-too-many = Zu viele: Eine { $throw } verlangt genau { $throw } Kreuze, nicht { $crosses }.
refused-too-many-for-one = Eine 1 erlaubt 1 bis { $most } Kreuze, nicht { $crosses }.
refused-joker-track = Bei einer 1 streicht jedes Kreuz ein Kästchen deiner Jokerleiste: { $left } übrig, { $crosses } gewünscht.
refused-not-connected = Die Kreuze eines Wurfs müssen zusammenhängen, übereinander oder nebeneinander.
refused-joined-by-old-crosses = Die Kreuze eines Wurfs müssen von sich aus zusammenhängen; ältere verbinden sie nicht.
refused-starts-elsewhere = Deine ersten Kreuze kommen in die dunkle Kammer in der Mitte.
refused-passage-not-reached = Dort kommst du noch nicht hinein: Kreuze erst das Feld vor einem Gang an, { $near }.
refused-begin-at-passage = Eine neue Kammer beginnt, wo der Gang ankommt: Kreuze auch { $far } an.
refused-passage-used = Diese Kammer ist schon begonnen, und Gänge führen in diesem Spiel nur in neue. Mach neben einem ihrer Kreuze weiter.
refused-only-diagonal = Schräg ist nicht neben einem Kreuz. Mach darüber, darunter oder daneben weiter.
refused-not-next-to-cross = Neue Kreuze beginnen neben einem Kreuz, das du hast.

## Abquetschen
refused-nothing-rolled = Erst muss der türkise Würfel rollen.
refused-start-pyramid-first = Baue zuerst die Startpyramide: drei Würfel auf die Platte und einen darauf.
refused-no-start-place = Die Spitze der Startpyramide liegt auf drei Würfeln, eine Schicht über der Platte.
refused-start-at-edge = Dort läge die Startpyramide am Rand der Platte.
refused-start-not-central = Die Startpyramide kommt so nah an die Mitte wie möglich.
refused-build-the-roll = Du hast eine { $roll } gewürfelt, also baust du jetzt genau { $roll ->
    [one] einen Würfel
   *[other] { $roll } Würfel
} ein.
refused-bonus-or-skip = Jetzt legst du { $dice ->
    [one] deinen Bonuswürfel oder verzichtest
   *[other] genau { $dice } Bonuswürfel oder verzichtest
}.
refused-other-than-rolled = Du hast eine { $roll } gewürfelt, { $dice } passt also nicht.
refused-other-than-bonus = Bonuswürfel legst du alle oder keinen: { $due }, nicht { $dice }.
refused-outside-pyramid = Dieser Platz liegt außerhalb der Pyramide, die auf diese Platte passt.
refused-would-roll-away = Dort würde ein Würfel wegrollen: Unter ihm fehlt einer.
refused-build-in-pieces = Die Würfel eines Baus müssen mit ihren Flächen zusammenhängen.
refused-touches-no-own-die = Mindestens ein neuer Würfel muss Fläche an Fläche einen berühren, den du früher gebaut hast.
refused-touches-no-die = Dein erster Bau muss mit einer Fläche an irgendeinen Würfel anschließen.
refused-closes-start-pyramid = Lass über der Startpyramide einen Platz offen, bis sie weitergebaut wurde.

## Würfelmarsch
refused-not-on-the-plate = Das ist kein Trichter der Platte.
refused-empty-funnel = Da liegt kein Würfel.
refused-not-your-die = Dieser Würfel gehört { $seat }. Nimm einen eigenen.
refused-not-beside = Gekippt wird über eine Kante in einen Trichter direkt daneben.
refused-backwards = Es geht vorwärts oder seitwärts, nie zurück zur eigenen Seite.
refused-funnel-taken = Da liegt schon ein Würfel. Gekippt wird in leere Trichter.
refused-same-faces = Diese Augen zeigt er schon. Dreh ihn so, dass er andere zeigt.

## Cui bono?
refused-pull-first = Zieh zuerst einen Würfel aus der untersten Schicht.
refused-holds-a-die = Du hältst einen Würfel: Leg ihn in einen Trichter oder behalte ihn.
refused-not-at-the-bottom = Gezogen wird nur aus der untersten Schicht.
refused-nothing-to-pull = Da liegt kein Würfel mehr.
refused-too-much-on-it = { $dice } Würfel liegen darauf; nur einer darf es sein.
refused-onto-the-plate = Auf die Platte wird nie zurückgelegt.
refused-cell-taken = Da liegt schon ein Würfel.
refused-no-funnel = Das ist kein Trichter: Drei Würfel müssen darunter liegen.
refused-mixed-funnel = Dieser Trichter hat zwei { $two ->
    [red] rote
    [yellow] gelbe
   *[pearl] perlweiße
} Würfel und einen { $one ->
    [red] roten
    [yellow] gelben
   *[pearl] perlweißen
}: Er braucht drei verschiedene Farben oder dreimal eine andere als dein Würfel.
refused-funnel-of-its-colour = Dieser Trichter ist ganz { $colour ->
    [red] rot
    [yellow] gelb
   *[pearl] perlweiß
}, und dein Würfel auch: Drei von einer Farbe nehmen nur eine andere auf.
refused-edge-of-one-colour = Das ergäbe eine Kante nur aus { $colour ->
    [red] roten
    [yellow] gelben
   *[pearl] perlweißen
} Würfeln; sie endet { $foot }.
refused-looks-the-same = Die Pyramide sähe { $times }-mal gleich aus. Du musst den Würfel behalten.
refused-who-begins = Erst wird bestimmt, wer beginnt.
refused-build-the-pyramid = Wer beginnt, steht fest; jetzt wird die Pyramide gebaut.
refused-not-complete = Die Pyramide muss vollständig sein: Sie hat { $dice } von 165 Würfeln.
refused-wrong-colours = Die Pyramide hat 55 { $colour ->
    [red] rote
    [yellow] gelbe
   *[pearl] perlweiße
} Würfel, nicht { $dice }.
refused-other-foundation = Die stehende Pyramide wird ergänzt, und keiner ihrer Würfel ändert sich.

## Eintrichtern
refused-cover-first = Leg zuerst den roten Würfel zurück.
refused-nothing-lifted = Es ist kein roter Würfel hochgehoben, den du zurücklegen könntest.
refused-lift-for-throw = Der Wurf steht fest. Heb jetzt einen roten Würfel hoch.
refused-take-or-roll = Übernimm zuerst den Wurf vor dir oder wirf neu.
refused-funnel-open = Dieser Trichter ist offen und aus dem Spiel. Heb einen roten Würfel hoch.
refused-no-red-die = Dort liegt kein roter Würfel: { $cell }.
refused-other-number-laid = Auf diese Platte kommen { $due } gelbe Würfel, nicht { $found }.
refused-nobody-to-begin = { $seat } kann nicht beginnen; es spielen { $players } mit.
refused-other-throw-due = Das wird jetzt nicht geworfen.

## Wettläufe
refused-no-stamp = Die Uhr läuft, und der Tisch hat nicht gesagt, wann das war. Versuch es noch einmal.
refused-no-clock = Hier läuft keine Uhr.
refused-out-of-order = Jemand war schneller.
refused-time-up = Die Zeit war um.
refused-not-shown-yet = Die Seite war dem Spiel voraus. Lade sie bitte neu.

## Raffzahn
refused-no-roll-due = Der türkise Würfel wird einmal in der Runde geworfen, bevor jemand nimmt.
refused-not-thrown = Warte, bis der türkise Würfel gefallen ist.
refused-no-die-to-take = Dort liegt kein Würfel mehr.
refused-hand-locked = Falscher Würfel: Deine Hand ist kurz gesperrt.
refused-die-under-others = Dieser Würfel ist nicht frei: Ein anderer liegt darauf.
refused-shows-another = Dieser Würfel zeigt dir eine { $shows }, keine { $throw }.
refused-not-the-roller = Nur { $roller } hat geworfen und darf STOPP rufen.
refused-stopped = STOPP ist schon gerufen.
refused-stop-too-early = Lass erst alle schauen: STOPP geht gleich.
refused-no-passing = Im Wettlauf passt niemand: Nimm einfach nichts.
refused-other-die-due = Hier ist ein anderer Wurf an der Reihe.
refused-not-that-pyramid = Die Pyramide hat alle Würfel bis auf die Spitze, höchstens 55 von jeder Farbe.

## Bunte Kuh
refused-no-dice-due = Die drei Würfel werden einmal in der Runde geworfen, bevor jemand ruft.
refused-no-sum-yet = Warte, bis die drei Würfel gefallen sind.
refused-call-first = Ruf STOPP, bevor du zeigst.
refused-point-now = Du hast STOPP gerufen: Zeig auf den Trichter.
refused-put-now = Du hattest recht: Leg einen deiner Würfel.
refused-not-a-funnel = Dort ist kein Trichter.
refused-put-where-pointed = Dein Würfel kommt dorthin, wohin du gezeigt hast.
refused-stopwatch-too-long = So lange läuft die Stoppuhr nicht.
refused-only-in-ticks = An einem Tisch ruft man STOPP oder NIRGENDS.
refused-not-in-ticks = In Takten schreibt man den Trichter und die Zeit auf.
refused-other-dice-due = Hier ist ein anderer Wurf an der Reihe.
refused-not-that-base = Die unterste Schicht hat 45 perlweiße Würfel, und nichts liegt darauf.

## Abende
refused-empty-programme = Ein Abend braucht mindestens ein Spiel.
refused-not-on-the-shelf = Hier gibt es kein Spiel „{ $game }“.
refused-not-of-the-box = Zu einem Abend gehören nur Spiele mit der Pyramide, und „{ $game }“ ist keines.
refused-without-file = Ein eigenes Spiel kommt mit seiner Datei in einen Abend.
refused-programme-too-long = Ein Abend hat höchstens { $most } Spiele.
refused-other-game = Im Programm kommt ein anderes Spiel.
refused-not-played-out = Ein Spiel zählt, wenn es zu Ende ist, und für alle, die den Abend spielen.
