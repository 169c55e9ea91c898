# De kist en wat er nodig is om een spel te beginnen.
tagline = Negen spellen in één kist.
albert = Albert de hamster kijkt over de rand van de kist.
albert-invites = Hallo, ik ben Albert. Pak een spel uit de kist.
not-connected = binnenkort gaan er tafels open.
player-range = { $least } tot { $most } spelers
player-count = { $most ->
    [one] één speler
   *[other] { $most } spelers
}
more-games = Meer spellen
continue = Verder spelen
what-if = Wat als
with-players = met { $names }
your-turn = Jouw beurt
players = Spelers
quick = { $game } meteen tegen bots spelen
players-and-rules = Spelers en regels
bot-level = De bots spelen
bot-easy = mild
bot-medium = goed
bot-hard = sterk
bot-expert = meesterlijk
start-bots = Tegen bots spelen
start-link = Met vrienden via link
start-hotseat = Samen op dit scherm
start-failed = De tafel kon niet worden klaargezet. Probeer het zo nog eens.

about-hop-n-roll = Spring naar de dobbelsteen die je wilt en geef hem een plek op je blad. Vijf rijen, vijf soorten orde.
about-hamstern = Eén worp voor iedereen. Kruis je burcht aan, kamer voor kamer, voor de winter komt.
about-hamsterrolle = Bouw in het rad, steeds een stukje verder naar voren. Het rolt, en wat eruit valt is voor jou.
about-abquetschen = Drie kleuren groeien aan één piramide omhoog en bedelven elkaar. Raak als eerste je dobbelstenen kwijt.
about-raffzahn = Iedereen grijpt tegelijk: vrije dobbelstenen met het juiste getal, tot iemand stop roept.
about-bunte-kuh = Drie getallen rond een trechter, één gezochte som. Snel zijn mag, gelijk hebben moet.
about-cui-bono = Trek er onderin een dobbelsteen uit, laat de rij schuiven en probeer hem bovenaan kwijt te raken.
about-eintrichtern = Wat lag er onder welke dobbelsteen? Onthoud de sommen en verzamel de rode.
title-own = Je eigen spel
about-own = Spellen die mensen voor de dobbelsteenpiramide schreven. Speel ze, verander ze of bedenk er een.
about-wuerfelmarsch = Vijf dobbelstenen kantelen over de grondplaat. Bereik de verre hoek of sla wat in de weg staat.

# Avonden: meer spellen op één piramide.
evening = Een avond op één piramide
evening-name = een avond
evening-short = Opbouwen en weer afbreken: een paar spellen achter elkaar, één eindstand.
evening-about = Het ene spel bouwt de piramide op, het volgende breekt die weer af. Tussendoor blijft alles staan, en de punten worden opgeteld.
evening-programme = Wat er gespeeld wordt
evening-own = eigen volgorde
evening-empty = Kies het eerste spel.
evening-earlier = { $game } eerder
evening-strike = { $game } schrappen
evening-nobody = Geen enkel aantal spelers past bij al deze spellen.
evening-game = Spel
evening-next = Verder met { $game }
evening-again = De hele avond nog eens
evening-won = { $count ->
    [one] { $names } wint de avond.
   *[other] { $names } winnen de avond samen.
}
start-solo = Alleen spelen
start-solo-best = Alleen spelen (beste tot nu toe: { $points })
time-left-seconds = nog { $seconds } s
time-left-minutes = nog { $minutes } min
time-left-until = tot { $when }
history = Gespeelde partijen
learn = Leer het in drie minuten
guest = Speler { $n }
local-failed = Spellen op dit apparaat starten niet. Laad de pagina opnieuw.
part-missing = Dit deel van de pagina is niet aangekomen. Is er verbinding?
reload = Opnieuw laden
puzzles = Puzzels oplossen
daily = Spellen van de dag
daily-short = Dezelfde dobbelstenen voor iedereen, alleen vandaag. Hoe ver kom jij?
