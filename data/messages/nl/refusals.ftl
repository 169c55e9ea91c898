# Waarom niet. De sleutels zijn de codes van engine, tafel en gastheer.

## Elk spel
refused-over = Het spel is afgelopen.
refused-not-your-turn = Je bent nog niet aan de beurt.
refused-no-such-seat = Die plek is er niet aan deze tafel.
refused-no-throw-due = Er wordt nu niet gegooid.
refused-wrong-effect = De regels zeggen hier iets anders: nu komt { $expected }.
refused-notation = Deze zet is niet te lezen: { $sentence }
refused-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
refused-unknown-option = ‘{ $key }’ valt niet te kiezen; wel: { $known }.
refused-bad-value = ‘{ $key }’ kan niet ‘{ $value }’ zijn; mogelijk is { $allowed }.
refused-conflict = { $what ->
    [first-seat] Wie moet beginnen, speelt niet mee: met zovelen zijn jullie niet.
    [tableau-room] Op dit tableau is niet voor iedereen plaats.
    [sides-for-two] Deze zijden zijn voor twee: met z’n drieën zit je rondom.
    [teams-for-four] Teams zijn er alleen met z’n vieren.
    [fourth-for-three] Alleen met z’n drieën is er een vierde set te verdelen.
    [tip-of-2000] Maar één blokje in het eerste vak: dat hoort bij de editie van 2000.
    [own-players] Dit spel is voor een ander aantal spelers.
    [own-foundation] Dit spel begint niet op een piramide die er staat.
   *[other] Dat gaat niet samen: { $sentence }
}
refused-no-sheets = { $file }: dit spel kent geen eigen bladen.
refused-bad-file = { $file }, { $place }: { $sentence }

## De tafel
refused-no-push = Deze server stuurt geen berichten.
refused-push-address = Berichten gaan alleen naar pushdiensten, via https naar een openbare server.
refused-push-keys = Zo meldt een browser zich niet aan.
refused-no-shelf = Op deze server is geen plank.
refused-not-on-shelf = Dit spel staat niet op de plank.
refused-shelf-not-author = Alleen de auteur kan een nieuwe versie van dit spel op de plank zetten.
refused-shelf-versions = Dit spel heeft genoeg versies.
refused-shelf-waiting = Er wachten te veel spellen tot iemand ernaar kijkt. Probeer het later nog eens.
refused-shelf-full = De plank is vol.
refused-shelf-too-many = Te veel spellen voor nu. Probeer het later nog eens.

