# Bunte Kuh: was man wählen kann und was zählt.
option-bunte-kuh-pace = Tempo
option-bunte-kuh-pace-live = Wettlauf
option-bunte-kuh-pace-ticks = in Takten, für abwesende Freunde
option-bunte-kuh-patience = Sekunden, bis eine Runde ohne Ruf vorbei ist
part-bunte-kuh-dice = Würfel übrig

# Beim Spielen.
bunte-kuh-ask-roll = { $shared ->
    [yes] { $name }, wirf die drei Würfel.
   *[no] Du hast die drei Würfel. Wirf sie.
}
bunte-kuh-ready = { $name } hat die drei Würfel.
bunte-kuh-thrown = { $sum }! Wo ist ein Trichter mit dieser Summe?
bunte-kuh-ask-point = { $shared ->
    [yes] { $name }, schnell: Zeig auf den Trichter mit { $sum }.
   *[no] Schnell: Zeig auf den Trichter mit { $sum }.
}
bunte-kuh-ask-put = { $shared ->
    [yes] Richtig, { $name }! Dreh deinen Würfel und leg ihn hinein.
   *[no] Richtig! Dreh deinen Würfel, wie du willst, und leg ihn hinein.
}
bunte-kuh-ask-put-anywhere = { $shared ->
    [yes] Richtig, { $name }! Leg einen Würfel in irgendeinen Trichter.
   *[no] Richtig! Leg einen Würfel in irgendeinen Trichter.
}
bunte-kuh-ask-uncover = { $shared ->
    [yes] { $name }, deck den Wurf auf, wenn du so weit bist.
   *[no] Deck den Wurf auf, wenn du so weit bist.
}
bunte-kuh-wait = Jetzt fehlt noch: { $names }.
bunte-kuh-roll = Würfel werfen
bunte-kuh-call-nowhere = NIRGENDS
bunte-kuh-this-one = Dieser!
bunte-kuh-touch = Tippe auf den Trichter
bunte-kuh-mark-first = Trichter merken
bunte-kuh-pick-funnel = Wähle einen Trichter
bunte-kuh-lay = So hineinlegen
bunte-kuh-uncover = Wurf aufdecken, meine Uhr läuft
bunte-kuh-pass = Kein Ruf
bunte-kuh-too-late = Meine Zeit ist um: kein Ruf
bunte-kuh-tray-nearly = fast fertig
bunte-kuh-tray-none = kein Ruf
bunte-kuh-tray-call = { $spot }: { $seconds } s
bunte-kuh-tray-nowhere = nirgends in { $seconds } s

# Was gerade geschah, in einer Zeile.
bunte-kuh-laid = Die unterste Schicht liegt.
bunte-kuh-stopped = { $name } ruft STOPP. Wo ist er?
bunte-kuh-nowhere = { $name } ruft NIRGENDS!
bunte-kuh-pointed = { $name } zeigt auf den Trichter { $place }.
bunte-kuh-put = { $name } legt einen Würfel dazu: { $place }. Er zeigt { $faces }.
bunte-kuh-passed = { $name } ruft nichts.
bunte-kuh-right = { $name } hat recht und legt einen Würfel.
bunte-kuh-wrong = { $name } hat sich geirrt: Alle anderen geben einen Würfel ab.
bunte-kuh-slow = Das dauerte zu lange: Der Würfel hat sich von selbst gelegt.
bunte-kuh-time-out = Niemand rief rechtzeitig. Die Würfel wandern nach links.
bunte-kuh-revealed = Alle haben entschieden.

# Warum die letzte Runde so ausging.
bunte-kuh-verdict-stop = { $name } drückte { $seconds } s, nachdem der Wurf zu sehen war, auf STOPP.
bunte-kuh-verdict-nowhere = { $name } drückte { $seconds } s, nachdem der Wurf zu sehen war, auf NIRGENDS.
bunte-kuh-verdict-sum = Der Trichter { $place }, ergibt { $sum }, nicht { $wanted }.
bunte-kuh-verdict-slow = { $name } hat nicht rechtzeitig gezeigt.
bunte-kuh-verdict-there = Es gab einen: Der Trichter { $place }, ergibt { $wanted }.
bunte-kuh-verdict-nobody = Kein Trichter ergibt { $wanted }: NIRGENDS wäre richtig gewesen.
bunte-kuh-verdict-watch = { $name }: { $seconds } s auf der Uhr.

tip-bunte-kuh-watch = Der Wurf bleibt verdeckt, bis du so weit bist. Dann läuft deine eigene Stoppuhr; der schnellste Ruf zählt.
tip-bunte-kuh-race = Sobald die Würfel liegen, suche einen Trichter, dessen drei Seiten dieselbe Summe haben. Ruf STOPP und zeig ihn, oder NIRGENDS, wenn es keinen gibt; wer falsch ruft, bekommt Würfel. Der erste Wurf wartet, bis du bereit bist.
bunte-kuh-nowhere-claims = keine { $sum } da
bunte-kuh-stop-claims = ich sehe { $sum }
