### Reviews of games: grades, sizes of mistakes, and reasons with figures that were counted.
###
### Variables
###   $best     in how many games, with the better way
###   $other    in how many games, with the other way
###   $games    how many games were played on from each
###   $turns    the player's own turns, with the one under way
###   $rounds   rounds for which the games were played on
###   $length   cards in a route
###   $city     a city's name as on the board
###   $player   a player's name
###   $stack    the name of a bonus tile stack
###   $carriage the number on a carriage
###   $houses, $count   how many houses, how many cards
###   $number   the number of a level
###   $ply      the number of an action
###   $action   an action in words
###   $change   a change of a chance, in percentage points, with its sign
###   $way, $played, $better   ways to decide, in words
###   $chances  players with their chances, in a list

review-size-none = dobrze
review-size-slip = niedokładność
review-size-mistake = błąd
review-size-blunder = poważny błąd
review-count-decisions =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
review-count-blunder =
    { $count ->
        [one] { $count } poważny błąd
        [few] { $count } poważne błędy
       *[many] { $count } poważnych błędów
    }
review-count-mistake =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
review-count-slip =
    { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }

review-grade-excellent = Znakomicie
review-grade-strong = Bardzo dobrze
review-grade-solid = Solidnie
review-grade-uneven = Nierówno
review-grade-learning = W trakcie nauki
review-grade-none = Brak decyzji

# In the browser: the panel beside the table, and the sheet with the summary.
review-waiting = Czeka na swoją kolej…
review-running = Trwa analiza gry…
review-stop = Przerwij
review-stopped = Analizę przerwano.
review-scored = Punkty
review-points-over = Punkty w trakcie gry
# $ply: how many of $plies actions have been looked at.
review-so-far = Na razie sprawdzono decyzje do kroku { $ply } z { $plies }.
review-again = Zacznij od nowa
review-thorough = Przyjrzyj się dokładniej
review-note = W punktach procentowych szansy na wygraną, tak jak widzi ją silny bot na podstawie tego, co gracz mógł wiedzieć.
review-chances = Szanse na wygraną
review-to-win = Wygrana
review-curve-at = Krok { $ply }: { $chances }
review-table = Krzywa jako tabela
review-turn = Tura
review-marks = Oznaczenia
review-moments = Kluczowe momenty
review-whose = Czyje momenty
review-everybody = wszyscy
review-step = krok { $ply }
review-all = Pokaż wszystkie ({ $count })
review-few = Pokaż tylko najważniejsze
review-played-way = Zagrano: { $way }
review-better-way = Lepiej: { $way }
review-told = Wybór ({ $name }): { $played }. Lepiej: { $better }.
review-luck-good = szczęśliwa karta { $city }
review-luck-bad = pechowa karta { $city }
review-summary = Podsumowanie
review-copy = Kopiuj tekst
review-copied = Skopiowano
review-winner = zwycięzca
review-share = Thurn und Taxis, analiza: { $players }

# In the browser: costly decisions as positions to play.
review-learn = Uczę się na swoich błędach
review-learn-these = Ucz się na tych błędach
review-learn-at = Pozycja { $at } z { $count }
review-learn-task = Decyduje { $name }. Zagrano: { $way }. Znajdź coś lepszego.
review-learn-find = Jak tu zagrasz za: { $name }? Wykonaj ruch przy stole.
review-learn-weighing = Trwa ocena…
review-learn-found = Dobrze: lepszego sposobu nie znamy.
review-learn-same = To właśnie zagrano.
review-learn-better = Lepsze niż to, co zagrano, ale nie najlepsze: { $change }
review-learn-worse = Nie lepsze: { $change }
review-learn-short = Jest coś lepszego: { $change }
review-learn-again = Spróbuj ponownie
review-learn-show = Pokaż
review-learn-next = Dalej
review-learn-back = Wróć do analizy
review-learn-closings = Sposoby zamknięcia trasy
review-learn-choose = Sposób zamknięcia trasy wybierz z listy w analizie.
review-learn-not = Tego nie można tu zrobić.
review-learn-done = To wszystko. Znaleziono: { $found } z { $count }.

# In the browser: a game tried out from one of its moments.
analysis-title = Plansza do analizy
analysis-at = { $at } z { $last }
analysis-note = Graj za wszystkich. Karty pojawiają się losowo; potem możesz wybrać inne.
analysis-keep = Zachowaj jako opracowanie
analysis-rollout = Symuluj
review-to-study = Zamień w opracowanie
analysis-card-display = Odkryta
analysis-card-hand = Dobrana
analysis-chance = losowo
analysis-city = { $city } ({ $count })
analysis-chances = Szanse na wygraną: { $chances }
analysis-leave = Wróć do gry

# Ends a sentence that has said what happens.
review-in-games =
    w { $best } na { $games } gier, przy drugim ruchu w { $other ->
        [0] żadnej
       *[other] { $other }
    }

review-reason-close =
    { $turns ->
        [1] Trasa z { $length } lub więcej kart zamknięta w tej turze: { review-in-games }.
       *[other] Trasa z { $length } lub więcej kart zamknięta w ciągu { $turns } tur: { review-in-games }.
    }
