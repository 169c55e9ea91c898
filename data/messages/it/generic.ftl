# Un gioco per cui nessuno ha ancora disegnato una pagina: pulsanti e testo.
generic-ask = { $shared ->
    [yes] { $name }, che cosa fai?
   *[no] Che cosa fai?
}
generic-wait = Tocca a { $names }
generic-choices = Che cosa puoi fare
generic-write = La tua mossa, in notazione
generic-do = Esegui
generic-back = Comincia diversamente
generic-yes = sì
generic-no = no
