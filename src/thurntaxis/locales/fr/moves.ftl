action-take = Prendre { $city }
action-take-supply = Piocher
action-take-postmaster = Chef de poste : prendre aussi { $city }
action-take-supply-postmaster = Chef de poste : piocher une carte de plus
action-administrator = Demander l’aide du bailli
action-start = Commencer avec { $city }
action-start-drop = Abandonner la route, commencer avec { $city }
action-left = { $city } à gauche
action-right = { $city } à droite
action-left-postal-carrier = Postillon : aussi { $city } à gauche
action-right-postal-carrier = Postillon : aussi { $city } à droite
action-end = Terminer le tour
action-close = Fermer la route
action-house = Maison à { $city }
action-done = Ne plus poser de maison
action-cartwright = Demander l’aide du cocher
action-decline = Sans le cocher
action-discard = Défausser { $city }

you = Vous
you-among = vous
event-turn = Manche { $round }, tour en cours : { $who }
event-turn-forced = { event-turn }. La main est vide, donc le <b>chef de poste</b> fait prendre deux cartes
event-administrator = { $who } : six nouvelles cartes avec le <b>bailli</b>
event-take = { $who } : <i>{ $city }</i> prise parmi les cartes visibles
event-take-hidden = { $who } : une carte prise parmi les visibles
event-draw = { $who } : <i>{ $city }</i> prise dans la pioche
event-draw-hidden = { $who } : une carte prise dans la pioche
event-refill = { $city } est retournée face visible
event-shuffle =
    { $count ->
        [one] La pioche est épuisée. La seule carte défaussée forme la nouvelle pioche
       *[other] La pioche est épuisée. On mélange { $count } cartes défaussées pour en former une nouvelle
    }
event-start = { $who } : route commencée à <i>{ $city }</i>
event-start-dropped =
    { $who } : route { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    } abandonnée, nouveau départ à <i>{ $city }</i>
event-extend = { $who } : <i>{ $city }</i> posée
event-extend-postal-carrier = { $who } : <i>{ $city }</i> posée aussi, avec le <b>postillon</b>
event-discard = { $who } : <i>{ $city }</i> défaussée
event-end = { $who } : tour terminé
event-decline = { $who } : sans le <b>cocher</b>
event-skip =
    { $who } : { $phase ->
        [draw] rien à prendre
       *[play] rien à poser
    }
event-close = { $who } : route fermée, <i>{ $route }</i>

event-detail = { $who } : { $detail }
event-house = maison à { $city }
event-houses =
    { $count ->
        [one] une maison
       *[other] { $count } maisons
    }
event-tile-length = tuile de <b>{ $value }</b> pour la longueur
event-tile-region = tuile « { $stack } » de <b>{ $value }</b>
event-tile-game-end = <b>tuile « { stack-game_end } »</b>
event-carriage = calèche { $carriage }
event-carriage-cartwright = calèche { $carriage } avec le <b>cocher</b>

event-take-and-play = { $who } : <i>{ $taken }</i> prise, <i>{ $played }</i> posée
event-take-and-play-same = { $who } : <i>{ $taken }</i> prise et posée
event-draw-and-play = { $who } : <i>{ $taken }</i> piochée, <i>{ $played }</i> posée
event-draw-hidden-and-play = { $who } : une carte piochée, <i>{ $played }</i> posée

event-over = La partie est terminée. Première place : { $who }
event-tie-game_end = Égalité en tête : { $name } a la tuile « { stack-game_end } ».
event-tie-clockwise = Égalité en tête : { $name } suit de plus près, dans le sens horaire, la personne qui a mis fin à la partie.
percent = { $value } %
number-below = −{ $value }
labelled = { $name } : { $value }
