title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = trasy pocztowe około roku 1800

table-name = { $name } · runda { $round }
menu-hint = Podpowiedź
menu-night = Noc
menu-day = Dzień
menu-settings = Ustawienia
menu-tiles = Żetony
menu-log = Przebieg
menu = Menu
close-sheet = Zamknij

on-the-table = Odkryte karty
your-route = Twoja trasa
route-of = Trasa: { $name }
hand = Ręka
players = Gracze
bonus-tiles = Żetony bonusowe
carriages = Powozy
log = Przebieg gry
officials = Urzędnicy
route-length =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

official-administrator = Zarządca
official-postmaster = Kierownik poczty
official-postal_carrier = Pocztylion
official-cartwright = Kołodziej
official-administrator-does = wymieniasz całą szóstkę
official-postmaster-does = dobierasz dwie
official-postal_carrier-does = wykładasz dwie
official-cartwright-does = może brakować dwóch
official-callable = { $name }: może teraz pomóc
official-called = { $name }: pomaga w tej turze
official-waiting = { $name }: nie teraz
official-spent = { $name }: w tej turze pomaga już inny urzędnik

supply =
    Zakryty stos, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
empty-slot = Puste miejsce
no-hand = Brak kart
card-play = Wyłóż { $city }
card-fits = pasuje do twojej trasy
end-fits = { $city } pasuje
end-fits-many =
    { $count ->
        [one] { $count } pasuje
        [few] { $count } pasują
       *[many] { $count } pasuje
    }
end-open = wolne
end-dead = ślepa droga
end-left = Przed kartą { $city }: { $cards }
end-right = Za kartą { $city }: { $cards }
end-which =
    { $where ->
        [left] Która karta przed kartą { $city }?
       *[right] Która karta za kartą { $city }?
    }
route-empty = Twoja pierwsza karta rozpocznie trasę
hand-hidden =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

cancel = Anuluj

drop-title = Porzucić trasę?
drop-text =
    Rozpoczynając nową trasę kartą <b>{ $city }</b>, odrzucasz { $count ->
        [one] swoją jedyną wyłożoną kartę ({ $first })
        [few] { $count } karty ({ $first } – { $last })
       *[many] { $count } kart ({ $first } – { $last })
    }. Nic za to nie dostaniesz.
last-turn-title = Zakończyć ostatnią turę?
last-turn-text = Możesz jeszcze <b>zamknąć trasę</b> z { $count } kart. Jeśli zakończysz turę, trasa nie da punktów.
last-turn-end = Mimo to zakończ
coach-title = Zanim to zrobisz
coach-other-card = Po tej karcie <b>nie da się już dołożyć żadnej</b>: trasę można będzie tylko zamknąć albo porzucić. Z kartą { $city } da się ją jeszcze budować dalej.
coach-other-end = Jeśli dołożysz tę kartę tutaj, <b>nie da się już dołożyć żadnej</b>: trasę można będzie tylko zamknąć albo porzucić. Z tą kartą na drugim końcu da się ją jeszcze budować dalej.
coach-nothing-fits = Do twojej trasy <b>nie da się już dołożyć żadnej karty</b>: w następnej turze przepadnie. Teraz możesz ją jeszcze zamknąć.
coach-few-fit = Żadna karta na twojej ręce ani żadna z odkrytych nie pasuje do twojej trasy. Pasujące wśród kart, których jeszcze nie znasz ({ $unseen }): <b>{ $fitting }</b>. Jeśli w następnej turze żadna nie będzie pasować, trasa przepadnie; teraz możesz ją jeszcze zamknąć.
coach-cartwright = <b>Kołodziej</b> dałby ci za tę trasę powóz { $carriage } i nic to nie kosztuje.
coach-note = Doradcę można włączyć i wyłączyć w ustawieniach.
coach-anyway = Zrób to mimo wszystko
coach-back = Jeszcze pomyślę

