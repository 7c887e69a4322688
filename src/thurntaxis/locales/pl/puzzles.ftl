### Zadania: jedna tura do rozegrania najlepiej, jak się da.

puzzle-goal-win = Zadanie { $puzzle }, poziom { $level }: to twoja ostatnia tura. Wygraj grę.
puzzle-goal-points = Zadanie { $puzzle }, poziom { $level }: to twoja ostatnia tura. Zdobądź jak najwięcej punktów.
puzzle-goal-end = Zadanie { $puzzle }, poziom { $level }: ta tura może być ostatnia. Zakończ nią grę i wygraj.
puzzle-goal-chance = Zadanie { $puzzle }, poziom { $level }: rozegraj tę turę najlepiej, jak się da.
puzzle-solved = Rozwiązane: lepiej się nie da.
puzzle-solved-chance = Rozwiązane: nic lepszego nie znamy.
puzzle-cost-win = Szansa na wygraną maleje o { $cost } pkt proc.
puzzle-cost-points = Stracone punkty: { $cost }.
puzzle-cost-end = W ten sposób nie wygrasz w tej turze.
puzzle-cost-chance = Szansa na wygraną maleje o { $cost } pkt proc.
puzzle-solution = Jeden z najlepszych sposobów: { $actions }
puzzle-reason-administrator = Decyduje zarządca: { $best } z nim, { $without } bez niego.
puzzle-reason-cartwright = Decyduje kołodziej: { $best } z nim, { $without } bez niego.
puzzle-reason-postal_carrier = Decyduje pocztylion: { $best } z nim, { $without } bez niego.
puzzle-reason-postmaster = Decyduje kierownik poczty: { $best } z nim, { $without } bez niego.
puzzle-reason-houses = Domy w jednym regionie albo po jednym w każdym: { $best } w ten sposób, { $without } w drugi.
puzzle-reason-cards = Decyduje właściwa karta: { $best } z nią, { $without } z inną.
puzzle-reason-turn = Tura przynosi punkty: { $points } (powóz: { $carriage }, żetony bonusowe: { $tiles }, domy: { $houses }).
puzzle-reason-end = Wynik na koniec: ty { $points }, { $player } { $others }.
puzzle-reason-tie = Przy remisie wygrywa ten, kto zakończył grę, a jeśli nie on, to następny zgodnie z ruchem wskazówek zegara.
puzzle-as-good = Równie dobre w kroku { $step }: { $actions }.
puzzle-tempting = Kuszące, ale gorsze: { $actions }.
puzzle-reason-chance = Szansa na wygraną: tak { $best }%, a tak, jak grają słabsi, { $without }%.
puzzle-value-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
puzzle-value-average = średnio { $points } pkt
puzzle-value-win = wygrana
puzzle-value-lost = brak wygranej
puzzle-value-chance = { $chance }% szans na wygraną

## Strona w przeglądarce

puzzles-title = Zadania
puzzles-today = Zadanie dnia
puzzles-unknown = Nie ma takiego zadania.
puzzles-hint = Podpowiedź
puzzles-hint-is = Następny krok: { $action }
puzzles-solution = Rozwiązanie
puzzles-again = Jeszcze raz
puzzles-next = Następne zadanie
puzzles-choose = Wybierz temat i poziom
puzzles-theme = Temat
puzzles-level = Poziom
puzzles-all = wszystkie
puzzles-theme-cartwright = Kołodziej
puzzles-theme-postal_carrier = Pocztylion
puzzles-theme-postmaster = Kierownik poczty
puzzles-theme-houses = Domy: jeden region czy kilka
puzzles-theme-cards = Właściwa karta
puzzles-theme-administrator = Zarządca
puzzles-theme-route = Układanie trasy
puzzles-theme-discards = Co odrzucić?
puzzles-theme-early = Wczesne zamknięcie
puzzles-theme-waiting = Trasa zostaje otwarta
puzzles-theme-tiles = Kończą się żetony
puzzles-theme-ending = Koniec gry
puzzles-rating = Twój ranking: { $rating } ± { $deviation }, zadania: { $count }. Liczy się tylko pierwsza próba, bez pomocy.
# What can be chosen, and how many puzzles it has.
puzzles-counted = { $name } ({ $count })
puzzles-practice = Ćwicz na błędach z własnych gier
puzzles-streak = Rozwiązane z rzędu: { $streak }. Najdłuższa seria: { $longest }.
puzzles-rush = Wyścig
puzzles-rush-text = Jak najwięcej zadań w pięć minut, najpierw łatwe. Trzy złe odpowiedzi kończą wyścig. Ranking się nie zmienia.
puzzles-rush-start = Rozpocznij wyścig
puzzles-rush-running = Rozwiązane: { $solved }. Błędy: { $missed } z 3. Pozostały czas: { $time }
puzzles-rush-over = Wyścig skończony. Rozwiązane: { $solved }.
puzzles-rush-record = To twój najlepszy wynik.
puzzles-rush-best = Twoje najlepsze wyniki: { $results }
puzzles-rush-again = Jeszcze raz
puzzles-rush-stop = Przerwij wyścig
