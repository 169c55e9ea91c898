# Een spel leren door het te spelen.
lesson-opening = Albert zet { $game } klaar
lesson-failed = Deze les kan niet worden getoond.
lesson-coach = Albert legt het je uit
lesson-step = Stap { $step } van { $steps }
lesson-go-on = Verder
lesson-finish = Klaar
lesson-as-good = Mijn zet was een andere. Ik ga met de mijne verder, dus het ziet er zo iets anders uit.
lesson-watch = Kijk wat de anderen doen.
lesson-take-back = Terugnemen
lesson-show = Laat zien
lesson-skip = Les verlaten
lesson-over = Nu kun je { $game } spelen.
lesson-play = Tegen een milde bot spelen
lesson-again = Nog eens leren
lesson-offer = Nieuw hier? Speel een paar zetten met me mee, dan ken je het spel in drie minuten.
lesson-begin = Laat zien hoe
lesson-decline = Ken ik al
