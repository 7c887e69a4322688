### Reviews of games: grades, sizes of mistakes, and reasons with figures that were counted.
###
### Variables
###   $best     in how many games, with the better way
###   $other    in how many games, with the other way
###   $games    how many games were played on from each
###   $turns    the player's own turns, with the one under way
###   $rounds   rounds for which the games were played on
###   $length   cards in a route
###   $city     a city's name as on the board
###   $player   a player's name
###   $stack    the name of a bonus tile stack
###   $carriage the number on a carriage
###   $houses, $count   how many houses, how many cards
###   $number   the number of a level
###   $ply      the number of an action
###   $action   an action in words
###   $change   a change of a chance, in percentage points, with its sign
###   $way, $played, $better   ways to decide, in words
###   $chances  players with their chances, in a list

review-size-none = fine
review-size-slip = slip
review-size-mistake = mistake
review-size-blunder = blunder
review-count-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
review-count-blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
review-count-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-count-slip =
    { $count ->
        [one] { $count } slip
       *[other] { $count } slips
    }

review-grade-excellent = Excellent
review-grade-strong = Strong
review-grade-solid = Solid
review-grade-uneven = Uneven
review-grade-learning = Still learning
review-grade-none = No decisions

# In the browser: the panel beside the table, and the sheet with the summary.
review-waiting = Waiting in the queue…
review-running = Reviewing the game…
review-stop = Stop
review-stopped = The review was stopped.
review-scored = Points
review-points-over = Points over the course of the game
# $ply: how many of $plies actions have been looked at.
review-so-far = Decisions up to step { $ply } of { $plies } have been checked so far.
review-again = Start again
review-thorough = Look more closely
review-note = Figures are percentage points of the chance of winning, as a strong bot sees it with only what the player could know.
review-chances = Chances of winning
review-to-win = To win
review-curve-at = Step { $ply }: { $chances }
review-table = The curve as a table
review-turn = Turn
review-marks = Marks
review-moments = Key moments
review-whose = Whose moments
review-everybody = everybody
review-step = step { $ply }
review-all = Show all ({ $count })
review-few = Show only the most important
review-played-way = Played: { $way }
review-better-way = Better: { $way }
review-told = { $name } chose to { $played }. It was better to { $better }.
review-luck-good = lucky card { $city }
review-luck-bad = unlucky card { $city }
review-summary = Summary
review-copy = Copy the text
review-copied = Copied
review-winner = winner
review-share = Thurn und Taxis, review: { $players }

# In the browser: costly decisions as positions to play.
review-learn = Learn from my mistakes
review-learn-these = Learn from these mistakes
review-learn-at = Position { $at } of { $count }
review-learn-task = Here { $name } chose to { $way }. Find a better way.
review-learn-find = What would you play here as { $name }? Do it at the table.
review-learn-weighing = Weighing it up…
review-learn-found = Well spotted: no better way is known.
review-learn-same = That is what was played.
review-learn-better = Better than what was played, but not the best: { $change }
review-learn-worse = Not better: { $change }
review-learn-short = There is something better: { $change }
review-learn-again = Try again
review-learn-show = Show
review-learn-next = Next
review-learn-back = Back to the review
review-learn-closings = Ways to close the route
review-learn-choose = Choose how to close the route from the review’s list.
review-learn-not = That cannot be done here.
review-learn-done = That was the last one. You found { $found } of { $count }.

# In the browser: a game tried out from one of its moments.
analysis-title = Analysis board
analysis-at = { $at } of { $last }
analysis-note = You play for everybody. Cards come at random; you can swap them for others afterwards.
analysis-keep = Keep as a study
analysis-rollout = Roll it out
review-to-study = Turn into a study
analysis-card-display = Turned up
analysis-card-hand = Drawn
analysis-chance = at random
analysis-city = { $city } ({ $count })
analysis-chances = Chances of winning: { $chances }
analysis-leave = Back to the game

# Ends a sentence that has said what happens.
review-in-games =
    in { $best } of { $games } games, with the other move in { $other ->
        [0] none
       *[other] { $other }
    }

review-reason-close =
    { $turns ->
        [1] A route of { $length } or more is closed this turn { review-in-games }.
       *[other] A route of { $length } or more is closed within { $turns } turns { review-in-games }.
    }
review-reason-city = A route with { $city } is closed within { $turns } turns { review-in-games }.
review-reason-dies = The route has to be discarded within { $turns } turns { review-in-games }.
review-reason-carriage =
    { $turns ->
        [1] Carriage { $carriage } is taken this turn { review-in-games }.
       *[other] Carriage { $carriage } is taken within { $turns } turns { review-in-games }.
    }
review-reason-tile = { $player } gets the “{ $stack }” tile within { $rounds } rounds { review-in-games }.
review-reason-thrown =
    { $count ->
        [1] At least one card goes to waste before the next closing { review-in-games }.
       *[other] At least { $count } cards go to waste before the next closing { review-in-games }.
    }
review-reason-houses = At least { $houses } houses are placed in one closing within { $turns } turns { review-in-games }.
review-reason-end = { $player } ends the game within { $rounds } rounds { review-in-games }.
review-reason-wins = { $player } has won within { $rounds } rounds { review-in-games }.
review-reason-leads = { $player } is ahead on points after { $rounds } rounds { review-in-games }.

# The same for the player who decides.
review-you-close =
    { $turns ->
        [1] You close a route of { $length } or more this turn { review-in-games }.
       *[other] You close a route of { $length } or more within { $turns } turns { review-in-games }.
    }
review-you-city = You close a route with { $city } within { $turns } turns { review-in-games }.
review-you-dies = You have to give up the route within { $turns } turns { review-in-games }.
review-you-carriage =
    { $turns ->
        [1] You get carriage { $carriage } this turn { review-in-games }.
       *[other] You get carriage { $carriage } within { $turns } turns { review-in-games }.
    }
review-you-tile = You get the “{ $stack }” tile within { $rounds } rounds { review-in-games }.
review-you-thrown =
    { $count ->
        [1] You waste at least one card before your next closing { review-in-games }.
       *[other] You waste at least { $count } cards before your next closing { review-in-games }.
    }
review-you-houses = You place at least { $houses } houses with one route within { $turns } turns { review-in-games }.
review-you-end = You end the game within { $rounds } rounds { review-in-games }.
review-you-wins = You have won within { $rounds } rounds { review-in-games }.
review-you-leads = You are ahead on points after { $rounds } rounds { review-in-games }.

# What is certain, without counting games.
review-reason-grows =
    { $turns ->
        [1] Left open, the route is closed with { $length } cards or more this turn in { $best } of { $games } games.
       *[other] Left open, the route is closed with { $length } cards or more within { $turns } turns in { $best } of { $games } games.
    }
review-reason-overall =
    { $difference ->
        [one] The other move wins about one game fewer in 100.
       *[other] The other move wins about { $difference } games fewer in 100.
    }

# What a review shows, in a file or a terminal.
review-title = Review
review-curve = Chance of winning, step by step
review-player = Player
review-grade = Play
review-level = { $grade }, like level { $number }
review-decisions = Decisions
review-cost = Cost per decision
review-slips = Slips
review-mistakes = Mistakes
review-blunders = Blunders
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-unforeseen = Unforeseen
review-result = Result
review-action = Action
review-played = Played
review-better = Better
review-costs = Cost
review-why = Why
review-points = Turning points
review-books-note = Decisions are compared with what a fast bot would have done there: above 0 is better than the bot. “±” shows how precise a figure is.
review-dominated = More happened in this game than the evaluation can explain: treat the figures with caution.
review-none = No clear mistakes.
review-working = Reviewing
