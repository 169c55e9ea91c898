# Nachrichten an jemanden, der weg ist. Die des ersten Teils sagt der Service Worker selbst: Sie nehmen Namen, wie sie
# sind, und keine Zahlen.
push-turn = Du bist dran: { $game }
push-turns = Du bist an mehreren Tischen dran
push-with = mit { $names }
push-nudge = { $name } wartet auf dich: { $game }
push-stop = Keine Nachrichten mehr

# Was der Tisch dazu sagt.
push-offer = Sag mir, wenn ich dran bin
push-offer-why = Du musst hier nicht warten: Dein Browser kann es dir sagen, auch wenn diese Seite zu ist.
push-not-now = Nein, danke
push-on = Dein Browser sagt dir, wenn du dran bist.
push-off = Ausschalten
push-denied = Dein Browser lässt diese Seite keine Nachrichten schicken.
push-failed = Das hat nicht geklappt. Bitte versuch es später noch einmal.
