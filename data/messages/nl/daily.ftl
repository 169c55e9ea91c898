# Spellen van de dag: voor iedereen dezelfde, met een lijst.
daily-about = Dezelfde dobbelstenen voor iedereen, alleen vandaag. Van elk spel telt je eerste poging voor de lijst; daarna mag je spelen zo vaak je wilt.
daily-over = Deze dag is voorbij, dus zijn sleutel is bekend. De spellen kun je nog spelen, voor de lol.
daily-days = Dagen
daily-before = De dag ervoor
daily-after = De dag erna
daily-fetching = Albert zoekt de dag op
daily-none = Voor de spellen van vandaag is een verbinding met de server nodig. Dagen die je hebt bekeken, kunnen ook zonder.
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-name = Je naam in de lijst
daily-hamstern = Alleen, voor de meeste punten.
daily-hop-n-roll = Tegen twee bots die voor iedereen hetzelfde spelen. Jouw punten tellen.
daily-raffzahn = Twintig dobbelstenen uit één piramide, tegen de klok.
daily-nobody = Nog niemand heeft het uitgespeeld.
daily-results = { $count ->
    [one] { $game }: één speler
   *[other] { $game }: { $count } spelers
}
daily-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
daily-play = Voor de lijst spelen
daily-again = Nog een keer, voor de lol
daily-go-on = Verder spelen
daily-play-old = Voor de lol spelen
daily-counts-not = Dit spel is voor de lol: je eerste poging van de dag telt.
daily-pass-on = Doorvertellen
daily-share = { $game }: { $result }, plaats { $place } van { $count }
daily-copied = Gekopieerd. Plak het waar je wilt.
daily-of = Spellen van { $day }
daily-all = Alle uitslagen van de dag
daily-fair = Kan iemand de dobbelstenen vooraf kennen?
daily-fair-how = Nee. Alle worpen van een dag komen uit één sleutel. De vingerafdruk ervan is de dag ervoor te zien, de sleutel zelf pas als de dag voorbij is. Wie beide heeft, kan ze controleren.
daily-holds = Je browser heeft het gecontroleerd: de sleutel past bij de vingerafdruk.
daily-broken = De sleutel past niet bij de getoonde vingerafdruk. Deze dobbelstenen waren niet eerlijk.
daily-unproven = Deze browser kan het nu niet controleren.
daily-revealed-at = De sleutel is te zien vanaf { $when }.
daily-promise = Vingerafdruk van de sleutel van de dag
daily-key = Sleutel van de dag
daily-next-promise = Vingerafdruk voor de dag erna
daily-sealed = Anderen hebben dezelfde dobbelstenen misschien nog voor zich. Daarom is de startwaarde van een spel van de dag pas te zien als de dag voorbij is. Controleer het dan.
