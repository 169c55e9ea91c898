# Giochi che qualcuno ha scritto, da trovare per gli altri.
shelf = Scaffale
shelf-go = Allo scaffale
shelf-opening = Lo scaffale si sta aprendo.
shelf-offline = Lo scaffale sta su un server, e adesso non se ne raggiunge nessuno. I tuoi giochi sono nell’officina.
shelf-find = Trova un gioco per titolo, autore o descrizione
shelf-found = { $count ->
    [one] Un gioco
   *[other] { $count } giochi
  }
shelf-nothing = Qui nessun gioco parla di «{ $find }».
shelf-empty = Lo scaffale è vuoto. Scrivi nell’officina il suo primo gioco.
shelf-yours-wait = Di tuo, non ancora sullo scaffale: { $titles }. Prima deve darci un’occhiata chi gestisce questo server.
shelf-more = Mostra altri
shelf-by = di
shelf-played = { $count ->
    [0] mai giocato
    [one] giocato una volta
   *[other] giocato { $shown } volte
  }
shelf-title = Titolo
shelf-author = Autore
shelf-licence = Licenza
shelf-put = Sullo scaffale dal
shelf-times = Partite giocate
shelf-version = Versione
shelf-mine = Fallo tuo
shelf-put-there = Metti sullo scaffale
shelf-put-about = Chi visita questo server potrà trovare il gioco, giocarlo, leggerlo e farlo suo, secondo la licenza indicata nella testata.
shelf-put-version = Il gioco è già sullo scaffale; questa diventa la sua prossima versione. I tavoli che giocano una versione precedente continuano con quella.
shelf-is-there = È sullo scaffale, dove tutti possono trovarlo.
shelf-waits = Ce l’ha chi gestisce questo server, e va sullo scaffale appena qualcuno l’ha guardato.
shelf-see = Guardalo lì
