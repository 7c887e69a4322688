### Problèmes : un tour à jouer le mieux possible.

puzzle-goal-win = Problème { $puzzle }, niveau { $level } : c’est votre dernier tour. Gagnez la partie.
puzzle-goal-points = Problème { $puzzle }, niveau { $level } : c’est votre dernier tour. Marquez le plus de points possible.
puzzle-goal-end = Problème { $puzzle }, niveau { $level } : ce tour peut être le dernier. Terminez la partie et gagnez-la.
puzzle-goal-chance = Problème { $puzzle }, niveau { $level } : jouez ce tour le mieux possible.
puzzle-solved = Résolu : on ne peut pas faire mieux.
puzzle-solved-chance = Résolu : on ne connaît rien de mieux.
puzzle-cost-win =
    { $cost ->
        [1] Cela fait baisser vos chances de gagner d’un point de pourcentage.
       *[other] Cela fait baisser vos chances de gagner de { $cost } points de pourcentage.
    }
puzzle-cost-points = Points perdus : { $cost }.
puzzle-cost-end = Ainsi, la partie n’est pas gagnée à ce tour.
puzzle-cost-chance = { $cost ->
        [1] Cela fait baisser vos chances de gagner d’un point de pourcentage.
       *[other] Cela fait baisser vos chances de gagner de { $cost } points de pourcentage.
    }
puzzle-solution = Une des meilleures façons : { $actions }
puzzle-reason-administrator = Le bailli fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-cartwright = Le cocher fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-postal_carrier = Le postillon fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-postmaster = Le chef de poste fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-houses = Maisons dans une seule région, ou une dans chacune : { $best } de cette façon, { $without } de l’autre.
puzzle-reason-cards = Tout dépend de la carte : { $best } avec la bonne, { $without } avec une autre.
puzzle-reason-turn = { $points ->
        [one] Le tour rapporte { $points } point
       *[other] Le tour rapporte { $points } points
    } : { $carriage } pour la calèche, { $tiles } pour les tuiles Bonus, { $houses } pour les maisons.
puzzle-reason-end = { $points ->
        [one] À la fin, vous avez { $points } point
       *[other] À la fin, vous avez { $points } points
    } ; { $player } en a { $others }.
puzzle-reason-tie = En cas d’égalité, la victoire va à la personne qui a mis fin à la partie, sinon à la suivante dans le sens horaire.
puzzle-as-good = Aussi bon à l’étape { $step } : { $actions }.
puzzle-tempting = Tentant, mais moins bon : { $actions }.
puzzle-reason-chance = Chances de victoire : { $best } % ainsi, { $without } % en jouant comme les plus faibles.
puzzle-value-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-value-average = { $points } points en moyenne
puzzle-value-win = la victoire
puzzle-value-lost = pas de victoire
puzzle-value-chance = { $chance } % de chances de gagner

## La page du navigateur

puzzles-title = Problèmes
puzzles-today = Problème du jour
puzzles-unknown = Ce problème n’existe pas.
puzzles-hint = Indice
puzzles-hint-is = Prochaine étape : { $action }
puzzles-solution = Solution
puzzles-again = Encore une fois
puzzles-next = Problème suivant
puzzles-choose = Choisir thème et niveau
puzzles-theme = Thème
puzzles-level = Niveau
puzzles-all = tous
puzzles-theme-cartwright = Le cocher
puzzles-theme-postal_carrier = Le postillon
puzzles-theme-postmaster = Le chef de poste
puzzles-theme-houses = Maisons : une région ou plusieurs
puzzles-theme-cards = La bonne carte
puzzles-theme-administrator = Le bailli
puzzles-theme-route = Composer la route
puzzles-theme-discards = Que défausser ?
puzzles-theme-early = Fermer la route tôt
puzzles-theme-waiting = Laisser la route ouverte
puzzles-theme-tiles = Les tuiles s’épuisent
puzzles-theme-ending = Mettre fin à la partie
puzzles-rating = Votre cote : { $rating } ± { $deviation }, problèmes : { $count }. Seul le premier essai compte, sans aide.
# What can be chosen, and how many puzzles it has.
puzzles-counted = { $name } ({ $count })
puzzles-practice = Travailler les erreurs de mes parties
puzzles-streak = Résolus d’affilée : { $streak }. Plus longue série : { $longest }.
puzzles-rush = Course
puzzles-rush-text = Le plus de problèmes possible en cinq minutes, les faciles d’abord. Trois mauvaises réponses y mettent fin. Votre cote ne change pas.
puzzles-rush-start = Lancer la course
puzzles-rush-running = Résolus : { $solved }. Erreurs : { $missed } sur 3. Temps restant : { $time }
puzzles-rush-over = La course est terminée. Résolus : { $solved }.
puzzles-rush-record = C’est votre meilleur résultat.
puzzles-rush-best = Vos meilleurs résultats : { $results }
puzzles-rush-again = Encore une fois
puzzles-rush-stop = Arrêter la course
