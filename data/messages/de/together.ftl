# Zusammen spielen über Tage: Uhren, Angebote, Zurücknehmen, gespielte Spiele.
# Uhren, und was mit jemandem geschieht, der weg ist.
clock-ten-minutes = zehn Minuten
clock-hour = eine Stunde
clock-day = ein Tag
clock-three-days = drei Tage
clock-week = eine Woche
clock-how-none = Niemand wird gedrängt. Für Abwesende spielt kein Bot, außer jemand am Tisch bittet darum.
clock-how = Wer weg ist, darf weg sein. Ist die Zeit für einen Zug um, spielt ein Bot, bis die Person wieder da ist.
time-left-of = { $name }: { $time }
awaited-away = { $name } ist nicht da.
awaited-thinks = { $name } überlegt.
awaited-bot-soon = Ein Bot kann einspringen: { $time }.
let-bot-for = Einen Bot für { $name } spielen lassen
nudge = Anstupsen
nudged-you = { $name } wurde angestupst.
nudged-by = { $name } wartet auf dich.
stand-in-asked = weg, ein Bot spielt
title-your-turn = Du bist dran: { $game }

# Nach einem Spiel: ein Angebot an die anderen, und wie die Serie steht.
rematch-offer = Noch ein Spiel anbieten
rematch-otherwise = Etwas anderes
rematch-wish = { $name } möchte noch einmal spielen.
rematch-offered = Die anderen machen sich für { $game } bereit.
rematch-begun = Das nächste Spiel hat begonnen.
rematch-join = Ich spiele mit
rematch-watch = Hingehen und sehen
series = Gewonnene Spiele bisher: { $wins }
evening-line = Spiel { $at } von { $of }
evening-line-totals = { evening-line } · bisher { $totals }
game-played = Spiel
over-you-share = Du teilst dir den Sieg!
over-your-place = { $count ->
    [one] Du bist Nummer { $rank } von { $of }. { $names } gewinnt.
   *[other] Du bist Nummer { $rank } von { $of }. { $names } teilen sich den Sieg.
}
albert-thinks = Albert denkt darüber nach.
taken-back-count = { $count ->
    [one] In diesem Spiel wurde ein Zug zurückgenommen.
   *[other] In diesem Spiel wurden { $count } Züge zurückgenommen.
}

# Zurücknehmen, was andere gesehen haben.
undo-ask = Um Zurücknehmen bitten
undo-wish = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = In Ordnung
undo-deny = Er bleibt stehen
undo-denied = { $name } lässt den Zug stehen.
undo-waits = Gefragt, ob der Zug zurückgenommen werden darf: { $names }.

# Was gezählt hat, in einem Satz.
counts-hop-n-roll = Die meisten Punkte in den fünf Reihen gewinnen; bei Gleichstand mehr vollständige Reihen.
counts-hamstern = Die meisten Punkte gewinnen; bei Gleichstand die aus Kammern, dann die aus Pilzen.
counts-hamsterrolle = Wer keinen Stein mehr hat, gewinnt; sonst sind weniger Steine besser.
counts-abquetschen = Wer den letzten Würfel verbraucht oder mehr würfelt, als da ist, gewinnt; sonst sind weniger Würfel besser.
counts-raffzahn = Die meisten Würfel gewinnen.
counts-bunte-kuh = Wer den letzten Würfel zuerst los ist, gewinnt.
counts-cui-bono = Behaltene Würfel zählen minus: rot 1, gelb 2, perlweiß 3. Die wenigsten Minuspunkte gewinnen; bei Gleichstand weniger Würfel.
counts-eintrichtern = Rote Würfel zählen: Genug davon gewinnen sofort, sonst die meisten.
counts-wuerfelmarsch = Ein Würfel in der fernen Ecke gewinnt sofort. Ist die Platte leer, zählen geschlagene Würfel minus eigene verlorene; bei Gleichstand gewinnt, wer zuletzt zog.
counts-pig = Wer mit genug Punkten sichert, gewinnt.

# Der eigene Platz auf einem anderen Gerät, und die gespielten Spiele.
seat-elsewhere = Mein Platz auf einem anderen Gerät
seat-elsewhere-how = Öffne das dort, und du sitzt auch dort, auf beiden Geräten. Es ist nur für dich: Wer es hat, spielt für dich.
seat-moved = Ich spiele nur noch dort
seat-lost = Diesen Platz gibt es nicht mehr
no-room-own = Hast du dich auf einem anderen Gerät hingesetzt? Öffne den Tisch dort: Unter „Mein Platz auf einem anderen Gerät“ ist ein Code, der dich hierher bringt.
history-empty = In diesem Browser wurde noch kein Spiel zu Ende gespielt.
history-about = Diese Spiele bleiben in diesem Browser. Als Datei kannst du sie in einen anderen mitnehmen.
history-by-game = Nach Spiel
history-by-opponent = Nach Gegenüber
history-played = gespielt
history-won = gewonnen
history-best = bestes
history-export = Alle als Datei herausnehmen
history-import = Eine Datei hineinlegen
history-imported = { $count ->
    [one] Ein Spiel kam aus der Datei.
   *[other] { $count } Spiele kamen aus der Datei.
}
history-no-file = In dieser Datei sind keine Spiele.
history-forget = Wegwerfen: { $game }, { $when }
my-tables = Deine Tische
my-table-open = Hingehen
table-delete = Tisch löschen: { $game }, { $names }
table-delete-question = Diesen Tisch löschen?
table-delete-here = Er verschwindet mit allem, was an ihm geschah, und kommt nicht wieder. Zu Ende gespielte Spiele bleiben in der Liste oben.
table-delete-there = Er verschwindet für alle, die an ihm sitzen, mit allem, was dort getan und gesagt wurde, und kommt nicht wieder. Zu Ende gespielte Spiele bleiben in der Liste oben.
table-delete-yes = Löschen
table-keep = Behalten
table-deleted = Der Tisch ist gelöscht.
table-not-deleted = Der Tisch konnte nicht gelöscht werden. Ist der Server da?
result-picture = Bild
log-hidden = Es geschah etwas, das noch niemand sehen darf
bot-pace = Bots ziehen
bot-pace-slow = langsam
bot-pace-normal = normal
bot-pace-at-once = sofort

# Zuschauen, und ein Bildschirm für alle.
watcher-points = Jemand, der zuschaut, zeigt auf das Brett.
watcher-feels = Jemand schaut zu: { $feeling }
watcher-reacts = Zeig, wie dir zumute ist
watcher-how = Tippe eine Stelle der Pyramide an, um darauf zu zeigen.
big-screen = Auf einen großen Bildschirm
big-screen-how = Öffne diese Adresse am Fernseher oder Beamer: Dort stehen der Tisch und der Stand, und nichts zum Antippen. Gespielt wird weiter auf den Telefonen.
big-screen-open = Hier in einem neuen Fenster öffnen
big-screen-join = Setz dich mit deinem Telefon dazu.
