# Abquetschen: was zu wählen ist und was zählt.
option-abquetschen-plate = Würfel an einer Kante
option-abquetschen-start = Startpyramide
option-abquetschen-start-central = in der Mitte
option-abquetschen-start-free = abseits vom Rand
part-abquetschen-left = Übrige Würfel
