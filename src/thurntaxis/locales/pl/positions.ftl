### Pozycje niemożliwe; zobacz en/positions.ftl.

position-form = Tego nie da się odczytać jako pozycji: { $problem }
position-card-count = Karta { $city } jest tu { $count } razy. W grze są { $most } karty każdego miasta.
position-unknown-count = Nieznanych kart ma być { $count }, a tylko { $left } nie leży nigdzie indziej.
position-supply-empty = Zakryty stos jest pusty, choć są karty zużyte. Zostałyby przetasowane; zostaw w nim co najmniej jedną kartę.
position-display-gap = Jedno z miejsc na odkryte karty jest puste, choć w zakrytym stosie są karty. Połóż tam kartę.
position-display-gap-unknown = Jedno z miejsc na odkryte karty jest puste, więc zakryty stos też musi być pusty. Podaj, ile kart jest na każdej ręce.
position-known = { $player }: karta { $city } ma być znana wszystkim, ale nie ma jej na tej ręce.
position-route-twice = { $player }: na trasie dwa razy jest { $city }. Każde miasto występuje raz.
position-route-gap = { $player }: żadna droga nie łączy miast { $city } i { $other }. Sąsiednie miasta trasy łączy droga.
position-house-twice = { $player }: dwa domy w mieście { $city }. Jest miejsce na jeden.
position-houses-many = { $player }: liczba domów to { $count }. Każdy ma ich { $most }.
position-tile-once = { $player }: dwa żetony „{ $stack }”. Każdy bierze jeden na grę.
position-tile-house = { $player }: jest żeton „{ $stack }”, ale nie ma domu w mieście { $city }.
position-tile-province = { $player }: jest żeton „{ $stack }”, ale nie ma domu w regionie { $province }.
position-tile-due = { $player }: są wszystkie domy dla „{ $stack }”, więc byłby też jeden z tych żetonów.
position-tile-carriage = { $player }: trasy za te żetony dały co najmniej powóz { $carriage }.
position-tile-twice = „{ $stack }”: żeton o wartości { $value } występuje dwa razy.
position-tile-order = „{ $stack }”: wzięto żeton o wartości { $value }, choć na wierzchu leży jeszcze { $higher }. Najwyższy bierze się pierwszy.
position-end-missing = { $player }: jest powóz 7 albo wszystkie { $houses } domów na planszy, więc ktoś ma żeton „{ stack-game_end }”.
position-end-early = { $player }: jest żeton „{ stack-game_end }”, ale nie ma ani powozu 7, ani wszystkich { $houses } domów na planszy.
position-end-first = { $player }: powóz 7 albo ostatni dom był tu najpierw, więc żeton „{ stack-game_end }” leży tutaj.
position-end-turn = { $player }: ostatnia tura już była. W ostatniej rundzie grają jeszcze tylko ci, którzy siedzą dalej.
position-over-early = Gra nie kończy się, zanim ktoś nie ma powozu 7 albo wszystkich { $houses } domów na planszy.
position-over-turn = Gra kończy się turą ostatniego gracza: { $player }.
position-play-empty = { $player }: nie ma kart na ręce, więc nie ma czego wyłożyć.
position-close-short = { $player }: zamykana trasa ma kart: { $count }. Potrzeba co najmniej { $least }.
position-no-route = { $player }: przed chwilą wyłożono kartę, więc jest trasa.
position-official-phase = { $official }: w tej części tury nie można go było wezwać.
position-carrier-route = { $player }: wyłożono dwie karty ({ -postal-carrier }), więc trasa ma co najmniej dwie.
position-forced = { $player }: na początku tury nie ma kart na ręce, więc działa { -postmaster }.
position-not-forced = { $player }: na ręce jest karta, więc { -postmaster } działa dopiero przy drugiej karcie.
position-taken = Liczba kart dobranych w tej turze nie może wynosić { $count }; wynosi { $least ->
        [0] { $most ->
            [0] zero
           *[other] najwyżej { $most }
        }
       *[other] { $most }
    }.
position-hand-unknown = { $player }: trwa odrzucanie kart, więc ta ręka musi być znana.
position-nothing = W tej chwili nie ma o czym decydować; gra toczyłaby się dalej. Wybierz inną fazę.
position-closing-house = { $player }: dom z tego zamknięcia stoi w mieście { $city }, gdzie brakuje trasy albo domu.
position-closing-provinces = Domy z jednego zamknięcia stoją w różnych regionach albo wszystkie w jednym.
position-closing-discards = Karty odrzuca się dopiero na końcu zamknięcia.
position-turn-unknown = Teraz gra { $player }, więc ta ręka musi być znana.
position-over = Gra jest skończona; nie ma o czym decydować.
position-closing = Ćwiczenie nie może zaczynać się w trakcie zamykania trasy: ustaw chwilę przed nim.
