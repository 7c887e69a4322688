reason-unreadable = Nie znam akcji „{ $text }”. Akcje wyglądają tak: „take ulm”, „left linz”, „close” albo „end”.
reason-unknown-city = Na planszy nie ma miasta o nazwie „{ $text }”.
reason-did-you-mean = Może chodzi o { $city }?
reason-game-over = Gra się skończyła, nic więcej nie można zrobić.
reason-not-your-turn = Teraz gra { $player }. Poczekaj na swoją kolej.
reason-watching = Tylko oglądasz tę grę. Ruchy wykonują gracze przy stole.
reason-wrong-phase =
    Nie teraz. { $phase ->
        [draw] Najpierw dobierz kartę: odkrytą albo z zakrytego stosu.
        [play] Musisz wyłożyć kartę: rozpocznij trasę albo przedłuż swoją.
        [finish] Twoja karta jest już wyłożona. Zamknij trasę albo zakończ turę.
        [houses] Zamykasz trasę. Wybierz miasta, w których staną domy, albo zakończ ich ustawianie.
        [carriage] Zamykasz trasę. Zdecyduj, czy korzystasz z pomocy { -cartwright(case: "gen") }.
       *[discard] Zamykasz trasę. Wybierz karty do odrzucenia.
    }

reason-small-game = W tej małej grze nie ma tego urzędnika.
reason-official-used =
    W jednej turze może pomóc tylko jeden urzędnik, a w tej pomaga ci już { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-forced-postmaster = Zaczynasz turę bez kart na ręce, więc musi ci pomóc { -postmaster } i nikt inny.
reason-administrator-after-taking = { official-administrator } wymienia odkryte karty tylko przed dobraniem pierwszej karty, a ta jest już dobrana.
reason-display-empty = Nie ma odkrytych kart do wymiany.
reason-official-called =
    W tej turze pomaga ci już { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-postmaster-after-taking = { official-postmaster } pomaga po pierwszej karcie: dobierasz drugą.
reason-postal-carrier-after-playing = { official-postal_carrier } pomaga po wyłożeniu karty: wykładasz drugą, jeśli któraś pasuje.
reason-no-second-fits = Żadna z twoich kart nie pasuje do żadnego końca trasy. { official-postal_carrier } nie może pomóc.

reason-must-take = Najpierw dobierz kartę: odkrytą albo z zakrytego stosu.
reason-must-take-second = Zaczynasz turę bez kart na ręce, więc z pomocą { -postmaster(case: "gen") } dobierasz dwie. Najpierw dobierz drugą.
reason-not-face-up = Karty { $city } nie ma wśród odkrytych.
reason-supply-empty = Zakryty stos jest pusty.
reason-nothing-to-take = Nie ma czego dobrać: nie ma ani odkrytych kart, ani zakrytego stosu.
reason-two-cards-taken = Masz już dobrane dwie karty. Trzeciej dobrać nie można, nawet z pomocą { -postmaster(case: "gen") }.
reason-second-card-official =
    Drugą kartę dobiera się z pomocą { -postmaster(case: "gen") }, ale w tej turze pomaga ci już { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-take-after-playing = Karty dobiera się przed wyłożeniem, a w tej turze twoja karta jest już wyłożona.

reason-must-play = Najpierw musisz wyłożyć kartę: rozpocznij trasę albo przedłuż swoją.
reason-not-in-hand = Nie masz na ręce karty { $city }.
reason-no-route-yet = Nie masz jeszcze trasy, do której można by coś dołożyć. Rozpocznij ją kartą { $city }.
reason-city-in-route = Karta { $city } jest już w twojej trasie, a każde miasto może w niej wystąpić tylko raz.
reason-no-road =
    Żadna droga nie łączy miasta { $city } z miastem { $end_city } na { $end ->
        [left] lewym
       *[right] prawym
    } końcu twojej trasy.
reason-fits-other-end =
    Pasuje natomiast z { $end ->
        [left] lewej
       *[right] prawej
    } strony, obok miasta { $end_city }.
reason-two-cards-played = Masz już wyłożone dwie karty. Trzeciej wyłożyć nie można, nawet z pomocą { -postal-carrier(case: "gen") }.
reason-second-play-official =
    Drugą kartę wykłada się z pomocą { -postal-carrier(case: "gen") }, ale w tej turze pomaga ci już { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-second-must-extend = Druga karta, wyłożona z pomocą { -postal-carrier(case: "gen") }, musi przedłużyć aktualną trasę. Nowej rozpocząć nie może.

reason-small-route = W tej małej grze do zamknięcia trasy wystarczy tyle kart: { $least }.
reason-route-too-short =
    { $length ->
        [0] Nie masz trasy, którą można by zamknąć. Potrzeba co najmniej trzech kart.
        [one] Twoja trasa ma dopiero jedną kartę. Do zamknięcia potrzeba co najmniej trzech.
        [few] Twoja trasa ma dopiero { $length } karty. Do zamknięcia potrzeba co najmniej trzech.
       *[many] Twoja trasa ma dopiero { $length } kart. Do zamknięcia potrzeba co najmniej trzech.
    }
reason-already-closing = Już zamykasz tę trasę.
reason-finish-closing =
    Tura skończy się sama, gdy trasa zostanie zamknięta. { $phase ->
        [houses] Najpierw domy: wybierz miasta albo zakończ ustawianie.
        [carriage] { official-cartwright } czeka na odpowiedź: przyjmij jego pomoc albo zrezygnuj.
       *[discard] Najpierw odrzuć karty, aż zostaną ci trzy.
    }

reason-houses-only-when-closing = Domy ustawia się tylko przy zamykaniu trasy.
reason-houses-done = Ustawianie domów na tej trasie jest już zakończone.
reason-not-on-route = Miasta { $city } nie ma na trasie, którą zamykasz.
reason-house-already = W mieście { $city } masz już dom, a więcej niż jednego mieć nie można.
reason-house-chosen = W mieście { $city } przed chwilą stanął twój dom.
reason-house-province = Ustawiasz po jednym domu w każdym regionie, a w regionie { $province } nowy dom stoi już w mieście { $other }.
reason-house-other-province = Ustawiasz wszystkie domy w regionie { $province }. Miasto { $city } leży w innym regionie.
reason-house-order = Domy podaje się w kolejności miast na planszy, a { $city } jest przed już wybranym miastem { $last }.
reason-done-only-houses = „done” kończy ustawianie domów, a teraz żadnych nie ustawiasz.

reason-cartwright-only-when-closing = { official-cartwright } może pomóc tylko przy zamykaniu trasy.
reason-cartwright-after-houses = Na pomoc { -cartwright(case: "gen") } pora dopiero po ustawieniu domów. Najpierw zakończ ich ustawianie.
reason-carriage-earned = Trasa wystarczyła na następny powóz, więc już go masz. { official-cartwright } nie ma tu nic do roboty.
reason-carriage-not-reachable = Twój następny powóz to { $next }, a trasie z { $length } kart brakuje do niego { $missing } kart. { official-cartwright } zastąpi najwyżej dwie.
reason-carriage-all = Masz już największy powóz.
reason-carriage-decided = Sprawa powozu za tę trasę jest już rozstrzygnięta.
reason-decline-nothing = Teraz nie ma z czego rezygnować: zrezygnować można tylko z pomocy { -cartwright(case: "gen") }.

reason-discard-only-when-closing = Karty z ręki odrzuca się tylko przy zamykaniu trasy, jeśli ma się ich więcej niż trzy.
reason-discard-not-yet = Karty odrzuca się na końcu. Najpierw domy i powóz.
reason-discard-order = Odrzucane karty podaje się w kolejności miast na planszy, a { $city } jest przed już odrzuconą kartą { $last }.
reason-discard-not-enough = Odrzucane karty podaje się w kolejności miast na planszy. Licząc od karty { $city }, masz ich za mało, żeby zejść do trzech na ręce, więc zacznij od wcześniejszej.

record-at = { $place }: { $problem }
record-line = Wiersz { $line }
record-unreadable = Nie można odczytać pliku.
record-none = To nie jest zapis gry.
record-form = Czegoś tu brakuje albo coś ma niewłaściwą postać.
record-rules = Takie zasady nie są tu znane.
record-position = Partia nie może zacząć się od tej pozycji.
record-turns = Tury nie są we właściwej kolejności.
record-cards = Te karty nie mogły tak wyjść z zakrytego stosu.
record-result = Wynik nie zgadza się z przebiegiem gry.
record-closing = Zamknięcie trasy to jeden ruch: należą do niego domy, powóz i odrzucone karty.

## Co jest nie tak w opracowaniu

study-gone = Tej części opracowania już nie ma. Ktoś ją usunął.
study-changed = Ktoś inny zmienił to w międzyczasie. Widzisz teraz najnowszą wersję; twoja zmiana nie została zapisana.
study-mark = „{ $mark }” nie jest znakiem oceny. Znaki to { $marks }.
study-shape = „{ $text }” nie jest ani strzałką, jak [%arrow ulm linz], ani kółkiem, jak [%circle ulm].
study-long-note = Komentarz może mieć najwyżej { $most } znaków.
study-many-shapes = Komentarz może mieć najwyżej { $most } strzałek i kółek.
study-many-steps = Zmieści się najwyżej { $most } ruchów.
study-many-chapters = Opracowanie może mieć najwyżej { $most } rozdziałów.
study-many-variations = Tekst może mieć najwyżej { $most } wariantów.
study-deep = Warianty można zagnieździć najwyżej na { $most } poziomów.
study-last-chapter = Opracowanie musi mieć co najmniej jeden rozdział.
