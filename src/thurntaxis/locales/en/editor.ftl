### The position editor.
###
### Variables: $name what is taken away, $count a number of things, $stack and $value of a bonus tile, $low, $high, $behind, $error percentages

editor-title = Position editor
editor-tool = A click on the map
editor-seat = For
editor-tool-houses = Houses
editor-tool-route = Route
editor-tool-hand = Hand
editor-tool-display = Display
editor-tool-discards = Discards
editor-tool-houses-about = Places a house of this player in a city, or takes it away.
editor-tool-route-about = Adds a city to this player’s route. A click on an end takes it away.
editor-tool-hand-about = Adds a card to this player’s hand.
editor-tool-display-about = Puts a card into the chosen slot of the display, then goes on to the next one.
editor-tool-discards-about = Adds a card to the discards.
editor-problems =
    { $count ->
        [one] This cannot be
       *[other] { $count } things cannot be
    }
editor-possible = This position is possible.
editor-checking = Checking …
editor-table = Table
editor-players = Players
editor-from-here = From here
editor-try = Try it out
editor-exercise = Make it an exercise
editor-play-on = Play on against bots
editor-play-on-text = You take over from here. Cards that nobody knows are dealt at random; they fit the position.
editor-undo = Undo
editor-copy-link = Copy link
editor-copy-line = Copy as text
editor-copied = Copied.
editor-not-copied = The browser does not allow copying. The line is shown below.
editor-save-png = Save as PNG
editor-save-svg = Save as SVG
editor-start-from = Start from
editor-open-text = A position in one line, a link, or a record
editor-open-ply = Step of the record (if it is one)
editor-open = Open
editor-open-file = Open a file
editor-empty = Empty table
editor-file-large = This file is too large.
editor-name = Name
editor-hand = Hand
editor-hidden = Unknown cards
editor-any-number = any number
editor-take-away = Take away { $name }
editor-none = none
editor-seen = everybody has seen it
editor-secret = only the player knows it
editor-route = Route
editor-houses =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
editor-carriage = Carriage
editor-tiles = Bonus tiles
editor-tile = { $stack }: { $value }
editor-add-tile = Add a tile
editor-display = Display
editor-discards = Discards
editor-hidden-discards = Unknown discards
editor-turn = Player to act
editor-phase = Phase
editor-phase-draw = Take a card
editor-phase-play = Play a card
editor-phase-finish = Close or end
editor-phase-houses = Place houses
editor-phase-carriage = Cartwright
editor-phase-discard = Discard
editor-phase-over = Game over
editor-official = Official this turn
editor-round = Round
editor-rules = Rules
editor-own-rules = own options
editor-thinking = Thinking …
editor-best = Best moves
editor-exact = Exact chances
editor-exact-called = The end has been called. These are the exact chances of winning, with every card counted.
editor-exact-open = The end can be called in this turn. These are the exact chances of winning in this round, with every card counted.
editor-exact-rivals = Players who still have a turn are assumed to get any cards they want, so these chances are a guarantee.
editor-rollout = Rollout
editor-rollout-about = Plays each move to the end of the game many times. All moves get the same cards.
editor-rollout-games = Games
editor-rollout-level = Bots
editor-rollout-stop = Stop
editor-rollout-start = Play games
editor-rollout-done = { $games } of { $total } games
editor-rollout-figures = { $low }–{ $high }%, { $points } points
editor-rollout-behind = { $behind } ± { $error } percentage points behind
editor-back = Back to the editor
