### What happened, one sentence for each event: the log, the screen reader and the terminal all use these.
###
### Variables
###   $you      yes | no: whether the reader is the player who acted; $player is that player's name
###   $city, $cities, $route   city names as on the board, lists already joined (a route with dashes) in the reader's language
###   $end      left | right       $stack   the tile stack's name in the reader's language
###   $count, $length, $value, $carriage, $round, $score, $tiles, $houses, $total   numbers ($houses: houses left, not negative)

event-turn =
    { $you ->
        [yes] Round { $round }: it is your turn.
       *[no] Round { $round }: it is { $player }’s turn.
    }
event-turn-forced =
    { $you ->
        [yes] Round { $round }: it is your turn. Your hand is empty, so you take two cards with the { -postmaster }.
       *[no] Round { $round }: it is { $player }’s turn. { $player } has no cards in hand and takes two with the { -postmaster }.
    }

event-administrator =
    { $you ->
        [yes] You call on the { -administrator } and clear the display: { $cities }.
       *[no] { $player } calls on the { -administrator } and clears the display: { $cities }.
    }

event-take =
    { $you ->
        [yes] You take { $city } from the display.
       *[no] { $player } takes { $city } from the display.
    }
event-take-postmaster =
    { $you ->
        [yes] With the { -postmaster }, you also take { $city } from the display.
       *[no] With the { -postmaster }, { $player } also takes { $city } from the display.
    }
event-draw =
    { $you ->
        [yes] You draw { $city } from the supply.
       *[no] { $player } draws { $city } from the supply.
    }
event-draw-postmaster =
    { $you ->
        [yes] With the { -postmaster }, you also draw { $city } from the supply.
       *[no] With the { -postmaster }, { $player } also draws { $city } from the supply.
    }
# The reader may not see which card it was.
event-draw-hidden = { $player } draws a card from the supply.
event-draw-hidden-postmaster = With the { -postmaster }, { $player } also draws a card from the supply.

event-refill = { $city } is turned face up.
event-shuffle =
    { $count ->
        [one] The supply is used up. One discarded card becomes the new supply.
       *[other] The supply is used up. { $count } discarded cards are shuffled into a new one.
    }

event-start =
    { $you ->
        [yes] You start a route with { $city }.
       *[no] { $player } starts a route with { $city }.
    }
event-start-dropped =
    { $you ->
        [yes] You discard your route ({ $route }) and start a new one with { $city }.
       *[no] { $player } discards their route ({ $route }) and starts a new one with { $city }.
    }
event-extend =
    { $you ->
        [yes] You add { $city } at the { $end ->
            [left] left
           *[right] right
        } end of your route.
       *[no] { $player } adds { $city } at the { $end ->
            [left] left
           *[right] right
        } end of the route.
    }
event-extend-postal-carrier =
    { $you ->
        [yes] With the { -postal-carrier }, you also add { $city } at the { $end ->
            [left] left
           *[right] right
        } end.
       *[no] With the { -postal-carrier }, { $player } also adds { $city } at the { $end ->
            [left] left
           *[right] right
        } end.
    }

event-close =
    { $you ->
        [yes] You close a route of { $length }: { $route }.
       *[no] { $player } closes a route of { $length }: { $route }.
    }
event-house =
    { $you ->
        [yes] You place a house in { $city }.
       *[no] { $player } places a house in { $city }.
    }
event-tile =
    { $value ->
        [one] { $you ->
            [yes] You collect the bonus tile “{ $stack }”, worth 1 point.
           *[no] { $player } collects the bonus tile “{ $stack }”, worth 1 point.
        }
       *[other] { $you ->
            [yes] You collect the bonus tile “{ $stack }”, worth { $value } points.
           *[no] { $player } collects the bonus tile “{ $stack }”, worth { $value } points.
        }
    }
event-tile-game-end =
    { $you ->
        [yes] You collect the bonus tile “{ stack-game_end }”, worth 1 point. This round is the last.
       *[no] { $player } collects the bonus tile “{ stack-game_end }”, worth 1 point. This round is the last.
    }
event-carriage =
    { $you ->
        [yes] You take carriage { $carriage }.
       *[no] { $player } takes carriage { $carriage }.
    }
event-carriage-cartwright =
    { $you ->
        [yes] With the { -cartwright }, you take carriage { $carriage }.
       *[no] With the { -cartwright }, { $player } takes carriage { $carriage }.
    }
event-decline =
    { $you ->
        [yes] You do without the { -cartwright }.
       *[no] { $player } does without the { -cartwright }.
    }
event-discard =
    { $you ->
        [yes] You discard { $city }.
       *[no] { $player } discards { $city }.
    }
event-end =
    { $you ->
        [yes] You end your turn.
       *[no] { $player } ends their turn.
    }
event-skip-draw =
    { $you ->
        [yes] There is no card to take, so you go without.
       *[no] There is no card to take, so { $player } goes without.
    }
event-skip-play =
    { $you ->
        [yes] You have no card to play.
       *[no] { $player } has no card to play.
    }

event-over =
    { $score ->
        [one] { $you ->
            [yes] The game is over. You win with { $score } point!
           *[no] The game is over. { $player } wins with { $score } point.
        }
       *[other] { $you ->
            [yes] The game is over. You win with { $score } points!
           *[no] The game is over. { $player } wins with { $score } points.
        }
    }
# Equal points: the winner holds the tile “Game end”.
event-over-tie-game_end =
    { $you ->
        [yes] The game is over. It is a tie at { $score }, and you win because you hold the tile “{ stack-game_end }”!
       *[no] The game is over. It is a tie at { $score }, and { $player } wins by holding the tile “{ stack-game_end }”.
    }
# Equal points: the winner sits nearest, clockwise, after the holder of “Game end”.
event-over-tie-clockwise =
    { $you ->
        [yes] The game is over. It is a tie at { $score }, and you win because you are next, clockwise, after the holder of “{ stack-game_end }”!
       *[no] The game is over. It is a tie at { $score }, and { $player } wins as the next, clockwise, after the holder of “{ stack-game_end }”.
    }
# One line for each player under event-over.
event-score =
    { $total ->
        [one] { $player }: { $carriage } (carriage) + { $tiles } (bonus tiles) − { $houses } (houses left) = { $total } point
       *[other] { $player }: { $carriage } (carriage) + { $tiles } (bonus tiles) − { $houses } (houses left) = { $total } points
    }
