# Cui bono?: was man wählen kann und was gezählt wird.
option-cui-bono-first = Beginnt
option-cui-bono-first-random = wird ausgelost
option-cui-bono-red = Minuspunkte eines roten Würfels
option-cui-bono-yellow = Minuspunkte eines gelben Würfels
option-cui-bono-pearl = Minuspunkte eines perlfarbenen Würfels
option-cui-bono-repeats = So oft darf die Pyramide nicht gleich aussehen
part-cui-bono-red = Rote Würfel
part-cui-bono-yellow = Gelbe Würfel
part-cui-bono-pearl = Perlfarbene Würfel
