# Woorden die overal op de pagina voorkomen.
close = Sluiten
more = Meer
fewer = Minder
language = Taal
theme = Licht of donker
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker
rules = Regels lezen
rules-of = Regels: { $name }
rules-loading = Albert haalt de regels erbij
rules-missing = De regels waren niet op te halen. Probeer het zo nog eens.
