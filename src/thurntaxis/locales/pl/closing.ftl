### Closing a route, and the score at the end.

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
deal-rematch = Nowa gra, inne karty
deal-result = Wynik gry dnia
score-tournament = Do turnieju
score-replay = Obejrzyj grę
