### Puzzles: one turn to be played as well as it can be.

puzzle-goal-win = Puzzle { $puzzle }, level { $level }: it is your last turn. Win the game.
puzzle-goal-points = Puzzle { $puzzle }, level { $level }: it is your last turn. Score as many points as you can.
puzzle-goal-chance = Puzzle { $puzzle }, level { $level }: play this turn as well as you can.
puzzle-solved = Solved: there is nothing better.
puzzle-solved-chance = Solved: nothing better is known.
puzzle-cost-win = That costs you { $cost }% of your chance to win.
puzzle-cost-points = Points lost: { $cost }.
puzzle-cost-chance = That costs { $cost } percentage points of your chance to win.
puzzle-solution = One of the best ways: { $actions }
puzzle-reason-cartwright = The Cartwright makes the difference: { $best } with him, { $without } without.
puzzle-reason-postal_carrier = The Postal carrier makes the difference: { $best } with him, { $without } without.
puzzle-reason-postmaster = The Postmaster makes the difference: { $best } with him, { $without } without.
puzzle-reason-houses = The choice of houses decides: { $best } with these, { $without } with others.
puzzle-reason-cards = The right card decides: { $best } with it, { $without } if the route stays open.
puzzle-reason-chance = Chance of winning: { $best }% this way, { $without }% the way weaker players play it.
