# Parole che si trovano dappertutto nella pagina.
close = Chiudi
more = Di più
fewer = Di meno
language = Lingua
theme = Chiaro o scuro
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
rules = Leggi le regole
rules-of = Regole: { $name }
rules-loading = Albert va a prendere le regole
rules-missing = Le regole non si sono caricate. Riprova tra un momento.
