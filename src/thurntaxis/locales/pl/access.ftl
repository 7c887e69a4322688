### Stół w słowach.

access-title = Opis stołu
access-now = Teraz
access-round = Runda { $round }.
access-display = Odkryte karty: { $cities }.
access-display-none = Nie ma odkrytych kart.
access-supply = { $count ->
    [one] { $count } karta w zakrytym stosie.
    [few] { $count } karty w zakrytym stosie.
   *[many] { $count } kart w zakrytym stosie.
}
access-hand = Twoja ręka: { $cities }.
access-hand-none = Nie masz kart na ręce.
access-route = Twoja trasa, od lewej do prawej: { $cities }.
access-route-none = Nie masz jeszcze trasy.
access-called = W tej turze pomaga: { $official }.
access-seat = { $name }, punkty: { $points }
access-seat-hidden = { $name }
access-seat-route = Trasa: { $cities }.
access-seat-route-none = Bez trasy.
access-seat-houses = Domy: { $cities }; do ustawienia: { $left }.
access-seat-houses-none = Jeszcze bez domów; do ustawienia: { $left }.
access-seat-carriage = Powóz { $carriage }.
access-seat-carriage-none = Jeszcze bez powozu.
access-seat-tiles = Żetony: { $tiles }.
access-seat-tile = { $stack } { $value }
access-seat-hand = { $count ->
    [0] Bez kart na ręce.
    [one] { $count } karta na ręce.
    [few] { $count } karty na ręce.
   *[many] { $count } kart na ręce.
}
access-seat-known = Z tego znane: { $cities }.
access-seat-finished = Już po ostatniej turze.
access-last-turn-end = Twoja ostatnia tura: jeśli ją teraz zakończysz, trasa z { $count } kart nie da punktów. Wpisz „end” jeszcze raz, aby ją zakończyć, albo „close”, aby zamknąć trasę.
access-typed-again = Wpisz „{ $action }” jeszcze raz, aby mimo to tak zrobić.
access-cities = Miasta
access-city = { $city }, { $province }; drogi do: { $roads }; domy: { $names }.
access-nobody = brak
access-typed = Wpisz akcję
access-typed-help = Na przykład „take ulm”, „left ulm” albo „close”. Strzałkami wybierasz z tego, co teraz możliwe.
access-typed-send = Wykonaj
access-typed-possible = { $count ->
    [0] Teraz nie można nic zrobić.
    [one] Możliwa jest { $count } akcja.
    [few] Możliwe są { $count } akcje.
   *[many] Możliwych jest { $count } akcji.
}
access-typed-done = Wykonano: { $action }
access-typed-list = Możliwe akcje
