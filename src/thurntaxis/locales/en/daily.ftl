### The daily deal.

daily-title = The daily deal
daily-text = One game a day, the same cards for everybody everywhere, against three bots of level { $level }.
daily-once = You have one try. You can stop and continue later, but not start over; there are no hints.
daily-past = This day is over: you can still play its deal, but it will not count.
daily-play = Play the deal
daily-continue = Continue
daily-going = Your game is under way.
daily-again = Play it again, just for practice
daily-given-up = You gave up on this deal.
daily-you = You
daily-expert-playing = is still playing the same deal…
daily-share = Copy the result
daily-copied = Copied
daily-picture = Save a picture
daily-expert-watch = Watch the Prince play
daily-others = Everybody on this server
daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-last = Your last thirty deals
daily-other = Other days
daily-date = Day
daily-edition = Rules
daily-fair = The cards were settled in advance
daily-fair-text = The cards follow from the date and the edition, by a published recipe. This is the hash of the seed; the seed itself is shown after the game. Anybody who works it out beforehand only cheats themselves.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of 4
daily-share-expert = Best bot: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Two games of one deal, side by side; and a game that plays along while you play.

daily-beside = Both games side by side
daily-beside-title = Two games of one deal
daily-beside-with = Your game beside { $name }’s
daily-turn = Turn { $turn } of { $turns }
daily-turn-back = One turn back
daily-turn-on = One turn on
daily-turn-none = The game was already over.
daily-ghost = { $name } has played this deal: you will see those points after every round.
daily-ghost-own = Your own game plays along: you will see its points after every round.
