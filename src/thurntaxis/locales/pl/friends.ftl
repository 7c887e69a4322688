### Tables for friends, tables on one device, the lobby.

friends-table-name = Nazwa stołu
friends-count = Znajomi zaproszeni linkiem
friends-bots = Boty
friends-pace = Tempo
pace-live = Wszyscy przy stole
pace-correspondence = Korespondencyjnie, przez kilka dni
friends-clock = Czas
clock-none = bez limitu
clock-seconds = { $count } s
clock-turn = { $time } na turę
clock-bank = { $time } na całą grę
clock-some =
    { $unit ->
        [minutes] { $count ->
            [one] jedna minuta
            [few] { $count } minuty
           *[many] { $count } minut
        }
       *[days] { $count ->
            [one] jeden dzień
           *[many] { $count } dni
        }
    }
friends-rules = Zasady
rules-standard = Standardowe
rules-first-printing = Pierwsze wydanie
rules-icelandic = Wydanie islandzkie
rules-own = Własny wybór
rules-standard-help = Jak w aktualnej instrukcji.
rules-first-printing-help = Żeton za wszystkie regiony nie wymaga domu w Baiern.
rules-icelandic-help = Gdy zabraknie żetonów za daną długość, żeton za krótszą trasę dostaje się tylko za trasę z co najmniej 7 kart.
rules-own-help = Własne ustawienia; zapytaj osobę, która założyła stół.
option-known = Pokazuj znane karty
option-known-help = Karty dobrane na oczach wszystkich pozostają jawne
option-tiles = Pokazuj punkty
option-tiles-help = Wartości cudzych żetonów i dotychczasowe punkty
option-hints = Zezwól na podpowiedzi
option-listed = Pokaż w poczekalni
option-listed-help = Każdy może dołączyć albo oglądać
fact-known = Znane karty
fact-points = Punkty
fact-hints = Podpowiedzi
fact-memory = trzeba zapamiętać
fact-allowed = dozwolone
fact-rated = gra rankingowa
fact-rating = Ranking
fact-casual = gra towarzyska
casual-now = Od tej chwili to gra towarzyska.
casual-bots = Grają same boty.
casual-apart = Takie gry nigdzie się nie liczą.
casual-address = Wszystkie osoby grają z tego samego adresu.
casual-hint = Ktoś poprosił o podpowiedź.
casual-taken_back = Cofnięto turę.
casual-left = Ktoś odszedł w pierwszych rundach.
watch-people = Gry między ludźmi
watch-people-text = Szanse i komentarze pojawiają się dwie rundy później, więc nikomu nie pomagają.
watch-none = W tej chwili nikt nie gra publicznej gry.
watch-bots = Silne boty
watch-bots-text = Trzy silne boty grają w przyjemnym tempie, dopóki ktoś patrzy. Widać szanse każdego gracza i komentarze.
watch-bots-go = Oglądaj boty
friends-create = Załóż stół
device-text = Wszyscy grają na tym urządzeniu. Między turami kurtyna zasłania karty na ręce.
device-count = Liczba osób
device-player = Gracz { $number }
device-lot = O tym, kto zaczyna i jakie kto ma kolory, decyduje los.
device-start = Zacznij
lobby-new = Nowy stół
lobby-tournaments = Turnieje
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-empty = Nie ma teraz stołów. Załóż swój!
lobby-programs = Programy
lobby-programs-text = Programy, które gracze połączyli z tym serwerem. Grają samodzielnie i mają osobny ranking.
lobby-play = Zagraj
program-playing =
    { $games ->
        [one] gra w jedną grę naraz
        [few] gra w { $games } gry naraz
       *[many] gra w { $games } gier naraz
    } · teraz { $playing }
