cli-round = Runda { $round }
cli-your-turn = Twoja kolej: { $phase }
cli-other-turn = Teraz gra { $player }: { $phase }
cli-display = Odkryte karty
cli-supply =
    { $count ->
        [one] Zakryty stos: { $count } karta
        [few] Zakryty stos: { $count } karty
       *[many] Zakryty stos: { $count } kart
    }
cli-discards =
    { $count ->
        [one] Karty zużyte: { $count } karta
        [few] Karty zużyte: { $count } karty
       *[many] Karty zużyte: { $count } kart
    }
cli-empty-slot = puste
cli-tiles-left = Pozostałe żetony bonusowe
cli-stack-empty = brak
cli-you = { $player } (ty)
cli-hand = Ręka
cli-hand-hidden =
    { $count ->
        [one] { $count } nieznana
        [few] { $count } nieznane
       *[many] { $count } nieznanych
    }
cli-route = Trasa
cli-houses-left =
    { $count ->
        [one] został { $count } dom
        [few] zostały { $count } domy
       *[many] zostało { $count } domów
    }
cli-carriage =
    { $carriage ->
        [0] bez powozu
       *[other] powóz { $carriage }
    }
cli-tiles = Żetony bonusowe
cli-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cli-none = –
cli-official-used = Urzędnik w tej turze: { $official }
cli-last-round =
    { $reason ->
        [houses] Ostatnia runda: { $player } nie ma już domów. Jeszcze w kolejce: { $players }.
        [supply] Ostatnia runda: { $player } bierze ostatnią kartę z talii. Jeszcze w kolejce: { $players }.
       *[carriage] Ostatnia runda: { $player } ma powóz { $carriage }. Jeszcze w kolejce: { $players }.
    }
cli-last-turn = To twoja ostatnia tura.
cli-finished = już po ostatniej turze

cli-welcome = Twoi przeciwnicy: { $opponents }. Wybierz numer albo wpisz akcję.
cli-prompt = Numer lub akcja (? – pomoc)
cli-not-a-choice = Na liście nie ma numeru { $text }.
cli-last-turn-end = To twoja ostatnia tura: jeśli ją teraz zakończysz, trasa z { $count } kart nie da punktów. Wybierz „end” jeszcze raz, aby ją zakończyć, albo „close”, aby zamknąć trasę.
cli-help = Wpisz numer z listy albo akcję, na przykład „take ulm”. Jeśli wpiszesz akcję, której nie ma na liście, dowiesz się, dlaczego jest niemożliwa. Litera b pokazuje planszę, r – zasady, a q przerywa grę.
cli-help-hint = Litera h daje podpowiedź.
cli-quit = Gra przerwana. Do zobaczenia!

cli-record-fine =
    { $count ->
        [one] poprawny: { $players } graczy, 1 akcja; { $scores }; wygrywa { $player }
        [few] poprawny: { $players } graczy, { $count } akcje; { $scores }; wygrywa { $player }
       *[many] poprawny: { $players } graczy, { $count } akcji; { $scores }; wygrywa { $player }
    }
cli-record-unfinished =
    { $count ->
        [one] poprawny, niedokończony: { $players } graczy, 1 akcja
        [few] poprawny, niedokończony: { $players } graczy, { $count } akcje
       *[many] poprawny, niedokończony: { $players } graczy, { $count } akcji
    }
cli-score =
    { $total ->
        [one] { $player }: { $carriage } (powóz) + { $tiles } (żetony) − { $houses } (nieustawione domy) = { $total } punkt
        [few] { $player }: { $carriage } (powóz) + { $tiles } (żetony) − { $houses } (nieustawione domy) = { $total } punkty
       *[many] { $player }: { $carriage } (powóz) + { $tiles } (żetony) − { $houses } (nieustawione domy) = { $total } punktów
    }

cli-cards-unknown = Niektóre karty są nieznane. Na tym obrazie rozdano je losowo spośród pasujących.
rollout-working = Rozgrywanie partii do końca
rollout-summary =
    { $games ->
        [one] 1 partia na każdy ruch, rozegrana dalej przez boty poziomu { $level }. Wszystkie ruchy dostają te same karty.
        [few] { $games } partie na każdy ruch, rozegrane dalej przez boty poziomu { $level }. Wszystkie ruchy dostają te same karty.
        [many] { $games } partii na każdy ruch, rozegranych dalej przez boty poziomu { $level }. Wszystkie ruchy dostają te same karty.
       *[other] { $games } partii na każdy ruch, rozegranych dalej przez boty poziomu { $level }. Wszystkie ruchy dostają te same karty.
    }
rollout-figures = wygrywa { $chance } (od { $low } do { $high }), średnio { $points } pkt
rollout-behind = ({ $behind } { $error } względem najlepszego)
ending-called = Ogłoszono koniec gry. Oto dokładne szanse wygranej, a za nimi średnia liczba punktów.
ending-open = W tej turze można ogłosić koniec gry. Oto dokładne szanse wygranej w tej rundzie, a za nimi średnia liczba punktów.
ending-rivals-any = Zakładamy, że gracze, którzy mają jeszcze turę, dostają dowolne karty. Te szanse są więc gwarantowane.
ending-rivals-minimax = Zakładamy, że druga osoba gra najlepiej, jak można.
