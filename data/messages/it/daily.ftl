# Giochi del giorno: gli stessi per tutti, con una lista.
daily-about = Gli stessi dadi per tutti, solo oggi. Di ogni gioco conta per la lista il tuo primo tentativo; poi puoi giocare quanto vuoi.
daily-over = Questo giorno è finito, quindi la sua chiave è nota. I suoi giochi si possono ancora giocare, per divertimento.
daily-days = Giorni
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-fetching = Albert va a prendere i giochi del giorno
daily-none = Per i giochi di oggi serve una connessione al server. I giorni che hai guardato si giocano anche senza.
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-name = Il tuo nome nella lista
daily-hamstern = In solitario: fai più punti che puoi.
daily-hop-n-roll = Contro due bot che giocano uguale per tutti. Contano i tuoi punti.
daily-raffzahn = Venti dadi da una piramide, contro il tempo.
daily-nobody = Nessuno lo ha ancora finito.
daily-results = { $count ->
    [one] { $game }: una persona
   *[other] { $game }: { $count } persone
}
daily-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
daily-play = Gioca per la lista
daily-again = Ancora una volta, per divertimento
daily-go-on = Continua la partita
daily-play-old = Gioca per divertimento
daily-counts-not = Questa partita è per divertimento: conta il tuo primo tentativo del giorno.
daily-pass-on = Condividi
daily-share = { $game }: { $result }, posto { $place } su { $count }
daily-copied = Copiato. Incollalo dove vuoi.
daily-of = Giochi del giorno: { $day }
daily-all = Tutti i risultati del giorno
daily-fair = Qualcuno può conoscere i dadi in anticipo?
daily-fair-how = No. Tutti i dadi di un giorno vengono da una sola chiave. La sua impronta si vede il giorno prima, la chiave stessa solo quando il giorno è finito. Chi ha entrambe può verificarle.
daily-holds = Il tuo browser lo ha verificato: la chiave corrisponde all’impronta.
daily-broken = La chiave non corrisponde all’impronta mostrata. Questi dadi non erano onesti.
daily-unproven = Questo browser adesso non può verificarlo.
daily-revealed-at = La chiave sarà visibile: { $when }.
daily-promise = Impronta della chiave del giorno
daily-key = Chiave del giorno
daily-next-promise = Impronta per il giorno dopo
daily-sealed = Altri hanno forse ancora davanti gli stessi dadi: il seme di un gioco del giorno si vede solo quando il giorno è finito. Verificalo allora.
