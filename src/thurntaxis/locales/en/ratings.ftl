# The leaderboard: /api/leaderboard

ratings-title = Leaderboard
ratings-all-time = All time
ratings-programs = Programs
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-provisional = few games
ratings-games = Games
ratings-wins = Wins
ratings-against-you = You against them
ratings-you = You
ratings-nobody = Nobody has played a rated game yet.
ratings-how = Everybody starts at 1500. Your rating goes up when you finish ahead of players with a higher rating, and down when you finish behind players with a lower one. With two at the table, 200 points more mean about three wins in four games, 400 points more about nine in ten. After ± stands how uncertain the rating still is; your true strength almost always lies within that range, which shrinks with every game. Players with fewer than ten games come last. Only people who chose to be listed are shown.
ratings-when = A game counts if every player, person or level of bot, takes part once, nobody asks for a hint or takes back a turn, nobody leaves in the first five rounds, and its people do not all come from one address. Removing your name does not remove the result. Nobody checks who is behind a name, so take a rating as an indication.
ratings-season = Season
ratings-quarter = Q{ $quarter } { $year }
ratings-list = List me here
ratings-listed = You are listed here as { $name }.
ratings-unlist = Stop listing me
