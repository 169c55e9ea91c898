# Hop'n'ROLL: blad en tableau.
hop-sheet-of = Blad van { $player }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
hop-sheet-standard = Standaard
hop-sheet-advanced = Gevorderd
hop-total = Totaal
hop-sixes = Eén voor elke 6
hop-colour-yellow = geel
hop-colour-red = rood
hop-colour-blue = blauw
hop-colour-green = groen
hop-colour-purple = paars
# De discodobbelsteen in het verloop: in sommige talen heeft een dobbelsteen een ander geslacht dan een rij.
hop-disco-colour-yellow = geel
hop-disco-colour-red = rood
hop-disco-colour-blue = blauw
hop-disco-colour-green = groen
hop-disco-colour-purple = paars
hop-rule-equal = Allemaal gelijk
hop-rule-ascending = Nooit kleiner
hop-rule-descending = Nooit groter
hop-rule-sum-seven = Paren die samen 7 zijn
hop-rule-even-odd = Om en om even en oneven
hop-rule-two-numbers = Twee getallen om en om
hop-rule-arithmetic-pyramid = Plus of min
hop-rule-unequal-pyramid = Elk maar één keer
hop-rule-groups = Twee paren, één drietal
hop-rule-smaller-larger = Om en om op en neer
hop-box = { $row } { $number }
hop-box-empty = leeg
hop-box-holds = hier staat { $value }
hop-box-special = telt extra
hop-box-open = hier kun je schrijven
hop-box-brings = levert { $more } op
hop-box-dead = kan niet meer worden gevuld
hop-tableau = Tableau met dobbelstenen en pionnen
hop-field-label = veld { $label }
hop-field-empty = geen dobbelsteen
hop-die = dobbelsteen met { $pips }
hop-disco = discodobbelsteen, rij { $row }
hop-disco-any = discodobbelsteen, rij naar keuze
hop-standing = hier: { $names }
hop-can-hop = hierheen kun je springen
hop-effect-minus-one = −1, mag één minder tellen
hop-effect-plus-minus-one = ±1, mag één minder of één meer tellen
hop-effect-die-below = deze dobbelsteen of die eronder
hop-effect-die-above = deze dobbelsteen of die erboven
hop-effect-dj = DJ: elke dobbelsteen, maar volgende ronde als laatste
option-hop-n-roll-sheet = Blad
option-hop-n-roll-sheet-standard = Standaard
option-hop-n-roll-sheet-advanced = Gevorderd
option-hop-n-roll-tableau = Tableau
option-hop-n-roll-tableau-a = Kant A
option-hop-n-roll-tableau-b = Kant B, met effecten
option-hop-n-roll-first = Begint bovenaan
option-hop-n-roll-first-random = door loting

# Tijdens het spelen.
hop-ask-hop = { $shared ->
    [yes] { $name }, kies een dobbelsteen.
   *[no] Jouw beurt: kies een dobbelsteen.
}
hop-ask-number = { $shared ->
    [yes] { $name }, kies een getal en een vakje.
   *[no] Kies een getal en een vakje ervoor.
}
hop-ask-write = { $shared ->
    [yes] { $name }, schrijf je getal op.
   *[no] Waar schrijf je je getal?
}
hop-wait-hop = { $names } kiest een dobbelsteen.
hop-wait-write = Wachten op { $names }.
hop-thrown = Gegooid: { $dice }.
hop-wrote = schreef een { $value }, { $row }
hop-your-die = Je dobbelsteen
hop-die-of = De dobbelsteen van { $name }
hop-barred = Het past nergens, dus je schrijft niets.
skipped-hop-n-roll = Je dobbelsteen past nergens: niets geschreven.
hop-pick = Dobbelsteen kiezen
hop-confirm = Daarheen springen
hop-choose-box = Vakje kiezen
hop-choose-number = Getal kiezen
hop-which-number = Welk getal
hop-write-it = De { $value } schrijven: { $row }
hop-nothing = Niets schrijven
hop-fits = { $boxes ->
    [one] Dat zou in één vakje passen.
   *[other] Dat zou in { $boxes } vakjes passen.
}
hop-fits-nowhere = Dat zou nergens op je blad passen.
hop-would-bring = { $more ->
    [0] Geen punten erbij: { $points }
   *[other] +{ $more }, dan heb je { $points }
}
hop-kills = Daarna kan { $row } { $number } nooit meer worden gevuld.
part-hop-n-roll-yellow = Geel
part-hop-n-roll-red = Rood
part-hop-n-roll-blue = Blauw
part-hop-n-roll-green = Groen
part-hop-n-roll-purple = Paars
part-hop-n-roll-special = Gekleurde vakjes
part-hop-n-roll-sixes = Zessen
tip-hop-effects = Sommige velden helpen: één minder, één meer, de dobbelsteen ernaast. Wie de DJ neemt, mag elke dobbelsteen gebruiken, maar is de volgende ronde als laatste aan de beurt.

log-hop = { $name } springt naar veld { $field }
log-write = { $name } schrijft een { $value } in { $row } { $number }
log-nothing = { $name } schrijft niets
log-nothing-fits = { $name } schrijft niets: het past nergens
log-start = { $name } begint bovenaan
