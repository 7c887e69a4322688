title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = trasy pocztowe około roku 1800

table-name = { $name } · runda { $round }
menu-hint = Rada
menu-undo = Cofnij
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
official-administrator-does = wymiana całej szóstki
official-postmaster-does = dobierasz dwie
official-postal_carrier-does = wykładasz dwie
official-cartwright-does = do dwóch mniej
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
card-take = Dobierz { $city }
card-play = Wyłóż { $city }
end-fits = { $city } pasuje
end-fits-many =
    { $count ->
        [one] { $count } pasuje
        [few] { $count } pasują
       *[many] { $count } pasuje
    }
end-open = wolne
end-left = Przed { $city }: { $cards }
end-right = Za { $city }: { $cards }
route-empty = Twoja pierwsza karta rozpocznie trasę
hand-hidden =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

close-route = Zamknij trasę
end-turn = Zakończ turę
cancel = Anuluj

drop-title = Porzucić trasę?
drop-text =
    Nowy początek kartą <b>{ $city }</b> odrzuca { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: od { $first } do { $last }. Nic za nie nie dostaniesz.
drop-confirm = Zacznij kartą { $city }

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
status-draw = Twoja kolej, { $name }. <b>Dobierz kartę</b>: odkrytą albo z zakrytego stosu.
status-draw-administrator = Twoja kolej, { $name }. <b>Dobierz kartę</b> albo niech najpierw <b>zarządca</b> wymieni całą szóstkę.
status-draw-forced-first = Twoja kolej, { $name }. Nie masz kart na ręce, więc <b>kierownik poczty</b> daje ci <b>dwie karty</b>: dobierz pierwszą.
status-draw-forced-second = Dobierz <b>drugą kartę</b>: pomaga kierownik poczty, bo zaczynasz bez kart na ręce.
status-play-first = Twoja kolej, { $name }. <b>Wyłóż kartę</b>, aby rozpocząć trasę.
status-play-first-postmaster = Twoja kolej, { $name }. <b>Wyłóż kartę</b>, aby rozpocząć trasę, albo z pomocą <b>kierownika poczty</b> dobierz drugą.
status-play-one =
    <b>Wyłóż kartę</b>: <u>{ $card }</u> pasuje { $where ->
        [left] przed
       *[right] za
    } { $end }.
status-play-two = <b>Wyłóż kartę</b>: <u>{ $left }</u> pasuje przed { $first }, <u>{ $right }</u> za { $last }.
status-play-some =
    { $count ->
        [one] <b>Wyłóż kartę</b>: do trasy pasuje { $count } twoja.
        [few] <b>Wyłóż kartę</b>: do trasy pasują { $count } twoje.
       *[many] <b>Wyłóż kartę</b>: do trasy pasuje { $count } twoich.
    }
status-play-none = Żadna karta nie pasuje. <b>Rozpocznij nową trasę</b>: stara zostanie odrzucona.
status-your-turn = Twoja kolej, { $name }.
status-or-postmaster = Albo najpierw dobierz drugą kartę z pomocą <b>kierownika poczty</b>.
status-only-postmaster = Albo dobierz drugą kartę z pomocą <b>kierownika poczty</b>: może będzie pasować.
status-finish-end = <b>Zakończ turę</b>: trasa poczeka do następnej.
status-finish-close = <b>Zamknij trasę</b> z { $count } kart albo zakończ turę i buduj ją dalej.
status-or-carrier =
    Albo z pomocą <b>pocztyliona</b> dołóż { $count ->
        [one] <u>{ $card }</u>
       *[many] drugą kartę
    }.
status-closing = <b>Zamknij trasę</b>: wybierz miasta dla swoich domów.

you = Ty
to-move = teraz gra
no-route = jeszcze bez trasy
one-city = { $city }
route-ends = { $first } – { $last }
carriage = powóz
houses-left = domy
hand-size = ręka
tiles = żetony
no-tiles = brak
score = punkty
seat-summary = { $name }: powóz { $carriage }, pozostałe domy: { $houses }, punkty: { $points }
number-below = −{ $value }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg i Hohenzollern
stack-schweiz_tyrol = Schweiz i Tyrol
stack-boehmen_salzburg = Böhmen i Salzburg
stack-baiern = Baiern
stack-all_provinces = Wszystkie regiony
stack-route_5 = Trasa 5
stack-route_6 = Trasa 6
stack-route_7 = Trasa 7+
stack-game_end = Zakończenie gry
stack-label =
    { $stack }: { $count ->
        [0] brak żetonów
        [one] został jeden żeton o wartości { $value }
        [few] zostały { $count } żetony, następny o wartości { $value }
       *[many] zostało { $count } żetonów, następny o wartości { $value }
    }
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
city-unseen = Karty jeszcze niewidziane: { $count } z { $copies }

# Po dwukropku nie ma czasownika w osobie: $who to imię albo „Ty”.
log-take = { $who }: dobrana odkryta karta <i>{ $city }</i>
log-draw = { $who }: dobrana ze stosu karta <i>{ $city }</i>
log-draw-hidden = { $who }: dobrana karta z zakrytego stosu
log-take-and-play = { $who }: dobrana karta <i>{ $taken }</i>, wyłożona <i>{ $played }</i>
log-draw-and-play = { $who }: dobrana ze stosu karta <i>{ $taken }</i>, wyłożona <i>{ $played }</i>
log-draw-hidden-and-play = { $who }: dobrana karta ze stosu, wyłożona <i>{ $played }</i>
log-take-and-play-same = { $who }: dobrana i wyłożona karta <i>{ $taken }</i>
log-administrator = { $who }: <b>zarządca</b>, sześć nowych kart
log-start = { $who }: początek trasy, <i>{ $city }</i>
log-restart =
    { $count ->
        [one] { $who }: porzucona trasa ({ $count } karta), nowy początek: <i>{ $city }</i>
        [few] { $who }: porzucona trasa ({ $count } karty), nowy początek: <i>{ $city }</i>
       *[many] { $who }: porzucona trasa ({ $count } kart), nowy początek: <i>{ $city }</i>
    }
log-extend = { $who }: wyłożona karta <i>{ $city }</i>
log-carrier = { $who }: z pomocą <b>pocztyliona</b> jeszcze <i>{ $city }</i>
log-close = { $who }: zamknięta trasa <i>{ $route }</i>
log-houses =
    { $count ->
        [one] jeden dom
        [few] { $count } domy
       *[many] { $count } domów
    }
log-carriage = powóz { $carriage }
log-carriage-cartwright = powóz { $carriage } z pomocą <b>kołodzieja</b>
log-tile-length = żeton <b>{ $value }</b> za długość
log-tile-region = żeton <b>{ $value }</b>: { $stack }
log-tile-end = <b>zakończenie gry</b>
log-discard = { $who }: odrzucona karta <i>{ $city }</i>
log-skip =
    { $who }: { $phase ->
        [draw] nie ma czego dobrać
       *[play] nie ma czego wyłożyć
    }
log-over = Koniec gry. Zwycięstwo: { $who }
log-empty = Jeszcze nic się nie wydarzyło
log-look-back = Zobacz ten moment

closing-title = Zamknięcie trasy
closing-way-each = Po jednym domu w regionie
closing-way-one = Wszystkie w jednym: { $province }
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
closing-confirm =
    { $houses ->
        [0] Zamknij bez domów
        [one] Zamknij z jednym domem
       *[many] Zamknij z { $houses } domami
    }
closing-wait = Obliczam, co to da…
closing-choose-discards = Najpierw wybierz karty do odrzucenia
closing-hint-map = Domy możesz też wybierać na planszy.

score-title = Ostatnia poczta
score-winner =
    { $points ->
        [one] Wygrywa { $name }: { $points } punkt
        [few] Wygrywa { $name }: { $points } punkty
       *[many] Wygrywa { $name }: { $points } punktów
    }
score-tie-game_end = Remis na czele: { $name } ma żeton za zakończenie gry.
score-tie-clockwise = Remis na czele: { $name } siedzi najbliżej, zgodnie z ruchem wskazówek zegara, gracza z żetonem za zakończenie gry.
score-carriage = Powóz
score-tiles = Żetony bonusowe
score-houses = Nieustawione domy
score-total = Suma
score-rematch = Zagraj jeszcze raz
score-replay = Obejrzyj grę
score-share = Udostępnij

replay = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-last = Na koniec
replay-at = Krok { $ply } z { $last }
replay-speed = Tempo
replay-eyes = Kto patrzy
replay-open = wszyscy
replay-on = Graj dalej od tego miejsca
