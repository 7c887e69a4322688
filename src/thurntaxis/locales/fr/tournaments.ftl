# Tournois.

tournaments-title = Tournois
tournaments-yours = Les vôtres
tournaments-listed = Ouverts à tous
tournaments-none = Il n’y a pas encore de tournoi. Créez-en un et envoyez le lien.
tournament-title = Tournoi
tournament-new = Nouveau tournoi
tournament-show = Voir
tournament-to-table = À votre table
tournament-row =
    { $status ->
        [open] Ouvert : { $count ->
            [0] personne n’est encore inscrit
            [one] { $count } personne inscrite
           *[other] { $count } personnes inscrites
        }
        [running] Ronde { $round } sur { $rounds }, participants : { $count }
        [paused] En pause, ronde { $round } sur { $rounds }
        [cancelled] Annulé
       *[over] Terminé, participants : { $count }
    }
tournament-name = Nom du tournoi
tournament-system = Système
tournament-swiss = Suisse
tournament-swiss-help = À chaque ronde, vous rencontrez des joueurs qui ont à peu près autant de points que vous, et personne deux fois si c’est possible.
tournament-round_robin = Toutes rondes
tournament-round_robin-help = Chacun rencontre chacun une fois, à deux par table. Jusqu’à 16 personnes.
tournament-knockout = Élimination directe
tournament-knockout-help = À deux par table : le gagnant continue, le perdant est éliminé.
tournament-size = Joueurs par table
tournament-rounds = Rondes
tournament-duplicate = Mêmes cartes à chaque table
tournament-duplicate-help = Toutes les tables d’une ronde reçoivent les mêmes cartes, ce qui permet de comparer les résultats. Personne ne peut voir une autre table avant la fin de la ronde.
tournament-points = Points
tournament-points-winner = Un point par victoire
tournament-points-winner-help = Gagner une partie rapporte un point.
tournament-points-places = Points selon la place
tournament-points-places-help = Battre toute la table rapporte trois points, en battre une partie la fraction correspondante : 3, 2, 1 et 0 à quatre.
tournament-points-duplicate = Par comparaison avec les autres tables
tournament-points-duplicate-help = Votre score est comparé à celui des joueurs qui avaient les mêmes cartes à la même place. Les battre tous rapporte trois points, en battre une partie la fraction correspondante ; une égalité compte pour moitié.
tournament-rated = Parties classées
tournament-rated-help = Les parties comptent pour le classement.
tournament-casual-help = Les parties ne comptent pas pour le classement.
tournament-fill = Compléter avec des bots
tournament-fill-none = Pas de bots
tournament-starts = Commence automatiquement le (laissez vide pour le lancer vous-même)
tournament-listed = Ouvert à tous
tournament-listed-help = Toutes les personnes de ce serveur le trouvent. Sinon, seulement celles qui ont le lien.
tournament-create = Créer le tournoi
tournament-tables-of = Joueurs par table : { $count }
tournament-filled-by = Complété par des bots : { $level }
tournament-begins = Début : { $when }
tournament-join = Participer
tournament-joined = Vous participez. Votre table apparaîtra ici au début de la première ronde.
tournament-leave = Quitter le tournoi
tournament-leave-text = Vous ne serez plus apparié à personne. Vos parties déjà jouées comptent toujours.
tournament-begin = Commencer maintenant
tournament-pause = Suspendre
tournament-resume = Reprendre
tournament-cancel = Annuler le tournoi
tournament-cancel-not = Ne pas annuler
tournament-remove = Retirer { $name }
tournament-replace = Faire jouer un bot pour { $name }
tournament-organiser = Pour l’organisation
tournament-cancel-text = Il n’y aura plus de ronde. Les parties en cours peuvent être terminées. C’est définitif.
tournament-take-out = Retirer
tournament-remove-text = Cette personne ne sera plus appariée. Une partie en cours continue.
tournament-bot-on = Faire jouer un bot
tournament-replace-text = À partir de la prochaine ronde, un bot joue sous ce nom et avec ces points.
tournament-time-help = Vaut à partir de la prochaine ronde.
tournament-correct = Fixer le résultat
tournament-correct-text = Choisissez la place de chacun. Une note informe tout le monde que vous l’avez fixée.
tournament-place = Place : { $name }
tournament-save = Enregistrer
tournament-standings = Classement
tournament-players = Participants
tournament-cross = Sous les points de chaque ronde : les rangs des adversaires.
tournament-rank = Rang
tournament-player = Nom
tournament-total = Points
tournament-opponents = Points des adversaires
tournament-wins = Victoires
tournament-bot = { $name } (bot, { $level })
tournament-round = Ronde { $number }
tournament-winner = { $name } remporte le tournoi.
tournament-round-about = Pour chaque partie : les points marqués et, en gras, ce qu’ils valent dans le tournoi.
tournament-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tournament-gone = ne participe plus
tournament-by-bot = terminée par un bot
tournament-bye = ne joue pas cette ronde et reçoit les points d’une victoire
tournament-replay = Revoir
tournament-review = Analyser
tournament-watch = À la table
tournament-sealed = Cachée jusqu’à la fin de la ronde
tournament-corrected = Résultat fixé par l’organisation
tournament-how = Comment comptent les points et les égalités
tournament-ties = Les égalités sont départagées par les points des adversaires, puis par les victoires, puis par les points marqués dans les parties, enfin par tirage au sort.
tournament-absent = Si votre temps s’écoule deux fois dans une partie, un bot prend votre place jusqu’à votre retour. Si un bot termine votre partie, elle ne vous rapporte aucun point ; les autres gardent les leurs.
tournament-csv = Classement en fichier CSV
tournament-json = Toutes les rondes en fichier JSON
tournament-notes = Remarques
tournament-note =
    { $kind ->
        [paused] L’organisation a suspendu le tournoi.
        [resumed] Le tournoi reprend.
        [removed] L’organisation a retiré { $about }.
        [replaced] L’organisation fait jouer un bot pour { $about }.
        [extended] L’organisation a modifié le temps de jeu.
        [corrected] L’organisation a fixé un résultat (ronde/table { $about }).
        [too_few] Trop peu de personnes étaient inscrites à l’heure du début.
        [void] Une partie n’a pas pu être terminée ; toute la table reçoit les points d’une victoire.
       *[cancelled] L’organisation a annulé le tournoi.
    }
