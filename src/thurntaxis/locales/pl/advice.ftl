advice-no-reason = Nie ma tu żadnego wyboru, więc nie ma czego wyjaśniać.

advice-take = Dobierz kartę { $city }. Szansa na wygraną: około { $chance }%.
advice-take-supply = Dobierz z zakrytego stosu. Szansa na wygraną: około { $chance }%.
advice-postmaster = Z pomocą kierownika poczty dobierz { $city } jako drugą kartę. Szansa na wygraną: około { $chance }%.
advice-postmaster-supply = Z pomocą kierownika poczty dobierz drugą kartę z zakrytego stosu. Szansa na wygraną: około { $chance }%.
advice-administrator = Wezwij zarządcę. Szansa na wygraną: około { $chance }%.
advice-start = Rozpocznij nową trasę kartą { $city }. Szansa na wygraną: około { $chance }%.
advice-extend = Dołóż do trasy kartę { $city }. Szansa na wygraną: około { $chance }%.
advice-restart =
    Porzuć swoją trasę ({ $length ->
        [one] { $length } karta
        [few] { $length } karty
       *[many] { $length } kart
    }) i zacznij od nowa kartą { $city }. Szansa na wygraną: około { $chance }%.
advice-carrier = Z pomocą pocztyliona dołóż też kartę { $city }. Szansa na wygraną: około { $chance }%.
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
hint-tempting = Kuszące, ale słabsze: { $action }.
hint-alike = Różnica jest niewielka. Prawie równie dobre: { $action }.
hint-decided = Gra jest prawie rozstrzygnięta, więc ten ruch niewiele zmienia.
