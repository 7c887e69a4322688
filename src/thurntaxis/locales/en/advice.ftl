### Why a bot did what it did, or would do it in your place.
###
### Variables
###   $city     a city's name as on the board
###   $chance   estimated chance of winning, in percent
###   $length   cards in the route now
###   $houses   how many houses the set places
###   $side     left or right, where the city could be added on either

advice-no-reason = There was no choice to make here.

advice-take = Take { $city }. Chance of winning: about { $chance }%.
advice-take-supply = Draw from the supply. Chance of winning: about { $chance }%.
advice-postmaster = Call on the Postmaster and take { $city } as a second card. Chance of winning: about { $chance }%.
advice-postmaster-supply = Call on the Postmaster and draw a second card from the supply. Chance of winning: about { $chance }%.
advice-administrator = Call on the Administrator. Chance of winning: about { $chance }%.
advice-start = Start a new route with { $city }. Chance of winning: about { $chance }%.
advice-extend =
    Add { $city } to the route{ $side ->
        [left] {""} on the left
        [right] {""} on the right
       *[only] {""}
    }. Chance of winning: about { $chance }%.
advice-restart =
    Give up your route ({ $length ->
        [one] { $length } card
       *[other] { $length } cards
    }) and start again with { $city }. Chance of winning: about { $chance }%.
advice-carrier =
    Have the Postal carrier add { $city } as well{ $side ->
        [left] {""} on the left
        [right] {""} on the right
       *[only] {""}
    }. Chance of winning: about { $chance }%.
advice-end = Keep your route of { $length } open. Chance of winning: about { $chance }%.
advice-close = Close your route of { $length } now. Chance of winning: about { $chance }%.
advice-houses =
    { $houses ->
        [one] Place a house in { $city }.
       *[other] Place { $houses } houses, the first in { $city }.
    } Chance of winning: about { $chance }%.
advice-done = Place no more houses. Chance of winning: about { $chance }%.
advice-cartwright = Call on the Cartwright. Chance of winning: about { $chance }%.
advice-decline = Leave the carriage till later. Chance of winning: about { $chance }%.
advice-discard = Discard { $city }. Chance of winning: about { $chance }%.

# After a hint: of several ways to close, the best one; the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-best = Best: { $action }.
hint-tempting = Tempting, but weaker: { $action }.
hint-weaker = Weaker: { $action }.
hint-alike = It is close. About as good: { $action }.
# In a last turn, after the move. $chance: a figure with its sign.
hint-exact = Every possible card counted, you win in exactly { $chance } of all cases.
hint-certain = You win, whatever cards come.

## Why a way is good, or why another one is not. Everything here is certain.
## $you: yes if the player who decides reads it, no if somebody else does. $parts: a list of the parts below it.

why-your-route = { $you ->
        [yes] your route
       *[no] the route
    }
why-your-hand = { $you ->
        [yes] your hand
       *[no] the hand
    }
why-fits = { $city } fits { why-your-route }.
why-fits-carriage = With { $city }, { why-your-route } is long enough for carriage { $carriage }.
why-follows = { $city } can follow { $second }, which is already in { why-your-hand }.
why-next-route = { $city } links up with { $cities } in { why-your-hand }, ready for the next route.
why-with-hand = { $city } links up with { $cities } in { why-your-hand }.
why-starts-well = A route from { $city } is easy to continue: { $live } cards that fit are still around.
why-region-last = { $city } is the last city missing for the “{ $stack }” tile.
why-no-house =
    { $you ->
        [yes] You have no house in { $city } yet.
       *[no] There is no house in { $city } yet.
    }
why-province = The “{ $stack }” tile still needs a house in { $province }.
why-scarce =
    { $left ->
        [0] No other { $city } card can come for now.
       *[other] Only one more { $city } card can come for now.
    }
why-denies = It would also fit { $player }’s route.
why-draw-none = None of the face-up cards helps { why-your-route }; { $live } of the { $unseen } unseen cards would.
why-draw-none-hand = None of the face-up cards goes with { why-your-hand }; { $live } of the { $unseen } unseen cards would.
why-swap-none = None of the face-up cards helps { why-your-route }, so new ones can only be better.
why-swap-none-hand = None of the face-up cards goes with { why-your-hand }, so new ones can only be better.
why-draw-houses =
    { $count ->
        [one] The only face-up card that helps is { $cities }, and there is a house already.
       *[other] The only face-up cards that help are { $cities }, and there are houses already.
    }
why-draw-few =
    { $count ->
        [one] Of the face-up cards only { $cities } helps; { $live } of the { $unseen } unseen ones would.
       *[other] Of the face-up cards only { $cities } help; { $live } of the { $unseen } unseen ones would.
    }
