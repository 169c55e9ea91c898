# Würfelmarsch: was man wählen kann und was gezählt wird.
option-wuerfelmarsch-sides = Zu zweit sitzt ihr bei
option-wuerfelmarsch-sides-xy = rot und gelb
option-wuerfelmarsch-sides-xz = rot und perlfarben
option-wuerfelmarsch-sides-yx = gelb und rot
option-wuerfelmarsch-sides-yz = gelb und perlfarben
option-wuerfelmarsch-sides-zx = perlfarben und rot
option-wuerfelmarsch-sides-zy = perlfarben und gelb
option-wuerfelmarsch-first = Beginnt
option-wuerfelmarsch-first-random = wird ausgelost
option-wuerfelmarsch-turning = Züge ohne Kippen, bis gezählt wird
option-wuerfelmarsch-sideways = Züge ohne Kippen nach vorn, bis gezählt wird
part-wuerfelmarsch-captured = Geschlagen
part-wuerfelmarsch-lost = Aus dem Spiel
