# Een spel leren door het te spelen.
lesson-opening = Albert zet { $game } klaar
lesson-failed = Deze les kan niet worden getoond.
lesson-coach = Albert legt het je uit
lesson-step = Stap { $step } van { $steps }
lesson-go-on = Verder
lesson-finish = Klaar
lesson-as-good = Mijn zet was een andere. Ik ga met de mijne verder, dus zo meteen ziet het er iets anders uit.
lesson-watch = Kijk wat de anderen doen.
lesson-right = Zo is het.
lesson-missed = Nog niet: neem het terug.
lesson-take-back = Terugnemen
lesson-show = Laat zien
lesson-skip = Les verlaten
lesson-over = Nu kun je { $game } spelen.
lesson-play = Tegen een milde bot spelen
lesson-again = Nog eens leren
lesson-offer = Nieuw hier? Speel een paar zetten met me mee, dan ken je het spel in drie minuten.
lesson-begin = Laat zien hoe
lesson-decline = Ken ik al

## Puzzles
puzzle-ask = Hier is één zet duidelijk de beste. Welke?
puzzle-count = Puzzel { $puzzle } van { $puzzles }
puzzle-leave = Puzzels verlaten
puzzle-solved = Opgelost.
puzzle-right = Dat is de beste zet.
puzzle-right-by = Precies: { $share } van een overwinning beter dan al het andere.
puzzle-wrong = Er is iets beters.
puzzle-wrong-by = Er is iets dat { $share } van een overwinning beter is.
puzzle-why = De beste zet { $why }.
puzzle-over = Je hebt alle puzzels van { $game } gezien.
puzzle-again = Opnieuw vanaf de eerste
puzzle-failed = Deze puzzels kunnen niet worden getoond.
