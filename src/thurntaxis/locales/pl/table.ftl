### The table: cards, officials, players, tiles, log, and what its buttons say.

table-name = { $name } · runda { $round }
menu-hint = Podpowiedź
menu-tiles = Żetony
menu-log = Przebieg
menu = Menu
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
city-neighbours = Drogi do: { $cities }
city-houses = Domy: { $names }
city-no-houses = Jeszcze bez domów
city-unseen = Jeszcze nieznane karty: { $count } z { $copies }
log-empty = Brak wpisów
log-later = Gra zaczęła się przed tą pozycją.
log-look-back = Zobacz ten moment
log-tip = Wybierz wiersz, aby wrócić do tamtej chwili.
log-earlier = Pokaż wcześniejsze wiersze
replay-review = Analizuj
seat-program = bot (program)
menu-chat = Czat
menu-chat-new = Czat ({ $count })
menu-unread = Menu ({ $count })
menu-take-back = Cofnij moją turę
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
clock-left = { $minutes }:{ $seconds }
clock-warning = Zostało { $seconds } sekund.
clock-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
connection-away = W tej chwili nie ma połączenia, więc nic się nie stało.
why-not-possible = To można teraz zrobić.
why-not-past = Oglądasz wcześniejszy moment.
undo-free = ↶ Cofnij
undo-not = Nie można cofnąć
skip = Pomiń »
press = Niech już zdecyduje
look-back = Oglądasz wcześniejszy moment: runda { $round }.
look-now = Wróć do gry
look-earlier = Krok wstecz
look-later = Krok naprzód
seat-lost = Pod twoją nieobecność pozostali oddali twoje miejsce botowi.
seat-reclaim = Odzyskaj moje miejsce
named-bot = { $name } (bot)
people-replaced = dalej gra bot
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
official-administrator-armed = Zarządca: naciśnij jeszcze raz, aby wymienić wszystkie sześć kart. Tego nie można cofnąć.
official-postmaster-armed = Kierownik poczty: wybierz drugą kartę, odkrytą albo z zakrytego stosu.
official-postal_carrier-armed = Pocztylion: wybierz drugą kartę do wyłożenia.
log-news = od twojej ostatniej tury
deal-spoiler = Przy tym stole ktoś inny gra lub grał w grę dnia. Twoja próba nie jest jeszcze zakończona, a tutaj widać jej karty.
deal-spoiler-play = Najpierw zagraj
deal-spoiler-watch = Obejrzyj mimo to
