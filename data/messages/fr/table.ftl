# Se retrouver autour d’une table.
invite-how = Fais scanner ceci à tes amis, ou envoie-leur le lien. Pas besoin de compte.
invite-code = Code QR avec le lien vers cette table
invite-copy = Copier le lien
invite-copied = Le lien est dans le presse-papiers.
invite-not-copied = Le navigateur n’a pas voulu copier. Sélectionne le lien et copie-le à la main.
