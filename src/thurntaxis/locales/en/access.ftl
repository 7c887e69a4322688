### The table in words.

access-title = The table in words
access-now = Now
access-round = Round { $round }.
access-display = Face up: { $cities }.
access-display-none = No card is face up.
access-supply = { $count ->
    [one] One card in the supply.
   *[other] { $count } cards in the supply.
}
access-hand = Your hand: { $cities }.
access-hand-none = Your hand is empty.
access-route = Your route, from left to right: { $cities }.
access-route-none = You have no route yet.
access-called = Called on this turn: { $official }.
access-seat =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
access-seat-hidden = { $name }
access-seat-route = Route: { $cities }.
access-seat-route-none = No route.
access-seat-houses = Houses in { $cities }; { $left } left to place.
access-seat-houses-none = No houses yet; { $left } left to place.
access-seat-carriage = Carriage { $carriage }.
access-seat-carriage-none = No carriage yet.
access-seat-tiles = Tiles: { $tiles }.
access-seat-tile = { $stack } (worth { $value })
access-seat-hand = { $count ->
    [0] No cards in hand.
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
access-seat-known = Known cards: { $cities }.
access-seat-finished = Has had their last turn.
access-last-turn-end = Your last turn: if you end it now, your route of { $count } cards scores nothing. Type “end” again to end it, or “close” to close the route.
access-typed-again = Type “{ $action }” again to do it anyway.
access-cities = Cities
access-city = { $city }, { $province }: roads to { $roads }; houses: { $names }.
access-nobody = none
access-typed = Type an action
access-typed-help = For example “take ulm”, “left ulm” or “close”. Use the arrow keys to choose from what is possible now.
access-typed-send = Do it
access-typed-possible = { $count ->
    [0] Nothing can be done now.
    [one] One action is possible.
   *[other] { $count } actions are possible.
}
access-typed-done = Done: { $action }
access-typed-list = Possible actions