refused-not-seated = Je zit niet aan deze tafel.
refused-host-only = Dat kan alleen wie de tafel heeft geopend.
refused-lobby-only = Dat kan alleen voor het spel.
refused-playing-only = Dat kan alleen tijdens het spel.
refused-over-only = Dat kan alleen na het spel.
refused-no-such-game = Hier is geen spel ‘{ $game }’.
refused-no-seat = Die plek is er niet aan deze tafel.
refused-seat-taken = Die plek is bezet.
refused-full = Alle plekken zijn bezet.
refused-seated-already = Je zit al aan deze tafel.
refused-wrong-invite = Deze uitnodiging is voor een andere tafel.
refused-bad-token = Deze browser heeft hier geen plek.
refused-name-taken = Hier heet al iemand { $name }. Kies een andere naam.
refused-no-name = Een naam heeft minstens één letter nodig.
refused-name-too-long = Een naam heeft hooguit { $most } letters.
refused-nothing-said = Er staat niets in dit bericht.
refused-chat-too-long = Een bericht heeft hooguit { $most } letters.
refused-too-much-talk = Genoeg gepraat: een spel heeft per speler ruimte voor { $most } berichten.
refused-action-too-long = Een zet heeft hooguit { $most } letters.
refused-stamped = Alleen de tafel zegt wanneer iets gebeurde.
refused-counting-down = De dobbelstenen vallen zo.
refused-no-race-ahead = Er is geen eerste race om mee te wachten.
refused-no-preview = In een race wordt vooraf niet verklapt wat ervan komt.
refused-not-shown = Je had de worp nog niet gezien.
refused-too-quick = Zo snel is niemand. Drukken telt pas als er sinds de worp { $least } ms voorbij zijn.
refused-round-over = De ronde was voorbij voor dit kon tellen.
refused-other-beginning = De avond begint met een ander spel.
refused-evening-goes-on = De avond is nog niet voorbij: ga door met het volgende spel.
refused-no-next-game = Deze avond komt er geen spel meer.
refused-evening-seats = Wie een avond begint, speelt hem uit: plekken kunnen naar bots gaan, maar er komt geen plek bij en er gaat er geen af.
refused-evening-files = De bestanden van een avond zijn die van het programma.
refused-empty-seat = Er is nog een plek vrij: nodig iemand uit, laat een bot spelen of haal de plek weg.
refused-not-ready = { $name } is nog niet zover.
refused-bot-plays = Een bot speelt voor je. Neem eerst je plek terug.
refused-no-stand-in = Niemand speelt voor je.
refused-no-bot-due = Hier is geen bot aan zet.
refused-not-foreseen = Wat ervan komt, zie je pas als het gebeurt.
refused-no-hand = Zo beweegt hier geen hand.
refused-stale = Intussen ging het al verder.
refused-nothing-to-undo = Er valt niets meer terug te nemen.
refused-too-many-undone = Je hebt in dit spel { $most } zetten teruggenomen; meer gaat niet.
refused-undo-asked = Er heeft al iemand gevraagd een zet terug te nemen. Wacht op het antwoord.
refused-undo-denied = De anderen laten deze zet liever staan.
refused-nothing-asked = Niemand wil nog een zet terugnemen.
refused-is-here = { $name } is er.
refused-just-gone = { $name } is nog maar net weg. Wacht tot er { $minutes } minuten om zijn.
refused-not-awaited = Op { $name } wacht niemand.
refused-hint-among-people = Waar andere mensen meespelen, wordt niets verklapt.
refused-hint-given = Hiervoor heb je al een hint gekregen.
refused-no-hint-of-day = In een spel van de dag speelt iedereen zonder hints.
refused-day-given-up = Je hebt dit spel van de dag opgegeven. Een bot speelt het uit.
refused-not-daily = Dat is geen spel van de dag.
refused-no-such-day = Van die dag zijn er geen spellen, of niet meer.
refused-no-hint = Hier helpt geen hint: oog en hand beslissen.
refused-nudged = { $name } heeft net een por gekregen.
refused-bad-clock = Een zet kan { $least } tot { $most } { $unit ->
    [seconds] seconden
   *[days] dagen
} duren.
refused-bad-command-id = De tafel begreep de pagina niet. Laad de pagina opnieuw.
refused-too-many-sheets = Er kunnen hooguit { $most } bladen bij, samen { $bytes } bytes.
refused-too-many-options = Er zijn hooguit { $most } instellingen mogelijk.
refused-older-rules = Deze partij begon met oudere regels, die niet meer gespeeld worden. Lezen kan hier nog wel.
refused-table-full = Deze tafel heeft { $most } gebeurtenissen gezien en neemt er geen meer aan. Zet een nieuwe klaar.

## Wie de tafel herbergt
refused-bad-message = De tafel begreep de pagina niet. Laad de pagina opnieuw.
refused-hello-first = De tafel begreep de pagina niet. Laad de pagina opnieuw.
refused-message-too-long = Dit bericht is te lang.
refused-other-version = De tafel spreekt een nieuwere taal. Laad de pagina opnieuw.
refused-broken-table = Deze tafel is beschadigd, hier gaat het niet verder.
refused-no-such-table = Deze tafel bestaat niet, of is opgeruimd.
refused-no-such-step = Die vraag is er niet in de les.
refused-no-record = Aan deze tafel is geen partij afgelopen.
refused-too-much-written = Via jouw verbinding is het laatste uur te veel geschreven. Het gaat vanzelf verder, wacht even.
refused-no-space = De server heeft geen ruimte meer om te schrijven. Zodra die er weer is, gaat het vanzelf verder.
refused-others-play = Aan deze tafel spelen ook anderen. Verlaat de tafel liever, of speel het spel uit.
refused-too-fast = Dat ging te snel. Wacht even.
refused-too-many-tables = Er zijn van hieruit te veel tafels geopend. Probeer het later nog eens.
refused-try-again = Dat lukte nu even niet. Probeer het zo nog eens.
refused-wrong-origin = Deze pagina mag deze server niet gebruiken.

