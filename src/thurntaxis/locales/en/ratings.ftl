# The leaderboard: /api/leaderboard

ratings-title = Leaderboard
ratings-all-time = All time
ratings-place = Place
ratings-player = Player
ratings-worth = Rating
ratings-games = Games
ratings-wins = Wins
ratings-against-you = You against them
ratings-you = You
ratings-nobody = Nobody has played a rated game yet.
ratings-how = Games that count for the statistics are rated by finishing place. The rating is your estimated strength minus three times its uncertainty, so it rises as you play. Only people who chose to be listed are shown.
ratings-season = Season
ratings-quarter = Q{ $quarter } { $year }
ratings-list = List me here
ratings-listed = You are listed here as { $name }.
ratings-unlist = Stop listing me