status-watch-draw = <b>{ $name }</b> dobiera kartę.
status-watch-play = <b>{ $name }</b> wykłada kartę.
status-watch-finish = <b>{ $name }</b> może zamknąć trasę albo zakończyć turę.
status-watch-closing = <b>{ $name }</b> zamyka trasę.
status-over =
    { $points ->
        [one] Koniec gry. Wygrywa <b>{ $name }</b>: { $points } punkt.
        [few] Koniec gry. Wygrywa <b>{ $name }</b>: { $points } punkty.
       *[many] Koniec gry. Wygrywa <b>{ $name }</b>: { $points } punktów.
    }
status-over-you =
    Koniec gry. <b>Wygrywasz</b>: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
status-draw = Twoja kolej, { $name }. <b>Dobierz kartę</b>: odkrytą albo z zakrytego stosu.
status-draw-administrator = Twoja kolej, { $name }. <b>Dobierz kartę</b> albo niech najpierw <b>zarządca</b> wymieni całą szóstkę.
status-draw-forced-first = Twoja kolej, { $name }. Nie masz kart na ręce, więc <b>kierownik poczty</b> daje ci <b>dwie karty</b>: dobierz pierwszą.
status-draw-forced-second = Dobierz <b>drugą kartę</b>: pomaga kierownik poczty, bo zaczynasz bez kart na ręce.
status-play-first = Twoja kolej, { $name }. <b>Wyłóż kartę</b>, aby rozpocząć trasę.
status-play-first-postmaster = Twoja kolej, { $name }. <b>Wyłóż kartę</b>, aby rozpocząć trasę, albo z pomocą <b>kierownika poczty</b> dobierz drugą.
status-play-one =
    <b>Wyłóż kartę</b>: <u>{ $card }</u> pasuje { $where ->
        [left] przed kartą
       *[right] za kartą
    } { $end }.
status-play-two = <b>Wyłóż kartę</b>: <u>{ $left }</u> pasuje przed kartą { $first }, a <u>{ $right }</u> za kartą { $last }.
status-play-both = <b>Wyłóż kartę</b>: <u>{ $card }</u> pasuje na obu końcach. <b>Wybierz koniec</b>.
status-choose-end = Wybierz koniec trasy dla karty { $card }.
status-play-some =
    { $count ->
        [one] <b>Wyłóż kartę</b>: do trasy pasuje { $count } z twoich kart.
        [few] <b>Wyłóż kartę</b>: do trasy pasują { $count } z twoich kart.
       *[many] <b>Wyłóż kartę</b>: do trasy pasuje { $count } z twoich kart.
    }
status-play-none = Żadna karta nie pasuje. <b>Rozpocznij nową trasę</b>: stara zostanie odrzucona.
status-your-turn = Twoja kolej, { $name }.
status-or-postmaster = Albo najpierw dobierz drugą kartę z pomocą <b>kierownika poczty</b>.
status-only-postmaster = Albo dobierz drugą kartę z pomocą <b>kierownika poczty</b>: może będzie pasować.
status-finish-end = <b>Zakończ turę</b>: trasa poczeka do następnej.
status-last-turn = To twoja <b>ostatnia tura</b>.
status-last-close = Twoja ostatnia tura: <b>zamknij trasę teraz</b>, inaczej nie da punktów.
status-last-end = Twoja ostatnia tura: trasa jest za krótka, by ją zamknąć. <b>Zakończ turę.</b>
status-last-coming = Masz jeszcze <b>jedną turę</b>.
status-last-over = Twoja ostatnia tura już minęła.
status-finish-close = <b>Zamknij trasę</b> z { $count } kart albo zakończ turę i buduj trasę dalej.
status-or-carrier =
    Albo z pomocą <b>pocztyliona</b> dołóż { $count ->
        [one] <u>{ $card }</u>
       *[many] drugą kartę
    }.
status-closing = <b>Zamknij trasę</b>: wybierz, gdzie staną twoje domy.
status-closing-carriage = Twoje domy już stoją. Wezwij <b>kołodzieja</b> po powóz albo zostaw go na później.
status-closing-discard = Twoja trasa jest zamknięta. <b>Zostają trzy karty</b>: wybierz, które odrzucisz.
last-round =
    <b>Ostatnia runda:</b> { $mine ->
        [yes] { $reason ->
            [houses] nie masz już domów.
           *[carriage] masz powóz 7.
        }
       *[no] { $reason ->
            [houses] { $name } nie ma już domów.
           *[carriage] { $name } ma powóz 7.
        }
    }
