# Sedersi insieme.
invite-how = Fai scansionare questo ai tuoi amici o manda loro il link. Nessuno ha bisogno di un account.
invite-code = Codice QR con il link a questo tavolo
invite-copy = Copia il link
invite-copied = Il link è negli appunti.
invite-not-copied = Il browser non ha voluto copiare. Seleziona il link e copialo a mano.
