### The start page, and the list of one’s own tables.

page-wins-link = What wins: a study of thousands of games
start-now = Play now
start-now-title = A seat is free
start-lead = Build post routes across southern Germany, set up your post houses, and be home before the last coach.
start-new = New here? Ten minutes
start-bots = Opponents
start-peer = As strong as I am
start-peer-why = { $level }, judging by your latest { $games } games against bots; very likely between { $low } and { $high }.
start-running = Your tables
start-looking = Looking for your tables…
start-your-turn = your turn
mine-with = with { $names }
mine-round = round { $round }
mine-turn = { $name }’s turn
mine-bot = a bot plays for you
mine-waiting =
    { $count ->
        [one] one seat is open
       *[other] { $count } seats are open
    }
mine-since = since { $when }
mine-all = All { $count } tables
mine-resign = Resign
mine-resign-text = A bot takes your seat and plays on. The table disappears from your list.
mine-delete = Delete this game
mine-delete-text = The game and everything about it will be deleted, and it will not count.
mine-leave = Leave the seat
mine-leave-text = Your seat is open again for others.
mine-cancel = Call off this table
mine-cancel-text = Nobody will be able to join any more, and those already here will be told.
start-ways = Other ways to play
start-friends = With friends
start-friends-text = set up a table, send the link
start-device = Same device
start-device-text = pass it round, with a curtain
start-lobby = Lobby
start-lobby-text = open tables, and tournaments
start-watch = Watch
start-watch-text = a game of people or of strong bots
start-games = My games
start-games-text = what you have played, in figures
start-today = Today
start-deal = The daily deal
start-deal-text = one game a day, the same for everybody
start-deal-going = under way: continue
start-deal-done = { $points ->
    [one] { $points } point today
   *[other] { $points } points today
}
start-deal-over = played today
deal-one-try = This is the daily deal: you have only this one try.
start-puzzle = Puzzle of the day
start-puzzle-text = play one turn as well as you can
start-puzzle-solved = solved today
start-puzzle-missed = tried today
start-learn = Learn
start-learn-text = ten minutes, hands-on
start-rules = Rules
start-rules-text = everything, for reference
start-replay = Replay
start-replay-text = watch a game again
start-foot = No account, no advertising: just the game.
alone-people = Here the game runs entirely in your browser. Playing with friends by link, the lobby and watching others need a game server, which this site does not have.
page-editor-link = Set up a position
page-companion-link = Record a game at the table
analysis-study-name = Study of { $date }
