### Puzzles: one turn to be played as well as it can be.

puzzle-goal-win = Puzzle { $puzzle }, level { $level }: it is your last turn. Win the game.
puzzle-goal-points = Puzzle { $puzzle }, level { $level }: it is your last turn. Score as many points as you can.
puzzle-goal-end = Puzzle { $puzzle }, level { $level }: you can make this the last turn. End the game, and win.
puzzle-goal-chance = Puzzle { $puzzle }, level { $level }: play this turn as well as you can.
puzzle-solved = Solved: there is nothing better.
puzzle-solved-chance = Solved: nothing better is known.
puzzle-cost-win =
    { $cost ->
        [one] That lowers your chance of winning by { $cost } percentage point.
       *[other] That lowers your chance of winning by { $cost } percentage points.
    }
puzzle-cost-points = Points lost: { $cost }.
puzzle-cost-end = That does not win the game this turn.
puzzle-cost-chance =
    { $cost ->
        [one] That lowers your chance of winning by { $cost } percentage point.
       *[other] That lowers your chance of winning by { $cost } percentage points.
    }
puzzle-solution = One of the best ways to play it: { $actions }
puzzle-reason-administrator = The Administrator makes the difference: { $best } with him, { $without } without.
puzzle-reason-cartwright = The Cartwright makes the difference: { $best } with him, { $without } without.
puzzle-reason-postal_carrier = The Postal carrier makes the difference: { $best } with him, { $without } without.
puzzle-reason-postmaster = The Postmaster makes the difference: { $best } with him, { $without } without.
puzzle-reason-houses = Houses in one province, or one in each: { $best } this way, { $without } the other way.
puzzle-reason-cards = The right card makes the difference: { $best } with it, { $without } with another.
puzzle-reason-turn = { $points ->
    [one] The turn is worth { $points } point: carriage { $carriage }, bonus tiles { $tiles }, houses { $houses }.
   *[other] The turn is worth { $points } points: carriage { $carriage }, bonus tiles { $tiles }, houses { $houses }.
}
puzzle-reason-end = At the end you have { $points } points, { $player } has { $others }.
puzzle-reason-tie = A tie is won by whoever ended the game, or else by the next player clockwise.
puzzle-reason-chance = Chance of winning: { $best }% this way, { $without }% the way weaker players play it.
puzzle-value-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-value-average = { $points } points on average
puzzle-value-win = a win
puzzle-value-lost = no win
puzzle-value-chance = a { $chance }% chance of winning

puzzle-as-good = As good at step { $step }: { $actions }.
puzzle-tempting = Tempting, but worse: { $actions }.

## The page in the browser

puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-unknown = There is no such puzzle.
puzzles-hint = Hint
puzzles-hint-is = Next step: { $action }
puzzles-solution = Solution
puzzles-again = Again
puzzles-next = Next puzzle
puzzles-choose = Choose theme and level
puzzles-theme = Theme
puzzles-level = Level
puzzles-all = all
puzzles-theme-cartwright = Cartwright
puzzles-theme-postal_carrier = Postal carrier
puzzles-theme-postmaster = Postmaster
puzzles-theme-houses = Houses: one province or several
puzzles-theme-cards = The right card
puzzles-theme-administrator = Administrator
puzzles-theme-route = Laying out the route
puzzles-theme-discards = What to discard
puzzles-theme-early = Closing early
puzzles-theme-waiting = Leaving the route open
puzzles-theme-tiles = Tiles running out
puzzles-theme-ending = Ending the game
puzzles-rating = Your rating: { $rating } ± { $deviation }, from { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}. Only a first try without help counts.
# What can be chosen, and how many puzzles it has.
puzzles-counted = { $name } ({ $count })
puzzles-streak = Solved in a row: { $streak }. Longest streak: { $longest }.
puzzles-rush = Rush
puzzles-rush-text = As many puzzles as you can in five minutes, the easy ones first. Three wrong answers end it. It does not change your rating.
puzzles-rush-start = Start the rush
puzzles-rush-running = Solved: { $solved }. Wrong: { $missed } of 3. Time left: { $time }
puzzles-rush-over = The rush is over. Solved: { $solved }.
puzzles-rush-record = That is your best result.
puzzles-rush-best = Your best results: { $results }
puzzles-rush-again = Once more
puzzles-rush-stop = Stop the rush
puzzles-practice = Practise the mistakes of my own games
