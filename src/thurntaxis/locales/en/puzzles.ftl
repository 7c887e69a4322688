### Puzzles: one turn to be played as well as it can be.

puzzle-goal-win = Puzzle { $puzzle }, level { $level }: it is your last turn. Win the game.
puzzle-goal-points = Puzzle { $puzzle }, level { $level }: it is your last turn. Score as many points as you can.
puzzle-goal-end = Puzzle { $puzzle }, level { $level }: you can make this the last turn. End the game in it, and win.
puzzle-goal-chance = Puzzle { $puzzle }, level { $level }: play this turn as well as you can.
puzzle-solved = Solved: there is nothing better.
puzzle-solved-chance = Solved: nothing better is known.
puzzle-cost-win = That costs you { $cost }% of your chance to win.
puzzle-cost-points = Points lost: { $cost }.
puzzle-cost-end = This way the game is not won in this turn.
puzzle-cost-chance = That costs { $cost } percentage points of your chance to win.
puzzle-solution = One of the best ways: { $actions }
puzzle-reason-administrator = The Administrator makes the difference: { $best } with him, { $without } without.
puzzle-reason-cartwright = The Cartwright makes the difference: { $best } with him, { $without } without.
puzzle-reason-postal_carrier = The Postal carrier makes the difference: { $best } with him, { $without } without.
puzzle-reason-postmaster = The Postmaster makes the difference: { $best } with him, { $without } without.
puzzle-reason-houses = Houses in one province, or one in each: { $best } this way, { $without } the other way.
puzzle-reason-cards = The right card decides: { $best } with it, { $without } with another.
puzzle-reason-turn = The turn brings { $points } points: carriage { $carriage }, bonus tiles { $tiles }, houses { $houses }.
puzzle-reason-end = In the end you have { $points } points, { $player } has { $others }.
puzzle-reason-tie = A tie is won by whoever ended the game, or else by the next clockwise.
puzzle-reason-chance = Chance of winning: { $best }% this way, { $without }% the way weaker players play it.
puzzle-value-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-value-average = { $points } points on average
puzzle-value-win = a win
puzzle-value-lost = no win
puzzle-value-chance = { $chance }% to win
