### Positions that cannot be: one sentence for each thing that is impossible, in the editor and on the command line.
###
### Variables
###   $player   a player's name      $city, $other   city names      $province   a province's name      $stack   a stack's label
###   $count    how many there are   $least, $most, $left, $houses   numbers      $official   an official's label

# $problem is English, for programmers.
position-form = This is not a position that can be read: { $problem }
position-card-count = { $city } is there { $count } times. The game has { $most } cards of each city.
position-unknown-count = { $count } cards are said to be unknown, but only { $left } cards lie nowhere else.
position-supply-empty = The supply is empty while there are discards. They would have been shuffled into a new supply, so leave it at least one card.
position-display-gap = A slot of the display is empty while the supply has cards. Put a card there.
position-display-gap-unknown = A slot of the display is empty, so the supply must be empty, too. Say how many cards every hand holds.
position-known = { $player }: everybody is said to know { $city }, but it is not in this hand.
position-route-twice = { $player }: the route visits { $city } twice. A route visits each city once.
position-route-gap = { $player }: no road joins { $city } to { $other }. Cities next to each other in a route are joined by a road.
position-house-twice = { $player } has two houses in { $city }. There is room for one.
position-houses-many = { $player } has { $count } houses. Each player has { $most }.
position-tile-once = { $player } has two tiles of “{ $stack }”. Each player takes one a game.
position-tile-house = { $player } has a tile of “{ $stack }”, but no house in { $city }.
position-tile-province = { $player } has a tile of “{ $stack }”, but no house in { $province }.
position-tile-due = { $player } has all the houses for “{ $stack }”, so one of its tiles would be there as well.
position-tile-carriage = { $player }: the routes for these tiles brought at least carriage { $carriage }.
position-tile-twice = “{ $stack }”: the tile worth { $value } is held twice.
position-tile-order = “{ $stack }”: the tile worth { $value } is taken while { $higher } still lies on top. The highest goes first.
position-end-missing = { $player } has carriage 7 or all { $houses } houses on the board, so somebody holds the “{ stack-game_end }” tile.
position-end-early = { $player } has the “{ stack-game_end }” tile, but neither carriage 7 nor all { $houses } houses on the board.
position-end-first = { $player } had carriage 7 or the last house first, so the “{ stack-game_end }” tile is there.
position-end-turn = { $player } has had the last turn already: in the last round only those who sit after that still have one.
position-over-early = The game is not over before somebody has carriage 7 or all { $houses } houses on the board.
position-over-turn = The game ends with the turn of { $player }, who sits last.
position-play-empty = { $player } has no card in hand, so there is none to play.
position-close-short = { $player } is closing a route of { $count } cards. It takes at least { $least }.
position-no-route = { $player } has just played a card, so there is a route.
position-official-phase = { $official }: cannot have been called on at this point of the turn.
position-carrier-route = { $player } has played two cards with the { -postal-carrier }, so the route has at least two.
position-forced = { $player } begins the turn without a card, so the { -postmaster } is called on.
position-not-forced = { $player } has a card in hand, so the { -postmaster } is called on with the second card only.
position-taken = { $count } cards cannot have been taken in this turn so far; it is { $least ->
        [0] { $most ->
            [0] none
           *[other] at most { $most }
        }
       *[other] { $most }
    }.
position-hand-unknown = { $player } is discarding cards, so this hand must be known.
position-nothing = There is nothing to decide at this point; the game would have gone on. Choose another phase.
position-closing-house = { $player }: a house of this closing stands in { $city }, where the route or the house is missing.
position-closing-provinces = The houses of a closing stand in different provinces, or all in one.
position-closing-discards = Cards are discarded at the end of a closing, not before.
position-turn-unknown = { $player } is to act, so this hand must be known.
position-over = The game is over; there is nothing to decide.
position-closing = An exercise cannot begin in the middle of a closing: set up the moment before it.