last-round-left = Jeszcze w kolejce: { $names }.

you-named = { $name } (ty)
to-move = teraz gra
seat-finished = już po ostatniej turze
seat-away = nie ma przy stole
no-route = bez trasy
carriage = powóz
houses-left = domy
hand-size = ręka
tiles = żetony
no-tiles = brak
score = punkty
look-route = Trasa
look-points = Punkty
look-unknown =
    { $count ->
        [one] jedna nieznana karta
        [few] { $count } nieznane karty
       *[many] { $count } nieznanych kart
    }
look-houses = na planszy: { $placed }, do ustawienia: { $left }
look-house = Dom:
seat-summary =
    { $name }: { $carriage ->
        [0] bez powozu
       *[other] powóz { $carriage }
    }, pozostałe domy: { $houses }, punkty: { $points }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg i Hohenzollern
stack-schweiz_tyrol = Schweiz i Tyrol
stack-boehmen_salzburg = Böhmen i Salzburg
stack-baiern = Baiern
stack-all_provinces = Wszystkie regiony
stack-outside_baiern = Poza Baiern
stack-route_5 = Trasa piątkowa
stack-route_6 = Trasa szóstkowa
stack-route_7 = Trasa siódemkowa
stack-game_end = Zakończenie gry
stack-label =
    { $stack }: { $count ->
        [0] brak żetonów
        [one] został jeden żeton o wartości { $value }
        [few] zostały { $count } żetony, następny o wartości { $value }
       *[many] zostało { $count } żetonów, następny o wartości { $value }
    }
tile-for-cities = Za dom w każdym z tych miast: { $names }.
tile-for-provinces = Za dom w każdym z tych regionów: { $names }.
tile-for-length =
    { $length ->
        [7] Za zamknięcie trasy z 7 lub więcej kart.
       *[other] Za zamknięcie trasy z { $length } kart.
    }
tile-for-end = Za postawienie wszystkich domów albo zdobycie powozu { $carriage } przed innymi. Gra kończy się wraz z rundą.
tile-near = { $have } z { $count }
tile-near-missing = { $have } z { $count }, brakuje: { $names }
tile-near-length =
    { $count ->
        [one] trasa z jednej karty
       *[other] trasa z { $count } kart
    }
tile-left = Zostały: { $values }
tile-none-left = Nie ma już żetonów.
tile-has = już zdobyty
carriage-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
carriage-at = Powóz { $carriage }, punkty: { $points }. { $names }
carriage-nobody = nikt

map-title = Plansza
map-locator = Pokaż całą planszę albo wróć
map-city =
    { $city }, { $province }, { $houses ->
        [0] brak domów
        [one] jeden dom
        [few] { $houses } domy
       *[many] { $houses } domów
    }{ $legal ->
        [yes] , można wybrać
       *[no] {""}
    }
city-neighbours = Drogi do: { $cities }
city-houses = Domy: { $names }
city-no-houses = Jeszcze bez domów
city-unseen = Jeszcze nieznane karty: { $count } z { $copies }

log-empty = Brak wpisów
log-later = Gra zaczęła się przed tą pozycją.
log-look-back = Zobacz ten moment
log-tip = Wybierz wiersz, aby wrócić do tamtej chwili.
log-earlier = Pokaż wcześniejsze wiersze

closing-title = Zamknięcie trasy
closing-way-each = Po domu w każdym regionie
closing-way-one = Wszystkie w regionie { $province }
closing-houses-none = bez domów
closing-better = daje najwięcej
closing-houses = Domy
closing-carriage = powóz { $carriage }
closing-points = { $before } → { $after } pkt
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] nie zostanie żaden dom
        [one] zostanie jeden dom
        [few] zostaną { $count } domy
       *[many] zostanie { $count } domów
    }
closing-game-end = po tej rundzie koniec gry
closing-cartwright = Skorzystaj z pomocy kołodzieja
closing-cartwright-brings = Zbuduje powóz { $carriage }, choć trasa jest za krótka.
closing-discards =
    Zostają trzy karty: wybierz { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    } do odrzucenia
