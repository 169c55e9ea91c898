# Un jeu pour lequel personne n’a dessiné de page : des boutons et du texte.
generic-ask = { $shared ->
    [yes] { $name }, que fais-tu ?
   *[no] Que fais-tu ?
}
generic-wait = On attend { $names }
generic-choices = Ce que tu peux faire
generic-write = Ton coup, en notation
generic-do = Jouer
generic-back = Commencer autrement
generic-yes = oui
generic-no = non
