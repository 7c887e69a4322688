title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = les routes de la poste vers 1800

table-name = { $name } · manche { $round }
menu-hint = Conseil
menu-undo = Annuler
menu-night = Nuit
menu-day = Jour
menu-settings = Réglages
menu-tiles = Tuiles
menu-log = Journal
menu = Menu
close-sheet = Fermer

on-the-table = Cartes visibles
your-route = Votre route
route-of = Route de { $name }
hand = Main
players = Joueurs
bonus-tiles = Tuiles Bonus
carriages = Calèches
log = Journal
officials = Personnages
route-length =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

official-administrator = Bailli
official-postmaster = Chef de poste
official-postal_carrier = Postillon
official-cartwright = Cocher
official-administrator-does = change les six
official-postmaster-does = en prendre deux
official-postal_carrier-does = en poser deux
official-cartwright-does = jusqu’à deux de moins
official-callable = { $name } : peut vous aider maintenant
official-called = { $name } : vous aide ce tour-ci
official-waiting = { $name } : pas maintenant
official-spent = { $name } : un autre personnage vous a déjà aidé

supply =
    Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
empty-slot = Place vide
no-hand = Aucune carte
card-take = Prendre { $city }
card-play = Poser { $city }
end-fits = { $city } convient
end-fits-many = { $count } conviennent
end-open = libre
end-left = Avant { $city } : { $cards }
end-right = Après { $city } : { $cards }
route-empty = Votre première carte commence une route
hand-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

close-route = Fermer la route
end-turn = Finir le tour
cancel = Annuler

drop-title = Abandonner la route ?
drop-text =
    Recommencer avec <b>{ $city }</b> défausse { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } de { $first } à { $last }. Elles ne rapportent rien.
drop-confirm = Commencer avec { $city }

status-watch-draw = <b>{ $name }</b> prend une carte.
status-watch-play = <b>{ $name }</b> pose une carte.
status-watch-finish = <b>{ $name }</b> peut fermer la route ou finir son tour.
status-watch-closing = <b>{ $name }</b> ferme une route.
status-over = La partie est terminée. <b>{ $name }</b> gagne avec { $points } points.
status-draw = À vous, { $name }. <b>Prenez une carte</b>, visible ou de la pioche.
status-draw-administrator = À vous, { $name }. <b>Prenez une carte</b>, ou faites d’abord changer les six par le <b>bailli</b>.
status-draw-forced-first = À vous, { $name }. Votre main est vide : le <b>chef de poste</b> vous donne <b>deux cartes</b>. Prenez la première.
status-draw-forced-second = Prenez la <b>deuxième carte</b> : le chef de poste vous aide, car votre main était vide.
status-play-first = À vous, { $name }. <b>Posez une carte</b> pour commencer une route.
status-play-first-postmaster = À vous, { $name }. <b>Posez une carte</b> pour commencer une route, ou prenez-en une deuxième avec le <b>chef de poste</b>.
status-play-one =
    <b>Posez une carte</b> : <u>{ $card }</u> convient { $where ->
        [left] avant
       *[right] après
    } { $end }.
status-play-two = <b>Posez une carte</b> : <u>{ $left }</u> convient avant { $first }, <u>{ $right }</u> après { $last }.
status-play-some = <b>Posez une carte</b> : { $count } des vôtres conviennent à la route.
status-play-none = Aucune carte ne convient. <b>Commencez une nouvelle route</b> : l’ancienne est défaussée.
status-your-turn = À vous, { $name }.
status-or-postmaster = Ou prenez d’abord une deuxième carte avec le <b>chef de poste</b>.
status-only-postmaster = Ou prenez une deuxième carte avec le <b>chef de poste</b> : elle conviendra peut-être.
status-finish-end = <b>Finissez votre tour</b> : la route continuera la prochaine fois.
status-finish-close = <b>Fermez la route</b> de { $count }, ou finissez votre tour et laissez-la grandir.
status-or-carrier =
    Ou posez avec le <b>postillon</b> { $count ->
        [one] <u>{ $card }</u>
       *[other] une deuxième carte
    }.
status-closing = <b>Fermez votre route</b> : choisissez où vont vos maisons.

