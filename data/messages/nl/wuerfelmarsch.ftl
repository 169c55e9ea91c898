# Würfelmarsch: wat je kunt kiezen en wat er geteld wordt.
option-wuerfelmarsch-sides = Twee spelers zitten bij
option-wuerfelmarsch-sides-xy = rood en geel
option-wuerfelmarsch-sides-xz = rood en paarlemoer
option-wuerfelmarsch-sides-yx = geel en rood
option-wuerfelmarsch-sides-yz = geel en paarlemoer
option-wuerfelmarsch-sides-zx = paarlemoer en rood
option-wuerfelmarsch-sides-zy = paarlemoer en geel
option-wuerfelmarsch-first = Begint
option-wuerfelmarsch-first-random = door loting
option-wuerfelmarsch-turning = Beurten zonder kantelen tot er geteld wordt
option-wuerfelmarsch-sideways = Beurten zonder naar voren kantelen tot er geteld wordt
part-wuerfelmarsch-captured = Geslagen stenen
part-wuerfelmarsch-lost = Eigen uit het spel

# Tijdens het spelen.
march-ask = { $shared ->
    [yes] { $name }, kantel of draai er een.
   *[no] Kantel of draai een dobbelsteen.
}
march-ask-where = { $shared ->
    [yes] { $name }, waar kantelt hij heen?
   *[no] Waar kantelt hij heen? Of draai hem.
}
march-ask-turn = { $shared ->
    [yes] { $name }, hoe moet hij staan?
   *[no] Hoe moet hij staan?
}
march-wait = Wachten op { $names }.
march-pick = Kies een van je dobbelstenen
march-pick-place = Kies waarheen
march-tilt = Daarheen kantelen
march-tilt-win = De hoek in!
march-turn = Draaien
march-turn-it = Zo terugleggen
march-turn-more = Draai hem anders
march-leave-it = Niet draaien
march-meets-nobody = Daar ontmoet hij niemand.
march-meeting = Drie vlakken ontmoeten elkaar
march-meeting-die = { $value } op een dobbelsteen, { $colour }, { $whose }
march-this-die = deze hier
march-captures = { $dice ->
    [one] { $name } slaat één dobbelsteen
   *[other] { $name } slaat { $dice } dobbelstenen
}
march-leave = { $dice ->
    [one] één dobbelsteen gaat uit het spel
   *[other] { $dice } dobbelstenen gaan uit het spel
}
march-own-only = Er wordt niets geslagen.
march-wins = Dat is de hoek: je wint.
march-hurts = Dat kost je dobbelstenen.
march-end-corner = { $name } heeft de hoek bereikt.
march-end-empty = De grondplaat is leeg, dus er wordt geteld.
march-end-turning = Te lang heeft niemand gekanteld, dus er wordt geteld.
march-end-sideways = Te lang ging niemand vooruit, dus er wordt geteld.
march-goal = Naar deze hoek willen je dobbelstenen.
march-tray = { $dice ->
    [0] geen op de grondplaat
    [one] één op de grondplaat
   *[other] { $dice } op de grondplaat
}{ $lost ->
    [0] {""}
    [one] , één is uit het spel
   *[other] , { $lost } zijn uit het spel
}
march-turns-left = { $turns ->
    [one] Nog één beurt zonder kantelen, dan wordt er geteld.
   *[other] Nog { $turns } beurten zonder kantelen, dan wordt er geteld.
}
march-sideways-left = { $turns ->
    [one] Nog één beurt zonder naar voren kantelen, dan wordt er geteld.
   *[other] Nog { $turns } beurten zonder naar voren kantelen, dan wordt er geteld.
}
log-tilt = { $name } kantelt de dobbelsteen { $spot }, { $way }
log-turn = { $name } draait de dobbelsteen { $spot }
log-tilt-to = { $name } kantelt { $die } { $spot }, { $way }; nu toont hij { $faces }
log-turn-to = { $name } draait { $die } { $spot }; nu toont hij { $faces }
log-begins = { $name } begint
log-march-skip = { $name } heeft geen dobbelstenen meer
skipped-wuerfelmarsch = Je hebt geen dobbelstenen meer: je slaat deze beurt over.
log-captured = { $name } slaat { $die } { $spot }.
log-out = Niemand krijgt { $die } { $spot }: hij valt af.

march-no-prey = Niets geslagen
