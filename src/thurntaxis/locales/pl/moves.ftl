action-take = Dobierz { $city }
action-take-supply = Dobierz z zakrytego stosu
action-take-postmaster = Kierownik poczty: dobierz też { $city }
action-take-supply-postmaster = Kierownik poczty: dobierz jeszcze jedną z zakrytego stosu
action-administrator = Wezwij zarządcę
action-start = Zacznij kartą { $city }
action-start-drop = Porzuć trasę, zacznij kartą { $city }
action-left = { $city } po lewej
action-right = { $city } po prawej
action-left-postal-carrier = Pocztylion: dołóż też { $city } po lewej
action-right-postal-carrier = Pocztylion: dołóż też { $city } po prawej
action-end = Zakończ turę
action-close = Zamknij trasę
action-house = Dom w mieście { $city }
action-done = Bez kolejnych domów
action-cartwright = Wezwij kołodzieja
action-decline = Bez kołodzieja
action-discard = Odrzuć { $city }

you = Ty
you-among = ty
event-turn = Runda { $round }, kolej: { $who }
event-turn-forced = { event-turn }. Ręka jest pusta, więc <b>kierownik poczty</b> pomaga dobrać dwie karty
event-administrator = { $who }: sześć nowych kart z pomocą <b>zarządcy</b>
event-take = { $who }: dobrana odkryta karta <i>{ $city }</i>
event-take-hidden = { $who }: dobrana odkryta karta
event-draw = { $who }: dobrana ze stosu karta <i>{ $city }</i>
event-draw-hidden = { $who }: dobrana karta z zakrytego stosu
event-refill = Odkryta zostaje karta { $city }
event-shuffle =
    { $count ->
        [one] Zakryty stos się skończył. Nowy składa się z jedynej zużytej karty
        [few] Zakryty stos się skończył. { $count } zużyte karty tworzą po przetasowaniu nowy
       *[many] Zakryty stos się skończył. { $count } zużytych kart tworzy po przetasowaniu nowy
    }
event-start = { $who }: początek trasy w mieście <i>{ $city }</i>
event-start-dropped =
    { $count ->
        [one] { $who }: porzucona trasa ({ $count } karta), nowy początek: <i>{ $city }</i>
        [few] { $who }: porzucona trasa ({ $count } karty), nowy początek: <i>{ $city }</i>
       *[many] { $who }: porzucona trasa ({ $count } kart), nowy początek: <i>{ $city }</i>
    }
event-extend = { $who }: wyłożona karta <i>{ $city }</i>
event-extend-postal-carrier = { $who }: z pomocą <b>pocztyliona</b> jeszcze <i>{ $city }</i>
event-discard = { $who }: odrzucona karta <i>{ $city }</i>
event-end = { $who }: tura zakończona
event-decline = { $who }: bez <b>kołodzieja</b>
event-skip =
    { $who }: { $phase ->
        [draw] nie ma czego dobrać
       *[play] nie ma czego wyłożyć
    }
event-close = { $who }: zamknięta trasa <i>{ $route }</i>

event-detail = { $who }: { $detail }
event-house = dom w mieście { $city }
event-houses =
    { $count ->
        [one] jeden dom
        [few] { $count } domy
       *[many] { $count } domów
    }
event-tile-length = żeton <b>{ $value }</b> za długość
event-tile-region = żeton <b>{ $value }</b>: { $stack }
event-tile-game-end = <b>żeton za zakończenie gry</b>
event-carriage = powóz { $carriage }
event-carriage-cartwright = powóz { $carriage } z pomocą <b>kołodzieja</b>

event-take-and-play = { $who }: dobrana karta <i>{ $taken }</i>, wyłożona <i>{ $played }</i>
event-take-and-play-same = { $who }: dobrana i wyłożona karta <i>{ $taken }</i>
event-draw-and-play = { $who }: dobrana ze stosu karta <i>{ $taken }</i>, wyłożona <i>{ $played }</i>
event-draw-hidden-and-play = { $who }: dobrana karta ze stosu, wyłożona <i>{ $played }</i>

event-over = Koniec gry. Pierwsze miejsce: { $who }
event-tie-game_end = Remis na czele: { $name } ma żeton za zakończenie gry.
event-tie-clockwise = Remis na czele: { $name } siedzi najbliżej gracza z żetonem za zakończenie gry, licząc zgodnie z ruchem wskazówek zegara.
percent = { $value }%
number-below = −{ $value }
labelled = { $name }: { $value }
