# Che cosa hanno in comune le due gare.
race-stop = STOP
race-key-space = Spazio
race-seconds = { $seconds } s
race-time-left = Tempo rimasto
race-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
race-holds-dice = prossimo tiro
race-about-to-fall = Occhi aperti: il tiro sta per arrivare.
race-waits = Ancora a leggere di che si tratta: { $names }. Mezzo minuto al massimo.
race-waits-you = I dadi aspettano il tuo via: mezzo minuto al massimo.
race-last-round = Com’è andato l’ultimo giro
race-rolls = Tira { $name }
race-verdict-second = { $name } ha premuto dopo { $seconds } s.
race-verdict-draw = { $names } hanno premuto praticamente insieme; ha deciso la sorte.
race-times = La velocità di ognuno
race-grabs = dadi
race-calls = chiamate giuste
race-wrong = errori
race-quickest = miglior tempo
race-average = in media
