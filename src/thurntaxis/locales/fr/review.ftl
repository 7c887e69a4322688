### Reviews of games: grades, sizes of mistakes, and reasons with figures that were counted.
###
### Variables
###   $best     in how many games, with the better way
###   $other    in how many games, with the other way
###   $games    how many games were played on from each
###   $turns    the player's own turns, with the one under way
###   $rounds   rounds for which the games were played on
###   $length   cards in a route
###   $city     a city's name as on the board
###   $player   a player's name
###   $stack    the name of a bonus tile stack
###   $carriage the number on a carriage
###   $houses, $count   how many houses, how many cards
###   $number   the number of a level
###   $ply      the number of an action
###   $action   an action in words
###   $change   a change of a chance, in percentage points, with its sign
###   $way, $played, $better   ways to decide, in words
###   $chances  players with their chances, in a list

review-size-none = bien
review-size-slip = imprécision
review-size-mistake = erreur
review-size-blunder = grosse erreur
review-count-decisions =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
review-count-blunder =
    { $count ->
        [one] { $count } grosse erreur
       *[other] { $count } grosses erreurs
    }
review-count-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-count-slip =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }

review-grade-excellent = Excellent
review-grade-strong = Fort
review-grade-solid = Solide
review-grade-uneven = Inégal
review-grade-learning = En apprentissage
review-grade-none = Aucune décision

# In the browser: the panel beside the table, and the sheet with the summary.
review-waiting = En file d’attente…
review-running = Analyse de la partie…
review-stop = Arrêter
review-stopped = L’analyse a été arrêtée.
review-scored = Points
review-points-over = Points au fil de la partie
# $ply: how many of $plies actions have been looked at.
review-so-far = Pour l’instant, les décisions sont vérifiées jusqu’à l’étape { $ply } sur { $plies }.
review-again = Recommencer
review-thorough = Regarder de plus près
review-note = En points de pourcentage des chances de victoire, telles que les voit un bot fort d’après ce que le joueur pouvait savoir.
review-chances = Chances de victoire
review-to-win = Victoire
review-curve-at = Étape { $ply } : { $chances }
review-table = La courbe en tableau
review-turn = Tour
review-marks = Marques
review-moments = Moments clés
review-whose = Moments de quel joueur
review-everybody = tous
review-step = étape { $ply }
review-all = Tous les afficher ({ $count })
review-few = Afficher seulement les plus importants
review-played-way = Joué : { $way }
review-better-way = Mieux : { $way }
review-told = { $name } a choisi : { $played }. Mieux : { $better }.
review-luck-good = coup de chance : { $city }
review-luck-bad = malchance : { $city }
review-summary = Résumé
review-copy = Copier le texte
review-copied = Copié
review-winner = victoire
review-share = Thurn und Taxis, analyse : { $players }

# In the browser: costly decisions as positions to play.
review-learn = Apprendre de mes erreurs
review-learn-these = Apprendre de ces erreurs
review-learn-at = Position { $at } sur { $count }
review-learn-task = À { $name } de décider. Joué : { $way }. Trouvez mieux.
review-learn-find = Que joueriez-vous ici pour { $name } ? Jouez le coup sur la table.
review-learn-weighing = En cours d’évaluation…
review-learn-found = Bien trouvé : on ne connaît rien de mieux.
review-learn-same = C’est ce qui a été joué.
review-learn-better = Mieux que ce qui a été joué, mais pas le meilleur choix : { $change }
review-learn-worse = Pas mieux : { $change }
review-learn-short = Il y a mieux : { $change }
review-learn-again = Réessayer
review-learn-show = Montrer
review-learn-next = Suivant
review-learn-back = Retour à l’analyse
review-learn-closings = Façons de fermer la route
review-learn-choose = La façon de fermer la route se choisit dans la liste de l’analyse.
review-learn-not = Ce n’est pas possible ici.
review-learn-done = C’est tout. Trouvé : { $found } sur { $count }.

# In the browser: a game tried out from one of its moments.
analysis-title = Plateau d’analyse
analysis-at = { $at } sur { $last }
analysis-note = Jouez pour tout le monde. Les cartes viennent au hasard ; vous pouvez ensuite en choisir d’autres.
analysis-keep = Garder comme étude
analysis-rollout = Simuler
review-to-study = Transformer en étude
analysis-card-display = Retournée
analysis-card-hand = Piochée
analysis-chance = au hasard
analysis-city = { $city } ({ $count })
analysis-chances = Chances de victoire : { $chances }
analysis-leave = Revenir à la partie

