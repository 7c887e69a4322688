event-turn =
    { $you ->
        [yes] Runda { $round }: twoja kolej.
       *[no] Runda { $round }: gra { $player }.
    }
event-turn-forced =
    { $you ->
        [yes] Runda { $round }: twoja kolej. Nie masz kart na ręce, więc { -postmaster } pomaga ci dobrać dwie.
       *[no] Runda { $round }: gra { $player }. Ręka jest pusta, więc { -postmaster } pomaga dobrać dwie karty.
    }

event-administrator =
    { $you ->
        [yes] Z pomocą { -administrator(case: "gen") } odrzucasz odkryte karty: { $cities }.
       *[no] { $player } z pomocą { -administrator(case: "gen") } odrzuca odkryte karty: { $cities }.
    }

event-take =
    { $you ->
        [yes] Dobierasz odkrytą kartę { $city }.
       *[no] { $player } dobiera odkrytą kartę { $city }.
    }
event-take-postmaster =
    { $you ->
        [yes] Z pomocą { -postmaster(case: "gen") } dobierasz też odkrytą kartę { $city }.
       *[no] { $player } z pomocą { -postmaster(case: "gen") } dobiera też odkrytą kartę { $city }.
    }
event-draw =
    { $you ->
        [yes] Dobierasz z zakrytego stosu kartę { $city }.
       *[no] { $player } dobiera z zakrytego stosu kartę { $city }.
    }
event-draw-postmaster =
    { $you ->
        [yes] Z pomocą { -postmaster(case: "gen") } dobierasz z zakrytego stosu także kartę { $city }.
       *[no] { $player } z pomocą { -postmaster(case: "gen") } dobiera z zakrytego stosu także kartę { $city }.
    }
event-draw-hidden = { $player } dobiera kartę z zakrytego stosu.
event-draw-hidden-postmaster = { $player } z pomocą { -postmaster(case: "gen") } dobiera jeszcze jedną kartę z zakrytego stosu.

event-refill = Odkryta zostaje karta { $city }.
event-shuffle =
    { $count ->
        [one] Zakryty stos się skończył. Nowy składa się z jedynej zużytej karty.
        [few] Zakryty stos się skończył. { $count } zużyte karty tworzą po przetasowaniu nowy.
       *[many] Zakryty stos się skończył. { $count } zużytych kart tworzy po przetasowaniu nowy.
    }

event-start =
    { $you ->
        [yes] Rozpoczynasz trasę kartą { $city }.
       *[no] { $player } rozpoczyna trasę kartą { $city }.
    }
event-start-dropped =
    { $you ->
        [yes] Odrzucasz swoją trasę ({ $route }) i zaczynasz od nowa kartą { $city }.
       *[no] { $player } odrzuca swoją trasę ({ $route }) i zaczyna od nowa kartą { $city }.
    }
event-extend =
    { $you ->
        [yes] Dokładasz kartę { $city } z { $end ->
            [left] lewej
           *[right] prawej
        } strony swojej trasy.
       *[no] { $player } dokłada kartę { $city } z { $end ->
            [left] lewej
           *[right] prawej
        } strony swojej trasy.
    }
event-extend-postal-carrier =
    { $you ->
        [yes] Z pomocą { -postal-carrier(case: "gen") } dokładasz też kartę { $city } z { $end ->
            [left] lewej
           *[right] prawej
        } strony.
       *[no] { $player } z pomocą { -postal-carrier(case: "gen") } dokłada też kartę { $city } z { $end ->
            [left] lewej
           *[right] prawej
        } strony.
    }

event-close =
    { $you ->
        [yes] Zamykasz trasę z { $length } kart: { $route }.
       *[no] { $player } zamyka trasę z { $length } kart: { $route }.
    }
event-house =
    { $you ->
        [yes] Ustawiasz dom w mieście { $city }.
       *[no] { $player } ustawia dom w mieście { $city }.
    }
