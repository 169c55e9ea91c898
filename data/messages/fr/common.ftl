# Mots employés partout sur la page.
close = Fermer
more = Plus
fewer = Moins
language = Langue
theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
rules = Lire les règles
rules-of = Règles : { $name }
rules-loading = Albert va chercher les règles
rules-missing = Impossible d’aller chercher les règles. Réessaie dans un instant.