## Hop'n'ROLL
refused-hop-first = Eerst springen alle pionnen. Kies een dobbelsteen.
refused-has-hopped = Je pion heeft gesprongen. Schrijf nu het getal van zijn dobbelsteen op.
refused-no-such-field = Veld { $field } is er niet; het tableau heeft er { $fields }.
refused-no-die-there = Op dat veld ligt geen dobbelsteen.
refused-field-taken = Daar staat { $seat } al.
refused-no-such-box = Rij { $row } heeft { $boxes } vakjes, dus geen vakje { $number }.
refused-box-filled = In dat vakje staat al een { $holds }.
refused-leaves-gap = Rij { $row } wordt zonder gaten gevuld: nu is vakje { $next } aan de beurt.
refused-level-not-open = Vul eerst de laag ervoor: vakje { $empty } van rij { $row } is nog leeg.
refused-other-number = Op je dobbelsteen staat een { $die }, dus je kunt geen { $value } schrijven.
refused-other-numbers = Dobbelsteen en veld geven je { $choice }, dus je kunt geen { $value } schrijven.
refused-other-row = De discodobbelsteen is { $disco }, dus het getal komt in rij { $disco }.
refused-not-among-your-dice = Je kunt { $choice } in elke rij schrijven of elk getal in rij { $disco }, maar geen { $value } daar.
refused-must-equal = In deze rij zijn alle getallen gelijk, en het eerste was een { $value }.
refused-must-climb = Hier moet minstens een { $least } staan, want de rij stijgt.
refused-must-fall = Hier mag hooguit een { $most } staan, want de rij daalt.
refused-must-make-seven = Hier moet een { $needed } staan, want met de { $before } ervoor is dat samen zeven.
refused-must-be-even = Hier moet een even getal staan, want ervoor staat de oneven { $before }.
refused-must-be-odd = Hier moet een oneven getal staan, want ervoor staat de even { $before }.
refused-must-differ = Het tweede getal moet anders zijn dan het eerste, een { $first }.
refused-must-take-turns = De twee getallen van deze rij wisselen elkaar af, nu is de { $value } aan de beurt.
refused-must-be-sum-or-difference = Boven { $left } en { $right } staat hun som of hun verschil: { $choice }.
refused-nothing-fits-above = Boven twee keer een { $value } past niets: de som is meer dan 6 en het verschil is 0.
refused-must-equal-below = Hier moet een { $below } staan, net als in het vakje eronder.
refused-already-in-pyramid = De { $value } staat al in deze piramide, en elk getal mag er maar één keer in.
refused-must-equal-group = Hier moet een { $value } staan, want de getallen van een groepje zijn gelijk.
refused-must-move = Het tweede getal moet kleiner of groter zijn dan het eerste, een { $first }.
refused-must-go-up = Hier moet meer dan { $before } staan, want de rij ging net omlaag.
refused-must-go-down = Hier moet minder dan { $before } staan, want de rij ging net omhoog.
refused-must-write = Je dobbelsteen past, bijvoorbeeld in { $row } { $number }; je moet hem dus schrijven.
refused-start-comes-first = Eerst wordt bepaald wiens pion bovenaan begint.
refused-has-started = Het staat al vast wiens pion bovenaan begint.
refused-nobody-there = Op die plek speelt niemand; er zijn { $players } spelers.
refused-wrong-number-of-dice = { $players } spelers gooien { $players } getaldobbelstenen en de discodobbelsteen, niet { $found }.

## Hamstern
refused-no-such-chamber = Dit blad heeft geen kamer { $chamber }.
refused-no-such-cell = Kamer { $chamber } heeft geen vakje { $cell }; het zijn er { $cells }.
refused-already-crossed = Dit vakje is al aangekruist.
refused-too-few = Te weinig: een { $throw } vraagt om precies { $throw } kruisjes, niet { $crosses }.
refused-too-many = Te veel: een { $throw } vraagt om precies { $throw } kruisjes, niet { $crosses }.
refused-too-many-for-one = Bij een 1 mag je 1 tot { $most } kruisjes zetten, niet { $crosses }.
refused-joker-track = Bij een 1 streept elk kruisje een hokje van je jokerstrook weg: { $left } over, { $crosses } gewenst.
refused-not-connected = De kruisjes van één worp moeten samenhangen, boven, onder of naast elkaar.
refused-joined-by-old-crosses = De kruisjes van één worp moeten op zichzelf samenhangen; oudere verbinden ze niet.
refused-starts-elsewhere = Je eerste kruisjes komen in de donkere kamer in het midden.
refused-passage-not-reached = Daar kun je nog niet in: kruis eerst het vakje voor een gang aan, { $near }.
refused-begin-at-passage = Een nieuwe kamer begint waar de gang uitkomt: kruis ook { $far } aan.
refused-passage-used = Aan deze kamer is al begonnen, en gangen leiden in dit spel alleen naar nieuwe. Ga verder naast een kruisje dat er al staat.
refused-only-diagonal = Schuin is niet naast een kruisje. Ga verder erboven, eronder of ernaast.
refused-not-next-to-cross = Nieuwe kruisjes beginnen naast een kruisje dat je hebt.

