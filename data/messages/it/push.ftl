# Messaggi a chi non c’è. Quelli della prima parte li dice il service worker stesso: prendono i nomi così come sono, e
# nessun numero.
push-turn = Tocca a te: { $game }
push-turns = Tocca a te a più tavoli
push-with = con { $names }
push-nudge = { $name } ti aspetta: { $game }
push-stop = Niente più messaggi

# Che cosa ne dice il tavolo.
push-offer = Avvisami quando tocca a me
push-offer-why = Non serve aspettare qui: il tuo browser può avvisarti, anche a pagina chiusa.
push-not-now = No, grazie
push-on = Il tuo browser ti avviserà quando tocca a te.
push-off = Disattiva
push-denied = Il tuo browser non permette a questa pagina di mandare messaggi.
push-failed = Non ha funzionato. Riprova più tardi.
