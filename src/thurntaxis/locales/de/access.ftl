### Der Tisch in Worten.

access-title = Der Tisch in Worten
access-now = Jetzt
access-round = Runde { $round }.
access-display = Auslage: { $cities }.
access-display-none = Die Auslage ist leer.
access-supply = { $count ->
    [one] Eine Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
access-hand = Deine Hand: { $cities }.
access-hand-none = Deine Hand ist leer.
access-route = Deine Strecke, von links nach rechts: { $cities }.
access-route-none = Du hast noch keine Strecke.
access-called = In diesem Zug eingesetzt: { $official }.
access-seat =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
access-seat-hidden = { $name }
access-seat-route = Strecke: { $cities }.
access-seat-route-none = Keine Strecke.
access-seat-houses = Häuser in { $cities }; noch { $left } zu setzen.
access-seat-houses-none = Noch keine Häuser; { $left } zu setzen.
access-seat-carriage = { $carriage }er-Kutsche.
access-seat-carriage-none = Noch keine Kutsche.
access-seat-tiles = Plättchen: { $tiles }.
access-seat-tile = { $stack } { $value }
access-seat-hand = { $count ->
    [0] Keine Karten auf der Hand.
    [one] Eine Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
access-seat-known = Davon bekannt: { $cities }.
access-seat-finished = Hatte den letzten Zug.
access-last-turn-end = Dein letzter Zug: Beendest du ihn jetzt, zählt deine Strecke mit { $count } Karten nichts. Gib noch einmal „end“ ein, um ihn zu beenden, oder „close“, um die Strecke abzuschließen.
access-typed-again = Gib noch einmal „{ $action }“ ein, um es trotzdem zu tun.
access-cities = Städte
access-city = { $city }, { $province }: Straßen nach { $roads }; Häuser: { $names }.
access-nobody = keine
access-typed = Aktion eingeben
access-typed-help = Zum Beispiel „take ulm“, „left ulm“ oder „close“. Mit den Pfeiltasten wählst du aus, was jetzt möglich ist.
access-typed-send = Ausführen
access-typed-possible = { $count ->
    [0] Jetzt ist nichts zu tun.
    [one] Eine Aktion ist möglich.
   *[other] { $count } Aktionen sind möglich.
}
access-typed-done = Ausgeführt: { $action }
access-typed-list = Mögliche Aktionen
