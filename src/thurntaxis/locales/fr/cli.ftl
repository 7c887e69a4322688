cli-round = Manche { $round }
cli-your-turn = À vous : { $phase }
cli-other-turn = À { $player } de jouer : { $phase }
cli-display = Cartes visibles
cli-supply =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
cli-discards =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
cli-empty-slot = vide
cli-tiles-left = Tuiles Bonus restantes
cli-stack-empty = aucune
cli-you = { $player } (vous)
cli-hand = Main
cli-hand-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
cli-route = Route
cli-houses-left =
    { $count ->
        [one] { $count } maison en réserve
       *[other] { $count } maisons en réserve
    }
cli-carriage =
    { $carriage ->
        [0] sans calèche
       *[other] calèche { $carriage }
    }
cli-tiles = Tuiles Bonus
cli-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-none = –
cli-official-used = Personnage de ce tour : { $official }
cli-last-round =
    { $reason ->
        [houses] Dernière manche : { $player } a posé sa dernière maison. Encore à jouer : { $players }.
        [supply] Dernière manche : { $player } a pris la dernière carte de la pioche. Encore à jouer : { $players }.
       *[carriage] Dernière manche : { $player } a la calèche { $carriage }. Encore à jouer : { $players }.
    }
cli-last-turn = C’est votre dernier tour.
cli-finished = a joué son dernier tour

cli-welcome = Vous jouez contre { $opponents }. Choisissez un numéro ou tapez l’action.
cli-prompt = Numéro ou action (? pour l’aide)
cli-not-a-choice = Aucun choix ne porte le numéro { $text }.
cli-last-turn-end = C’est votre dernier tour : si vous le terminez maintenant, votre route de { $count } cartes ne rapporte rien. Choisissez de nouveau « end » pour le terminer, ou « close » pour fermer la route.
cli-help = Tapez un numéro de la liste ou une action comme « take ulm ». Si vous tapez une action qui n’est pas dans la liste, on vous dira pourquoi elle est impossible. b montre le plateau, r les règles, q quitte la partie.
cli-help-hint = h donne un indice.
cli-quit = Vous avez quitté la partie. À bientôt !

cli-record-fine =
    { $count ->
        [one] correct : { $players } joueurs, { $count } action ; { $scores } ; { $player } gagne
       *[other] correct : { $players } joueurs, { $count } actions ; { $scores } ; { $player } gagne
    }
cli-record-unfinished =
    { $count ->
        [one] correct, inachevé : { $players } joueurs, { $count } action
       *[other] correct, inachevé : { $players } joueurs, { $count } actions
    }
cli-score =
    { $total ->
        [one] { $player } : { $carriage } (calèche) + { $tiles } (tuiles Bonus) − { $houses } (maisons non posées) = { $total } point
       *[other] { $player } : { $carriage } (calèche) + { $tiles } (tuiles Bonus) − { $houses } (maisons non posées) = { $total } points
    }

cli-cards-unknown = Certaines cartes sont inconnues. Sur cette image, elles ont été distribuées au hasard parmi celles qui conviennent.
rollout-working = Parties jouées jusqu’à la fin
rollout-summary =
    { $games ->
        [one] 1 partie par coup, continuée par des bots de niveau { $level }. Tous les coups reçoivent les mêmes cartes.
       *[other] { $games } parties par coup, continuées par des bots de niveau { $level }. Tous les coups reçoivent les mêmes cartes.
    }
rollout-figures = gagne { $chance } (de { $low } à { $high }), { $points } points en moyenne
rollout-behind = ({ $behind } { $error } par rapport au meilleur)
ending-called = La fin de la partie a été annoncée. Voici les chances exactes de gagner, puis la moyenne des points.
ending-open = La fin de la partie peut être annoncée pendant ce tour. Voici les chances exactes de gagner dans cette manche, puis la moyenne des points.
ending-rivals-any = On suppose que les personnes qui ont encore un tour obtiennent toutes les cartes voulues. Ces chances sont donc garanties.
ending-rivals-minimax = On suppose que l’autre personne joue le mieux possible.
