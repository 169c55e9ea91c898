# Wörter, die überall auf der Seite vorkommen.
close = Schließen
more = Mehr
fewer = Weniger
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
