# Glück und Können eines Spiels, das zu Ende ist.
insight-open = Glück oder Können?
insight-title = Glück und Können
insight-close = Glück und Können ausblenden
insight-course = Wie ist es gelaufen?
insight-course-close = Verlauf ausblenden
insight-begins = Das Spiel wird gelesen …
insight-working = Genau angesehen: { $done } von { $of } Ereignissen
insight-failed = Dieses Spiel lässt sich nicht untersuchen.
insight-curve = Wie sich der Anteil aller am Sieg änderte; wo und warum, sagen die Punkte daneben
insight-points = Wie sich die Punkte aller änderten
insight-skill = { $whose ->
    [you] { $way ->
        [more] Du hast besser entschieden als die anderen, um { $share } eines Sieges.
        [less] Die anderen haben besser entschieden als du, um { $share } eines Sieges.
       *[even] Du hast so gut entschieden wie die anderen.
    }
   *[other] { $way ->
        [more] { $name } hat besser entschieden als die anderen, um { $share } eines Sieges.
        [less] Die anderen haben besser entschieden als { $name }, um { $share } eines Sieges.
       *[even] { $name } hat so gut entschieden wie die anderen.
    }
}
insight-skill-of-two = { $whose ->
    [you] { $way ->
        [more] Du hast besser entschieden als { $rival }, um { $share } eines Sieges.
        [less] { $rival } hat besser entschieden als du, um { $share } eines Sieges.
       *[even] Du hast so gut entschieden wie { $rival }.
    }
   *[other] { $way ->
        [more] { $name } hat besser entschieden als { $rival }, um { $share } eines Sieges.
        [less] { $rival } hat besser entschieden als { $name }, um { $share } eines Sieges.
       *[even] { $name } hat so gut entschieden wie { $rival }.
    }
}
insight-luck = { $whose ->
    [you] { $way ->
        [more] Die Würfel waren mit dir: { $share }.
        [less] Die Würfel waren gegen dich: { $share }.
       *[even] Die Würfel waren gerecht zu dir.
    }
   *[other] { $way ->
        [more] Die Würfel waren mit { $name }: { $share }.
        [less] Die Würfel waren gegen { $name }: { $share }.
       *[even] Die Würfel waren gerecht zu { $name }.
    }
}
insight-corrected = { $whose ->
    [you] Ohne dieses Glück hätten { $share } des Sieges dir gehört.
   *[other] Ohne dieses Glück hätten { $share } des Sieges { $name } gehört.
}
insight-doubt = Mit Vorsicht zu genießen: Das Urteil hat seine eigene Meinung um { $share } eines Sieges geändert.
insight-decisions = Was am meisten kostete
insight-no-mistakes = Keine Entscheidung hat hier etwas Nennenswertes verschenkt.
insight-better = Besser: { $what }
insight-act-where = { $count ->
    [one] { $what }, { $where }
   *[other] { $what }, einen davon { $where }
}
insight-act-cells = { $what }, { $count ->
    [one] Feld { $cells }
   *[other] Felder { $cells }
}
insight-act-faces = { $what }, sodass er { $faces } zeigt
insight-because = Das { $why }.
insight-hidden = Beurteilt nach dem, was man wissen konnte.
insight-throws = Die Würfel
insight-no-luck = Kein Wurf hat viel geändert.
insight-luckiest = Am glücklichsten für { $name }: { $what }
insight-unluckiest = Am härtesten für { $name }: { $what }
insight-sampled = Verglichen mit { $outcomes } zufällig gezogenen Würfen.
insight-show = Zeigen
insight-sum = Wie es sich zusammensetzt
insight-start-column = Zu Beginn
insight-luck-column = Würfel
insight-own-column = Eigene Fehler
insight-gifts-column = { $rivals ->
    [one] Fehler der anderen Seite
   *[other] Fehler der anderen
}
insight-rest-column = Unsicher
insight-result-column = Ergebnis
insight-how = In Anteilen eines Sieges. Ein Wurf wird mit allen verglichen, die hätten fallen können, eine Entscheidung mit der besten; „unsicher“ ist, was das Urteil selbst nicht weiß.
insight-not-judged = Was eine Stellung dieses Spiels wert ist, hat noch niemand ausgerechnet. Darum lassen sich Glück und Können hier nicht trennen; so ist es verlaufen.
insight-alone = Wer allein spielt, spielt gegen niemanden: Glück und Können haben keinen Sieg zu teilen. So ist es verlaufen.
insight-moments = Die Züge, auf die es ankam
insight-turning = Wo die Führung wechselte
insight-turn = Schritt { $event }

