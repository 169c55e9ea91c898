# Eintrichtern: what can be chosen, and what counts.
option-eintrichtern-plate = Dice along an edge
option-eintrichtern-few = Red dice that win, up to four players
option-eintrichtern-many = Red dice that win, five or six players
part-eintrichtern-kept = Red dice
