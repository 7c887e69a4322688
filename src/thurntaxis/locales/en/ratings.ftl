# The leaderboard: /api/leaderboard

ratings-title = Leaderboard
ratings-all-time = All time
ratings-place = Place
ratings-player = Player
ratings-worth = Worth
ratings-games = Games
ratings-wins = Wins
ratings-against-you = You against them
ratings-you = You
ratings-nobody = Nobody has played a rated game yet.
ratings-how = Rated are games that count for the statistics, by their places. The worth is the mean less three times the uncertainty, so it rises as you play. People are shown only if they chose to be.
ratings-season = Season
ratings-quarter = { $year }, quarter { $quarter }
ratings-list = Show me here
ratings-listed = You stand here as { $name }.
ratings-unlist = Take me off
