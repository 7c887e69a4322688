# The leaderboard: /api/leaderboard

ratings-title = Classement
ratings-all-time = Depuis toujours
ratings-place = Place
ratings-player = Joueur
ratings-worth = Cote
ratings-games = Parties
ratings-wins = Victoires
ratings-against-you = Vous contre eux
ratings-you = Vous
ratings-nobody = Personne n’a encore joué de partie classée.
ratings-how = Les parties qui comptent pour les statistiques sont classées d’après les places. La cote est l’estimation moins trois fois l’incertitude ; elle monte donc à mesure que l’on joue. Seuls apparaissent ceux qui l’ont voulu.
ratings-season = Saison
ratings-quarter = Trimestre { $quarter } de { $year }
ratings-list = M’afficher ici
ratings-listed = Vous apparaissez ici sous le nom { $name }.
ratings-unlist = Ne plus m’afficher