closing-discards-done = { $done } z { $count }
closing-missing =
    { $count ->
        [one] Wybierz jeszcze jedną kartę do odrzucenia
        [few] Wybierz jeszcze { $count } karty do odrzucenia
       *[many] Wybierz jeszcze { $count } kart do odrzucenia
    }
closing-confirm =
    { $houses ->
        [0] Zamknij bez domów
        [one] Zamknij z jednym domem
       *[many] Zamknij z { $houses } domami
    }
closing-confirm-rest = Zakończ zamykanie
closing-wait = Obliczam, co to da…
closing-hint-map = Domy możesz też wybierać na planszy.

score-title = Ostatnia poczta
score-show = Wynik gry
score-winner =
    { $points ->
        [one] Wygrywa { $name }: { $points } punkt
        [few] Wygrywa { $name }: { $points } punkty
       *[many] Wygrywa { $name }: { $points } punktów
    }
score-winner-you =
    { $points ->
        [one] Wygrywasz: { $points } punkt!
        [few] Wygrywasz: { $points } punkty!
       *[many] Wygrywasz: { $points } punktów!
    }
score-carriage = Powóz
score-tiles = Żetony bonusowe
score-houses = Nieustawione domy
score-total = Suma
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
score-rematch = Zagraj jeszcze raz
rematch-begun = Następna gra już trwa. Twoje miejsce czeka.
score-replay = Obejrzyj grę
score-share = Udostępnij

replay = Powtórka
replay-review = Analizuj

page-title = { $page } – Thurn und Taxis
page-title-turn = ● Twoja kolej – { $page }
page-study = Co daje wygraną
page-study-link = Co daje wygraną: badanie tysięcy gier
page-home = Na stronę główną
page-fold = Ukryj tekst
page-unfold = Pokaż tekst
page-missing = Nie ma takiej strony
page-missing-text = Ten adres donikąd nie prowadzi.
page-failed = Nie wczytano strony
page-not-loaded = Nie udało się wczytać strony. Czy masz połączenie z internetem?
page-again = Spróbuj ponownie
page-loading = Chwileczkę…

start-now = Graj teraz
start-now-title = Jest wolne miejsce
start-lead = Buduj trasy pocztowe przez południowe Niemcy, zakładaj placówki pocztowe i wróć do domu przed ostatnim dyliżansem.
start-new = Pierwszy raz? Dziesięć minut
start-bots = Przeciwnicy
bots-level = Ich poziom
start-peer = Na moim poziomie
start-peer-why = { $level }, sądząc po ostatnich grach z botami ({ $games }); najpewniej między { $low } a { $high }.
level-random = Losowy
level-builder = Budowniczy
level-ismcts = IS-MCTS
level-search = Przeszukujący
your-name = Twoje imię
name-longest = Imię może mieć najwyżej { $count } znaków.
player-default = Gość
start-running = Twoje stoły
start-looking = Szukam twoich stołów…
start-your-turn = twoja kolej
mine-with = przy stole: { $names }
mine-round = runda { $round }
mine-turn = kolej: { $name }
mine-bot = bot gra za ciebie
mine-waiting =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
mine-since = od { $when }
mine-all = Wszystkie stoły ({ $count })
mine-resign = Poddaj się
mine-resign-text = Bot zajmie twoje miejsce i zagra dalej. Stół zniknie z twojej listy.
mine-delete = Usuń tę grę
mine-delete-text = Gra zostanie usunięta wraz ze wszystkim, co o niej zapisano, i nie będzie się liczyć.
mine-leave = Wstań od stołu
mine-leave-text = Twoje miejsce znów będzie wolne.
mine-cancel = Usuń ten stół
mine-cancel-text = Nikt już nie będzie mógł tu usiąść, a obecni się o tym dowiedzą.
start-ways = Inne sposoby gry
start-friends = Ze znajomymi
start-friends-text = załóż stół, wyślij link
start-device = Jedno urządzenie
start-device-text = podawane z rąk do rąk, z kurtyną
start-lobby = Poczekalnia
start-lobby-text = otwarte stoły do gry i oglądania
start-games = Moje gry
start-games-text = twoje gry w liczbach
start-today = Dziś
start-deal = Gra dnia
start-deal-text = jedna dziennie, ta sama dla wszystkich
start-deal-going = trwa: graj dalej
start-deal-done = { $points ->
    [one] dziś { $points } punkt
    [few] dziś { $points } punkty
   *[many] dziś { $points } punktów
}
start-deal-over = dziś rozegrana
deal-result = Wynik gry dnia
deal-one-try = To gra dnia: masz tylko tę jedną próbę.
start-puzzle = Zadanie dnia
start-puzzle-text = jedna tura, najlepiej jak się da
start-learn = Nauka
start-learn-text = dziesięć minut praktyki
start-rules = Zasady
start-rules-text = wszystko pod ręką
start-replay = Powtórka
start-replay-text = obejrzyj grę jeszcze raz
start-foot = Bez konta i bez reklam: po prostu gra.

