# Ce que les deux courses ont en commun.
race-stop = STOP
race-key-space = Espace
race-seconds = { $seconds } s
race-time-left = Temps restant
race-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
race-holds-dice = lance ensuite
race-about-to-fall = Ouvre l’œil : le lancer arrive.
race-waits = Encore en train de lire de quoi il s’agit : { $names }. Une demi-minute au plus.
race-waits-you = Les dés attendent ton signal : une demi-minute au plus.
race-last-round = Le dernier tour en détail
race-rolls = { $name } lance
race-verdict-second = { $name } a appuyé après { $seconds } s.
race-verdict-draw = { $names } ont appuyé pratiquement au même instant ; le sort a tranché.
race-times = La rapidité de chacun
race-grabs = dés
race-calls = bons appels
race-wrong = ratés
race-quickest = au mieux
race-average = en moyenne
