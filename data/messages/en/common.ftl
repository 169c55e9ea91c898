# Words used all over the page.
close = Close
more = More
fewer = Fewer
language = Language
theme = Light or dark
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
