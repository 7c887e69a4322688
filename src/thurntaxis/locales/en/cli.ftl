### The game in the terminal: the board in words, and the questions.
###
### Variables: $player a name, $count a number of things, $cards, $route, $cities, $tiles lists already joined.

## The board

cli-round = Round { $round }
cli-your-turn = Your turn: { $phase }
cli-other-turn = { $player }’s turn: { $phase }
cli-display = Display
cli-supply =
    { $count ->
        [one] Supply: 1 card
       *[other] Supply: { $count } cards
    }
cli-discards =
    { $count ->
        [one] Discards: 1 card
       *[other] Discards: { $count } cards
    }
cli-empty-slot = empty
cli-tiles-left = Bonus tiles left
cli-stack-empty = none
cli-you = { $player } (you)
cli-hand = Hand
cli-hand-hidden =
    { $count ->
        [one] 1 unknown
       *[other] { $count } unknown
    }
cli-route = Route
cli-houses-left =
    { $count ->
        [one] 1 house left
       *[other] { $count } houses left
    }
cli-carriage =
    { $carriage ->
        [0] no carriage
       *[other] carriage { $carriage }
    }
cli-tiles = Bonus tiles
cli-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-none = none
cli-official-used = Official this turn: { $official }
cli-last-round =
    { $reason ->
        [houses] Last round: { $player } has placed their last house. Still to play: { $players }.
        [supply] Last round: { $player } has taken the last card of the supply. Still to play: { $players }.
       *[carriage] Last round: { $player } has carriage { $carriage }. Still to play: { $players }.
    }
cli-last-turn = This is your last turn.
cli-finished = has had their last turn

## Questions

cli-welcome = You are playing against { $opponents }. Choose by number, or type the action.
cli-prompt = Number or action (? for help)
cli-not-a-choice = There is no number { $text } on the list.
cli-last-turn-end = This is your last turn: if you end it now, your route of { $count } cards scores nothing. Choose “end” again to end it, or “close” to close the route.
cli-help = Type a number from the list or an action such as “take ulm”. Type an action that is not on the list to find out why it is not possible. b shows the board, r shows the rules, q quits the game.
cli-help-hint = h gives a hint.
cli-quit = You have left the game. Goodbye!

## A record that was checked: $scores a list already joined, $player who wins

cli-record-fine =
    { $count ->
        [one] fine: { $players } players, 1 action; { $scores }; { $player } wins
       *[other] fine: { $players } players, { $count } actions; { $scores }; { $player } wins
    }
cli-record-unfinished =
    { $count ->
        [one] fine, unfinished: { $players } players, 1 action
       *[other] fine, unfinished: { $players } players, { $count } actions
    }
# One line for each player when the game is over; $houses: houses left, not negative.
cli-score =
    { $total ->
        [one] { $player }: { $carriage } (carriage) + { $tiles } (bonus tiles) − { $houses } (houses left) = { $total } point
       *[other] { $player }: { $carriage } (carriage) + { $tiles } (bonus tiles) − { $houses } (houses left) = { $total } points
    }

## Positions: $level a bot’s code, $chance, $low, $high, $behind shares already written, $error half an interval

cli-cards-unknown = Some cards are unknown. In this picture they were dealt at random from what fits.
rollout-working = Playing games to the end
rollout-summary =
    { $games ->
        [one] 1 game for each move, played on by bots of the level { $level }. All moves get the same cards.
       *[other] { $games } games for each move, played on by bots of the level { $level }. All moves get the same cards.
    }
rollout-figures = wins { $chance } ({ $low } to { $high }), { $points } points on average
rollout-behind = ({ $behind } { $error } against the best)
ending-called = The end of the game has been called. These are the exact chances of winning, then the average points.
ending-open = The end of the game can be called in this turn. These are the exact chances of winning in this round, then the average points.
ending-rivals-any = Players who still have a turn are assumed to get any cards they want. The chances are therefore a guarantee.
ending-rivals-minimax = The other player is assumed to play as well as possible.
