# The leaderboard: /api/leaderboard

ratings-title = Leaderboard
ratings-all-time = All time
ratings-programs = Programs
ratings-place = Place
ratings-player = Player
ratings-worth = Rating
ratings-games = Games
ratings-wins = Wins
ratings-against-you = You against them
ratings-you = You
ratings-nobody = Nobody has played a rated game yet.
ratings-how = Games that count for the statistics are rated by finishing place. The rating is your estimated strength minus three times its uncertainty, so it rises as you play. Only people who chose to be listed are shown.
ratings-when = A game counts if every player, person or level of bot, takes part once, nobody asks for a hint or takes back a turn, nobody leaves in the first five rounds, and its people do not all come from one address. Removing your name does not remove the result. Nobody checks who is behind a name, so take a rating as an indication.
ratings-season = Season
ratings-quarter = Q{ $quarter } { $year }
ratings-list = List me here
ratings-listed = You are listed here as { $name }.
ratings-unlist = Stop listing me
