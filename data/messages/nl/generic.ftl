# Een spel waar nog niemand een pagina voor heeft getekend: knoppen en tekst.
generic-ask = { $shared ->
    [yes] { $name }, wat doe je?
   *[no] Wat doe je?
}
generic-wait = { $names } aan zet
generic-choices = Wat je kunt doen
generic-write = Je zet, in notatie
generic-do = Uitvoeren
generic-back = Anders beginnen
generic-yes = ja
generic-no = nee