## Abquetschen
refused-nothing-rolled = Eerst moet de turkooizen dobbelsteen rollen.
refused-start-pyramid-first = Bouw eerst de startpiramide: drie dobbelstenen op de grondplaat en een erbovenop.
refused-no-start-place = De top van de startpiramide ligt op drie dobbelstenen, één laag boven de grondplaat.
refused-start-at-edge = Daar zou de startpiramide aan de rand van de grondplaat liggen.
refused-start-not-central = De startpiramide komt zo dicht mogelijk bij het midden.
refused-build-the-roll = Je gooide een { $roll }, dus nu bouw je precies { $roll ->
    [one] één dobbelsteen
   *[other] { $roll } dobbelstenen
} in.
refused-bonus-or-skip = Nu leg je { $dice ->
    [one] je bonusdobbelsteen, of je slaat hem over
   *[other] precies { $dice } bonusdobbelstenen, of je slaat ze over
}.
refused-other-than-rolled = Je gooide een { $roll }, dus een bouwsel van { $dice } gaat niet.
refused-other-than-bonus = Bonusdobbelstenen leg je allemaal of geen: { $due }, niet { $dice }.
refused-outside-pyramid = Die plek ligt buiten de piramide die op deze grondplaat past.
refused-would-roll-away = Daar zou een dobbelsteen wegrollen: eronder ontbreekt er een.
refused-build-in-pieces = De dobbelstenen van een bouwsel moeten met hun vlakken samenhangen.
refused-touches-no-own-die = Minstens één nieuwe dobbelsteen moet vlak tegen vlak een dobbelsteen raken die je eerder hebt ingebouwd.
refused-touches-no-die = Je eerste bouwsel moet met een vlak aan een dobbelsteen grenzen, van wie dan ook.
refused-closes-start-pyramid = Laat boven de startpiramide een plek open tot de eigenaar weer heeft gebouwd.

## Würfelmarsch
refused-not-on-the-plate = Dat is geen trechter van de grondplaat.
refused-empty-funnel = Daar ligt geen dobbelsteen.
refused-not-your-die = Die dobbelsteen is van { $seat }. Neem er een van jezelf.
refused-not-beside = Kantelen gaat over één kant, naar een trechter er pal naast.
refused-backwards = Het gaat vooruit of opzij, nooit terug naar je eigen zijde.
refused-funnel-taken = Daar ligt al een dobbelsteen. Kantelen gaat naar lege trechters.
refused-same-faces = Die vlakken toont hij al. Draai hem zo dat hij andere toont.

## Cui bono?
refused-pull-first = Trek eerst een dobbelsteen uit de onderste laag.
refused-holds-a-die = Je hebt een dobbelsteen vast: leg hem in een trechter of houd hem.
refused-not-at-the-bottom = Trekken kan alleen uit de onderste laag.
refused-nothing-to-pull = Daar ligt geen dobbelsteen meer.
refused-too-much-on-it = Er liggen { $dice } dobbelstenen op; het mag er maar één zijn.
refused-onto-the-plate = Er gaat geen dobbelsteen terug op de grondplaat.
refused-cell-taken = Daar ligt al een dobbelsteen.
refused-no-funnel = Dat is geen trechter: er moeten drie dobbelstenen onder liggen.
refused-mixed-funnel = Die trechter heeft twee { $two ->
    [red] rode
    [yellow] gele
   *[pearl] paarlemoeren
} dobbelstenen en één { $one ->
    [red] rode
    [yellow] gele
   *[pearl] paarlemoeren
}: het moeten drie verschillende kleuren zijn, of drie van één andere kleur.
refused-funnel-of-its-colour = Die trechter is helemaal { $colour ->
    [red] rood
    [yellow] geel
   *[pearl] van paarlemoer
}, en je dobbelsteen ook: drie van één kleur nemen alleen een andere op.
refused-edge-of-one-colour = Dat zou een kant van enkel { $colour ->
    [red] rode
    [yellow] gele
   *[pearl] paarlemoeren
} dobbelstenen voltooien; die eindigt { $foot }.
refused-looks-the-same = De piramide zou er { $times } keer hetzelfde uitzien. Je moet de dobbelsteen houden.
refused-who-begins = Eerst wordt bepaald wie begint.
refused-build-the-pyramid = Wie begint, staat vast; nu wordt de piramide gebouwd.
refused-not-complete = De piramide moet compleet zijn: er zijn { $dice } van 165 dobbelstenen.
refused-wrong-colours = De piramide heeft 55 { $colour ->
    [red] rode
    [yellow] gele
   *[pearl] paarlemoeren
} dobbelstenen, niet { $dice }.
refused-other-foundation = De piramide die er staat wordt aangevuld, en geen van de dobbelstenen verandert.