## Without a server, without a connection
alone-fetching = Pobieranie gry: { $loaded } z { $total } MB
alone-setting = Rozkładamy planszę…
alone-elsewhere = Gra jest otwarta w innej karcie lub oknie. Graj dalej tam albo zamknij tamto okno.
alone-failed = Nie udało się tu uruchomić gry: { $problem }
alone-memory = Za mało wolnej pamięci na grę. Zamknij inne karty lub programy i spróbuj ponownie.
alone-again = Spróbuj ponownie
alone-slow = Ta przeglądarka nie obsługuje instrukcji wektorowych WebAssembly (SIMD), więc boty myślą powoli. Nowsza jest znacznie szybsza.
alone-people = Tutaj gra działa w całości w twojej przeglądarce. Zaproszenia linkiem, poczekalnia i widzowie wymagają serwera, którego ta strona nie ma.
version-ready = Jest nowa wersja.
version-now = Wczytaj
version-later = Później
connection-none = Brak połączenia z serwerem. To, co go wymaga, musi poczekać.
table-plain = Stół

settings-group-look = Wygląd
settings-group-motion = Ruch i dźwięk
settings-group-play = Pomoc podczas gry
settings-group-access = Czytanie i klawisze
settings-language = Język
settings-theme = Światło przy stole
theme-light = Dzień
theme-dark = Noc
settings-speed = Animacje
speed-off = Brak
speed-fast = Szybkie
speed-normal = Zwykłe
speed-slow = Wolne
settings-recap = Co się zmieniło
settings-recap-help = Po każdej turze bota opis tego, co zrobił
settings-text = Wielkość tekstu
text-normal = Zwykła
text-large = Duża
text-largest = Największa
settings-sounds = Dźwięki
settings-signs = Znaki regionów
settings-signs-help = Litery i wzory obok kolorów
settings-confirm = Potwierdzaj koniec tury
settings-confirm-help = Wyłączone: tura, w której nic już nie zostało do zrobienia, kończy się sama
settings-coach = Doradca
settings-coach-help = Ostrzeżenie przed ruchem, którego możesz żałować; przez pierwsze trzy gry działa automatycznie
settings-aids = Pomoc w nauce
settings-aids-help = Na każdej karcie: ile takich kart jeszcze się nie pokazało, a także szansa, że twoja trasa pójdzie dalej
settings-text-view = Widok tekstowy
settings-text-view-help = Opis stołu słowami i akcje do wpisania
settings-back = Wróć
keys = Klawisze
settings-shortcuts = Skróty jednoklawiszowe przy stole
settings-shortcuts-help = Wyłącz, jeśli dyktujesz komputerowi albo często naciskasz klawisze przypadkiem
keys-digits = dobierz tę odkrytą kartę, wyłóż ją z ręki albo wybierz do odrzucenia
keys-supply = dobierz z zakrytego stosu
keys-ends = dołóż na lewym albo prawym końcu trasy
keys-close = zamknij trasę
keys-end = zakończ turę
keys-undo = cofnij
keys-sheets = przebieg gry; żetony, powozy i gracze
keys-officials = zarządca, kierownik poczty, pocztylion, kołodziej
keys-confirm = potwierdź zamknięcie trasy albo wyróżnioną odpowiedź
keys-hint = pokaż albo schowaj podpowiedź
keys-press = niech bot, który myśli, zdecyduje od razu
keys-keys = pokaż te klawisze
keys-map = przechodź między elementami i od miasta do miasta
keys-replay-step = w powtórce: jeden krok wstecz lub naprzód
keys-replay-turn = w powtórce: jedna tura wstecz lub naprzód
keys-replay-ends = w powtórce: na początek lub na koniec
keys-replay-play = w powtórce: odtwarzanie lub pauza
notices-table = Daj mi znać, gdy tu nadejdzie moja kolej

