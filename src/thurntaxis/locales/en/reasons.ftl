### “Why not?” – one sentence for each cause why an action is not possible right now, spoken to the player who tried it.
###
### Variables
###   $city, $end_city, $last, $other   city names as on the board        $province   a province's name
###   $end      left | right: the end of the route that was tried          $phase      the phase the game is in now
###   $official administrator | postmaster | postal_carrier | cartwright: the official already used this turn
###   $length   cards in the route       $next   number of the next carriage    $missing   cards the route lacks for it
###   $player   a player's name          $text   what was typed            $count   a number of cards

## Before anything else

reason-unreadable = “{ $text }” is not an action I know. Actions look like “take ulm”, “left linz”, “close” or “end”.
reason-unknown-city = There is no city called “{ $text }” on the board.
reason-did-you-mean = Did you mean { $city }?
reason-game-over = The game is over; nothing more can be played.
reason-not-your-turn = It is { $player }’s turn. You can act when yours comes.
reason-watching = You are watching this game. Only the players at the table can act.
# $phase says what is due instead.
reason-wrong-phase =
    Not now. { $phase ->
        [draw] First take a card, from the display or from the supply.
        [play] You have to play a card: start a route, or add to an end of yours.
        [finish] You have played your card. Close the route or end your turn.
        [houses] You are closing your route. Choose where to place houses, or say you are done.
        [carriage] You are closing your route. Decide whether to call on the Cartwright.
       *[discard] You are closing your route. Choose which cards to discard.
    }

## Officials

reason-small-game = In this small game that official cannot be called.
reason-official-used =
    You may call on one official a turn, and this turn it was the { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-forced-postmaster = Your hand was empty when your turn began, so this turn’s official has to be the { -postmaster }. No other can help you.
reason-administrator-after-taking = The { -administrator } only swaps the display before you take your first card. You have already taken one.
reason-display-empty = There are no face-up cards to swap.
reason-official-called =
    The { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    } is already helping you this turn.
reason-postmaster-after-taking = The { -postmaster } is called on after the first card: he lets you take a second.
reason-postal-carrier-after-playing = The { -postal-carrier } is called on after you have played a card: he lets you play a second, if one fits.
reason-no-second-fits = None of your cards fits an end of your route. The { -postal-carrier } has nothing to play.

## Taking cards

reason-must-take = First take a card, from the display or from the supply.
reason-must-take-second = Your hand was empty, so the { -postmaster } has you take two cards. Take the second one first.
reason-not-face-up = { $city } is not among the face-up cards.
reason-supply-empty = The supply is empty.
reason-nothing-to-take = There is no card to take: both the display and the supply are empty.
reason-two-cards-taken = You have already taken two cards. There is no third, not even with the { -postmaster }.
reason-second-card-official =
    A second card means calling on the { -postmaster }, but this turn you have already called on the { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-take-after-playing = Cards are taken before you play. You have already played a card this turn.

## Playing cards

reason-must-play = You have to play a card first: start a route, or add to an end of yours.
reason-not-in-hand = You have no { $city } card in your hand.
reason-no-route-yet = You have no route to add to yet. Start one with { $city } instead.
reason-city-in-route = { $city } is already in your route, and a route visits a city only once.
reason-no-road =
    No road joins { $city } to { $end_city }, the { $end ->
        [left] left
       *[right] right
    } end of your route.
# Added to reason-no-road when the card would fit at the other end ($end, $end_city).
reason-fits-other-end =
    It would fit at the { $end ->
        [left] left
       *[right] right
    } end, next to { $end_city }.
reason-two-cards-played = You have already played two cards. There is no third, not even with the { -postal-carrier }.
reason-second-play-official =
    A second card needs the { -postal-carrier }, but this turn you have already called on the { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-second-must-extend = The { -postal-carrier }’s second card has to extend the route you just played to. It can’t start a new one.

## Ending and closing

reason-small-route = In this small game a route can be closed from { $least } cards on.
reason-route-too-short =
    { $length ->
        [0] You have no route to close. It takes at least three cards.
        [one] Your route has one card. It takes at least three to close it.
       *[other] Your route has { $length } cards. It takes at least three to close it.
    }
reason-already-closing = You are already closing this route.
reason-finish-closing =
    Your turn ends automatically once the route is closed. { $phase ->
        [houses] Houses come first: choose cities, or say you are done.
        [carriage] The { -cartwright } is waiting for your answer: call on him or decline.
       *[discard] Discard down to three cards first.
    }

## Houses

reason-houses-only-when-closing = Houses are placed only while you close a route.
reason-houses-done = You have finished placing houses for this route.
reason-not-on-route = { $city } is not on the route you are closing.
reason-house-already = You already have a house in { $city }, and one is the limit.
reason-house-chosen = You have just placed a house in { $city }.
reason-house-province = You are placing one house in each province, and { $province } already has its house in { $other }.
reason-house-other-province = You are placing all your houses in { $province }. { $city } lies in another province.
reason-house-order = Houses are named in the order of the board, and { $city } comes before { $last }, which you have already chosen.
reason-done-only-houses = The action “done” ends the placing of houses, and you are not placing any now.

## Carriage

reason-cartwright-only-when-closing = The { -cartwright } can only help while you close a route.
reason-cartwright-after-houses = The { -cartwright }’s turn comes after the houses. Finish placing them first.
reason-carriage-earned = Your route was long enough for the next carriage, so you already have it. There is nothing for the { -cartwright } to do.
reason-carriage-not-reachable =
    Your next carriage is the { $next }, and a route of { $length } is { $missing } cards short. The { -cartwright } makes up for one or two, no more.
reason-carriage-all = You already have the highest carriage.
reason-carriage-decided = The carriage for this route is already settled.
reason-decline-nothing = There is nothing to decline now. Only the { -cartwright }’s help can be declined.

## Discarding

reason-discard-only-when-closing = Cards from your hand are discarded only when you close a route and hold more than three.
reason-discard-not-yet = Discarding comes last. Houses and carriage are settled first.
reason-discard-order = Discards are named in the order of the board, and { $city } comes before { $last }, which you have already named.
reason-discard-not-enough = Discards are named in the order of the board. From { $city } on, you don’t hold enough cards to get down to three, so start with an earlier one.

## What is wrong with a record
record-at = { $place }: { $problem }
record-line = Line { $line }
record-unreadable = The file cannot be read.
record-none = This is not a record of a game.
record-form = Something is missing here, or is not what it should be.
record-rules = These rules are not known here.
record-position = The game cannot begin at this position.
record-turns = The turns are not in order.
record-cards = These cards cannot have come from the supply like that.
record-result = The result is not what the actions lead to.
record-closing = Closing a route is one move: houses, carriage and discards belong to it.

## What is wrong with a study

study-gone = This part of the study is gone. Someone has deleted it.
study-changed = Someone else has changed this in the meantime. You now see the newest version; your change was not saved.
study-mark = “{ $mark }” is not a mark. The marks are { $marks }.
study-shape = “{ $text }” is neither an arrow like [%arrow ulm linz] nor a circle like [%circle ulm].
study-long-note = A comment can have at most { $most } characters.
study-many-shapes = A comment can have at most { $most } arrows and circles.
study-many-steps = There is room for at most { $most } moves.
study-many-chapters = A study can have at most { $most } chapters.
study-many-variations = A text can have at most { $most } variations.
study-deep = Variations can be nested at most { $most } deep.
study-last-chapter = A study needs at least one chapter.
