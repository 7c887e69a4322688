advice-no-reason = Nie ma tu żadnego wyboru, więc nie ma czego wyjaśniać.

advice-take = Dobierz kartę { $city }. Szansa na wygraną: około { $chance }%.
advice-take-supply = Dobierz z zakrytego stosu. Szansa na wygraną: około { $chance }%.
advice-postmaster = Z pomocą kierownika poczty dobierz { $city } jako drugą kartę. Szansa na wygraną: około { $chance }%.
advice-postmaster-supply = Z pomocą kierownika poczty dobierz drugą kartę z zakrytego stosu. Szansa na wygraną: około { $chance }%.
advice-administrator = Wezwij zarządcę. Szansa na wygraną: około { $chance }%.
advice-start = Rozpocznij nową trasę kartą { $city }. Szansa na wygraną: około { $chance }%.
advice-extend =
    Dołóż do trasy kartę { $city }{ $side ->
        [left] {""} po lewej
        [right] {""} po prawej
       *[only] {""}
    }. Szansa na wygraną: około { $chance }%.
advice-restart =
    Porzuć swoją trasę ({ $length ->
        [one] { $length } karta
        [few] { $length } karty
       *[many] { $length } kart
    }) i zacznij od nowa kartą { $city }. Szansa na wygraną: około { $chance }%.
advice-carrier =
    Z pomocą pocztyliona dołóż też kartę { $city }{ $side ->
        [left] {""} po lewej
        [right] {""} po prawej
       *[only] {""}
    }. Szansa na wygraną: około { $chance }%.
advice-end = Nie zamykaj jeszcze trasy (karty: { $length }). Szansa na wygraną: około { $chance }%.
advice-close = Zamknij teraz trasę (karty: { $length }). Szansa na wygraną: około { $chance }%.
advice-houses =
    { $houses ->
        [one] Ustaw dom w mieście { $city }.
        [few] Ustaw { $houses } domy, pierwszy w mieście { $city }.
       *[many] Ustaw { $houses } domów, pierwszy w mieście { $city }.
    } Szansa na wygraną: około { $chance }%.
advice-done = Nie stawiaj więcej domów. Szansa na wygraną: około { $chance }%.
advice-cartwright = Wezwij kołodzieja. Szansa na wygraną: około { $chance }%.
advice-decline = Zostaw powóz na później. Szansa na wygraną: około { $chance }%.
advice-discard = Odrzuć kartę { $city }. Szansa na wygraną: około { $chance }%.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-best = Najlepiej: { $action }.
hint-tempting = Kuszące, ale słabsze: { $action }.
hint-weaker = Słabsze: { $action }.
hint-alike = Różnica jest niewielka. Prawie równie dobre: { $action }.
hint-exact = Po przeliczeniu wszystkich możliwych kart wygrywasz dokładnie w { $chance } przypadków.
hint-certain = Wygrywasz, jakiekolwiek karty przyjdą.

## Why a way is good, or why another one is not. Everything here is certain.
## $you: yes if the player who decides reads it, no if somebody else does. $parts: a list of the parts below it.

why-your-route = { $you ->
        [yes] twojej trasy
       *[no] trasy
    }
why-your-hand = { $you ->
        [yes] ręce
       *[no] ręce gracza
    }
why-fits = Karta { $city } pasuje do { why-your-route }.
why-fits-carriage = Z kartą { $city } długość { why-your-route } wystarczy na powóz { $carriage }.
why-follows = Karta { $city } może pójść za kartą { $second }, która jest już na { why-your-hand }.
why-next-route = { $city } łączy się z tym, co jest na { why-your-hand } ({ $cities }), w sam raz na następną trasę.
why-with-hand = { $city } łączy się z tym, co jest na { why-your-hand } ({ $cities }).
why-starts-well = Trasę od miasta { $city } łatwo przedłużyć, liczba pasujących kart w grze: { $live }.
why-region-last = { $city } to ostatnie miasto, którego brakuje do żetonu „{ $stack }”.
why-no-house =
    { $you ->
        [yes] W mieście { $city } nie masz jeszcze domu.
       *[no] W mieście { $city } brakuje jeszcze domu.
    }
