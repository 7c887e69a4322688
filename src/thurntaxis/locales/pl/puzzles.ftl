### Zadania: jedna tura do rozegrania najlepiej, jak się da.

puzzle-goal-win = Zadanie { $puzzle }, poziom { $level }: to twoja ostatnia tura. Wygraj grę.
puzzle-goal-points = Zadanie { $puzzle }, poziom { $level }: to twoja ostatnia tura. Zdobądź jak najwięcej punktów.
puzzle-goal-chance = Zadanie { $puzzle }, poziom { $level }: rozegraj tę turę najlepiej, jak się da.
puzzle-solved = Rozwiązane: lepiej się nie da.
puzzle-solved-chance = Rozwiązane: nic lepszego nie znamy.
puzzle-cost-win = To kosztuje { $cost }% szansy na wygraną.
puzzle-cost-points = Stracone punkty: { $cost }.
puzzle-cost-chance = Szansa na wygraną maleje o { $cost } pkt proc.
puzzle-solution = Jeden z najlepszych sposobów: { $actions }
puzzle-reason-cartwright = Decyduje kołodziej: { $best } z nim, { $without } bez niego.
puzzle-reason-postal_carrier = Decyduje pocztylion: { $best } z nim, { $without } bez niego.
puzzle-reason-postmaster = Decyduje kierownik poczty: { $best } z nim, { $without } bez niego.
puzzle-reason-houses = Decyduje wybór domów: { $best } z tymi, { $without } z innymi.
puzzle-reason-cards = Decyduje właściwa karta: { $best } z nią, { $without }, gdy trasa zostaje otwarta.
puzzle-reason-chance = Szansa na wygraną: tak { $best }%, a tak, jak grają słabsi, { $without }%.
