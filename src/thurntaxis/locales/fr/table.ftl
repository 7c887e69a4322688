### The table: cards, officials, players, tiles, log, and what its buttons say.

table-name = { $name } · manche { $round }
menu-hint = Conseil
menu-tiles = Tuiles
menu-log = Journal
menu = Menu
on-the-table = Cartes visibles
your-route = Votre route
route-of = Route : { $name }
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
official-administrator-does = changer les six
official-postmaster-does = en prendre deux
official-postal_carrier-does = en poser deux
official-cartwright-does = jusqu’à deux de moins
official-callable = { $name } : peut vous aider maintenant
official-called = { $name } : vous aide ce tour-ci
official-waiting = { $name } : pas maintenant
official-spent = { $name } : un autre personnage est déjà intervenu
supply =
    Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
empty-slot = Emplacement vide
no-hand = Aucune carte
card-play = Poser { $city }
card-fits = convient à votre route
end-fits = { $city } convient
end-fits-many = { $count } conviennent
end-open = libre
end-dead = impasse
end-left = Avant { $city } : { $cards }
end-right = Après { $city } : { $cards }
end-which =
    { $where ->
        [left] Quelle carte avant { $city } ?
       *[right] Quelle carte après { $city } ?
    }
route-empty = Votre première carte commence une route
hand-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
to-move = c’est son tour
seat-finished = a joué son dernier tour
seat-away = pas là
no-route = sans route
carriage = calèche
houses-left = maisons
hand-size = main
tiles = tuiles
no-tiles = aucune
score = points
look-route = Route
look-points = Points
look-unknown =
    { $count ->
        [one] une carte inconnue
       *[other] { $count } cartes inconnues
    }
look-houses = posées : { $placed }, à poser : { $left }
look-house = Maison :
seat-summary =
    { $name } : { $carriage ->
        [0] pas de calèche
       *[other] calèche { $carriage }
    }, maisons en réserve : { $houses }, points : { $points }
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg et Hohenzollern
stack-schweiz_tyrol = Schweiz et Tyrol
stack-boehmen_salzburg = Böhmen et Salzburg
stack-baiern = Baiern
stack-all_provinces = Toutes les régions
stack-outside_baiern = Extérieur Baiern
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
tile-for-cities = Pour une maison dans chacune de ces villes : { $names }.
tile-for-provinces = Pour une maison dans chacune de ces régions : { $names }.
tile-for-length =
    { $length ->
        [7] Pour une route fermée de 7 cartes ou plus.
       *[other] Pour une route fermée de { $length } cartes.
    }
tile-for-end = Pour la première personne qui pose toutes ses maisons ou obtient la calèche { $carriage }. La partie s’arrête à la fin de la manche.
tile-near = { $have } sur { $count }
tile-near-missing = { $have } sur { $count }, il manque { $names }
tile-near-length = route de { $count }
tile-left = Il reste : { $values }
tile-none-left = Plus aucune tuile.
tile-has = déjà obtenue
carriage-points = { $points } points
carriage-at = Calèche { $carriage }, { $points } points : { $names }
carriage-nobody = personne
city-neighbours = Liaisons avec { $cities }
city-houses = Maisons : { $names }
city-no-houses = Pas encore de maison
city-unseen = Cartes pas encore vues : { $count } sur { $copies }
log-empty = Aucune entrée pour l’instant
log-later = La partie a commencé avant cette position.
log-look-back = Revoir ce moment
log-tip = Choisissez une ligne pour revoir ce moment.
log-earlier = Voir les lignes précédentes
replay-review = Analyser
seat-program = bot (un programme)
menu-chat = Discussion
menu-chat-new = Discussion ({ $count })
menu-unread = Menu ({ $count })
menu-take-back = Annuler mon dernier tour
menu-share = Lien vers cette table
menu-rules = Règles
menu-keys = Raccourcis clavier
menu-resign = Abandonner
menu-leave = Retour à l’accueil
menu-look-back = Revoir les coups précédents
menu-sounds-on = Activer les sons
menu-sounds-off = Couper les sons
menu-aids-on = Activer l’aide
menu-aids-off = Désactiver l’aide
menu-to-night = Passer en mode nuit
menu-to-day = Passer en mode jour
clock-left = { $minutes }:{ $seconds }
clock-warning = Plus que { $seconds } secondes.
clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
connection-away = Pas de connexion pour le moment : rien n’a été fait.
why-not-possible = C’est possible maintenant.
why-not-past = Vous regardez un moment passé.
undo-free = ↶ Annuler
undo-not = Annulation impossible
skip = Passer »
press = Presser le bot
look-back = Vous revoyez la manche { $round }.
look-now = Revenir au présent
look-earlier = Un pas en arrière
look-later = Un pas en avant
seat-lost = En votre absence, les autres ont confié votre place à un bot.
seat-reclaim = Reprendre ma place
named-bot = { $name } (bot)
people-replaced = un bot joue
notice-sat = { $name } a pris place.
notice-left = { $name } a quitté sa place.
notice-filled = Un bot a pris place.
notice-resigned = { $name } a abandonné ; un bot continue.
notice-replaced = Un bot remplace { $name } et continue.
notice-bot_failed = { $name } a trébuché ; un bot plus simple continue.
notice-timeout = Temps écoulé pour { $name } ; un bot a terminé le tour.
notice-vote = { $favour ->
    [no] { $name } préfère attendre { $absent }.
   *[yes] { $name } voudrait qu’un bot joue pour { $absent }.
}
notice-extra_time = { $name } a donné du temps.
notice-end_vote = { $favour ->
    [no] { $name } préfère continuer.
   *[yes] { $name } voudrait arrêter la partie.
}
notice-taken_back = { $name } a annulé un tour.
notice-redone = { $name } a rétabli le tour.
notice-returned = { $name } est de retour et continue.
notice-vote_lapsed = { $name } joue de nouveau ; le vote est donc annulé.
notice-hinted = { $name } a demandé un conseil : cette partie n’est plus classée.
hint-note = Chances de victoire selon un bot fort.
hint-alike = aussi bon
hint-plan = La fermeture :
hint-houses = maisons à { $cities }
hint-no-houses = aucune maison
hint-cartwright = avec le cocher
hint-discards = défausser { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } sur une carte : exemplaires que vous n’avez pas encore vus
aid-lives-now = Chances qu’une carte convienne à votre route ce tour-ci : <b>{ $chance }</b>
aid-lives-next = Chances qu’une carte convienne à votre route au prochain tour : <b>{ $chance }</b>
official-administrator-armed = Bailli : touchez-le encore une fois pour changer les six cartes. C’est irrévocable.
official-postmaster-armed = Chef de poste : choisissez la deuxième carte, visible ou de la pioche.
official-postal_carrier-armed = Postillon : choisissez l’autre carte à poser.
log-news = depuis votre dernier tour
deal-spoiler = À cette table, quelqu’un d’autre joue ou a joué la partie du jour. Vous ne l’avez pas encore terminée, et vous en verriez ici les cartes.
deal-spoiler-play = La jouer d’abord
deal-spoiler-watch = Regarder quand même
