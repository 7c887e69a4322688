# Turnieje.

tournaments-title = Turnieje
tournaments-yours = Twoje
tournaments-listed = Otwarte dla wszystkich
tournaments-none = Nie ma jeszcze turniejów. Załóż turniej i wyślij link.
tournament-title = Turniej
tournament-new = Nowy turniej
tournament-show = Pokaż
tournament-to-table = Do twojego stołu
tournament-row =
    { $status ->
        [open] Otwarty: { $count ->
            [0] jeszcze nikt się nie zapisał
            [one] zapisana { $count } osoba
            [few] zapisane { $count } osoby
           *[many] zapisanych { $count } osób
        }
        [running] Runda { $round } z { $rounds }, uczestnicy: { $count }
        [paused] Wstrzymany w rundzie { $round } z { $rounds }
        [cancelled] Odwołany
       *[over] Zakończony, uczestnicy: { $count }
    }
tournament-name = Nazwa turnieju
tournament-system = System
tournament-swiss = Szwajcarski
tournament-swiss-help = W każdej rundzie grasz z osobami o podobnej liczbie punktów i, jeśli to możliwe, z nikim dwa razy.
tournament-round_robin = Każdy z każdym
tournament-round_robin-help = Każdy gra z każdym raz, po dwie osoby przy stole. Dla najwyżej 16 osób.
tournament-knockout = Pucharowy
tournament-knockout-help = Po dwie osoby przy stole; wygrana daje awans, przegrana oznacza odpadnięcie.
tournament-size = Osób przy stole
tournament-rounds = Rundy
tournament-duplicate = Te same karty przy każdym stole
tournament-duplicate-help = Przy wszystkich stołach rundy są te same karty, więc wyniki można porównać. Do końca rundy nikt nie widzi innych stołów.
tournament-points = Punkty
tournament-points-winner = Jeden punkt za wygraną
tournament-points-winner-help = Wygrana gra daje jeden punkt.
tournament-points-places = Punkty za miejsce
tournament-points-places-help = Pokonanie wszystkich przy stole daje trzy punkty, pokonanie niektórych odpowiednią część: 3, 2, 1, 0 przy czterech osobach.
tournament-points-duplicate = W porównaniu z innymi stołami
tournament-points-duplicate-help = Twój wynik porównuje się z wynikami osób, które miały te same karty i tę samą kolejność gry. Lepszy od wszystkich daje trzy punkty, lepszy od niektórych odpowiednią część; remis liczy się w połowie.
tournament-rated = Gry rankingowe
tournament-rated-help = Gry liczą się do rankingu.
tournament-casual-help = Gry nie liczą się do rankingu.
tournament-fill = Uzupełnij botami
tournament-fill-none = Bez botów
tournament-starts = Zaczyna się automatycznie (zostaw puste, aby zacząć samodzielnie)
tournament-listed = Otwarty dla wszystkich
tournament-listed-help = Znajdzie go każdy na tym serwerze. W przeciwnym razie tylko osoby, które mają link.
tournament-create = Załóż turniej
tournament-tables-of = Osób przy stole: { $count }
tournament-filled-by = Uzupełniany botami: { $level }
tournament-begins = Początek: { $when }
tournament-join = Weź udział
tournament-joined = Bierzesz udział. Gdy zacznie się pierwsza runda, pojawi się tu twój stół.
tournament-leave = Opuść turniej
tournament-leave-text = Nie zagrasz w kolejnych rundach. Rozegrane gry nadal się liczą.
tournament-begin = Zacznij teraz
tournament-pause = Wstrzymaj
tournament-resume = Wznów
tournament-cancel = Odwołaj
tournament-cancel-not = Nie odwołuj
tournament-remove = Usuń: { $name }
tournament-replace = Niech bot gra dalej za: { $name }
tournament-organiser = Dla organizatora
tournament-cancel-text = Nie będzie więcej rund. Trwające gry można dokończyć. Tego nie da się cofnąć.
tournament-take-out = Usuń
tournament-remove-text = Ta osoba nie zagra w kolejnych rundach. Trwająca gra toczy się dalej.
tournament-bot-on = Niech gra dalej bot
tournament-replace-text = Od następnej rundy bot gra pod tym imieniem i z tymi punktami.
tournament-time-help = Obowiązuje od następnej rundy.
tournament-correct = Ustal wynik
tournament-correct-text = Wybierz miejsce każdego gracza. Uwaga powie wszystkim, że wynik ustalono.
tournament-place = Miejsce: { $name }
tournament-save = Zapisz
tournament-standings = Tabela
tournament-players = Uczestnicy
tournament-cross = Pod punktami każdej rundy: miejsca rywali.
tournament-rank = Miejsce
tournament-player = Imię
tournament-total = Punkty
tournament-opponents = Punkty rywali
tournament-wins = Wygrane
tournament-bot = { $name } (bot, { $level })
tournament-round = Runda { $number }
tournament-winner = Turniej wygrywa: { $name }.
tournament-round-about = Przy każdej grze: zdobyte punkty, a pogrubione: punkty do tabeli turnieju.
tournament-score = { $count } pkt
tournament-gone = już nie gra
tournament-by-bot = grę skończył bot
tournament-bye = pauzuje w tej rundzie i dostaje punkty za wygraną
tournament-replay = Powtórka
tournament-review = Analizuj
tournament-watch = Do stołu
tournament-sealed = Zakryty do końca rundy
tournament-corrected = Wynik ustalony przez organizatora
tournament-how = Jak liczą się punkty i remisy
tournament-ties = O remisach rozstrzygają punkty rywali, potem wygrane, potem punkty zdobyte w grach, a na końcu los.
tournament-absent = Jeśli twój czas skończy się w grze dwa razy, bot zajmie twoje miejsce do twojego powrotu. Jeśli grę skończy bot, nie dostajesz za nią punktów; pozostali zachowują swoje.
tournament-csv = Tabela jako plik CSV
tournament-json = Wszystkie rundy jako plik JSON
tournament-notes = Uwagi
tournament-note =
    { $kind ->
        [paused] Organizator wstrzymał turniej.
        [resumed] Turniej trwa dalej.
        [removed] Decyzją organizatora z turnieju odpada: { $about }.
        [replaced] Organizator wyznaczył bota, który gra dalej za: { $about }.
        [extended] Organizator zmienił czas gry.
        [corrected] Organizator ustalił wynik (runda/stół { $about }).
        [too_few] W chwili rozpoczęcia zapisanych było za mało osób.
        [void] Jednej gry nie dało się dokończyć; wszyscy przy tym stole dostają punkty za wygraną.
       *[cancelled] Organizator odwołał turniej.
    }