why-province = Do żetonu „{ $stack }” brakuje jeszcze domu w regionie { $province }.
why-scarce =
    { $left ->
        [0] Na razie nie może przyjść żadna inna karta { $city }.
       *[other] Na razie może przyjść już tylko jedna karta { $city }.
    }
why-denies = Ta karta pasowałaby też do trasy gracza { $player }.
why-draw-none = Żadna z odkrytych kart nie przyda się do { why-your-route }, a z zakrytych przydałoby się { $live } na { $unseen }.
why-draw-none-hand = Żadna z odkrytych kart nie pasuje do kart na { why-your-hand }, a z zakrytych pasuje { $live } na { $unseen }.
why-swap-none = Żadna z odkrytych kart nie przyda się do { why-your-route }, więc nowe mogą być tylko lepsze.
why-swap-none-hand = Żadna z odkrytych kart nie pasuje do kart na { why-your-hand }, więc nowe mogą być tylko lepsze.
why-draw-houses =
    { $count ->
        [one] Z odkrytych kart przyda się tylko { $cities }, a tam stoi już dom.
       *[other] Z odkrytych kart przydadzą się tylko { $cities }, a tam stoją już domy.
    }
why-draw-few =
    { $count ->
        [one] Z odkrytych kart przyda się tylko { $cities }, a z zakrytych przydałoby się { $live } na { $unseen }.
       *[other] Z odkrytych kart przydadzą się tylko { $cities }, a z zakrytych przydałoby się { $live } na { $unseen }.
    }
why-open =
    { $count ->
        [one] Potem pasuje { $cities } ({ $parts }).
       *[other] Potem pasują { $cities } ({ $parts }).
    }
why-open-many =
    { $count ->
        [few] Potem pasują { $count } miasta ({ $parts }).
       *[other] Potem pasuje { $count } miast ({ $parts }).
    }
why-part-hand = na { why-your-hand }: { $hand }
why-part-shown = odkryte: { $shown }
why-part-unseen = zakryte: { $unseen }
why-length =
    { $length ->
        [few] { $length } karty wystarczą na powóz { $carriage }.
       *[other] { $length } kart wystarczy na powóz { $carriage }.
    }
why-length-cartwright =
    { $length ->
        [few] Z pomocą kołodzieja { $length } karty wystarczą na powóz { $carriage }.
       *[other] Z pomocą kołodzieja { $length } kart wystarczy na powóz { $carriage }.
    }
why-length-tile =
    { $length ->
        [few] Zamknięta trasa, która ma { $length } karty, daje żeton „{ $stack }”.
       *[other] Zamknięta trasa, która ma { $length } kart, daje żeton „{ $stack }”.
    }
why-stuck = Żadna karta na { why-your-hand } nie pasuje do starej trasy.
why-stuck-dead =
    { $live ->
        [0] Do starej trasy nie pasuje nic, co może przyjść.
        [one] Żadna karta na { why-your-hand } nie pasuje do starej trasy, a poza tym tylko jedna.
        [few] Żadna karta na { why-your-hand } nie pasuje do starej trasy, a poza tym tylko { $live } karty.
       *[other] Żadna karta na { why-your-hand } nie pasuje do starej trasy, a poza tym tylko { $live } kart.
    }
why-next-turn =
    { $count ->
        [one] W następnej turze można dołożyć kartę { $cities }, która jest na { why-your-hand }.
       *[other] W następnych turach można dołożyć karty, które są na { why-your-hand }: { $cities }.
    }
why-short =
    { $count ->
        [one] Do powozu { $carriage } brakuje trasie jednej karty.
       *[other] Do powozu { $carriage } brakuje trasie { $count } kart.
    }
why-scores =
    { $points ->
        [one] To daje punkt: { $parts }.
        [few] To daje { $points } punkty: { $parts }.
       *[other] To daje { $points } punktów: { $parts }.
    }
why-part-houses =
    { $houses ->
        [one] dom
        [few] { $houses } domy
       *[other] { $houses } domów
    }
why-part-carriage = powóz { $carriage }
why-part-tile = żeton „{ $stack }”
why-close-stuck =
    { $live ->
        [0] Do trasy nie pasuje już nic, co może przyjść.
        [one] Żadna karta na { why-your-hand } nie pasuje do trasy, a poza tym tylko jedna.
        [few] Żadna karta na { why-your-hand } nie pasuje do trasy, a poza tym tylko { $live } karty.
       *[other] Żadna karta na { why-your-hand } nie pasuje do trasy, a poza tym tylko { $live } kart.
    }
