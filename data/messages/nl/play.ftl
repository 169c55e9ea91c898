# Aan tafel: wie er zit, wat er gevraagd wordt, wat er gebeurde.
back-home = Terug naar de kist
your-name = Je naam
host = Heeft deze tafel geopend
ready = is zover
ready-say = Ik ben zover
ready-done = Je bent zover
not-ready = nog niet zover
not-here = nu niet hier
free-place = een vrije plek
let-bot = Bot laten spelen
add-person = Nog iemand
add-bot = Nog een bot
take-seat-away = Weghalen: { $name }
bot-plays = speelt { $how }
bot-level-of = Hoe { $name } speelt
start-game = Spel beginnen
lobby-waiting = { $free ->
    [one] Er is nog één plek vrij.
   *[other] Er zijn nog { $free } plekken vrij.
}
lobby-not-ready = { $name } is nog niet zover.
lobby-can-start = Iedereen is er. Begin wanneer je wilt.
lobby-host-starts = { $name } begint het spel.
lobby-say-ready = Zeg wanneer je zover bent: daar wachten de anderen op.
lobby-watching = Je kijkt toe. Het spel begint zo.
invite = Iemand uitnodigen
invited-to = Je bent uitgenodigd: { $game }
already-there = Aan tafel: { $names }.
sit-down = Aanschuiven
only-watch = Alleen kijken
no-room = Er is geen plek meer vrij.
joined = { $name } is aangeschoven.
setup-changed = Er wordt iets anders gespeeld dan daarnet. Zeg nog eens dat je zover bent.
no-table = Deze tafel is hier niet
fetching-table = Albert dekt de tafel
elsewhere = Dit spel gaat verder in een ander venster
go-on-here = Hier verder spelen

clock = Tijd voor een zet
clock-none = onbeperkt
clock-minute = één minuut
waiting-long = Albert doet intussen een dutje.
please-wait = Een ogenblik …
thinking = denkt na
done = klaar
undo = Terugnemen
undo-of = { $name } neemt terug
undone = { $name } nam de laatste zet terug.
stood-in = Voor { $name } speelt voorlopig een bot.
taken-back = { $name } speelt weer zelf.
stand-in-left = weggegaan, een bot speelt
stand-in-absent = afwezig, een bot speelt
stand-in-timeout = te traag, een bot speelt
bot-plays-you = Een bot speelt voor je.
play-again-myself = Ik speel weer zelf
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
round = Ronde { $round }
last-round = De laatste ronde
other-players = De anderen
hand-over = Geef het apparaat aan { $name }.
hand-over-why = Iedereen kiest tegelijk, dus nog niet bij elkaar kijken.
hand-over-taken = Ik ben { $name }
hand-over-openly = Bij ons mag iedereen kijken

line-connecting = verbinden
line-away = geen verbinding
line-elsewhere = in ander venster
line-ended = gesloten
reconnecting = Albert zoekt de verbinding. Je spel is veilig.

table-menu = Tafel
table-menu-unread = Tafel, { $unread ->
    [one] één nieuw bericht
   *[other] { $unread } nieuwe berichten
}
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
talk = Praten
say = Zeg iets
send = Versturen
nothing-said = Nog niemand heeft iets gezegd.
reactions = Gevoel tonen
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Wauw
reaction-ouch = Au
reaction-thinking = Hm
reaction-heart = Prachtig
log = Wat er tot nu toe gebeurde
clear-table = Deze tafel opruimen
leave = Tafel verlaten
leave-bot = Weggaan; een bot speelt verder
watching = Je kijkt mee aan de tafel van { $name }.

tip = Een tip van Albert
tip-read = Begrepen
tip-ready = Ik ben zover
tip-no-more = Geen tips meer
tips-again = Tips van Albert nog eens

over-you-win = Je wint!
over-alone = Gelukt: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
over-wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen samen.
}
albert-cheers = Albert juicht.
final-sheets = Hoe het afliep
rematch = Nog een keer
score-table = Punten per onderdeel
rank = { $rank }.
total = Totaal
no-record = De partij was niet op te halen. Probeer het zo nog eens.

replay = Partij terugkijken
replay-of = { $game }, vanaf het begin
replay-loading = Albert zet de partij nog eens klaar
replay-broken = In deze link zit geen partij
replay-place = Plaats in de partij
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-step = { $at } van { $last }
replay-speed = Tempo
replay-moves = Alle zetten
replay-turn-before = Vorige beurt
replay-turn-after = Volgende beurt
replay-slow = traag
replay-calm = rustig
replay-quick = snel
remarks = Opmerkingen en bladwijzers
remark-here = Wat zeg je hiervan?
remark-save = Opmerking bewaren
remark-bookmark = Bladwijzer zetten
remark-marked = Bladwijzer
remark-remove = Weghalen
remarks-travel = Ze horen bij het verslag: wie de link krijgt, leest ze.
remarks-full = { $most } is genoeg: haal er eerst een weg.
share = Deze partij delen

check-dice = Is er eerlijk gegooid?
dice-check = Is er eerlijk gegooid?
dice-checking = Albert gooit alles nog een keer
dice-fixed = { $throws ->
    [one] Ja. De ene worp lag al vast voor het spel begon.
    [2] Ja. Beide worpen lagen al vast voor het spel begon.
   *[other] Ja. Alle { $throws } worpen lagen al vast voor het spel begon.
}
dice-other-promise = Nee. Voor het spel is iets anders beloofd dan er in het verslag staat.
dice-no-secret = Dat is niet te zeggen: het verslag geeft zijn startwaarde niet prijs.
dice-no-commitment = Dat is niet te zeggen: voor het spel is er niets beloofd.
dice-other-secret = Nee. Startwaarde en zout passen niet bij wat beloofd was.
dice-other-throw = Nee. De startwaarde geeft andere worpen dan de gespeelde.
dice-how = Voor de eerste worp kreeg iedereen een vingerafdruk van de startwaarde te zien. Je browser heeft nu uit de startwaarde dezelfde vingerafdruk gemaakt en alle dobbelstenen daarmee nog eens gegooid.
dice-commitment = Vingerafdruk, getoond voor het spel
dice-seed = Startwaarde
dice-salt = Zout

recent = Wat er het laatst gebeurde
log-sealed = { $name } heeft beslist
log-acted = { $name }: { $action }
log-throw = Gegooid: { $dice }
log-end = Het spel is afgelopen

throw-dice = Gooien
throw-ask = { $shared ->
    [yes] { $name }, gooi de dobbelstenen.
   *[no] Jouw beurt: gooi de dobbelstenen.
}
throw-how = Veeg, houd vast en laat los, of tik
throwing = Dobbelstenen
throwing-hand = gooi ik
throwing-auto = vallen vanzelf
