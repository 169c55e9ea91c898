# Würfelmarsch: was man wählen kann und was gezählt wird.
option-wuerfelmarsch-sides = Zu zweit sitzt ihr bei
option-wuerfelmarsch-sides-xy = Rot und Gelb
option-wuerfelmarsch-sides-xz = Rot und Perlweiß
option-wuerfelmarsch-sides-yx = Gelb und Rot
option-wuerfelmarsch-sides-yz = Gelb und Perlweiß
option-wuerfelmarsch-sides-zx = Perlweiß und Rot
option-wuerfelmarsch-sides-zy = Perlweiß und Gelb
option-wuerfelmarsch-first = Beginnt
option-wuerfelmarsch-first-random = wird ausgelost
option-wuerfelmarsch-turning = Züge ohne Kippen, bis gezählt wird
option-wuerfelmarsch-sideways = Züge ohne Kippen nach vorn, bis gezählt wird
part-wuerfelmarsch-captured = Geschlagen
part-wuerfelmarsch-lost = Eigene verloren

# Beim Spielen.
march-ask = { $shared ->
    [yes] { $name }, kippe oder drehe einen Würfel.
   *[no] Kippe oder drehe einen Würfel.
}
march-ask-where = { $shared ->
    [yes] { $name }, wohin kippt er?
   *[no] Wohin kippt er? Oder dreh ihn.
}
march-ask-turn = { $shared ->
    [yes] { $name }, wie soll er stehen?
   *[no] Wie soll er stehen?
}
march-wait = { $names } ist am Zug.
march-pick = Wähle einen deiner Würfel
march-pick-place = Wähle, wohin er kippt
march-tilt = Dorthin kippen
march-tilt-win = In die Ecke!
march-turn = Drehen
march-turn-it = So zurücklegen
march-turn-more = Dreh ihn anders hin
march-leave-it = Nicht drehen
march-meets-nobody = Dort trifft er niemanden.
march-meeting = Drei Flächen treffen sich
march-meeting-die = { $value } auf einem Würfel, { $colour }, { $whose }
march-this-die = dieser hier
march-captures = { $dice ->
    [one] { $name } schlägt einen Würfel
   *[other] { $name } schlägt { $dice } Würfel
}
march-leave = { $dice ->
    [one] ein Würfel verlässt das Spiel
   *[other] { $dice } Würfel verlassen das Spiel
}
march-own-only = Nichts wird geschlagen.
march-wins = Das ist die Ecke: Du gewinnst.
march-hurts = Das kostet dich Würfel.
march-end-corner = { $name } hat die Ecke erreicht.
march-end-empty = Die Platte ist leer, also wird gezählt.
march-end-turning = Zu lange hat niemand gekippt, also wird gezählt.
march-end-sideways = Zu lange ging es nicht voran, also wird gezählt.
march-goal = In diese Ecke wollen deine Würfel.
march-tray = { $dice ->
    [0] kein Würfel auf der Platte
    [one] ein Würfel auf der Platte
   *[other] { $dice } Würfel auf der Platte
}{ $lost ->
    [0] {""}
    [one] , einer ist aus dem Spiel
   *[other] , { $lost } sind aus dem Spiel
}
march-turns-left = { $turns ->
    [one] Noch ein Zug ohne Kippen, dann wird gezählt.
   *[other] Noch { $turns } Züge ohne Kippen, dann wird gezählt.
}
march-sideways-left = { $turns ->
    [one] Noch ein Zug ohne Kippen nach vorn, dann wird gezählt.
   *[other] Noch { $turns } Züge ohne Kippen nach vorn, dann wird gezählt.
}
log-tilt = { $name } kippt den Würfel { $spot }, { $way }
log-turn = { $name } dreht den Würfel { $spot }
log-tilt-to = { $name } kippt { $die } { $spot }, { $way }; jetzt zeigt er { $faces }
log-turn-to = { $name } dreht { $die } { $spot }; jetzt zeigt er { $faces }
log-begins = { $name } beginnt
log-march-skip = { $name } hat keine Würfel mehr
skipped-wuerfelmarsch = Du hast keine Würfel mehr: Du bist diesmal nicht dran.
log-captured = { $name } schlägt { $die } { $spot }.
log-out = Niemand bekommt { $die } { $spot }: Er scheidet aus.

march-no-prey = Keine geschlagen
