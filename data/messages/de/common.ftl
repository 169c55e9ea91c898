# Wörter, die überall auf der Seite vorkommen.
close = Schließen
more = Mehr
fewer = Weniger
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
rules = Regeln lesen
rules-of = Regeln: { $name }
rules-loading = Albert holt die Regeln
rules-missing = Die Regeln ließen sich nicht laden. Versuch es gleich noch einmal.
