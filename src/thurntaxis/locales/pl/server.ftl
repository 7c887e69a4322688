server-open-seat = Wolne miejsce

server-not-found = Pod tym adresem nic nie ma.
server-method = Ten adres nie obsługuje takiego zapytania.
server-bad-request = To zapytanie jest niezrozumiałe: { $problem }
server-too-large = To jest za długie.
server-too-old = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
server-too-much = Za dużo naraz. Spróbuj ponownie za chwilę.
server-no-room = Na tym serwerze nie ma już miejsca na kolejne przesłane gry.
server-json-only = Wyślij JSON.
server-origin = To zapytanie pochodzi z innej strony.
server-busy = Serwer zaraz się zatrzyma. Wróć za chwilę.
server-error = Na serwerze coś poszło nie tak. Zostało to zapisane.
server-cannot-store = Serwer nie może teraz niczego zapisać, więc nic nie zostało wykonane. Spróbuj ponownie za jakiś czas.

server-unknown-table = Pod tym linkiem nie ma żadnego stołu.
server-unknown-seat = Przy tym stole nie ma miejsca { $seat }.
server-unknown-bot = Nie ma bota o nazwie { $level }.
server-unknown-ply = Ta gra ma kroki od 0 do { $plies }.
server-left-to-memory = Przy tym stole to, co działo się ponad rundę temu, trzeba po prostu pamiętać.

server-not-yours = To nie jest twoje miejsce.
server-which-seat = Masz tu kilka miejsc. Wskaż, o które chodzi.
server-no-seat = Oglądasz tę grę. Mogą to zrobić tylko gracze przy stole.
server-host-only = Może to zrobić tylko osoba, która założyła stół.
server-no-identity = Serwer jeszcze cię nie zna. Najpierw się przedstaw.
server-bad-token = Ten osobisty link został już użyty albo ma ponad dziesięć minut. Poproś o nowy.
server-bad-date = To nie jest data.
server-no-deal = Gry dnia są dostępne od { $first } do dziś.
server-deal-once = W grę dnia można zagrać raz. Nie można jej cofnąć, usunąć ani zacząć od nowa.
server-delete-people = Przy tym stole siedzą też inni. Możesz od niego odejść.

server-not-started = Gra jeszcze się nie zaczęła.
server-started = Gra już się zaczęła.
server-cancelled = Stół został usunięty.
server-over = Gra już się skończyła.
server-not-over = Gra jeszcze się nie skończyła.
server-alone = Nie ma tu serwera, więc nikt nie mógłby zająć wolnego miejsca.
server-broken = Ta gra została zapisana w innej wersji zasad i nie można jej kontynuować. Jej przebieg i zapis nadal można przeczytać.
server-stale = W międzyczasie gra poszła dalej. Spójrz jeszcze raz.
server-not-your-turn = To nie twoja kolej.
server-undo-begun = Twoja tura dopiero się zaczęła; nie ma czego cofać.
server-undo-revealed = Zakryta karta została już odsłonięta. Tego, co było widać, nie można cofnąć.
server-take-back-people = Tury można cofać tylko wtedy, gdy wszyscy pozostali gracze to boty.
server-take-back-none = Nie ma twojej wcześniejszej tury, do której można by wrócić.
server-redo-none = Nie ma cofniętej tury, którą można by przywrócić.
server-reclaim-none = Żaden bot nie trzyma tu dla ciebie miejsca.
server-seat-taken = To miejsce jest zajęte.
server-name-taken = Ktoś przy tym stole ma już takie imię. Wybierz inne.
server-table-full = Nie ma już wolnych miejsc.
server-chat-full = Przy tym stole nie ma już miejsca na więcej twoich wiadomości.
server-chat-off = Administrator tego serwera wyłączył czat.
server-banned = Administrator tego serwera zablokował ci dostęp.
server-muted = Administrator tego serwera odebrał ci głos.
server-unknown-line = Na czacie tego stołu nie ma takiej wiadomości.
server-nobody-there = Nikt tam nie siedzi.
server-yourself = To przecież ty.
server-blocks-full = Nie można zablokować więcej osób. Najpierw kogoś odblokuj.
server-reports-enough = Na dziś wystarczy zgłoszeń.
server-unwanted-words = Jedno z tych słów jest na tym serwerze niedozwolone.
server-no-notices = Ten serwer nie wysyła powiadomień.
server-notices-full = Jedna osoba nie może mieć więcej adresów. Najpierw usuń jeden.
server-notices-address = Ten adres jest stąd nieosiągalny. Musi być publiczny: https://…
server-no-mail = Ten serwer nie wysyła e-maili.
server-mail-stopped = Właściciel tej skrzynki nie chce e-maili z tego serwera.
server-mail-enough = Wysłano już zbyt wiele takich e-maili. Spróbuj jutro.
server-log-full = Przy tym stole wydarzyło się już tyle, że przebieg gry nie pomieści nic więcej.
server-not-closing = Nie ma teraz trasy do zamknięcia.
server-no-hints = Przy tym stole podpowiedzi są niedozwolone.
server-no-press = Poganiać boty może tylko ktoś, kto gra wyłącznie z nimi, i nie w grze dnia.
server-hint-too-slow = Bot myślał zbyt długo.
server-hint-failed = Bot nie ma tu nic do podpowiedzenia.
server-not-absent = Ten gracz jest obecny. Zastąpić można tylko kogoś nieobecnego.
server-no-clock = Teraz nie działa żaden zegar.
server-extra-time-own = Więcej czasu mogą ci dać tylko inni.
server-extra-time-enough = Na tę turę dodano już dość czasu.
server-vote-not-you = Nie możesz głosować w sprawie własnego miejsca.
server-seats-differ =
    { $count ->
        [one] W tamtej grze jest { $count } gracz; nowy stół musi mieć tyle samo miejsc.
       *[many] W tamtej grze jest { $count } graczy; nowy stół musi mieć tyle samo miejsc.
    }
server-record-over = W tej pozycji gra już się skończyła; nie ma nic więcej do zagrania.
server-bad-record = Nie da się odczytać tego zapisu. { $problem }
server-import-whose = Inaczej niż zapisy ze strony „Moje gry”, ten nie mówi, czyja to była gra. Można go otworzyć na stronie „Obejrzyj grę”.

draft-turn-over = Twoja tura kończy się przed tą akcją.
draft-unknown-card = To zależy od karty, która nie została jeszcze odkryta. Wyślij to, gdy ją zobaczysz.
server-review-too-long = Gra jest za długa na analizę: ponad { $count } akcji.
server-review-one = Twoja analiza już trwa. Najpierw ona.
server-review-no-way = To nie jest tu pełna decyzja: jedna akcja albo wszystkie akcje zamknięcia trasy.
server-superseded = W międzyczasie zapytano o inną pozycję.
