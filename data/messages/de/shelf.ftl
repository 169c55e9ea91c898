# Spiele, die jemand geschrieben hat, für andere zum Finden.
shelf = Regal
shelf-go = Zum Regal
shelf-opening = Das Regal wird geöffnet.
shelf-offline = Das Regal steht auf einem Server, und gerade ist keiner zu erreichen. Deine eigenen Spiele liegen in der Werkstatt.
shelf-find = Ein Spiel finden: nach Titel, Autor oder Beschreibung
shelf-found = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
  }
shelf-nothing = Zu „{ $find }“ steht hier kein Spiel.
shelf-empty = Das Regal ist leer. Schreib in der Werkstatt das erste Spiel dafür.
shelf-yours-wait = Von dir noch nicht im Regal: { $titles }. Erst muss es ansehen, wer diesen Server betreibt.
shelf-more = Mehr zeigen
shelf-by = von
shelf-played = { $count ->
    [0] noch nicht gespielt
    [one] einmal gespielt
   *[other] { $shown }-mal gespielt
  }
shelf-title = Titel
shelf-author = Autor
shelf-licence = Lizenz
shelf-put = Im Regal seit
shelf-times = So oft gespielt
shelf-version = Fassung
shelf-mine = Mir zu eigen machen
shelf-put-there = Ins Regal stellen
shelf-put-about = Wer diesen Server besucht, kann das Spiel dann finden, spielen, lesen und sich zu eigen machen, zu den Bedingungen, die sein Kopf nennt.
shelf-put-version = Das Spiel steht schon im Regal; dies wird seine nächste Fassung. Tische, die eine frühere spielen, spielen sie weiter.
shelf-is-there = Es steht im Regal, alle können es finden.
shelf-waits = Es liegt bei denen, die diesen Server betreiben, und steht im Regal, sobald sie es angesehen haben.
shelf-see = Dort ansehen
