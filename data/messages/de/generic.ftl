# Ein Spiel, für das noch niemand eine Seite gezeichnet hat: Knöpfe und Text.
generic-ask = { $shared ->
    [yes] { $name }, was machst du?
   *[no] Was machst du?
}
generic-wait = { $names } am Zug
generic-choices = Was du tun kannst
generic-write = Dein Zug, in Notation
generic-do = Ausführen
generic-back = Anders anfangen
generic-yes = ja
generic-no = nein
