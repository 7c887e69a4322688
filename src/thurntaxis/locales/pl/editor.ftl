editor-title = Edytor pozycji
editor-tool = Kliknięcie mapy
editor-seat = Dla
editor-tool-houses = Domy
editor-tool-route = Trasa
editor-tool-hand = Ręka
editor-tool-display = Wystawa
editor-tool-discards = Odrzucone
editor-tool-houses-about = Stawia dom tego gracza w mieście albo go zabiera.
editor-tool-route-about = Dodaje miasto do trasy tego gracza. Kliknięcie końca zabiera go.
editor-tool-hand-about = Dodaje kartę do ręki tego gracza.
editor-tool-display-about = Kładzie kartę na wybranym polu wystawy i przechodzi do następnego.
editor-tool-discards-about = Dodaje kartę do odrzuconych.
editor-problems =
    { $count ->
        [one] To niemożliwe
        [few] { $count } rzeczy są niemożliwe
        [many] { $count } rzeczy jest niemożliwych
       *[other] { $count } rzeczy jest niemożliwych
    }
editor-possible = Ta pozycja jest możliwa.
editor-checking = Sprawdzanie…
editor-table = Stół
editor-players = Gracze
editor-from-here = Od tego miejsca
editor-try = Wypróbuj
editor-exercise = Zrób z tego ćwiczenie
editor-play-on = Graj dalej z botami
editor-play-on-text = Od tego miejsca grasz dalej. Nieznane karty zostaną rozdane losowo, zgodnie z pozycją.
editor-undo = Cofnij
editor-copy-link = Kopiuj link
editor-copy-line = Kopiuj jako tekst
editor-copied = Skopiowano.
editor-not-copied = Przeglądarka nie pozwala kopiować. Wiersz jest poniżej.
editor-save-png = Zapisz jako PNG
editor-save-svg = Zapisz jako SVG
editor-start-from = Zacznij od
editor-open-text = Pozycja w jednym wierszu, link albo zapis gry
editor-open-ply = Krok zapisu (jeśli to zapis)
editor-open = Otwórz
editor-open-file = Otwórz plik
editor-empty = Pusty stół
editor-file-large = Ten plik jest za duży.
editor-name = Imię
editor-hand = Ręka
editor-hidden = Nieznane karty
editor-any-number = dowolnie wiele
editor-take-away = Zabierz: { $name }
editor-none = brak
editor-seen = wszyscy ją widzieli
editor-secret = zna ją tylko jej właściciel
editor-route = Trasa
editor-houses =
    { $count ->
        [one] 1 dom
        [few] { $count } domy
        [many] { $count } domów
       *[other] { $count } domu
    }
editor-carriage = Powóz
editor-tiles = Żetony premii
editor-tile = { $stack }: { $value }
editor-add-tile = Dodaj żeton
editor-display = Wystawa
editor-discards = Odrzucone
editor-hidden-discards = Nieznane odrzucone karty
editor-turn = Kolej gracza
editor-phase = Faza
editor-phase-draw = Dobranie karty
editor-phase-play = Wyłożenie karty
editor-phase-finish = Zamknięcie trasy lub koniec tury
editor-phase-houses = Ustawianie domów
editor-phase-carriage = Kołodziej
editor-phase-discard = Odrzucanie kart
editor-phase-over = Koniec gry
editor-official = Urzędnik w tej turze
editor-round = Runda
editor-rules = Zasady
editor-own-rules = własne opcje
editor-thinking = Namysł…
editor-best = Najlepsze ruchy
editor-exact = Dokładne szanse
editor-exact-called = Ogłoszono koniec. Oto dokładne szanse wygranej, każda karta jest policzona.
editor-exact-open = W tej turze można ogłosić koniec. Oto dokładne szanse wygranej w tej rundzie, każda karta jest policzona.
editor-exact-rivals = Zakładamy, że gracze, którzy mają jeszcze turę, dostają dowolne karty. Te szanse są więc gwarantowane.
editor-rollout = Symulacja
editor-rollout-about = Rozgrywa każdy ruch wiele razy do końca gry. Wszystkie ruchy dostają te same karty.
editor-rollout-games = Gry
editor-rollout-level = Boty
editor-rollout-stop = Zatrzymaj
editor-rollout-start = Symuluj
editor-rollout-done = { $games } z { $total } gier
editor-rollout-figures = { $low }–{ $high }%, { $points } pkt
editor-rollout-behind = { $behind } ± { $error } punktu procentowego mniej
editor-back = Wróć do edytora