## Eintrichtern
refused-cover-first = Leg eerst de rode dobbelsteen terug.
refused-nothing-lifted = Er is geen rode dobbelsteen opgetild, dus er valt er geen terug te leggen.
refused-lift-for-throw = De worp staat vast. Til nu een rode dobbelsteen op.
refused-take-or-roll = Neem eerst de worp van de speler voor je over, of gooi opnieuw.
refused-funnel-open = Deze trechter is open en uit het spel. Til een rode dobbelsteen op.
refused-no-red-die = Daar ligt geen rode dobbelsteen: { $cell }.
refused-other-number-laid = Op deze grondplaat komen { $due } gele dobbelstenen, niet { $found }.
refused-nobody-to-begin = { $seat } kan niet beginnen; er zijn { $players } spelers.
refused-other-throw-due = Dat wordt nu niet gegooid.

## Races
refused-no-stamp = De klok loopt, en de tafel zei niet wanneer dit was. Probeer het nog eens.
refused-no-clock = Hier loopt geen klok.
refused-out-of-order = Iemand was sneller.
refused-time-up = De tijd was om.
refused-not-shown-yet = De pagina liep voor op het spel. Laad de pagina opnieuw.

## Raffzahn
refused-no-roll-due = De turkooizen dobbelsteen wordt één keer per ronde gegooid, voor iemand iets pakt.
refused-not-thrown = Wacht tot de turkooizen dobbelsteen is gevallen.
refused-no-die-to-take = Daar ligt geen dobbelsteen meer.
refused-hand-locked = Verkeerde dobbelsteen: je hand zit even op slot.
refused-die-under-others = Deze dobbelsteen is niet vrij: er ligt een andere op.
refused-shows-another = Deze dobbelsteen toont jou een { $shows }, geen { $throw }.
refused-not-the-roller = Alleen { $roller } heeft gegooid en mag STOP roepen.
refused-stopped = STOP is al geroepen.
refused-stop-too-early = Laat eerst iedereen kijken: STOP kan zo.
refused-no-passing = In een race past niemand: pak gewoon niets.
refused-other-die-due = Hier is een andere worp aan de beurt.
refused-not-that-pyramid = De piramide heeft alle dobbelstenen behalve de top, hooguit 55 van elke kleur.

## Bunte Kuh
refused-no-dice-due = De drie dobbelstenen worden één keer per ronde gegooid, voor iemand roept.
refused-no-sum-yet = Wacht tot de drie dobbelstenen zijn gevallen.
refused-call-first = Roep STOP voor je een trechter aanwijst.
refused-point-now = Je hebt STOP geroepen: wijs de trechter aan.
refused-put-now = Je had gelijk: leg een van je dobbelstenen.
refused-not-a-funnel = Daar is geen trechter.
refused-put-where-pointed = Je dobbelsteen komt in de trechter die je aanwees.
refused-stopwatch-too-long = Zo lang loopt de stopwatch niet.
refused-only-in-ticks = Aan één tafel roep je STOP of NERGENS.
refused-not-in-ticks = In stappen schrijf je de trechter en de tijd op.
refused-other-dice-due = Hier is een andere worp aan de beurt.
refused-not-that-base = De onderste laag heeft 45 paarlemoeren dobbelstenen, en er ligt niets op.

## Avonden
refused-empty-programme = Een avond heeft minstens één spel nodig.
refused-not-on-the-shelf = Hier is geen spel ‘{ $game }’.
refused-not-of-the-box = Bij een avond horen alleen spellen met de piramide, en ‘{ $game }’ is er geen.
refused-without-file = Een eigen spel komt met zijn bestand naar een avond.
refused-programme-too-long = Een avond heeft hooguit { $most } spellen.
refused-other-game = In het programma komt een ander spel.
refused-not-played-out = Een spel telt als het afgelopen is, en voor wie de avond speelt.
