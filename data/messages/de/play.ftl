# Am Tisch: wer da sitzt, was gefragt ist, was geschah.
back-home = Zurück zur Kiste
your-name = Dein Name
host = Hat diesen Tisch eröffnet
ready = bereit
ready-say = Ich bin bereit
ready-done = Du bist bereit
not-ready = noch nicht bereit
not-here = gerade nicht da
free-place = ein freier Platz
let-bot = Bot spielen lassen
add-person = Noch jemand
add-bot = Noch ein Bot
take-seat-away = Wegnehmen: { $name }
bot-plays = spielt { $how }
bot-level-of = Wie { $name } spielt
start-game = Spiel beginnen
lobby-waiting = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
lobby-not-ready = { $name } ist noch nicht bereit.
lobby-can-start = Alle sind da. Fang an, wann du magst.
lobby-host-starts = { $name } beginnt das Spiel.
lobby-say-ready = Sag, wenn du bereit bist: Darauf warten die anderen.
lobby-watching = Du schaust zu. Gleich geht es los.
invite = Jemanden einladen
invited-to = Du bist eingeladen: { $game }
already-there = Am Tisch: { $names }.
sit-down = Hinsetzen
only-watch = Nur zuschauen
no-room = Es ist kein Platz mehr frei.
joined = { $name } hat sich hingesetzt.
setup-changed = Es wird etwas anderes gespielt als eben. Sag noch einmal, dass du bereit bist.
no-table = Diesen Tisch gibt es hier nicht
fetching-table = Albert deckt den Tisch
elsewhere = Dieses Spiel geht in einem anderen Fenster weiter
go-on-here = Hier weiterspielen

clock = Zeit für einen Zug
clock-none = unbegrenzt
clock-minute = eine Minute
waiting-long = Albert macht solange ein Nickerchen.
please-wait = Einen Moment …
thinking = denkt nach
done = fertig
undo = Zurücknehmen
undo-of = { $name } nimmt zurück
undone = { $name } hat den letzten Zug zurückgenommen.
stood-in = Für { $name } spielt vorerst ein Bot.
taken-back = { $name } spielt wieder selbst.
stand-in-left = gegangen, ein Bot spielt
stand-in-absent = abwesend, ein Bot spielt
stand-in-timeout = zu langsam, ein Bot spielt
bot-plays-you = Ein Bot spielt für dich.
play-again-myself = Ich spiele wieder selbst
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
round = Runde { $round }
last-round = Die letzte Runde
other-players = Die anderen
hand-over = Gib das Gerät an { $name }.
hand-over-why = Alle entscheiden gleichzeitig, darum schaut noch niemand beim anderen.
hand-over-taken = Ich bin { $name }
hand-over-openly = Bei uns darf jeder schauen

line-connecting = verbindet
line-away = keine Verbindung
line-elsewhere = in anderem Fenster
line-ended = beendet
reconnecting = Albert sucht die Verbindung. Dein Spiel ist sicher.

table-menu = Tisch
table-menu-unread = Tisch, { $unread ->
    [one] eine neue Nachricht
   *[other] { $unread } neue Nachrichten
}
sound-on = Ton einschalten
sound-off = Ton ausschalten
talk = Gespräch
say = Etwas sagen
send = Senden
nothing-said = Noch hat niemand etwas gesagt.
reactions = Gefühl zeigen
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Wow
reaction-ouch = Autsch
reaction-thinking = Hm
reaction-heart = Gefällt mir
log = Was bisher geschah
clear-table = Diesen Tisch abräumen
leave = Tisch verlassen
leave-bot = Gehen; ein Bot spielt weiter
watching = Du schaust am Tisch von { $name } zu.

tip = Ein Tipp von Albert
tip-read = Verstanden
tip-ready = Ich bin bereit
tip-no-more = Keine Tipps mehr
tips-again = Alberts Tipps noch einmal

over-you-win = Du gewinnst!
over-alone = Geschafft: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
over-wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
albert-cheers = Albert jubelt.
final-sheets = So ging es aus
rematch = Noch einmal
score-table = Punkte, Teil für Teil
rank = { $rank }.
total = Summe
no-record = Die Partie war nicht zu holen. Versuch es gleich noch einmal.

replay = Partie noch einmal ansehen
replay-of = { $game }, von Anfang an
replay-loading = Albert legt die Partie noch einmal aus
replay-broken = In diesem Link steckt keine Partie
replay-place = Stelle in der Partie
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-step = { $at } von { $last }
replay-speed = Tempo
replay-moves = Alle Züge
replay-turn-before = Zug davor
replay-turn-after = Nächster Zug
replay-slow = langsam
replay-calm = ruhig
replay-quick = flott
remarks = Bemerkungen und Lesezeichen
remark-here = Was sagst du dazu?
remark-save = Bemerkung sichern
remark-bookmark = Lesezeichen setzen
remark-marked = Lesezeichen
remark-remove = Wegnehmen
remarks-travel = Sie gehören zum Protokoll: Wer den Link bekommt, liest sie.
remarks-full = { $most } sind genug: Nimm erst eine weg.
share = Diese Partie teilen

check-dice = Waren die Würfel ehrlich?
dice-check = Waren die Würfel ehrlich?
dice-checking = Albert würfelt alles noch einmal
dice-fixed = { $throws ->
    [one] Ja. Der eine Wurf stand vor dem Spiel fest.
    [2] Ja. Beide Würfe standen vor dem Spiel fest.
   *[other] Ja. Alle { $throws } Würfe standen vor dem Spiel fest.
}
dice-other-promise = Nein. Vor dem Spiel wurde etwas anderes versprochen, als im Protokoll steht.
dice-no-secret = Das lässt sich nicht sagen: Das Protokoll verrät seinen Startwert nicht.
dice-no-commitment = Das lässt sich nicht sagen: Vor dem Spiel wurde nichts versprochen.
dice-other-secret = Nein. Startwert und Salz passen nicht zum Versprechen.
dice-other-throw = Nein. Der Startwert ergibt andere Würfe als die gespielten.
dice-how = Vor dem ersten Wurf sahen alle einen Fingerabdruck des Startwerts. Dein Browser hat jetzt aus dem Startwert denselben Fingerabdruck gemacht und alle Würfel daraus noch einmal geworfen.
dice-commitment = Fingerabdruck, vor dem Spiel gezeigt
dice-seed = Startwert
dice-salt = Salz

recent = Was zuletzt geschah
log-sealed = { $name } hat entschieden
log-acted = { $name }: { $action }
log-throw = Gewürfelt: { $dice }
log-end = Das Spiel ist aus

throw-dice = Würfel werfen
throw-ask = { $shared ->
    [yes] { $name }, wirf die Würfel.
   *[no] Du bist dran: Wirf die Würfel.
}
throw-how = Wischen, halten und loslassen oder tippen
throwing = Würfel
throwing-hand = werfe ich
throwing-auto = fallen von selbst
