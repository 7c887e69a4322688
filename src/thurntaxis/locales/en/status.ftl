### Rich texts: whose turn it is, what can be done, and questions before a move.

## Questions before a move
drop-title = Give up the route?
drop-text = Starting again with <b>{ $city }</b> discards { $count ->
    [one] your one card, { $first }. It scores
   *[other] the { $count } cards from { $first } to { $last }. They score
} nothing.
last-turn-title = End your last turn?
last-turn-text = You can still <b>close your route</b> of { $count } cards. If you end the turn now, it scores nothing.
last-turn-end = End turn anyway
coach-title = Before you do that…
coach-other-card = After this card <b>no other can follow</b>: the route could only be closed or given up. { $city } would keep it open.
coach-other-end = If you put this card here, <b>no other can follow</b>: the route could only be closed or given up. At the other end it would keep the route open.
coach-nothing-fits = <b>No other card can follow</b> on your route: next turn you will have to give it up. Right now you can still close it.
coach-few-fit = No card in your hand or on display fits your route. Fitting cards among the { $unseen } you have not seen: <b>{ $fitting }</b>. If none fits next turn, you will have to give the route up; right now you can still close it.
coach-cartwright = The <b>Cartwright</b> would build you carriage { $carriage } with this closing, and it costs nothing.
coach-note = The coach can be switched on and off in the settings.
coach-anyway = Do it anyway
coach-back = Think again

## Status: one sentence
status-watch-draw = <b>{ $name }</b> takes a card.
status-watch-play = <b>{ $name }</b> plays a card.
status-watch-finish = <b>{ $name }</b> may close the route or end the turn.
status-watch-closing = <b>{ $name }</b> is closing a route.
status-over =
    The game is over. <b>{ $name }</b> wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
status-over-you =
    The game is over. <b>You win</b> with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
status-draw = Your turn, { $name }. <b>Take a card</b> from the table or from the supply.
status-draw-administrator = Your turn, { $name }. <b>Take a card</b>, or have the <b>Administrator</b> swap all six first.
status-draw-forced-first = Your turn, { $name }. Your hand is empty, so the <b>Postmaster</b> gives you <b>two cards</b>: take the first.
status-draw-forced-second = Take the <b>second card</b>: the Postmaster is at work because your hand was empty.
status-play-first = Your turn, { $name }. <b>Play a card</b> to start a route.
status-play-first-postmaster = Your turn, { $name }. <b>Play a card</b> to start a route, or call on the <b>Postmaster</b> and take a second card.
status-play-one = <b>Play a card</b>: <u>{ $card }</u> fits { $where ->
    [left] before
   *[right] after
} { $end }.
status-play-two = <b>Play a card</b>: <u>{ $left }</u> fits before { $first }, <u>{ $right }</u> after { $last }.
status-play-both = <b>Play a card</b>: <u>{ $card }</u> fits both ends. <b>Choose an end</b>.
status-choose-end = Choose an end of the route for { $card }.
status-play-some = <b>Play a card</b>: { $count } of yours fit the route.
status-play-none = No card fits. <b>Start a new route</b>: the old one is discarded.
status-your-turn = Your turn, { $name }.
status-or-postmaster = Or call on the <b>Postmaster</b> first and take a second card.
status-only-postmaster = Or call on the <b>Postmaster</b> and take a second card: it may fit.
status-finish-end = <b>End your turn</b>: the route goes on next time.
status-last-turn = This is your <b>last turn</b>.
status-last-close = Your last turn: <b>close the route now</b>, or it scores nothing.
status-last-end = Your last turn: the route is too short to close. <b>End your turn.</b>
status-last-coming = You have <b>one more turn</b>.
status-last-over = You have had your last turn.
status-finish-close = <b>Close the route</b> of { $count }, or end your turn and let it grow.
status-or-carrier = Or have the <b>Postal carrier</b> add { $count ->
    [one] <u>{ $card }</u>
   *[other] a second card
}.
status-closing = <b>Close your route</b>: choose where your houses go.
status-closing-carriage = Your houses are placed. Call on the <b>Cartwright</b> for a carriage, or leave it till later.
status-closing-discard = Your route is closed. <b>Keep three cards</b>: choose what to discard.
last-round =
    <b>Last round:</b> { $mine ->
        [yes] { $reason ->
            [houses] you have placed your last house.
           *[carriage] you have carriage 7.
        }
       *[no] { $reason ->
            [houses] { $name } has placed their last house.
           *[carriage] { $name } has carriage 7.
        }
    }
last-round-left = Still to play: { $names }.
