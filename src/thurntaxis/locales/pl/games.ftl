### Moje gry: trwające, zakończone i to, co z nich wynika.

games-title = Moje gry
games-none = Nie ma jeszcze zakończonych gier. Pojawią się tu same.
games-none-such = Żadna gra nie pasuje do tego wyboru.
games-finished = Zakończone gry
games-all = wszystkie
games-opponents = Przeciwnicy
games-players = Gracze
games-result = Wynik
games-won = wygrane
games-lost = przegrane
games-people = ludzie
games-bots = różne poziomy
games-against = przeciw: { $names }
games-place = miejsce { $place } z { $players }
games-winner = wygrana
games-resigned = poddana
games-device = na jednym urządzeniu
games-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
games-uncounted = nie liczy się
games-deal = gra dnia
games-replay = Powtórka
games-more = Wcześniejsze gry
games-figures = Jak grasz
games-played = rozegrane
games-won-share = wygrane
games-average = średnia punktów
games-streak = obecna seria wygranych
games-longest = najdłuższa seria wygranych
games-peer = Mniej więcej poziom { $level }.
games-peer-between = Przedział 95%: od { $low } do { $high }, według ostatnich gier z botami ({ $games }).
games-sources = Skąd masz punkty
games-source-carriage = Powóz
games-source-routes = Długie trasy
games-source-regions = Obszary
games-source-all_provinces = Wszystkie regiony
games-source-game_end = Zakończenie gry
games-source-houses = Nieustawione domy
games-tallies = Według przeciwników
games-curve = Punkty w czasie
games-curve-text =
    Od { $begin } do { $now } punktów średnio; { $groups ->
        [one] { $groups } punkt krzywej
        [few] { $groups } punkty krzywej
        [many] { $groups } punktów krzywej
       *[other] { $groups } punktu krzywej
    }, od najstarszych.
games-cities = Najczęściej zaczynasz od:
games-city = { $city } ({ $count }×)
games-keep = Eksport i usuwanie
games-keep-text = Wszystko na tej stronie wynika z gier, które są tu przechowywane; niczego więcej nie zbieramy.
games-export = Wszystkie zapisy, jeden plik
games-export-zip = Wszystkie zapisy jako zip
games-import = Wczytaj gry
games-import-text = Gry zapisane gdzie indziej na stronie „Moje gry”, na serwerze albo w innej przeglądarce: plik z zapisem w każdym wierszu albo zip.
games-import-checking = Sprawdzono gry: { $done } z { $all }…
games-import-storing = Wczytano gry: { $done } z { $all }…
games-import-new =
    { $count ->
        [0] W pliku nie ma nowych gier.
        [one] Można wczytać jedną grę.
        [few] Można wczytać { $count } gry.
       *[many] Można wczytać { $count } gier.
    }
games-import-known =
    { $count ->
        [one] Jedna już tu jest.
        [few] { $count } już tu są.
       *[many] { $count } już tu jest.
    }
games-import-bad =
    { $count ->
        [one] Jednej gry nie można wczytać:
       *[many] { $count } gier nie można wczytać:
    }
games-import-line = Wiersz { $line }: { $problem }
games-import-file = { $file }: { $problem }
games-import-more = … i jeszcze { $count }
games-import-go = Wczytaj
games-import-done =
    { $count ->
        [one] Wczytano jedną grę.
        [few] Wczytano { $count } gry.
       *[many] Wczytano { $count } gier.
    }
games-import-too-large = Plik jest za duży: najwyżej { $megabytes } MB i { $games } gier.
games-import-unreadable = To nie jest ani plik z zapisami, ani zip z nimi.
games-forget = Usuń moje imię
games-forget-all = Usuń moje imię wszędzie
games-forget-text = W tej zakończonej grze zamiast twojego imienia będzie „?”. Gra zostaje dla innych i znika z twojej listy. Tego nie da się cofnąć.
games-forget-all-text = We wszystkich twoich zakończonych grach zamiast twojego imienia będzie „?”. Gry zostają dla innych i znikają z twojej listy razem ze statystykami. Tego nie da się cofnąć.
games-forgotten =
    { $count ->
        [one] Twojego imienia nie ma już w { $count } grze.
        [few] Twojego imienia nie ma już w { $count } grach.
        [many] Twojego imienia nie ma już w { $count } grach.
       *[other] Twojego imienia nie ma już w { $count } gry.
    }
