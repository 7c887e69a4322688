### Closing a route, and the score at the end.

closing-title = Fermer la route
closing-way-each = Une maison dans chaque région
closing-way-one = Toutes dans une région : { $province }
closing-houses-none = aucune maison
closing-better = rapporte le plus
closing-houses = Maisons
closing-carriage = calèche { $carriage }
closing-points = { $before } → { $after } points
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] plus de maison en réserve
        [one] une maison en réserve
       *[other] { $count } maisons en réserve
    }
closing-game-end = met fin à la partie après cette manche
closing-cartwright = Demander l’aide du cocher
closing-cartwright-brings = Il vous donne la calèche { $carriage }, bien que la route soit trop courte.
closing-discards =
    Gardez trois cartes : choisissez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à défausser
closing-discards-done = { $done } sur { $count }
closing-missing =
    { $count ->
        [one] Choisissez encore une carte à défausser
       *[other] Choisissez encore { $count } cartes à défausser
    }
closing-confirm =
    { $houses ->
        [0] Fermer sans maison
        [one] Fermer avec une maison
       *[other] Fermer avec { $houses } maisons
    }
closing-confirm-rest = Terminer
closing-wait = Calcul de ce que cela rapporte…
closing-hint-map = Les maisons peuvent aussi se choisir sur le plateau.
score-title = Le dernier courrier
score-show = Le score
score-winner =
    { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-winner-you =
    Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
score-carriage = Calèche
score-tiles = Tuiles Bonus
score-houses = Maisons non posées
score-total = Total
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-rematch = Rejouer
deal-rematch = Nouvelle partie, autres cartes
deal-result = Résultat de la partie du jour
score-tournament = Au tournoi
score-replay = Revoir la partie
