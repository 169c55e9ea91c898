# Cui bono?: was man wählen kann und was gezählt wird.
option-cui-bono-first = Beginnt
option-cui-bono-first-random = wird ausgelost
option-cui-bono-red = Minuspunkte für Rot
option-cui-bono-yellow = Minuspunkte für Gelb
option-cui-bono-pearl = Minuspunkte für Perlweiß
option-cui-bono-repeats = Gleiche Pyramide: wie oft zu oft ist
part-cui-bono-red = Rot, je 1
part-cui-bono-yellow = Gelb, je 2
part-cui-bono-pearl = Perlweiß, je 3

# Beim Spielen.
cui-ask-pull = { $shared ->
    [yes] { $name }, zieh unten einen Würfel heraus.
   *[no] Zieh unten einen Würfel heraus.
}
cui-ask-put = { $shared ->
    [yes] { $name }, leg ihn in einen Trichter oder behalte ihn.
   *[no] Leg ihn in einen Trichter oder behalte ihn.
}
cui-ask-keep = { $shared ->
    [yes] { $name }, kein Trichter nimmt ihn: Behalte ihn.
   *[no] Kein Trichter nimmt ihn, also behältst du ihn.
}
cui-wait = { $names } zieht einen Würfel.
cui-wait-put = { $names } sucht einen Trichter.
cui-pick-die = Wähle einen Würfel
cui-pull = Herausziehen
cui-pick-funnel = Wähle einen Trichter
cui-put = Hier hineinlegen
cui-keep = Behalten: { $points ->
    [one] ein Minuspunkt
   *[other] { $points } Minuspunkte
}
cui-slides = { $dice ->
    [one] Ein Würfel rutscht nach.
   *[other] { $dice } Würfel rutschen nach, und oben wird ein Trichter frei.
}
cui-hole = Nichts rutscht nach; der Platz bleibt leer.
cui-held = Der gezogene Würfel: { $colour }
cui-costs = Behalten kostet { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
cui-tray = { $points ->
    [0] keine Minuspunkte
    [one] ein Minuspunkt
   *[other] { $points } Minuspunkte
}, { $dice } von { $most } Würfeln
cui-nearly = { $dice ->
    [one] noch einer, dann ist Schluss
   *[other] noch { $dice }, dann ist Schluss
}
log-pull = { $name } zieht { $die } { $spot }
log-put = { $name } legt { $die } zurück: { $place }
log-keep = { $name } behält { $die }
log-pyramid = Die Pyramide steht
