# Die Kiste und was es braucht, um ein Spiel zu beginnen.
tagline = Neun Spiele in einer Kiste.
albert = Der Hamster Albert schaut über den Rand der Kiste.
albert-invites = Hallo, ich bin Albert. Nimm dir ein Spiel aus der Kiste.
not-connected = bald werden Tische eröffnet.
player-range = { $least }–{ $most } Personen
player-count = { $most ->
    [one] eine Person
   *[other] { $most } Personen
}
more-games = Weitere Spiele
continue = Weiterspielen
what-if = Was wäre, wenn
with-players = mit { $names }
your-turn = Du bist dran
players = Personen
quick = { $game } sofort gegen Bots spielen
players-and-rules = Personen und Regeln
bot-level = Die Bots spielen
bot-easy = sanft
bot-medium = gut
bot-hard = hart
bot-expert = meisterlich
start-bots = Gegen Bots spielen
start-link = Mit Freunden per Link
start-hotseat = Am selben Bildschirm
start-failed = Der Tisch ließ sich nicht aufstellen. Versuch es gleich noch einmal.

about-hop-n-roll = Hüpf zu deinem Würfel und finde ihm einen Platz auf dem Zettel. Fünf Reihen, fünf Arten von Ordnung.
about-hamstern = Ein Wurf für alle. Kreuzt euren Bau an, Kammer für Kammer, bevor der Winter kommt.
about-hamsterrolle = Bau in die Rolle hinein, immer ein Stück weiter vorn. Sie rollt, und was herausfällt, gehört dir.
about-abquetschen = Drei Farben wachsen an einer Pyramide hoch und begraben einander. Werde deine Würfel zuerst los.
about-raffzahn = Alle greifen zugleich: nach freien Würfeln mit der richtigen Zahl, bis jemand stopp ruft.
about-bunte-kuh = Drei Zahlen um einen Trichter, eine gesuchte Summe. Sei schnell, aber richtig.
about-cui-bono = Zieh unten einen Würfel heraus, lass die Reihe rutschen und versuche, ihn oben wieder loszuwerden.
about-eintrichtern = Was lag unter welchem Würfel? Merk dir die Summen und sammle die roten ein.
title-own = Dein eigenes Spiel
about-own = Spiele, die jemand für die Würfelpyramide geschrieben hat. Spiele sie, verändere sie oder erfinde eins.
about-wuerfelmarsch = Fünf Würfel kippen sich über die Platte. Erreiche die ferne Ecke oder schlage, was im Weg steht.

# Abende: mehrere Spiele auf einer Pyramide.
evening = Ein Abend an einer Pyramide
evening-name = ein Abend
evening-short = Aufbauen, abbauen: mehrere Spiele nacheinander, eine Wertung.
evening-about = Ein Spiel baut die Pyramide auf, das nächste baut sie ab. Dazwischen bleibt sie stehen, und die Punkte zählen zusammen.
evening-programme = Was gespielt wird
evening-own = eigene Reihenfolge
evening-empty = Wähle das erste Spiel.
evening-earlier = { $game } früher
evening-strike = { $game } streichen
evening-nobody = Keine Personenzahl passt zu allen diesen Spielen.
evening-game = Spiel
evening-next = Weiter mit { $game }
evening-again = Den ganzen Abend noch einmal
evening-won = { $count ->
    [one] { $names } gewinnt den Abend.
   *[other] { $names } gewinnen den Abend gemeinsam.
}
start-solo = Allein spielen
start-solo-best = Allein spielen (bisher bestes: { $points })
time-left-seconds = noch { $seconds } s
time-left-minutes = noch { $minutes } min
time-left-until = bis { $when }
history = Gespielte Spiele
learn = In drei Minuten gelernt
guest = Spieler { $n }
local-failed = Spiele auf diesem Gerät starten nicht. Bitte lade die Seite neu.
part-missing = Dieser Teil der Seite ist nicht angekommen. Besteht eine Verbindung?
reload = Noch einmal laden
puzzles = Rätsel lösen
daily = Spiele des Tages
daily-short = Dieselben Würfel für alle, nur heute. Wie weit kommst du?
