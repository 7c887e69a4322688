### The start page, and the list of one’s own tables.

page-wins-link = Ce qui fait gagner : une étude de milliers de parties
start-now = Jouer
start-now-title = Une place est libre
start-lead = Tracez des routes postales à travers le sud de l’Allemagne, installez vos relais de poste et rentrez avant la dernière calèche.
start-new = Première fois ? Dix minutes
start-bots = Adversaires
start-peer = De mon niveau
start-peer-why = { $level }, d’après vos { $games } dernières parties contre des bots ; très probablement entre { $low } et { $high }.
start-running = Vos tables
start-looking = Recherche de vos tables…
start-your-turn = à vous
mine-with = avec { $names }
mine-round = manche { $round }
mine-turn = tour : { $name }
mine-bot = un bot joue à votre place
mine-waiting =
    { $count ->
        [one] une place est libre
       *[other] { $count } places sont libres
    }
mine-since = depuis { $when }
mine-all = Toutes les tables ({ $count })
mine-resign = Abandonner
mine-resign-text = Un bot prend votre place et continue. La table disparaît de votre liste.
mine-delete = Supprimer cette partie
mine-delete-text = La partie est supprimée avec tout ce qui s’y rapporte, et ne compte pas.
mine-leave = Se lever
mine-leave-text = Votre place redevient libre.
mine-cancel = Supprimer la table
mine-cancel-text = Plus personne ne pourra s’asseoir ici, et les présents en seront avertis.
start-ways = Autres façons de jouer
start-friends = Entre amis
start-friends-text = ouvrez une table, envoyez le lien
start-device = Un seul appareil
start-device-text = de main en main, avec un rideau
start-lobby = Salon
start-lobby-text = tables ouvertes et tournois
start-watch = Regarder
start-watch-text = une partie entre personnes ou entre bots forts
start-games = Mes parties
start-games-text = ce que vous avez joué, en chiffres
start-today = Aujourd’hui
start-deal = La partie du jour
start-deal-text = une par jour, la même pour tous
start-deal-going = en cours : continuer
start-deal-done = { $points ->
    [one] { $points } point aujourd’hui
   *[other] { $points } points aujourd’hui
}
start-deal-over = jouée aujourd’hui
deal-one-try = C’est la partie du jour : vous n’avez que cet essai.
start-puzzle = Problème du jour
start-puzzle-text = un tour, le mieux possible
start-puzzle-solved = résolu aujourd’hui
start-puzzle-missed = essayé aujourd’hui
start-learn = Apprendre
start-learn-text = dix minutes de pratique
start-rules = Règles
start-rules-text = pour tout retrouver
start-replay = Replay
start-replay-text = revoir une partie
start-foot = Ni compte ni publicité : juste le jeu.
alone-people = Ici, le jeu tourne entièrement dans votre navigateur. Les amis par lien, le salon et les spectateurs demandent un serveur, que ce site n’a pas.
page-editor-link = Composer une position
page-companion-link = Noter une partie à la table
analysis-study-name = Étude du { $date }
