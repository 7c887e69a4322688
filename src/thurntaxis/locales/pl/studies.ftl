### Strony opracowań

studies-one = Opracowanie
studies-text = Opracowanie przechowuje to, co wypróbujesz: ruchy, warianty, komentarze oraz strzałki i kółka na mapie, podzielone na rozdziały.
studies-none = Nie masz jeszcze opracowań.
studies-row =
    { $chapters ->
        [one] { $chapters } rozdział, { $date }
        [few] { $chapters } rozdziały, { $date }
       *[many] { $chapters } rozdziałów, { $date }
    }
studies-new = Nowe opracowanie
studies-from-games = Z jednej z twoich gier: otwórz jej zapis i wybierz „Wypróbuj ruchy” albo analizę
studies-from-editor = Z pozycji, którą ustawisz
studies-from-file = Otwórz plik tekstowy
studies-large = Ten plik jest za długi: opracowanie może mieć najwyżej { $most } znaków.
studies-opening = Otwieranie opracowania …
studies-all = Wszystkie opracowania
studies-reading = Możesz tu próbować ruchów, ale nie są zapisywane: to opracowanie możesz tylko czytać.
studies-chapter = Rozdział
studies-moves = Ruchy
studies-beginning = Początek
studies-closed =
    { $count ->
        [0] Zamknij trasę bez domów
       *[other] Zamknij trasę: { $cities }
    }
studies-marks = Znaki i rysowanie
studies-mark-excellent = Znakomity ruch
studies-mark-good = Dobry ruch
studies-mark-interesting = Ciekawy ruch
studies-mark-doubtful = Wątpliwy ruch
studies-mark-mistake = Błąd
studies-mark-blunder = Poważny błąd
studies-circle = Kółko
studies-arrow = Strzałka
studies-circle-how = Wybierz miasta na mapie. Wybierz któreś ponownie, aby usunąć jego kółko.
studies-arrow-how = Wybierz miasto, w którym zaczyna się strzałka.
studies-arrow-to = Teraz wybierz miasto, w którym strzałka się kończy.
studies-drawn = Na mapie: { $drawn }.
studies-wipe = Usuń
studies-comment = Komentarz
studies-promote = Ustaw jako główny wariant
studies-delete-step = Usuń od tego miejsca
studies-exercise = Ćwiczenie od tego miejsca
studies-exercises = Rozdziały jako ćwiczenia
studies-save-text = Zapisz jako plik tekstowy
studies-settings = Nazwy i rozdziały
studies-settings-share = Udostępnij i edytuj
studies-name = Nazwa opracowania
studies-chapter-name = Nazwa tego rozdziału
studies-add-chapters = Dodaj rozdziały z pliku
studies-delete-chapter = Usuń ten rozdział
studies-share-reading = Każda osoba z linkiem może czytać
studies-copy-reading = Kopiuj link do czytania
studies-share-editing = Każda osoba z linkiem do edycji może zmieniać
studies-copy-editing = Kopiuj link do edycji
studies-copied = Link skopiowano.
studies-delete = Usuń opracowanie
studies-delete-text = „{ $name }” zostanie usunięte na zawsze, także dla osób, którym je udostępniono.
