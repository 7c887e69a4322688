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
