advice-no-reason = Nie ma tu wyboru do wyjaśnienia.

# Stoi po dwukropku.
advice-because =
    { $term ->
        [houses] domy trafią we właściwe miejsca
        [tiles] przybliża to żetony bonusowe
        [carriage] teraz najważniejszy jest następny powóz
        [hand] przygotowuje to następną trasę
        [clock] pasuje to do tego, ile gry jeszcze zostało
       *[route] trasa dalej rośnie
    }

advice-take = Dobierz { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-take-supply = Dobierz z zakrytego stosu: żadna odkryta karta nie pomaga tak bardzo. Szansa na wygraną: około { $chance }%.
advice-administrator = Wezwij zarządcę: odkryte karty niewiele dają. Szansa na wygraną: około { $chance }%.
advice-start = Rozpocznij nową trasę kartą { $city }: { advice-because }. Szansa na wygraną: około { $chance }%.
advice-extend = Dołóż { $city } do trasy: { advice-because }. Szansa na wygraną: około { $chance }%.
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
advice-discard = Odrzuć { $city }: najmniej pasuje do następnej trasy. Szansa na wygraną: około { $chance }%.
