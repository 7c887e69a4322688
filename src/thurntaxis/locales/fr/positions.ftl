### Positions impossibles ; voir en/positions.ftl.

position-form = Impossible de lire cette position : { $problem }
position-card-count = { $city } est là { $count } fois. Le jeu a { $most } cartes de chaque ville.
position-unknown-count = { $count } cartes seraient inconnues, mais le nombre de cartes placées nulle part est { $left }.
position-supply-empty = La pioche est vide alors que la défausse ne l’est pas. Elle aurait été mélangée ; laissez au moins une carte à la pioche.
position-display-gap = Il manque une carte visible alors que la pioche a des cartes. Ajoutez-en une.
position-display-gap-unknown = Il manque une carte visible, donc la pioche doit être vide. Indiquez le nombre de cartes de chaque main.
position-known = { $player } : { $city } serait connue de tous, mais n’est pas dans cette main.
position-route-twice = { $player } : la route passe deux fois par { $city }. Elle ne passe qu’une fois par chaque ville.
position-route-gap = { $player } : aucune liaison ne relie { $city } et { $other }. Deux villes qui se suivent sur une route sont reliées.
position-house-twice = { $player } a deux maisons à { $city }. Il y a de la place pour une seule.
position-houses-many = { $player } a { $count } maisons. Chacun en a { $most }.
position-tile-once = { $player } a deux tuiles « { $stack } ». Chacun n’en prend qu’une par partie.
position-tile-house = { $player } a une tuile « { $stack } », mais pas de maison à { $city }.
position-tile-province = { $player } a une tuile « { $stack } », mais pas de maison en { $province }.
position-tile-due = { $player } a toutes les maisons pour « { $stack } » et en aurait donc pris une tuile.
position-tile-carriage = { $player } : les routes de ces tuiles ont rapporté au moins la calèche { $carriage }.
position-tile-twice = « { $stack } » : la tuile de valeur { $value } est prise deux fois.
position-tile-order = « { $stack } » : la tuile de valeur { $value } est prise alors que { $higher } est encore au-dessus. La plus haute part en premier.
position-end-missing = { $player } a la calèche 7 ou ses { $houses } maisons posées, donc quelqu’un a la tuile « { stack-game_end } ».
position-end-early = { $player } a la tuile « { stack-game_end } », mais ni la calèche 7 ni ses { $houses } maisons posées.
position-end-first = { $player } a eu la calèche 7 ou la dernière maison en premier : la tuile « { stack-game_end } » est là.
position-end-turn = { $player } a déjà joué son dernier tour : dans la dernière manche, seuls jouent encore ceux qui viennent après.
position-over-early = La partie n’est pas finie avant que quelqu’un ait la calèche 7 ou ses { $houses } maisons posées.
position-over-turn = La partie finit quand { $player }, à la dernière place, a joué.
position-play-empty = { $player } n’a pas de carte en main, donc rien à jouer.
position-close-short = { $player } ferme une route avec { $count } cartes. Il en faut au moins { $least }.
position-no-route = { $player } vient de jouer une carte, donc il y a une route.
position-official-phase = { $official } : son aide n’est pas encore possible à ce moment du tour.
position-carrier-route = { $player } a joué deux cartes ({ -postal-carrier }), donc la route en a au moins deux.
position-forced = { $player } commence le tour sans carte : il faut le { -postmaster }.
position-not-forced = { $player } a une carte en main : le { -postmaster } n’aide qu’à prendre la deuxième.
position-taken = { $count } cartes prises pendant ce tour, c’est impossible ; c’est { $least ->
        [0] { $most ->
            [0] aucune
           *[other] { $most } au plus
        }
       *[other] { $most }
    }.
position-hand-unknown = { $player } défausse des cartes : cette main doit être connue.
position-nothing = Il n’y a rien à décider à ce moment ; la partie aurait continué. Choisissez une autre phase.
position-closing-house = { $player } : une maison de cette fermeture est à { $city }, où la route ou la maison manque.
position-closing-provinces = Les maisons d’une route fermée sont dans des régions différentes, ou toutes dans la même.
position-closing-discards = On ne défausse qu’à la fin, quand la route est fermée.
position-turn-unknown = { $player } doit jouer : cette main doit être connue.
position-over = La partie est finie ; il n’y a rien à décider.
position-closing = Un exercice ne peut pas commencer au milieu de la fermeture d’une route : préparez le moment d’avant.