why-lacks =
    { $count ->
        [one] Do żetonu „{ $stack }” brakuje wtedy już tylko miasta { $cities }.
       *[other] Do żetonu „{ $stack }” brakuje wtedy już tylko miast: { $cities }.
    }
why-lacks-provinces =
    { $count ->
        [one] Do żetonu „{ $stack }” brakuje wtedy już tylko domu w regionie { $provinces }.
       *[other] Do żetonu „{ $stack }” brakuje wtedy już tylko domów w regionach: { $provinces }.
    }
why-race =
    { $count ->
        [one] Graczowi { $player } brakuje do żetonu „{ $stack }” tylko miasta { $cities }.
       *[other] Graczowi { $player } brakuje do żetonu „{ $stack }” tylko miast: { $cities }.
    }
why-ends =
    { $you ->
        [yes] Rozpoczynasz koniec gry, prowadząc { $points } do { $others }.
       *[no] To rozpoczyna koniec gry przy prowadzeniu { $points } do { $others }.
    }
why-keeps = Na { why-your-hand } zostają { $cities }, które łączą się w następną trasę.
why-discard-double = Na { why-your-hand } jest jeszcze jedna karta { $city }.
why-discard-apart = { $city } nie łączy się z niczym innym na { why-your-hand }.
flaw-waste =
    { $length ->
        [one] Drugi ruch to strata karty z { why-your-route }.
        [few] Drugi ruch to strata trasy, która ma już { $length } karty.
       *[other] Drugi ruch to strata trasy, która ma już { $length } kart.
    }
flaw-scores =
    { $points ->
        [one] Drugi ruch daje od razu tylko jeden punkt.
        [few] Drugi ruch daje od razu tylko { $points } punkty.
       *[other] Drugi ruch daje od razu tylko { $points } punktów.
    }
flaw-house =
    { $you ->
        [yes] W mieście { $city } masz już dom.
       *[no] W mieście { $city } stoi już dom.
    }
flaw-open = Potem trasę może przedłużyć { $best ->
    [one] { $best } karta
    [few] { $best } karty
   *[many] { $best } kart
}, po drugim ruchu tylko { $other }.
why-discard-house = { flaw-house }
flaw-poor =
    { $houses ->
        [0] Zamknięcie teraz nie daje ani domu, ani powozu.
        [one] Zamknięcie teraz daje tylko jeden dom i żadnego powozu.
        [few] Zamknięcie teraz daje tylko { $houses } domy i żadnego powozu.
       *[other] Zamknięcie teraz daje tylko { $houses } domów i żadnego powozu.
    }
flaw-left-open =
    { $live ->
        [0] Jeśli trasa pozostanie otwarta, nie pasuje do niej nic, co może przyjść.
       *[other] Jeśli trasa pozostanie otwarta, żadna karta na { why-your-hand } do niej nie pasuje.
    }
flaw-dead = Po karcie { $city } na razie nic nie mogłoby pójść dalej.
flaw-gamble = Z zakrytych kart pasowałoby tylko { $live } na { $unseen }.
flaw-apart = { $city } nie pasuje ani do { why-your-route }, ani do kart na { why-your-hand }.

# When the game is decided: what is left to play for. $action: a way to decide, as a phrase.
hint-won = Wygrana jest prawie pewna, teraz liczy się przewaga.
hint-lost = Pierwsze miejsce jest prawie stracone, teraz liczą się punkty.
hint-points =
    { $points ->
        [one] Na koniec mniej więcej o punkt mniej: { $action }.
        [few] Na koniec mniej więcej o { $points } punkty mniej: { $action }.
       *[other] Na koniec mniej więcej o { $points } punktów mniej: { $action }.
    }

commentary-closes = { $player } zamyka trasę z { $length } kart.
commentary-gives-up =
    { $player } porzuca trasę z { $length ->
        [one] jednej karty
       *[other] { $length } kart
    }.
commentary-rises = Szansa na wygraną gracza { $player } rośnie z { $before }% do { $after }%.
commentary-falls = Szansa na wygraną gracza { $player } spada z { $before }% do { $after }%.
