# The leaderboard: /api/leaderboard

ratings-title = Classement
ratings-all-time = Depuis le début
ratings-programs = Programmes
ratings-place = Place
ratings-player = Joueur
ratings-worth = Cote
ratings-games = Parties
ratings-wins = Victoires
ratings-against-you = Vos face-à-face
ratings-you = Vous
ratings-nobody = Personne n’a encore joué de partie classée.
ratings-how = La cote se calcule d’après la place obtenue dans les parties qui comptent pour les statistiques. C’est l’estimation moins trois fois l’incertitude ; elle monte donc à mesure que l’on joue. Seules apparaissent les personnes qui l’ont souhaité.
ratings-when = Une partie compte si chaque personne et chaque niveau de bot n’y participe qu’une fois, si personne ne demande de conseil ni n’annule un tour, si personne ne part pendant les cinq premières manches et si toutes les personnes ne viennent pas de la même adresse. Retirer votre nom ne retire pas le résultat. Personne ne vérifie qui se cache derrière un nom : la cote n’est qu’une indication.
ratings-season = Saison
ratings-quarter = Trimestre { $quarter } de { $year }
ratings-list = M’afficher ici
ratings-listed = Vous apparaissez ici sous le nom { $name }.
ratings-unlist = Ne plus m’afficher
