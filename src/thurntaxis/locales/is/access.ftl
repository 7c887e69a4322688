### Borðið í orðum.

access-title = Lýsing á borðinu
access-now = Núna
access-round = { $round }. umferð.
access-display = Á borðinu: { $cities }.
access-display-none = Engin spil eru á borðinu.
access-supply = { $count ->
    [one] { $count } spil er í bunkanum.
   *[other] { $count } spil eru í bunkanum.
}
access-hand = Þú ert með á hendi: { $cities }.
access-hand-none = Þú ert ekki með nein spil á hendi.
access-route = Leiðin þín, frá vinstri til hægri: { $cities }.
access-route-none = Þú ert ekki með neina leið.
access-called = Aðstoðar í þessari umferð: { $official }.
access-seat = { $name }: { $points } stig
access-seat-hidden = { $name }
access-seat-route = Leið: { $cities }.
access-seat-route-none = Engin leið.
access-seat-houses = Pósthús í { $cities }; { $left } eftir.
access-seat-houses-none = Engin pósthús enn; { $left } eftir.
access-seat-carriage = Póstvagn { $carriage }.
access-seat-carriage-none = Enginn póstvagn enn.
access-seat-tiles = Stigaskildir: { $tiles }.
access-seat-tile = { $stack } { $value }
access-seat-hand = { $count ->
    [0] Engin spil á hendi.
   *[other] { $count } spil á hendi.
}
access-seat-known = Þar af þekkt: { $cities }.
access-seat-finished = Hefur lokið síðustu umferð.
access-last-turn-end = Síðasta umferð þín: ef þú lýkur henni núna gefur leiðin með { $count } spilum ekkert. Skrifaðu „end“ aftur til að ljúka henni eða „close“ til að loka leiðinni.
access-typed-again = Skrifaðu „{ $action }“ aftur til að gera það samt.
access-cities = Borgir
access-city = { $city }, { $province }: vegir til { $roads }; pósthús: { $names }.
access-nobody = engin
access-typed = Sláðu inn aðgerð
access-typed-help = Til dæmis „take ulm“, „left ulm“ eða „close“. Með örvalyklunum velurðu úr því sem hægt er að gera núna.
access-typed-send = Framkvæma
access-typed-possible = { $count ->
    [0] Ekkert er hægt að gera núna.
    [one] { $count } aðgerð er möguleg.
   *[other] { $count } aðgerðir eru mögulegar.
}
access-typed-done = Gert: { $action }
access-typed-list = Mögulegar aðgerðir