# Warum eine andere Wahl besser war, nach „das“. Codes von `Cause` in crates/insight.
cause-late-less = bringt in der nächsten Runde früher einen Zug
cause-late-more = bringt in der nächsten Runde später einen Zug
cause-own-end-near-more = ist näher an zwei vollen Reihen
cause-own-end-near-less = treibt das Ende nicht voran
cause-rows-complete-more = macht eine Reihe voll
cause-worth-more = verspricht mehr Punkte
cause-worth-ahead-more = verspricht mehr Punkte
cause-points-more = bringt sofort mehr Punkte
cause-points-ahead-more = bringt sofort mehr Vorsprung an Punkten
cause-covered-more = lässt Platz für mehr Würfelzahlen
cause-chambers-begun-more = öffnet eine weitere Kammer
cause-chambers-begun-less = beginnt noch keine weitere Kammer
cause-jokers-more = spart Joker
cause-jokers-less = nutzt Joker, solange sie helfen
cause-room-more = lässt Platz für einen größeren Wurf
cause-acorns-more = ist auf dem Weg zu mehr Eicheln
cause-rounds-less = bringt das Ende näher
cause-rounds-more = hält das Spiel am Laufen
cause-dice-left-less = wird mehr Würfel los
cause-dice-ahead-more = bringt mehr Vorsprung an Würfeln
cause-openings-more = lässt mehr offene Plätze über den eigenen Würfeln
cause-openings-ahead-more = { $rivals ->
    [one] lässt der anderen Seite weniger offene Plätze
   *[other] lässt den anderen weniger offene Plätze
}
cause-prospects-more = lässt dem nächsten Wurf mehr Möglichkeiten
cause-prospects-ahead-more = { $rivals ->
    [one] lässt dem nächsten Wurf der anderen Seite weniger Möglichkeiten
   *[other] lässt dem nächsten Wurf der anderen weniger Möglichkeiten
}
cause-no-opening-less = hält einen Platz über einem eigenen Würfel offen
cause-one-opening-less = hängt nicht an einem einzigen offenen Platz
cause-rival-no-opening-more = begräbt jemanden ganz
cause-rival-one-opening-more = lässt jemandem nur einen offenen Platz
cause-dice-kept-less = behält einen Würfel weniger
cause-end-near-less = hält das Spiel am Laufen
cause-end-near-more = bringt das Ende näher
cause-safe-pulls-to-others-less = lässt danach weniger Würfel, die irgendwo passen
cause-no-safe-pull-to-others-more = lässt danach keinen Würfel, der irgendwo passt
cause-one-safe-pull-to-others-more = lässt danach nur einen Würfel, der passt
cause-open-colours-to-others-less = lässt weniger Farben, die ein Trichter nimmt
cause-least-cost-to-others-more = lässt danach nur teure Würfel zum Behalten
cause-pulls-less = lässt weniger Würfel zum Ziehen
cause-sure-win-more = gewinnt das Spiel so gut wie sicher
cause-sure-loss-less = gibt das Spiel nicht aus der Hand
cause-gain-more = schlägt sofort mehr
cause-reply-less = { $rivals ->
    [one] lässt der anderen Seite weniger zu schlagen
   *[other] lässt den anderen weniger zu schlagen
}
cause-row-worth-more = verspricht mehr in { $row }
cause-row-fits-more = lässt mehr passende Zahlen in { $row }
cause-row-fits-less = verlangt weniger Zahlen in { $row }
cause-row-filled-more = ist weiter in { $row }
cause-row-filled-less = hält sich zurück in { $row }
cause-in-equal = der Reihe der gleichen Zahlen
cause-in-ascending = der aufsteigenden Reihe
cause-in-descending = der absteigenden Reihe
cause-in-sum-seven = der Siebener-Reihe
cause-in-even-odd = der Reihe aus geraden und ungeraden Zahlen
cause-in-two-numbers = der Reihe aus zwei Zahlen
cause-in-arithmetic-pyramid = der Rechenpyramide
cause-in-unequal-pyramid = der Pyramide der verschiedenen Zahlen
cause-in-groups = der Gruppen-Reihe
cause-in-smaller-larger = der Auf-und-ab-Reihe

## Trying something out
what-if-try = Anderen Zug probieren
what-if-from-here = Von hier an als { $name } weiterspielen
what-if-begun = Was wäre, wenn … Es geht von hier an weiter und zählt nicht.
what-if-over = Das war ein „Was wäre, wenn“: Es ging aus der Mitte einer anderen Partie weiter und zählt nicht.

## Hints
hint = Ein Tipp
hint-ask = Nach einem Tipp fragen
hint-thinking = Mal sehen …
hint-says = Mein Vorschlag: { $what }.
hint-none = Hier weiß ich es auch nicht besser.
hints-count = { $count ->
    [one] Mit einem Tipp gespielt
   *[other] Mit { $count } Tipps gespielt
}

# Moves as advice: what log-… says that somebody does, without saying who.
advice-acted = { $action }
advice-start-pyramid = Bau die Startpyramide so
advice-build = Bau { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} ein
advice-bonus = Bau { $dice ->
    [one] einen Bonuswürfel
   *[other] { $dice } Bonuswürfel
} ein
advice-no-bonus = Verzichte auf Bonuswürfel
advice-pull = Zieh { $die } { $spot }
advice-put = Leg { $die } zurück, { $place }
advice-keep = Behalte { $die }
advice-lift = Heb den roten Würfel { $spot }
advice-take = Übernimm den Wurf
advice-roll = Wirf neu
advice-mark = Kreuz { $crosses ->
    [one] ein Feld
   *[other] { $crosses } Felder
} in Kammer { $chamber } an
advice-hop = Hüpf auf Feld { $field }
advice-write = Schreib eine { $value } in { $row } { $number }
advice-nothing = Schreib nichts
advice-tilt = Kipp den Würfel { $spot }, { $way }
advice-turn = Dreh den Würfel { $spot }
advice-own-put = Leg { $die } hin, { $spot }
advice-own-put-several = Leg { $dice } Würfel hin
advice-own-take = Nimm { $die } { $spot }
advice-own-take-several = Nimm { $dice } Würfel weg
advice-own-lift = Versetz { $die } { $from }; dann liegt er { $spot }
advice-own-says = Sag „{ $word }“
advice-own-passes = Pass
advice-own-throws = Würfle