event-tile =
    { $value ->
        [one] { $you ->
            [yes] Otrzymujesz żeton bonusowy „{ $stack }”: { $value } punkt.
           *[no] { $player } otrzymuje żeton bonusowy „{ $stack }”: { $value } punkt.
        }
        [few] { $you ->
            [yes] Otrzymujesz żeton bonusowy „{ $stack }”: { $value } punkty.
           *[no] { $player } otrzymuje żeton bonusowy „{ $stack }”: { $value } punkty.
        }
       *[many] { $you ->
            [yes] Otrzymujesz żeton bonusowy „{ $stack }”: { $value } punktów.
           *[no] { $player } otrzymuje żeton bonusowy „{ $stack }”: { $value } punktów.
        }
    }
event-tile-game-end =
    { $you ->
        [yes] Otrzymujesz żeton bonusowy „{ stack-game_end }”: 1 punkt. Ta runda jest ostatnia.
       *[no] { $player } otrzymuje żeton bonusowy „{ stack-game_end }”: 1 punkt. Ta runda jest ostatnia.
    }
event-carriage =
    { $you ->
        [yes] Bierzesz powóz { $carriage }.
       *[no] { $player } bierze powóz { $carriage }.
    }
event-carriage-cartwright =
    { $you ->
        [yes] Z pomocą { -cartwright(case: "gen") } bierzesz powóz { $carriage }.
       *[no] { $player } z pomocą { -cartwright(case: "gen") } bierze powóz { $carriage }.
    }
event-decline =
    { $you ->
        [yes] Rezygnujesz z pomocy { -cartwright(case: "gen") }.
       *[no] { $player } rezygnuje z pomocy { -cartwright(case: "gen") }.
    }
event-discard =
    { $you ->
        [yes] Odrzucasz kartę { $city }.
       *[no] { $player } odrzuca kartę { $city }.
    }
event-end =
    { $you ->
        [yes] Kończysz turę.
       *[no] { $player } kończy turę.
    }
event-skip-draw =
    { $you ->
        [yes] Nie ma czego dobrać, więc nie dobierasz karty.
       *[no] Nie ma czego dobrać, więc { $player } nie dobiera karty.
    }
event-skip-play =
    { $you ->
        [yes] Nie masz karty do wyłożenia.
       *[no] { $player } nie ma karty do wyłożenia.
    }

event-over =
    { $score ->
        [one] { $you ->
            [yes] Koniec gry. Wygrywasz, zdobywając { $score } punkt!
           *[no] Koniec gry. Wygrywa { $player }: { $score } punkt.
        }
        [few] { $you ->
            [yes] Koniec gry. Wygrywasz, zdobywając { $score } punkty!
           *[no] Koniec gry. Wygrywa { $player }: { $score } punkty.
        }
       *[many] { $you ->
            [yes] Koniec gry. Wygrywasz, zdobywając { $score } punktów!
           *[no] Koniec gry. Wygrywa { $player }: { $score } punktów.
        }
    }
event-over-tie-game_end =
    { $you ->
        [yes] Koniec gry. Przy remisie (po { $score } pkt) wygrywasz, bo masz żeton „{ stack-game_end }”!
       *[no] Koniec gry. Przy remisie (po { $score } pkt) wygrywa { $player } dzięki żetonowi „{ stack-game_end }”.
    }
event-over-tie-clockwise =
    { $you ->
        [yes] Koniec gry. Przy remisie (po { $score } pkt) wygrywasz, bo siedzisz najbliżej gracza z żetonem „{ stack-game_end }”, licząc zgodnie z ruchem wskazówek zegara!
       *[no] Koniec gry. Przy remisie (po { $score } pkt) wygrywa { $player }, bo siedzi najbliżej gracza z żetonem „{ stack-game_end }”, licząc zgodnie z ruchem wskazówek zegara.
    }
event-score =
    { $total ->
        [one] { $player }: { $carriage } (powóz) + { $tiles } (żetony) − { $houses } (nieustawione domy) = { $total } punkt
        [few] { $player }: { $carriage } (powóz) + { $tiles } (żetony) − { $houses } (nieustawione domy) = { $total } punkty
       *[many] { $player }: { $carriage } (powóz) + { $tiles } (żetony) − { $houses } (nieustawione domy) = { $total } punktów
    }