you = Vous
to-move = à son tour
no-route = pas encore de route
one-city = { $city }
route-ends = { $first } – { $last }
carriage = calèche
houses-left = maisons
hand-size = main
tiles = tuiles
no-tiles = aucune
score = points
seat-summary = { $name } : calèche { $carriage }, maisons en réserve : { $houses }, points : { $points }
number-below = −{ $value }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg et Hohenzollern
stack-schweiz_tyrol = Schweiz et Tyrol
stack-boehmen_salzburg = Böhmen et Salzburg
stack-baiern = Baiern
stack-all_provinces = Toutes les régions
stack-route_5 = Route de 5
stack-route_6 = Route de 6
stack-route_7 = Route de 7+
stack-game_end = Fin du jeu
stack-label =
    { $stack } : { $count ->
        [0] plus de tuile
        [one] il reste une tuile, valeur { $value }
       *[other] il reste { $count } tuiles, la suivante vaut { $value }
    }
carriage-points = { $points } points
carriage-at = Calèche { $carriage }, { $points } points : { $names }
carriage-nobody = personne

map-title = Plateau
map-locator = Voir tout le plateau, ou revenir
map-city =
    { $city }, { $province }, { $houses ->
        [0] aucune maison
        [one] une maison
       *[other] { $houses } maisons
    }{ $legal ->
        [yes] , peut être choisie
       *[no] {""}
    }
city-neighbours = Liaisons avec { $cities }
city-houses = Maisons : { $names }
city-no-houses = Pas encore de maison
city-unseen = Cartes pas encore vues : { $count } sur { $copies }

# Pas de verbe conjugué après les deux-points : $who est un nom ou « Vous ».
log-take = { $who } : <i>{ $city }</i> prise parmi les cartes visibles
log-draw = { $who } : <i>{ $city }</i> prise dans la pioche
log-draw-hidden = { $who } : une carte prise dans la pioche
log-take-and-play = { $who } : <i>{ $taken }</i> prise, <i>{ $played }</i> posée
log-draw-and-play = { $who } : <i>{ $taken }</i> piochée, <i>{ $played }</i> posée
log-draw-hidden-and-play = { $who } : une carte piochée, <i>{ $played }</i> posée
log-take-and-play-same = { $who } : <i>{ $taken }</i> prise et posée
log-administrator = { $who } : six nouvelles cartes avec le <b>bailli</b>
log-start = { $who } : route commencée à <i>{ $city }</i>
log-restart = { $who } : route de { $count } abandonnée, nouveau départ à <i>{ $city }</i>
log-extend = { $who } : <i>{ $city }</i> posée
log-carrier = { $who } : <i>{ $city }</i> posée aussi, avec le <b>postillon</b>
log-close = { $who } : route fermée, <i>{ $route }</i>
log-houses =
    { $count ->
        [one] une maison
       *[other] { $count } maisons
    }
log-carriage = calèche { $carriage }
log-carriage-cartwright = calèche { $carriage } avec le <b>cocher</b>
log-tile-length = tuile de <b>{ $value }</b> pour la longueur
log-tile-region = tuile de <b>{ $value }</b> pour { $stack }
log-tile-end = <b>la fin du jeu</b>
log-discard = { $who } : <i>{ $city }</i> défaussée
log-skip =
    { $who } : { $phase ->
        [draw] rien à prendre
       *[play] rien à poser
    }
log-over = La partie est terminée. Victoire : { $who }
log-empty = Il ne s’est encore rien passé
log-look-back = Revoir ce moment

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
closing-confirm =
    { $houses ->
        [0] Fermer sans maison
        [one] Fermer avec une maison
       *[other] Fermer avec { $houses } maisons
    }
closing-wait = Calcul de ce que cela rapporte…
closing-choose-discards = Choisissez d’abord quoi défausser
closing-hint-map = Les maisons peuvent aussi se choisir sur le plateau.

score-title = Le dernier courrier
score-winner = { $name } gagne avec { $points } points
score-tie-game_end = Égalité en tête : { $name } a la tuile de fin du jeu.
score-tie-clockwise = Égalité en tête : dans le sens des aiguilles d’une montre, la place de { $name } suit au plus près celle de qui a mis fin à la partie.
score-carriage = Calèche
score-tiles = Tuiles Bonus
score-houses = Maisons non posées
score-total = Total
score-rematch = Rejouer
score-replay = Revoir la partie
score-share = Partager

replay = Relecture
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-at = Étape { $ply } sur { $last }
replay-speed = Vitesse
replay-eyes = Vue de
replay-open = tout le monde
replay-on = Continuer à jouer d’ici
