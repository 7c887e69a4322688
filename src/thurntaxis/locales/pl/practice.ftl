### Practice: your own mistakes as exercises, and what you tend to get wrong.

practice-title = Ćwiczenia
practice-none = Gdy czytasz analizę swojej gry, jej błędy stają się ćwiczeniami. Wracają tutaj po 1, 3, 7, 16 i 35 dniach.
practice-due =
    { $count ->
        [one] Na dziś przypada { $count } ćwiczenie.
        [few] Na dziś przypadają { $count } ćwiczenia.
       *[many] Na dziś przypada { $count } ćwiczeń.
    }
practice-none-due = Na dziś nie przypada żadne ćwiczenie.
practice-next = Następne będą { $date }.
practice-learnt = Opanowane na dobre: { $count }.
practice-all-learnt = Wszystkie ćwiczenia masz opanowane. Nowe pojawią się z analizą następnej gry.
practice-start = Ćwicz na swoich błędach
practice-ahead = Ćwicz z wyprzedzeniem
practice-ahead-text = Na te ćwiczenia jeszcze nie czas: ćwiczenie z wyprzedzeniem niczego nie zmienia.
practice-comes-back = Wróci { $date }.
practice-stays-away = To ćwiczenie udało się pięć razy na przestrzeni tygodni: jest opanowane i już nie wróci.
practice-same-theme = { $count ->
    [one] Jedno zadanie na ten sam temat
    [few] { $count } zadania na ten sam temat
   *[many] { $count } zadań na ten sam temat
}
practice-back = Wróć do moich gier
practice-from-review = Twoje błędy wrócą jako ćwiczenia, począwszy od jutra.
practice-to-puzzles = Zadania
practice-kinds = Co często się nie udaje
practice-kinds-from =
    { $games ->
        [one] Z analizy { $games } gry.
       *[many] Z analiz { $games } gier.
    }
practice-times = { $count }×
practice-puzzles =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }
practice-kind-late = Zbyt późne zamknięcie trasy
practice-kind-soon = Zbyt wczesne zamknięcie trasy
practice-kind-dropped = Porzucenie trasy
practice-kind-cartwright = Zapomniany kołodziej
practice-kind-administrator = Zapomniany zarządca
practice-kind-postmaster = Zapomniany kierownik poczty
practice-kind-postal_carrier = Zapomniany pocztylion
practice-kind-called = Urzędnik wezwany na próżno
practice-kind-houses = Źle wybrane domy
practice-kind-discards = Źle wybrane karty do odrzucenia
practice-kind-card = Wzięta niewłaściwa karta
practice-kind-route = Zagrana niewłaściwa karta lub na niewłaściwym końcu
