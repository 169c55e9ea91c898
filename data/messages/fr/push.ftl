# Messages à qui n’est pas là. Ceux de la première partie sont dits par le service worker lui-même : ils prennent les
# noms tels quels, et pas de nombres.
push-turn = À toi de jouer : { $game }
push-turns = C’est à toi de jouer à plusieurs tables
push-with = avec { $names }
push-nudge = { $name } t’attend : { $game }
push-stop = Plus de messages

# Ce que la table en dit.
push-offer = Me prévenir quand c’est mon tour
push-offer-why = Inutile d’attendre ici : ton navigateur peut te prévenir, même quand cette page est fermée.
push-not-now = Non merci
push-on = Ton navigateur te préviendra quand ce sera à toi.
push-off = Désactiver
push-denied = Ton navigateur ne laisse pas cette page envoyer de messages.
push-failed = Cela n’a pas marché. Réessaie plus tard.
