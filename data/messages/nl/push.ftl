# Berichten aan wie weg is. Die van het eerste deel zegt de service worker zelf: ze nemen namen zoals ze zijn, en geen
# getallen.
push-turn = Jouw beurt: { $game }
push-turns = Je bent aan meerdere tafels aan de beurt
push-with = met { $names }
push-nudge = { $name } wacht op je: { $game }
push-stop = Geen berichten meer

# Wat de tafel erover zegt.
push-offer = Zeg het me als ik aan de beurt ben
push-offer-why = Je hoeft hier niet te wachten: je browser kan het je zeggen, ook als deze pagina dicht is.
push-not-now = Nee, bedankt
push-on = Je browser zegt het je als je aan de beurt bent.
push-off = Uitzetten
push-denied = Je browser laat deze pagina geen berichten sturen.
push-failed = Dat is niet gelukt. Probeer het later nog eens.