friends-table-name = Nazwa stołu
friends-count = Znajomi zaproszeni linkiem
friends-bots = Boty
friends-pace = Tempo
pace-live = Wszyscy przy stole
pace-correspondence = Korespondencyjnie, przez kilka dni
friends-clock = Czas na turę
clock-none = bez limitu
clock-seconds = { $count } s
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
leaderboard = Ranking
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
program-named = { $name } · program
program-playing =
    { $games ->
        [one] gra w jedną grę naraz
        [few] gra w { $games } gry naraz
       *[many] gra w { $games } gier naraz
    } · teraz { $playing }
seat-program = bot (program)
waiting-title = { $name }: oczekiwanie na graczy
waiting-starts = Gra zacznie się sama, gdy nie będzie już wolnych miejsc.
seat-open = wolne miejsce
seat-yours = twoje miejsce
seat-here = jest tutaj
seat-not-here = chwilowo nie ma
seat-sit = Usiądź tutaj
seat-bot = Posadź tu bota
seat-leave = Wstań od stołu
sit-name-first = Najpierw przedstaw się pozostałym.
invite-text = Wyślij ten link znajomym albo daj im zeskanować kod.
invite-network = To adres dla innych w twojej sieci.
invite-local = Ten link otworzy tylko to urządzenie. Uruchom serwer z opcją „{ $option }”, aby wpuścić innych w twojej sieci.
invite-watch = Kto ma ten link, może oglądać grę.
invite-link = Link do stołu
invite-code = Link jako kod do zeskanowania
invite-copy = Kopiuj link
invite-copied = Skopiowano
curtain-title = Teraz gra { $name }
curtain-text = Teraz urządzenie bierze { $name }. Nikt inny nie podgląda.
curtain-lift = To ja, { $name }

