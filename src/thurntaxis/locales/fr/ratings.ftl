# The leaderboard: /api/leaderboard

ratings-title = Classement
ratings-all-time = Depuis le début
ratings-programs = Programmes
ratings-place = Place
ratings-player = Joueur
ratings-rating = Cote
ratings-provisional = peu de parties
ratings-games = Parties
ratings-wins = Victoires
ratings-against-you = Vos face-à-face
ratings-you = Vous
ratings-nobody = Personne n’a encore joué de partie classée.
ratings-how = Tout le monde commence à 1500. Votre cote monte quand vous finissez devant des joueurs mieux cotés et baisse quand vous finissez derrière des joueurs moins bien cotés. À deux, 200 points de plus valent environ trois victoires sur quatre, 400 points environ neuf sur dix. Après ± figure l’incertitude : votre force réelle se situe presque toujours dans cette marge, qui se réduit à chaque partie. Les joueurs qui ont moins de dix parties viennent à la fin. Seules apparaissent les personnes qui l’ont souhaité.
ratings-when = Une partie compte si chaque personne et chaque niveau de bot n’y participe qu’une fois, si personne ne demande de conseil ni n’annule un tour, si personne ne part pendant les cinq premières manches et si toutes les personnes ne viennent pas de la même adresse. Retirer votre nom ne retire pas le résultat. Personne ne vérifie qui se cache derrière un nom : la cote n’est qu’une indication.
ratings-season = Saison
ratings-quarter = Trimestre { $quarter } de { $year }
ratings-list = M’afficher ici
ratings-listed = Vous apparaissez ici sous le nom { $name }.
ratings-unlist = Ne plus m’afficher
