### Practice: your own mistakes as exercises, and what you tend to get wrong.

practice-title = Practice
practice-none = When you read the review of one of your games, its mistakes become exercises. They come back here after 1, 3, 7, 16 and 35 days.
practice-due =
    { $count ->
        [one] { $count } exercise is due today.
       *[other] { $count } exercises are due today.
    }
practice-none-due = No exercise is due today.
practice-next = The next ones come on { $date }.
practice-learnt = Learnt for good: { $count }.
practice-all-learnt = You have learnt all your exercises. New ones come with the review of your next game.
practice-start = Practise my mistakes
practice-ahead = Practise ahead
practice-ahead-text = These are not due yet: practising ahead changes nothing.
practice-comes-back = It comes back on { $date }.
practice-stays-away = You have solved it five times over the weeks: it is learnt, and does not come back.
practice-same-theme = { $count ->
    [one] One puzzle on the same theme
   *[other] { $count } puzzles on the same theme
}
practice-back = Back to my games
practice-from-review = Your mistakes come back as exercises, from tomorrow on.
practice-to-puzzles = Puzzles
practice-kinds = What you tend to get wrong
practice-kinds-from =
    { $games ->
        [one] From the review of { $games } game.
       *[other] From the reviews of { $games } games.
    }
practice-times = { $count }×
practice-puzzles =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
practice-kind-late = Closing too late
practice-kind-soon = Closing too soon
practice-kind-dropped = Giving up a route
practice-kind-cartwright = Forgetting the Cartwright
practice-kind-administrator = Forgetting the Administrator
practice-kind-postmaster = Forgetting the Postmaster
practice-kind-postal_carrier = Forgetting the Postal carrier
practice-kind-called = Calling an official for nothing
practice-kind-houses = Choosing the wrong houses
practice-kind-discards = Discarding the wrong cards
practice-kind-card = Taking the wrong card
practice-kind-route = Playing the wrong card, or to the wrong end
