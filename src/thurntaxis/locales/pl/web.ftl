### What every page of the browser client can say. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = trasy pocztowe około roku 1800
menu-night = Noc
menu-day = Dzień
menu-settings = Ustawienia
close-sheet = Zamknij
cancel = Anuluj
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
score-share = Udostępnij
replay = Powtórka
page-title = { $page } – Thurn und Taxis
page-wins = Co daje wygraną
page-studies = Opracowania
page-explorer = Pierwsze trasy
page-home = Na stronę główną
page-fold = Ukryj tekst
page-unfold = Pokaż tekst
page-missing = Nie ma takiej strony
page-missing-text = Ten adres donikąd nie prowadzi.
page-failed = Nie wczytano strony
page-not-loaded = Nie udało się wczytać strony. Czy masz połączenie z internetem?
page-again = Spróbuj ponownie
page-loading = Chwileczkę…
bots-level = Ich poziom
bots-mixed = Różne poziomy
rated-game = Gra rankingowa
rated-help = Liczy się do rankingu, jeśli nikt nie użyje podpowiedzi.
casual-chosen = Nie liczy się do rankingu.
casual-device = Kilka osób gra na jednym urządzeniu.
casual-levels = Gra towarzyska: dwa boty mają ten sam poziom.
level-random = Losowy
level-builder = Budowniczy
level-ismcts = IS-MCTS
level-search = Przeszukujący
your-name = Twoje imię
name-longest = Imię może mieć najwyżej { $count } znaków.
player-default = Gość
alone-fetching = Pobieranie gry: { $loaded } z { $total } MB
alone-setting = Rozkładamy planszę…
alone-elsewhere = Gra jest otwarta w innej karcie lub oknie. Graj dalej tam albo zamknij tamto okno.
alone-failed = Nie udało się tu uruchomić gry: { $problem }
alone-memory = Za mało wolnej pamięci na grę. Zamknij inne karty lub programy i spróbuj ponownie.
alone-again = Spróbuj ponownie
alone-slow = Ta przeglądarka nie obsługuje instrukcji wektorowych WebAssembly (SIMD), więc boty myślą powoli. Nowsza jest znacznie szybsza.
version-ready = Jest nowa wersja.
version-now = Wczytaj
version-later = Później
connection-none = Brak połączenia z serwerem. To, co go wymaga, musi poczekać.
table-plain = Stół
settings-language = Język
leaderboard = Ranking
seat-open = wolne miejsce
invite-network = To adres dla innych w twojej sieci.
invite-local = Ten link otworzy tylko to urządzenie. Uruchom serwer z opcją „{ $option }”, aby wpuścić innych w twojej sieci.
invite-link = Link do wysłania
invite-code = Link jako kod do zeskanowania
invite-copy = Kopiuj link
invite-copied = Skopiowano
connection-not-sent = Połączenie zostało przerwane, zanim to dotarło. Spróbuj ponownie.