menu-chat = Czat
menu-chat-new = Czat ({ $count })
menu-unread = Menu ({ $count })
menu-take-back = Cofnij moją turę
take-back-title = Cofnąć twoją turę?
take-back-text = Gra wraca na początek twojej tury albo poprzedniej. Cofa się też to, co od tego czasu zrobiły boty. Możesz to przywrócić, dopóki nie zagrasz.
take-back-do = Cofnij
take-back-not = Graj dalej
taken-back = Twoja tura została cofnięta.
redo = Przywróć
menu-share = Link do tego stołu
menu-rules = Zasady
menu-keys = Klawisze
menu-resign = Poddaj się
menu-leave = Na stronę główną
menu-look-back = Zobacz poprzednie ruchy
menu-sounds-on = Włącz dźwięki
menu-sounds-off = Wyłącz dźwięki
menu-aids-on = Włącz pomoc w nauce
menu-aids-off = Wyłącz pomoc w nauce
menu-to-night = Przełącz na noc
menu-to-day = Przełącz na dzień
table-missing = Tu nie ma stołu
table-cancelled = Ten stół został usunięty.
watching-you = Oglądasz tę grę.
watching =
    { $count ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
clock-left = { $minutes }:{ $seconds }
clock-warning = Zostało { $seconds } sekund.
timeout-mine = Twój czas minął: turę dokończył bot.
clock-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
connection-lost = Połączenie zostało przerwane. Kolejna próba…
connection-away = W tej chwili nie ma połączenia, więc nic się nie stało.
connection-not-sent = Połączenie zostało przerwane, zanim to dotarło. Spróbuj ponownie.
why-not-possible = To można teraz zrobić.
why-not-past = Oglądasz wcześniejszy moment.
undo-free = ↶ Cofnij
undo-not = Nie można cofnąć
skip = Pomiń »
press = Niech już zdecyduje
recap-on = Dalej
look-back = Oglądasz wcześniejszy moment: runda { $round }.
look-now = Wróć do gry
look-earlier = Krok wstecz
look-later = Krok naprzód
absent = Od dłuższej chwili nie ma tu gracza { $name }.
absent-do = Co można zrobić?
absent-vote = Niech dalej gra bot
absent-votes = Czy za gracza { $name } ma dalej grać bot? Za: { $count } z { $of }.
seat-lost = Pod twoją nieobecność pozostali oddali twoje miejsce botowi.
seat-reclaim = Odzyskaj moje miejsce
named-bot = { $name } (bot)
people-title = Kto tu jest
people-here = jest tu
people-away = nie ma od { $time }
people-bot = bot
people-replaced = dalej gra bot
people-extra = Daj więcej czasu
people-vote-back = Jednak poczekajmy
people-votes = Głosy za botem: { $count } z { $of }
people-end = Zakończ grę
people-end-back = Jednak gramy dalej
people-end-text = Gra kończy się bez wyniku, gdy chcą tego wszyscy obecni.
people-end-votes = Głosy za zakończeniem gry: { $count } z { $of }
resign-title = Poddać się?
resign-text = Bot zajmie twoje miejsce i zagra dalej. Możesz oglądać.
resigned-title = Gra poddana
resigned-text = Bot gra dalej za ciebie.
resigned-watch = Oglądaj
resigned-again = Nowa gra
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-watching = Oglądasz grę; pisać mogą tylko gracze.
chat-about = Zablokuj lub zgłoś: { $name }
chat-hidden = { $count ->
    [one] Ukryto jedną wiadomość zablokowanej osoby
    [few] Ukryto { $count } wiadomości zablokowanych osób
   *[many] Ukryto { $count } wiadomości zablokowanych osób
}
notice-sat = { $name } siada do stołu.
notice-left = { $name } wstaje od stołu.
notice-filled = Do stołu siada bot.
notice-resigned = { $name } poddaje się; dalej gra bot.
notice-replaced = Za gracza { $name } gra dalej bot.
notice-bot_failed = { $name } ma kłopoty; dalej gra prostszy bot.
notice-timeout = { $name }: czas minął; turę dokończył bot.
notice-vote = { $favour ->
    [no] { $name } woli poczekać na gracza { $absent }.
   *[yes] { $name } chce, żeby za gracza { $absent } dalej grał bot.
}
notice-extra_time = { $name } daje więcej czasu.
notice-end_vote = { $favour ->
    [no] { $name } woli grać dalej.
   *[yes] { $name } chce zakończyć grę.
}
notice-taken_back = { $name } cofa turę.
notice-redone = { $name } przywraca turę.
notice-returned = { $name } wraca i gra dalej.
notice-vote_lapsed = { $name } znów gra, więc głosowanie przepada.
notice-hinted = { $name } prosi o podpowiedź: ta gra nie jest już rankingowa.
hint-note = Szanse na wygraną w ocenie silnego bota.
hint-alike = równie dobre
hint-plan = Zamknięcie:
hint-houses = domy: { $cities }
hint-no-houses = bez domów
hint-cartwright = z pomocą kołodzieja
hint-discards = odrzuć { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } na karcie: ile takich kart jeszcze się nie pokazało
aid-lives-now = Szansa, że w tej turze jakaś karta będzie pasować do twojej trasy: <b>{ $chance }</b>
aid-lives-next = Szansa, że w następnej turze jakaś karta będzie pasować do twojej trasy: <b>{ $chance }</b>
official-postmaster-armed = Kierownik poczty: wybierz drugą kartę, odkrytą albo z zakrytego stosu.
official-postal_carrier-armed = Pocztylion: wybierz drugą kartę do wyłożenia.
log-news = od twojej ostatniej tury
seed-unknown = Ziarno tej gry
seed-right = ✓ Karty były ustalone przed początkiem gry
seed-wrong = Ziarno nie zgadza się z tym, co podano na początku
seed-text = Przed pierwszą kartą serwer podał skrót (hash) swojego tajnego ziarna. Oto ziarno; jego skrót jest ten sam, więc żadna karta nie została wybrana później.
page-editor-link = Ustaw pozycję
