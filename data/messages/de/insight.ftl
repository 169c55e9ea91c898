# Glück und Können eines Spiels, das zu Ende ist.
insight-open = Glück oder Können?
insight-title = Glück und Können
insight-close = Glück und Können ausblenden
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
insight-decisions = Was am meisten kostete
insight-no-mistakes = Keine Entscheidung hat hier etwas Nennenswertes verschenkt.
insight-better = Besser: { $what }
insight-because = Denn { $why }.
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
insight-gifts-column = Fehler der anderen
insight-rest-column = Unsicher
insight-result-column = Ergebnis
insight-how = In Anteilen eines Sieges. Ein Wurf wird mit allen verglichen, die hätten fallen können, eine Entscheidung mit der besten; „unsicher“ ist, was das Urteil selbst nicht weiß.
insight-not-judged = Was eine Stellung dieses Spiels wert ist, hat noch niemand ausgerechnet. Darum lassen sich Glück und Können hier nicht trennen; so ist es verlaufen.
insight-turning = Wo die Führung wechselte
insight-turn = Ereignis { $event }

# Warum eine andere Wahl besser war; nach „denn“.
because-row-worth-more = in der Reihe „{ $row }“ verspricht sie mehr
because-row-worth-less = von der Reihe „{ $row }“ erwartet sie weniger
because-row-fits-more = sie lässt mehr Zahlen, die in die Reihe „{ $row }“ passen
because-row-fits-less = sie verlangt weniger Zahlen in der Reihe „{ $row }“
because-row-filled-more = in der Reihe „{ $row }“ geht es voran
because-row-filled-less = in der Reihe „{ $row }“ hält sie sich zurück
because-late-more = in der nächsten Runde kommt man später dran
because-late-less = in der nächsten Runde kommt man früher dran
because-end-near-more = sie bringt das Ende näher
because-end-near-less = sie hält das Spiel am Laufen
because-own-end-near-more = zwei volle Reihen sind dann näher
because-own-end-near-less = mit dem Ende eilt es nicht
because-worth-more = der Zettel verspricht dann mehr
because-worth-less = der Zettel verspricht weniger, anderes dafür mehr
because-worth-ahead-more = sie verspricht mehr Punkte als der Beste der anderen hat
because-worth-ahead-less = fürs Erste zurückzubleiben zahlt sich später aus
because-points-more = sie bringt sofort mehr Punkte
because-points-less = weniger Punkte jetzt zahlen sich später aus
because-points-ahead-more = sie bringt sofort mehr Punkte als die anderen haben
because-points-ahead-less = weniger Punkte jetzt zahlen sich später aus
because-covered-more = danach passen mehr Zahlen eines Würfels irgendwohin
because-covered-less = danach müssen weniger Zahlen passen
