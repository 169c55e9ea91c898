# Spellen die iemand heeft geschreven, om door anderen gevonden te worden.
shelf = Plank
shelf-go = Naar de plank
shelf-opening = De plank komt eraan.
shelf-offline = De plank staat op een server, en die is nu niet te bereiken. Je eigen spellen liggen in de werkplaats.
shelf-find = Zoek een spel op titel, auteur of beschrijving
shelf-found = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
  }
shelf-nothing = Met ‘{ $find }’ is hier geen spel te vinden.
shelf-empty = De plank is leeg. Schrijf er in de werkplaats het eerste spel voor.
shelf-yours-wait = Van jou nog niet op de plank: { $titles }. Wie deze server beheert, moet er eerst naar kijken.
shelf-more = Meer tonen
shelf-by = door
shelf-played = { $count ->
    [0] nog niet gespeeld
    [one] één keer gespeeld
   *[other] { $shown } keer gespeeld
  }
shelf-title = Titel
shelf-author = Auteur
shelf-licence = Licentie
shelf-put = Op de plank sinds
shelf-times = Hoe vaak gespeeld
shelf-version = Versie
shelf-mine = Eigen versie maken
shelf-put-there = Op de plank zetten
shelf-put-about = Wie deze server bezoekt, kan het spel dan vinden, spelen, lezen en er een eigen versie van maken, onder de licentie die in de kop staat.
shelf-put-version = Het spel staat al op de plank; dit wordt de volgende versie. Tafels die een eerdere spelen, gaan daarmee door.
shelf-is-there = Het staat op de plank, iedereen kan het vinden.
shelf-waits = Het ligt bij wie deze server beheert en komt op de plank zodra ernaar gekeken is.
shelf-see = Daar bekijken
