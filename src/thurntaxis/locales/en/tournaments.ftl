# Tournaments.

tournaments-title = Tournaments
tournaments-yours = Yours
tournaments-listed = Open to everybody
tournaments-none = There are no tournaments yet. Set one up and send its link.
tournament-title = Tournament
tournament-new = New tournament
tournament-show = Show
tournament-to-table = To your table
tournament-row =
    { $status ->
        [open] Open: { $count ->
            [0] nobody has joined yet
            [one] { $count } player has joined
           *[other] { $count } players have joined
        }
        [running] Round { $round } of { $rounds }, { $count } players
        [paused] Paused in round { $round } of { $rounds }
        [cancelled] Called off
       *[over] Finished, { $count } players
    }
tournament-name = Name of the tournament
tournament-system = System
tournament-swiss = Swiss
tournament-swiss-help = In every round you meet players with about as many points as you, and nobody twice if it can be avoided.
tournament-round_robin = Round robin
tournament-round_robin-help = Everybody plays everybody once, two at a table. For up to 16 players.
tournament-knockout = Knockout
tournament-knockout-help = Two at a table; the winner goes on, the loser is out.
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-duplicate = Same cards at every table
tournament-duplicate-help = All tables of a round get the same cards, so results can be compared. Nobody can look at another table until the round is over.
tournament-points = Points
tournament-points-winner = One point for winning
tournament-points-winner-help = The winner of a game gets one point.
tournament-points-places = Points by place
tournament-points-places-help = Beating everybody at the table is worth three points, beating some of them the same share of three: 3, 2, 1, 0 at a four-player table.
tournament-points-duplicate = Compared with the other tables
tournament-points-duplicate-help = Your score is compared with those who had the same cards in the same seat. Beating all of them is worth three points, beating some the same share of three; an equal score counts half.
tournament-rated = Rated games
tournament-rated-help = The games count for the leaderboard.
tournament-casual-help = The games do not count for the leaderboard.
tournament-fill = Fill up with bots
tournament-fill-none = No bots
tournament-starts = Starts automatically at (leave empty to start it yourself)
tournament-listed = Open to everybody
tournament-listed-help = Everybody on this server finds it. Otherwise only those who have the link do.
tournament-create = Set up the tournament
tournament-tables-of = { $count } players at a table
tournament-filled-by = Filled up with bots: { $level }
tournament-begins = Starts { $when }
tournament-join = Join
tournament-joined = You are taking part. Your table appears here when the first round begins.
tournament-leave = Leave the tournament
tournament-leave-text = You are not paired again. Games that you have played still count.
tournament-begin = Start now
tournament-pause = Pause
tournament-resume = Resume
tournament-cancel = Call off
tournament-cancel-not = Don’t call off
tournament-remove = Remove { $name }
tournament-replace = Let a bot play on for { $name }
tournament-organiser = For the organiser
tournament-cancel-text = There will be no more rounds. Games under way can be played to the end. You cannot undo this.
tournament-take-out = Remove
tournament-remove-text = They are not paired again. A game under way goes on.
tournament-bot-on = Let a bot play on
tournament-replace-text = From the next round on, a bot plays under their name and with their points.
tournament-time-help = Counts from the next round on.
tournament-correct = Set the result
tournament-correct-text = Choose everybody’s place. A note tells all players that you set it.
tournament-place = Place of { $name }
tournament-save = Save
tournament-standings = Standings
tournament-players = Players
tournament-cross = Below the points of each round: the ranks of the opponents.
tournament-rank = Rank
tournament-player = Player
tournament-total = Points
tournament-opponents = Opponents’ points
tournament-wins = Wins
tournament-bot = { $name } (bot, { $level })
tournament-round = Round { $number }
tournament-winner = { $name } wins the tournament.
tournament-round-about = In each game: the points made and, in bold, what they are worth in the tournament.
tournament-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tournament-gone = no longer takes part
tournament-by-bot = finished by a bot
tournament-bye = sits this round out and gets the points of a win
tournament-replay = Replay
tournament-review = Review
tournament-watch = To the table
tournament-sealed = Hidden until the round is over
tournament-corrected = Result set by the organiser
tournament-how = How points and ties work
tournament-ties = Ties are broken by the points of your opponents, then by wins, then by the points made in the games, and finally by lot.
tournament-absent = If your time runs out twice in a game, a bot takes your seat until you return. If a bot finishes your game, you get no points for it; the others keep theirs.
tournament-csv = Standings as a CSV file
tournament-json = All rounds as a JSON file
tournament-notes = Notes
tournament-note =
    { $kind ->
        [paused] The organiser paused the tournament.
        [resumed] The tournament goes on.
        [removed] The organiser removed { $about }.
        [replaced] The organiser let a bot play on for { $about }.
        [extended] The organiser changed the time limits.
        [corrected] The organiser set a result (round/table { $about }).
        [too_few] Too few players had joined when it was due to start.
        [void] A game could not be finished; everybody at that table gets the points of a win.
       *[cancelled] The organiser called the tournament off.
    }
