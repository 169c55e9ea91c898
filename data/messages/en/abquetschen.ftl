# Abquetschen: what can be chosen, and what counts.
option-abquetschen-plate = Dice along an edge
option-abquetschen-start = Start pyramid
option-abquetschen-start-central = in the middle
option-abquetschen-start-free = anywhere off the edge
part-abquetschen-left = Dice left
