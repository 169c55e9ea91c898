# Samen aan tafel gaan.
invite-how = Laat je vrienden dit scannen of stuur ze de link. Een account is niet nodig.
invite-code = QR-code met de link naar deze tafel
invite-copy = Link kopiëren
invite-copied = De link staat op je klembord.
invite-not-copied = De browser wilde niet kopiëren. Selecteer de link en kopieer hem zelf.