# Ends a sentence that has said what happens.
review-in-games =
    dans { $best } parties sur { $games }, avec l’autre coup dans { $other ->
        [0] aucune
       *[other] { $other }
    }

review-reason-close =
    { $turns ->
        [1] Une route de { $length } ou plus est fermée dès ce tour { review-in-games }.
       *[other] Une route de { $length } ou plus est fermée d’ici { $turns } tours { review-in-games }.
    }
review-reason-city = Une route avec { $city } est fermée d’ici { $turns } tours { review-in-games }.
review-reason-dies = La route doit être défaussée d’ici { $turns } tours { review-in-games }.
review-reason-carriage =
    { $turns ->
        [1] La calèche { $carriage } arrive dès ce tour { review-in-games }.
       *[other] La calèche { $carriage } arrive d’ici { $turns } tours { review-in-games }.
    }
review-reason-tile = { $player } obtient la tuile « { $stack } » d’ici { $rounds } manches { review-in-games }.
review-reason-thrown =
    { $count ->
        [1] Au moins une carte est perdue d’ici la prochaine route fermée { review-in-games }.
       *[other] Au moins { $count } cartes sont perdues d’ici la prochaine route fermée { review-in-games }.
    }
review-reason-houses = Au moins { $houses } maisons sont posées en fermant une route d’ici { $turns } tours { review-in-games }.
review-reason-end = { $player } met fin à la partie d’ici { $rounds } manches { review-in-games }.
review-reason-wins = { $player } l’emporte d’ici { $rounds } manches { review-in-games }.
review-reason-leads = { $player } mène aux points après { $rounds } manches { review-in-games }.

# The same for the player who decides.
review-you-close =
    { $turns ->
        [1] Vous fermez une route de { $length } ou plus dès ce tour { review-in-games }.
       *[other] Vous fermez une route de { $length } ou plus d’ici { $turns } tours { review-in-games }.
    }
review-you-city = Vous fermez une route avec { $city } d’ici { $turns } tours { review-in-games }.
review-you-dies = Vous devez abandonner la route d’ici { $turns } tours { review-in-games }.
review-you-carriage =
    { $turns ->
        [1] Vous obtenez la calèche { $carriage } dès ce tour { review-in-games }.
       *[other] Vous obtenez la calèche { $carriage } d’ici { $turns } tours { review-in-games }.
    }
review-you-tile = Vous obtenez la tuile « { $stack } » d’ici { $rounds } manches { review-in-games }.
review-you-thrown =
    { $count ->
        [1] Vous perdez au moins une carte avant de fermer votre prochaine route { review-in-games }.
       *[other] Vous perdez au moins { $count } cartes avant de fermer votre prochaine route { review-in-games }.
    }
review-you-houses = Vous posez au moins { $houses } maisons avec une seule route d’ici { $turns } tours { review-in-games }.
review-you-end = Vous mettez fin à la partie d’ici { $rounds } manches { review-in-games }.
review-you-wins = Vous l’emportez d’ici { $rounds } manches { review-in-games }.
review-you-leads = Vous menez aux points après { $rounds } manches { review-in-games }.

# What is certain, without counting games.
review-reason-grows =
    { $turns ->
        [1] Laissée ouverte, la route est fermée avec { $length } cartes ou plus dès ce tour dans { $best } parties sur { $games }.
       *[other] Laissée ouverte, la route est fermée avec { $length } cartes ou plus d’ici { $turns } tours dans { $best } parties sur { $games }.
    }
review-reason-overall =
    { $difference ->
        [one] L’autre coup gagne environ une partie de moins sur 100.
       *[other] L’autre coup gagne environ { $difference } parties de moins sur 100.
    }

# What a review shows, in a file or a terminal.
review-title = Analyse
review-curve = Chances de victoire, étape par étape
review-player = Joueur
review-grade = Jeu
review-level = { $grade }, du niveau { $number }
review-decisions = Décisions
review-cost = Coût par décision
review-slips = Imprécisions
review-mistakes = Erreurs
review-blunders = Grosses erreurs
review-start = Début
review-luck = Tirage
review-own = Ses décisions
review-others = Décisions des autres
review-unforeseen = Imprévu
review-result = Résultat
review-action = Action
review-played = Joué
review-better = Mieux
review-costs = Coût
review-why = Pourquoi
review-points = Tournants
review-books-note = Les décisions sont comparées à ce qu’aurait fait un bot rapide : au-dessus de 0, c’est mieux que le bot. « ± » indique la précision d’un chiffre.
review-dominated = Dans cette partie, il s’est passé plus que l’évaluation ne peut expliquer : les chiffres sont à lire avec prudence.
review-none = Aucune erreur nette.
review-working = Analyse en cours
