### My games: what is under way, finished games, and what they add up to.

games-title = My games
games-none = No finished games yet. They will appear here automatically.
games-none-such = No games match these filters.
games-finished = Finished games
games-all = all
games-opponents = Opponents
games-players = Players
games-result = Result
games-won = won
games-lost = not won
games-people = people
games-bots = mixed levels
games-against = against { $names }
games-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
games-winner = won
games-resigned = resigned
games-device = on one device
games-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
games-uncounted = not counted
games-deal = daily deal
games-replay = Replay
games-more = Earlier games
games-figures = How you play
games-played = played
games-won-share = won
games-average = points on average
games-streak = current winning streak
games-longest = longest winning streak
games-peer = About as strong as level { $level }.
games-peer-between = Very likely between { $low } and { $high }, judging by your latest { $games } games against bots.
games-sources = Where your points come from
games-source-carriage = Carriage
games-source-routes = Long routes
games-source-regions = Regions
games-source-all_provinces = All provinces
games-source-game_end = Game end
games-source-houses = Houses not placed
games-tallies = By opponent
games-curve = Points over time
games-curve-text =
    The average went from { $begin } to { $now } points; { $groups ->
        [one] one value
       *[other] { $groups } values
    } shown, oldest first.
games-cities = You most often start in
games-city = { $city } ({ $count }×)
games-keep = Export or delete
games-keep-text = Everything on this page comes from the games kept here; nothing else is collected.
games-export = All records in one file
games-export-zip = All records as a zip
games-import = Import games
games-import-text = Games that you saved under “My games” elsewhere, on a server or in another browser: a file with one record per line, or a zip.
games-import-checking = Checking { $done } of { $all } games…
games-import-storing = Imported { $done } of { $all } games…
games-import-new =
    { $count ->
        [0] The file has no new games.
        [one] One game can be imported.
       *[other] { $count } games can be imported.
    }
games-import-known =
    { $count ->
        [one] One is here already.
       *[other] { $count } are here already.
    }
games-import-bad =
    { $count ->
        [one] One cannot be imported:
       *[other] { $count } cannot be imported:
    }
games-import-line = Line { $line }: { $problem }
games-import-file = { $file }: { $problem }
games-import-more = … and { $count } more
games-import-go = Import
games-import-done =
    { $count ->
        [one] One game was imported.
       *[other] { $count } games were imported.
    }
games-import-too-large = The file is too large: at most { $megabytes } MB and { $games } games.
games-import-unreadable = This is neither a file of records nor a zip of them.
games-forget = Remove my name
games-forget-all = Remove my name everywhere
games-forget-text = Your name will be replaced by “?” in this finished game. The others keep the game; it disappears from your list. This cannot be undone.
games-forget-all-text = Your name will be replaced by “?” in all your finished games. The others keep the games; they disappear from your list, along with all your statistics. This cannot be undone.
games-forgotten =
    { $count ->
        [one] Your name has been removed from one game.
       *[other] Your name has been removed from { $count } games.
    }

## The daily deal
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
daily-others = Everybody on this server
daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-last = Your last thirty deals
daily-other = Other days
daily-date = Day
daily-edition = Edition
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

## Puzzles
puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-hint = Hint
puzzles-hint-is = Next step: { $action }
puzzles-solution = Solution
puzzles-again = Again
puzzles-next = Next puzzle
puzzles-choose = Choose theme and level
puzzles-theme = Theme
puzzles-level = Level
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
