# Words used all over the page.
close = Close
more = More
fewer = Fewer
language = Language
theme = Light or dark
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
rules = Read the rules
rules-of = Rules: { $name }
rules-loading = Albert fetches the rules
rules-missing = The rules could not be fetched. Try again in a moment.
