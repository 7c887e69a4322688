### What a player can do, and what was done: the same words in the browser, for screen readers and in the terminal.
### <b> and <i> may be used; where a text is shown without markup they are left out.
###
### Variables
###   $who      a player's name, or “You” (message `you`): no verb after it may depend on which of the two it is
###   $city, $taken, $played, $route   names as on the board; a route is joined with dashes
###   $stack    the tile stack's name in the reader's language       $phase   draw | play
###   $count, $value, $carriage, $round   numbers

action-take = Take { $city }
action-take-supply = Draw from the supply
action-take-postmaster = Postmaster: take { $city } as well
action-take-supply-postmaster = Postmaster: draw one more from the supply
action-administrator = Call on the Administrator
action-start = Start with { $city }
action-start-drop = Give up the route, start with { $city }
action-left = { $city } to the left
action-right = { $city } to the right
action-left-postal-carrier = Postal carrier: also { $city } to the left
action-right-postal-carrier = Postal carrier: also { $city } to the right
action-end = End turn
action-close = Close route
action-house = House in { $city }
action-done = No more houses
action-cartwright = Call on the Cartwright
action-decline = Without the Cartwright
action-discard = Discard { $city }

# In place of a name.
you = You
you-among = you
event-turn = Round { $round }: { $who } to move
event-turn-forced = { event-turn } with an empty hand, so the <b>Postmaster</b> gives two cards
event-administrator = { $who } called on the <b>Administrator</b>: six new cards
event-take = { $who } took <i>{ $city }</i> from the display
event-take-hidden = { $who } took a card from the display
event-draw = { $who } drew <i>{ $city }</i>
event-draw-hidden = { $who } drew from the supply
event-refill = { $city } is turned face up
event-shuffle =
    { $count ->
        [one] The supply is used up. One discarded card becomes the new supply
       *[other] The supply is used up. { $count } discarded cards are shuffled into a new one
    }
event-start = { $who } started a route in <i>{ $city }</i>
event-start-dropped = { $who } gave up a route of { $count } and started in <i>{ $city }</i>
event-extend = { $who } played <i>{ $city }</i>
event-extend-postal-carrier = { $who } had the <b>Postal carrier</b> add <i>{ $city }</i>
event-discard = { $who } discarded <i>{ $city }</i>
event-end = { $who } ended the turn
event-decline = { $who } did without the <b>Cartwright</b>
event-skip = { $who } had nothing to { $phase ->
    [draw] draw
   *[play] play
}
event-close = { $who } closed <i>{ $route }</i>

# What a closing brings, in a list after event-close, or with a name before it.
event-detail = { $who }: { $detail }
event-house = house in { $city }
event-houses = { $count ->
    [one] one house
   *[other] { $count } houses
}
event-tile-length = tile worth <b>{ $value }</b> for length
event-tile-region = tile worth <b>{ $value }</b> for { $stack }
event-tile-game-end = <b>“{ stack-game_end }” tile</b>
event-carriage = carriage { $carriage }
event-carriage-cartwright = carriage { $carriage } with the <b>Cartwright</b>

# Two events in one sentence.
event-take-and-play = { $who } took <i>{ $taken }</i> and played <i>{ $played }</i>
event-take-and-play-same = { $who } took <i>{ $taken }</i> and played it
event-draw-and-play = { $who } drew <i>{ $taken }</i> and played <i>{ $played }</i>
event-draw-hidden-and-play = { $who } drew a card and played <i>{ $played }</i>

event-over = { $who } won the game
event-tie-game_end = Tied for first: { $name } holds the “{ stack-game_end }” tile.
event-tie-clockwise = Tied for first: { $name } sits nearest clockwise after whoever ended the game.
percent = { $value }%
number-below = −{ $value }
labelled = { $name }: { $value }
