# Samen spelen over dagen: klokken, voorstellen, terugnemen, gespeelde partijen.
# Klokken, en wat er gebeurt met wie weg is.
clock-ten-minutes = tien minuten
clock-hour = één uur
clock-day = één dag
clock-three-days = drie dagen
clock-week = één week
clock-how-none = Niemand wordt opgejaagd. Voor wie weg is, speelt er geen bot, tenzij iemand aan tafel daarom vraagt.
clock-how = Weg zijn mag. Is de tijd voor een zet om, dan speelt een bot tot de speler terug is.
time-left-of = { $name }: { $time }
awaited-away = { $name } is er niet.
awaited-thinks = { $name } denkt na.
awaited-bot-soon = Een bot kan invallen: { $time }.
let-bot-for = Een bot laten spelen voor { $name }
nudge = Porren
nudged-you = { $name } heeft een por gekregen.
nudged-by = { $name } wacht op je.
stand-in-asked = weg, een bot speelt
title-your-turn = Jouw beurt: { $game }

# Na een spel: een voorstel aan de anderen, en hoe de serie ervoor staat.
rematch-offer = Nog een spel voorstellen
rematch-otherwise = Iets anders
rematch-wish = { $name } wil nog een keer spelen.
rematch-offered = De anderen maken zich klaar: { $game }
rematch-begun = Het volgende spel is begonnen.
rematch-join = Ik speel mee
rematch-watch = Gaan kijken
series = Gewonnen tot nu toe: { $wins }
evening-line = Spel { $at } van { $of }
evening-line-totals = { evening-line } · tot nu toe { $totals }
game-played = Spel
over-you-share = Je deelt de overwinning!
over-your-place = { $count ->
    [one] Je bent nummer { $rank } van { $of }. { $names } wint.
   *[other] Je bent nummer { $rank } van { $of }. { $names } winnen samen.
}
albert-thinks = Albert denkt er nog over na.
taken-back-count = { $count ->
    [one] In deze partij is één zet teruggenomen.
   *[other] In deze partij zijn { $count } zetten teruggenomen.
}

# Terugnemen wat anderen hebben gezien.
undo-ask = Vragen of de zet terug mag
undo-wish = { $name } wil de laatste zet terugnemen.
undo-agree = Goed hoor
undo-deny = Laten staan
undo-denied = { $name } laat de zet staan.
undo-waits = Gevraagd of de zet terug mag: { $names }.

# Wat er telde, in één zin.
counts-hop-n-roll = De meeste punten in de vijf rijen winnen; bij gelijke stand meer volle rijen.
counts-hamstern = De meeste punten winnen; bij gelijke stand die uit kamers, dan die uit paddenstoelen.
counts-hamsterrolle = Wie geen blokje meer heeft, wint; anders is minder blokjes beter.
counts-abquetschen = Wie de laatste dobbelsteen opmaakt of meer gooit dan er over is, wint; anders is minder dobbelstenen beter.
counts-raffzahn = De meeste dobbelstenen winnen.
counts-bunte-kuh = Wie als eerste de laatste dobbelsteen kwijt is, wint.
counts-cui-bono = Gehouden dobbelstenen tellen min: rood 1, geel 2, paarlemoer 3. De minste minpunten winnen; bij gelijke stand minder dobbelstenen.
counts-eintrichtern = Rode dobbelstenen tellen: met genoeg ervan win je meteen, anders winnen de meeste.
counts-wuerfelmarsch = Een dobbelsteen in de verre hoek wint meteen. Is de grondplaat leeg, dan tellen geslagen dobbelstenen min eigen verloren; bij gelijke stand wint wie het laatst aan zet was.
counts-pig = Wie met genoeg punten stopt, wint.

# De eigen plek op een ander apparaat, en de gespeelde partijen.
seat-elsewhere = Mijn plek op een ander apparaat
seat-elsewhere-how = Open dit daar en je zit ook daar, op beide apparaten. Het is alleen voor jou: wie dit heeft, speelt voor je.
seat-moved = Ik speel alleen nog daar
seat-lost = Deze plek is er niet meer
no-room-own = Ben je op een ander apparaat aangeschoven? Open de tafel daar: onder ‘Mijn plek op een ander apparaat’ vind je een code die je hierheen brengt.
history-empty = In deze browser is nog geen partij uitgespeeld.
history-about = Deze partijen blijven in deze browser. Als bestand kun je ze meenemen naar een andere.
history-by-game = Per spel
history-by-opponent = Per tegenstander
history-played = gespeeld
history-won = gewonnen
history-best = beste
history-export = Alles als bestand meenemen
history-import = Een bestand inlezen
history-imported = { $count ->
    [one] Er kwam één partij uit het bestand.
   *[other] Er kwamen { $count } partijen uit het bestand.
}
history-no-file = In dit bestand zitten geen partijen.
history-forget = Weggooien: { $game }, { $when }
result-picture = Plaatje
log-hidden = Er gebeurde iets wat nog niemand mag zien
bot-pace = Bots spelen
bot-pace-slow = langzaam
bot-pace-normal = normaal
bot-pace-at-once = meteen
my-tables = Je tafels
my-table-open = Ernaartoe
table-delete = Tafel verwijderen: { $game }, { $names }
table-delete-question = Deze tafel verwijderen?
table-delete-here = De tafel verdwijnt met alles wat er gebeurd is, en komt niet terug. Partijen die tot het einde gespeeld zijn, blijven in de lijst hierboven.
table-delete-there = De tafel verdwijnt voor iedereen die eraan zit, met alles wat er gedaan en gezegd is, en komt niet terug. Partijen die tot het einde gespeeld zijn, blijven in de lijst hierboven.
table-delete-yes = Verwijderen
table-keep = Laten staan
table-deleted = De tafel is verwijderd.
table-not-deleted = De tafel kon niet worden verwijderd. Is de server bereikbaar?

# Toekijken, en een scherm voor iedereen.
watcher-points = Iemand die toekijkt, wijst iets aan.
watcher-feels = Iemand kijkt toe: { $feeling }
watcher-reacts = Laat zien hoe je je voelt
watcher-how = Tik een plek van de piramide aan om ernaar te wijzen.
big-screen = Op een groot scherm
big-screen-how = Open dit adres op de televisie of beamer: daar staan de tafel en de stand, en niets om aan te raken. Spelen doet iedereen op de eigen telefoon.
big-screen-open = Hier in een nieuw venster openen
big-screen-join = Schuif aan met je telefoon.
