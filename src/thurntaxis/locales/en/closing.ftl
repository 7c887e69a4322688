### Closing a route, and the score at the end.

## Closing
closing-title = Close the route
closing-way-each = One house in each province
closing-way-one = All in { $province }
closing-houses-none = no houses
closing-better = earns the most
closing-houses = Houses
closing-carriage = carriage { $carriage }
closing-points = { $before } → { $after } points
closing-gain = { $sign ->
    [plus] +{ $value }
   *[minus] −{ $value }
}
closing-left = { $count ->
    [0] no house left
    [one] one house left
   *[other] { $count } houses left
}
closing-game-end = ends the game after this round
closing-cartwright = Call on the Cartwright
closing-cartwright-brings = He builds carriage { $carriage } even though the route is too short.
closing-discards = Keep three cards: choose { $count ->
    [one] one card
   *[other] { $count } cards
} to discard
closing-discards-done = { $done } of { $count }
closing-missing =
    { $count ->
        [one] Choose one more card to discard
       *[other] Choose { $count } more cards to discard
    }
closing-confirm = Close with { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
}
closing-confirm-rest = Finish closing
closing-wait = Working out what that earns…
closing-hint-map = Houses can also be chosen on the map.

## Score sheet
score-title = The last post
score-show = The score
score-winner =
    { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-winner-you =
    You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
score-carriage = Carriage
score-tiles = Bonus tiles
score-houses = Houses not placed
score-total = Total
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-rematch = Play again
deal-rematch = New game, other cards
deal-result = Result of the daily deal
score-tournament = To the tournament
score-replay = Watch the game