why-open =
    { $count ->
        [one] Only { $cities } can follow; cards left: { $parts }.
       *[other] { $cities } can follow; cards left: { $parts }.
    }
why-open-many = { $count } cities can follow; cards left: { $parts }.
why-part-hand = { $hand } in { why-your-hand }
why-part-shown = { $shown } face up
why-part-unseen = { $unseen } unseen
why-length = { $length } cards are enough for carriage { $carriage }.
why-length-cartwright = With the Cartwright, { $length } cards are enough for carriage { $carriage }.
why-length-tile = Closed with { $length } cards, the route earns the “{ $stack }” tile.
why-stuck = Nothing in { why-your-hand } fits the old route.
why-stuck-dead =
    { $live ->
        [0] Nothing that can come fits the old route.
        [one] Nothing in { why-your-hand } fits the old route, and only one other card does.
       *[other] Nothing in { why-your-hand } fits the old route, and only { $live } other cards do.
    }
why-next-turn =
    { $count ->
        [one] { $cities } can follow next turn, straight from { why-your-hand }.
       *[other] { $cities } can follow in the next turns, straight from { why-your-hand }.
    }
why-short =
    { $count ->
        [one] The route is one card short of carriage { $carriage }.
       *[other] The route is { $count } cards short of carriage { $carriage }.
    }
why-scores =
    { $points ->
        [one] That scores a point: { $parts }.
       *[other] That scores { $points } points: { $parts }.
    }
why-part-houses =
    { $houses ->
        [one] a house
       *[other] { $houses } houses
    }
why-part-carriage = carriage { $carriage }
why-part-tile = the “{ $stack }” tile
why-close-stuck =
    { $live ->
        [0] Nothing that can come fits the route any more.
        [one] Nothing in { why-your-hand } fits the route, and only one other card does.
       *[other] Nothing in { why-your-hand } fits the route, and only { $live } other cards do.
    }
why-lacks =
    { $count ->
        [one] Then only { $cities } is missing for the “{ $stack }” tile.
       *[other] Then only { $cities } are missing for the “{ $stack }” tile.
    }
why-lacks-provinces =
    { $count ->
        [one] Then the “{ $stack }” tile only needs a house in { $provinces }.
       *[other] Then the “{ $stack }” tile only needs houses in { $provinces }.
    }
why-race =
    { $count ->
        [one] { $player } needs just one more house for the “{ $stack }” tile, in { $cities }.
       *[other] { $player } needs only { $cities } for the “{ $stack }” tile.
    }
why-ends =
    { $you ->
        [yes] You bring on the end while you lead { $points } to { $others }.
       *[no] That brings on the end with a lead of { $points } to { $others }.
    }
why-keeps = { $cities } stay in { why-your-hand } and link up for the next route.
why-discard-double = There is another { $city } in { why-your-hand }.
why-discard-apart = { $city } links up with nothing else in { why-your-hand }.
flaw-waste =
    { $length ->
        [one] The other move throws away the card in { why-your-route }.
       *[other] The other move throws away a route of { $length } cards.
    }
flaw-scores =
    { $points ->
        [one] The other move scores only one point at once.
       *[other] The other move scores only { $points } points at once.
    }
flaw-house =
    { $you ->
        [yes] You already have a house in { $city }.
       *[no] There is already a house in { $city }.
    }
flaw-open = { $best } cards can continue the route after this, only { $other } after the other move.
why-discard-house = { flaw-house }
flaw-poor =
    { $houses ->
        [0] Closing now places no house and brings no carriage.
        [one] Closing now places just one house and brings no carriage.
       *[other] Closing now places just { $houses } houses and brings no carriage.
    }
flaw-left-open =
    { $live ->
        [0] If the route stays open, nothing that can come fits it.
       *[other] If the route stays open, nothing in { why-your-hand } fits it.
    }
flaw-dead = After { $city } nothing could follow for now.
flaw-gamble = Of the { $unseen } unseen cards only { $live } would fit.
flaw-apart = { $city } fits neither { why-your-route } nor { why-your-hand }.

# When the game is decided: what is left to play for. $action: a way to decide, as a phrase.
hint-won = You have as good as won; what counts now is the margin.
hint-lost = First place is as good as gone; what counts now is points.
hint-points =
    { $points ->
        [one] About a point less in the end: { $action }.
       *[other] About { $points } points less in the end: { $action }.
    }

## Commentary for spectators, when chances jump ($before and $after in percent)

commentary-closes = { $player } closes a route of { $length } cards.
commentary-gives-up =
    { $player } gives up a route of { $length ->
        [one] one card
       *[other] { $length } cards
    }.
commentary-rises = { $player }’s chances rise from { $before }% to { $after }%.
commentary-falls = { $player }’s chances fall from { $before }% to { $after }%.
