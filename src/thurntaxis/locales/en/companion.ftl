### Recording a game at a real table.
###
### Variables: $player a name, $number a seat from 1, $count a number, $city a city, $cities a list of cities, $unknown a number of cards

companion-title = At the table
companion-about = Record a game on your own board while you play it: tap what everyone takes, plays and closes. You get the score at any time, a count of the cards, and in the end the record and the review.
companion-players = Players
companion-player = Player { $number }
companion-you = You sit at
companion-nobody = I only watch
companion-rules = Rules
companion-hints = Hints without asking
companion-hints-about = Everyone has agreed to hints in this game.
companion-start = Start
companion-score = Score
companion-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
companion-display = Face-up cards
companion-deal = Tap the six face-up cards, slot by slot: { $count } to go.
companion-drawn = { $player }: which card did you draw?
companion-turned = Which card was turned up?
companion-draw = { $player } takes a card
companion-play = { $player } plays a card
companion-finish = { $player }: play a second card, close the route or end the turn
companion-houses = { $player }: tap the cities that get a house
companion-carriage = { $player }: call on the Cartwright?
companion-discard =
    { $count ->
        [one] { $player } discards { $count } card
       *[other] { $player } discards { $count } cards
    }
companion-over = The game is over.
companion-supply = Supply: { $count }
companion-route = Route: { $cities }
companion-hand =
    { $unknown ->
        [0] Hand: { $cities }
        [one] Hand: { $cities } + 1 unknown
       *[other] Hand: { $cities } + { $unknown } unknown
    }
companion-none = none
companion-new-route = New route
companion-play-it = Play it
companion-before = Before { $city }
companion-after = After { $city }
companion-done =
    { $count ->
        [one] Done: { $count } house
       *[other] Done: { $count } houses
    }
companion-decline = No
companion-end = End the turn
companion-close = Close the route
companion-cities = Cities
companion-left =
    { $count ->
        [one] { $count } card can still come
       *[other] { $count } cards can still come
    }
companion-undo = Undo
companion-hint = Hint
companion-agree = A hint tells the whole table what the program would do for { $player }. Everyone must agree, and the record notes that a hint was shown.
companion-agrees = { $player } agrees
companion-agree-always = For the rest of the game, too
companion-agree-show = Show the hint
companion-hinted =
    { $count ->
        [one] A hint was shown once; the record says so.
       *[other] Hints were shown { $count } times; the record says so.
    }
companion-new = New game
companion-new-sure = The game that is recorded here will be deleted.
companion-winner = { $player } wins.
companion-name-card =
    { $count ->
        [one] { $player } holds { $count } unknown card: which?
       *[other] { $player } holds { $count } unknown cards: which?
    }
companion-review = Review the game
companion-keep = Add to my games
companion-kept = The game is among your games now.
companion-known = The game was already among your games.
companion-save = Save the record
