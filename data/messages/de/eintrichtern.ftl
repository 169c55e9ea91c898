# Eintrichtern: was zu wählen ist und was zählt.
option-eintrichtern-plate = Würfel an einer Kante
option-eintrichtern-few = Rote Würfel zum Sieg, bis zu viert
option-eintrichtern-many = Rote Würfel zum Sieg, zu fünft und sechst
part-eintrichtern-kept = Rote Würfel