review-reason-city = Trasa z miastem { $city } zamknięta w ciągu { $turns } tur: { review-in-games }.
review-reason-dies = Trasa przepada w ciągu { $turns } tur: { review-in-games }.
review-reason-carriage =
    { $turns ->
        [1] Powóz { $carriage } w tej turze: { review-in-games }.
       *[other] Powóz { $carriage } w ciągu { $turns } tur: { review-in-games }.
    }
review-reason-tile = { $player } zdobywa żeton „{ $stack }” w ciągu { $rounds } rund: { review-in-games }.
review-reason-thrown =
    { $count ->
        [1] Co najmniej jedna karta stracona do następnego zamknięcia trasy: { review-in-games }.
        [few] Co najmniej { $count } karty stracone do następnego zamknięcia trasy: { review-in-games }.
       *[many] Co najmniej { $count } kart straconych do następnego zamknięcia trasy: { review-in-games }.
    }
review-reason-houses = { $houses ->
    [one] Co najmniej jeden dom za jedną trasę w ciągu { $turns } tur: { review-in-games }.
    [few] Co najmniej { $houses } domy za jedną trasę w ciągu { $turns } tur: { review-in-games }.
   *[many] Co najmniej { $houses } domów za jedną trasę w ciągu { $turns } tur: { review-in-games }.
}
review-reason-end = { $player } kończy grę w ciągu { $rounds } rund: { review-in-games }.
review-reason-wins = { $player } wygrywa w ciągu { $rounds } rund: { review-in-games }.
review-reason-leads = { $player } prowadzi w punktach po { $rounds } rundach: { review-in-games }.

# The same for the player who decides.
review-you-close =
    { $turns ->
        [1] W tej turze zamykasz trasę z { $length } lub więcej kart: { review-in-games }.
       *[other] W ciągu { $turns } tur zamykasz trasę z { $length } lub więcej kart: { review-in-games }.
    }
review-you-city = W ciągu { $turns } tur zamykasz trasę z miastem { $city }: { review-in-games }.
review-you-dies = W ciągu { $turns } tur musisz porzucić trasę: { review-in-games }.
review-you-carriage =
    { $turns ->
        [1] W tej turze zdobywasz powóz { $carriage }: { review-in-games }.
       *[other] W ciągu { $turns } tur zdobywasz powóz { $carriage }: { review-in-games }.
    }
review-you-tile = W ciągu { $rounds } rund zdobywasz żeton „{ $stack }”: { review-in-games }.
review-you-thrown =
    { $count ->
        [1] Do następnego zamknięcia trasy tracisz co najmniej jedną kartę: { review-in-games }.
        [few] Do następnego zamknięcia trasy tracisz co najmniej { $count } karty: { review-in-games }.
       *[many] Do następnego zamknięcia trasy tracisz co najmniej { $count } kart: { review-in-games }.
    }
review-you-houses = { $houses ->
    [one] W ciągu { $turns } tur stawiasz za jedną trasę co najmniej jeden dom: { review-in-games }.
    [few] W ciągu { $turns } tur stawiasz za jedną trasę co najmniej { $houses } domy: { review-in-games }.
   *[many] W ciągu { $turns } tur stawiasz za jedną trasę co najmniej { $houses } domów: { review-in-games }.
}
review-you-end = W ciągu { $rounds } rund kończysz grę: { review-in-games }.
review-you-wins = W ciągu { $rounds } rund wygrywasz: { review-in-games }.
review-you-leads = Po { $rounds } rundach prowadzisz w punktach: { review-in-games }.

# What is certain, without counting games.
review-reason-grows =
    { $turns ->
        [1] Trasa zostawiona otwarta zamyka się z { $length } lub więcej kart jeszcze w tej turze: w { $best } na { $games } gier.
       *[other] Trasa zostawiona otwarta zamyka się z { $length } lub więcej kart w ciągu { $turns } tur: w { $best } na { $games } gier.
    }
review-reason-overall =
    { $difference ->
        [one] Drugi ruch wygrywa mniej więcej o jedną grę na 100 mniej.
        [few] Drugi ruch wygrywa mniej więcej o { $difference } gry na 100 mniej.
       *[many] Drugi ruch wygrywa mniej więcej o { $difference } gier na 100 mniej.
    }

# What a review shows, in a file or a terminal.
review-title = Analiza
review-curve = Szansa na wygraną, krok po kroku
review-player = Gracz
review-grade = Gra
review-level = { $grade }, jak poziom { $number }
review-decisions = Decyzje
review-cost = Średni koszt decyzji
review-slips = Niedokładności
review-mistakes = Błędy
review-blunders = Poważne błędy
review-start = Początek
review-luck = Szczęście
review-own = Własne decyzje
review-others = Decyzje innych
review-unforeseen = Nieprzewidziane
review-result = Wynik
review-action = Akcja
review-played = Zagrano
review-better = Lepiej
review-costs = Koszt
review-why = Dlaczego
review-points = Punkty zwrotne
review-books-note = Decyzje porównano z tym, co zrobiłby szybki bot: powyżej 0 to lepiej niż bot. „±” mówi, jak dokładna jest liczba.
review-dominated = W tej grze stało się więcej, niż ocena potrafi wyjaśnić: liczby trzeba czytać ostrożnie.
review-none = Żadnych błędów, które dałoby się odróżnić od dobrej gry.
review-working = Trwa analiza
