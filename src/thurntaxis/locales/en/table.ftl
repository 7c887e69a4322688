### The table: cards, officials, players, tiles, log, and what its buttons say.

## Header
table-name = { $name } · round { $round }
menu-hint = Hint
menu-tiles = Tiles
menu-log = Log
menu = Menu

## Headings
on-the-table = On the table
your-route = Your route
route-of = { $name }’s route
hand = Hand
players = Players
bonus-tiles = Bonus tiles
carriages = Carriages
log = Log
officials = Officials
route-length = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Officials
official-administrator = Administrator
official-postmaster = Postmaster
official-postal_carrier = Postal carrier
official-cartwright = Cartwright
official-administrator-does = swap all six
official-postmaster-does = take two
official-postal_carrier-does = play two
official-cartwright-does = up to two short
official-callable = { $name }: can be called on now
official-called = { $name }: called on this turn
official-waiting = { $name }: not now
official-spent = { $name }: you have called on another official

## Cards
supply = Supply, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empty-slot = Empty space
no-hand = No cards
card-play = Play { $city }
card-fits = fits your route
# What fits an open end of the route.
end-fits = { $city } fits
end-fits-many = { $count } fit
end-open = open
end-dead = dead end
end-left = Before { $city }: { $cards }
end-right = After { $city }: { $cards }
end-which =
    { $where ->
        [left] Which card before { $city }?
       *[right] Which card after { $city }?
    }
route-empty = Your first card starts a route
hand-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Players
to-move = to move
seat-finished = has had their last turn
seat-away = not here
no-route = no route
carriage = carriage
houses-left = houses left
hand-size = hand
tiles = tiles
no-tiles = none
score = points
look-route = Route
look-points = Points
look-unknown =
    { $count ->
        [one] one unknown card
       *[other] { $count } unknown cards
    }
look-houses = { $placed } placed, { $left } left
look-house = House:
seat-summary =
    { $name }: { $carriage ->
        [0] no carriage
       *[other] carriage { $carriage }
    }, { $houses ->
        [one] one house
       *[other] { $houses } houses
    } left, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Tiles and carriages
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = All provinces
stack-outside_baiern = Outside Baiern
stack-route_5 = Route of 5
stack-route_6 = Route of 6
stack-route_7 = Route of 7+
stack-game_end = Game end
stack-label = { $stack }: { $count ->
    [0] no tiles left
    [one] one tile left, worth { $value }
   *[other] { $count } tiles left, the next worth { $value }
}
tile-for-cities = For a house in each of these cities: { $names }.
tile-for-provinces = For a house in each of these provinces: { $names }.
tile-for-length =
    { $length ->
        [7] For closing a route of 7 or more cards.
       *[other] For closing a route of { $length } cards.
    }
tile-for-end = For whoever is first to place every house or to get carriage { $carriage }. The game then ends with the round.
tile-near = { $have } of { $count }
tile-near-missing = { $have } of { $count }, missing: { $names }
tile-near-length = route of { $count }
tile-left = Tiles left: { $values }
tile-none-left = No tiles left.
tile-has = earned it
carriage-points = { $points } points
carriage-at = Carriage { $carriage }, { $points } points: { $names }
carriage-nobody = nobody

## Map
city-neighbours = Roads to { $cities }
city-houses = Houses: { $names }
city-no-houses = No houses yet
city-unseen = Cards not seen yet: { $count } of { $copies }

## Log
log-empty = No entries yet
log-later = The game began before this position.
log-look-back = Look at this moment
log-tip = Choose a line to look back at that moment.
log-earlier = Show earlier lines
replay-review = Review
seat-program = bot (a program)

## At the table
menu-chat = Chat
menu-chat-new = Chat ({ $count })
menu-unread = Menu ({ $count })
menu-take-back = Take back my turn
menu-share = Link to this table
menu-rules = Rules
menu-keys = Keys
menu-resign = Resign
menu-leave = Back to the start page
menu-look-back = Look back
menu-sounds-on = Turn sounds on
menu-sounds-off = Turn sounds off
menu-aids-on = Turn learner’s aid on
menu-aids-off = Turn learner’s aid off
menu-to-night = Switch to night
menu-to-day = Switch to day
clock-left = { $minutes }:{ $seconds }
clock-warning = { $seconds } seconds left.
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
connection-away = There is no connection just now, so nothing was done.
why-not-possible = This can be done now.
why-not-past = You are looking at an earlier moment.
undo-free = ↶ Undo
undo-not = Can’t undo
skip = Skip »
press = Decide now
look-back = You are looking back at round { $round }.
look-now = Back to the present
look-earlier = One step back
look-later = One step forward
seat-lost = The others gave your seat to a bot while you were away.
seat-reclaim = Take my seat back
named-bot = { $name } (bot)
people-replaced = a bot plays on
notice-sat = { $name } sat down.
notice-left = { $name } left the table.
notice-filled = A bot sat down.
notice-resigned = { $name } resigned; a bot plays on.
notice-replaced = A bot plays on for { $name }.
notice-bot_failed = { $name } stumbled; a simpler bot plays on.
notice-timeout = { $name } ran out of time; a bot finished the turn.
notice-vote = { $favour ->
    [no] { $name } would rather wait for { $absent }.
   *[yes] { $name } would like a bot to play on for { $absent }.
}
notice-extra_time = { $name } gave extra time.
notice-end_vote = { $favour ->
    [no] { $name } would rather play on.
   *[yes] { $name } would like to end the game.
}
notice-taken_back = { $name } took back a turn.
notice-redone = { $name } restored the turn.
notice-returned = { $name } is back and plays on.
notice-vote_lapsed = { $name } is playing again, so the vote has lapsed.
notice-hinted = { $name } asked for a hint: this game is no longer rated.
hint-note = Chances of winning as a strong bot sees them.
hint-alike = just as good
hint-plan = The closing:
hint-houses = houses in { $cities }
hint-no-houses = no houses
hint-cartwright = with the Cartwright
hint-discards = discard { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } on a card: how many copies of it you have not seen yet
aid-lives-now = Chance that a card fits your route this turn: <b>{ $chance }</b>
aid-lives-next = Chance that a card fits your route next turn: <b>{ $chance }</b>
official-administrator-armed = The Administrator: press again to swap all six cards. You can’t undo that.
official-postmaster-armed = The Postmaster: choose the second card, from the table or from the supply.
official-postal_carrier-armed = The Postal carrier: choose the card to play as well.
log-news = since your last turn
deal-spoiler = Somebody else plays or played today’s deal at this table. You have not finished it yourself, and here you would see its cards.
deal-spoiler-play = Play it yourself first
deal-spoiler-watch = Watch anyway
