advice-no-reason = Nie ma tu żadnego wyboru, więc nie ma czego wyjaśniać.

# Stoi po dwukropku.
advice-because =
    { $term ->
        [houses] domy trafią we właściwe miejsca
        [tiles] to przybliża cię do żetonów bonusowych
        [carriage] teraz najważniejszy jest następny powóz
        [hand] dzięki temu łatwiej zaczniesz następną trasę
        [clock] pasuje to do tempa, w jakim zbliża się koniec gry
       *[route] dzięki temu trasa wciąż rośnie
    }

advice-take = Dobierz kartę { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-take-supply = Dobierz z zakrytego stosu: żadna odkryta karta nie pomoże bardziej. Szansa na wygraną: około { $chance }%.
advice-postmaster = Z pomocą kierownika poczty dobierz { $city } jako drugą kartę: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-postmaster-supply = Z pomocą kierownika poczty dobierz drugą kartę z zakrytego stosu. Szansa na wygraną: około { $chance }%.
advice-administrator = Wezwij zarządcę: odkryte karty niewiele dają. Szansa na wygraną: około { $chance }%.
advice-start = Rozpocznij nową trasę kartą { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-extend = Dołóż do trasy kartę { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-restart =
    Porzuć swoją trasę ({ $length ->
        [one] { $length } karta
        [few] { $length } karty
       *[many] { $length } kart
    }) i zacznij od nowa kartą { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-carrier = Z pomocą pocztyliona dołóż też kartę { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-end = Nie zamykaj jeszcze trasy (karty: { $length }): na dłuższą warto poczekać. Szansa na wygraną: około { $chance }%.
advice-close = Zamknij teraz trasę (karty: { $length }): { advice-because }. Szansa na wygraną: około { $chance }%.
advice-houses =
    { $houses ->
        [one] Ustaw dom w mieście { $city }: { advice-because }.
        [few] Ustaw { $houses } domy, pierwszy w mieście { $city }: { advice-because }.
       *[many] Ustaw { $houses } domów, pierwszy w mieście { $city }: { advice-because }.
    } Szansa na wygraną: około { $chance }%.
advice-done = Nie stawiaj więcej domów: kolejny teraz by zaszkodził. Szansa na wygraną: około { $chance }%.
advice-cartwright = Wezwij kołodzieja: warto mieć powóz wcześniej. Szansa na wygraną: około { $chance }%.
advice-decline = Zostaw powóz na później. Szansa na wygraną: około { $chance }%.
advice-discard = Odrzuć kartę { $city }: najmniej pasuje do następnej trasy. Szansa na wygraną: około { $chance }%.
