# Spiele des Tages: für alle dieselben, mit einer Liste.
daily-about = Dieselben Würfel für alle, nur heute. Bei jedem Spiel zählt dein erster Versuch für die Liste; danach kannst du spielen, so oft du magst.
daily-over = Dieser Tag ist vorbei, sein Schlüssel also bekannt. Seine Spiele lassen sich weiter spielen, nur zum Spaß.
daily-days = Tage
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-fetching = Albert schlägt den Tag nach
daily-none = Für die Spiele von heute braucht es eine Verbindung zum Server. Tage, die du angesehen hast, gehen auch ohne.
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-name = Dein Name in der Liste
daily-hamstern = Allein, um möglichst viele Punkte.
daily-hop-n-roll = Gegen zwei Bots, die für alle gleich spielen. Deine Punkte zählen.
daily-raffzahn = Zwanzig Würfel aus einer Pyramide, gegen die Uhr.
daily-nobody = Noch hat es niemand zu Ende gespielt.
daily-results = { $count ->
    [one] { $game }: eine Person
   *[other] { $game }: { $count } Personen
}
daily-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
daily-play = Für die Liste spielen
daily-again = Noch einmal, zum Spaß
daily-go-on = Weiterspielen
daily-play-old = Zum Spaß spielen
daily-counts-not = Dieses Spiel ist zum Spaß: Es zählt dein erster Versuch des Tages.
daily-pass-on = Weitersagen
daily-share = { $game }: { $result }, Platz { $place } von { $count }
daily-copied = Kopiert. Füge es ein, wo du magst.
daily-of = Spiele vom { $day }
daily-all = Alle Ergebnisse des Tages
daily-fair = Kann jemand die Würfel vorher kennen?
daily-fair-how = Nein. Alle Würfel eines Tages kommen aus einem Schlüssel. Sein Fingerabdruck wird am Tag davor gezeigt, der Schlüssel selbst erst, wenn der Tag vorbei ist. Wer beide hat, kann sie prüfen.
daily-holds = Dein Browser hat es geprüft: Der Schlüssel passt zum Fingerabdruck.
daily-broken = Der Schlüssel passt nicht zum gezeigten Fingerabdruck. Diese Würfel waren nicht ehrlich.
daily-unproven = Dieser Browser kann es gerade nicht prüfen.
daily-revealed-at = Der Schlüssel wird ab { $when } gezeigt.
daily-promise = Fingerabdruck des Tagesschlüssels
daily-key = Schlüssel des Tages
daily-next-promise = Fingerabdruck für den Tag danach
daily-sealed = Andere haben dieselben Würfel vielleicht noch vor sich. Deshalb wird der Startwert eines Spiels des Tages erst gezeigt, wenn der Tag vorbei ist. Prüfe es dann.
