### La table en mots.

access-title = La table en mots
access-now = Maintenant
access-round = Manche { $round }.
access-display = Cartes visibles : { $cities }.
access-display-none = Aucune carte visible.
access-supply = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
access-hand = Votre main : { $cities }.
access-hand-none = Votre main est vide.
access-route = Votre route, de gauche à droite : { $cities }.
access-route-none = Vous n’avez pas encore de route.
access-called = Vous aide ce tour-ci : { $official }.
access-seat =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
access-seat-hidden = { $name }
access-seat-route = Route : { $cities }.
access-seat-route-none = Pas de route.
access-seat-houses = Maisons à { $cities } ; encore { $left } à poser.
access-seat-houses-none = Pas encore de maison ; { $left } à poser.
access-seat-carriage = Calèche { $carriage }.
access-seat-carriage-none = Pas encore de calèche.
access-seat-tiles = Tuiles : { $tiles }.
access-seat-tile = { $stack } { $value }
access-seat-hand = { $count ->
    [0] Aucune carte en main.
    [one] Une carte en main.
   *[other] { $count } cartes en main.
}
access-seat-known = Cartes connues : { $cities }.
access-seat-finished = A joué son dernier tour.
access-last-turn-end = Votre dernier tour : si vous le terminez maintenant, votre route de { $count } cartes ne rapporte rien. Tapez de nouveau « end » pour le terminer, ou « close » pour fermer la route.
access-typed-again = Tapez de nouveau « { $action } » pour le faire quand même.
access-cities = Villes
access-city = { $city }, { $province } : liaisons vers { $roads } ; maisons : { $names }.
access-nobody = aucune
access-typed = Saisir une action
access-typed-help = Par exemple « take ulm », « left ulm » ou « close ». Les flèches choisissent parmi ce qui est possible maintenant.
access-typed-send = Valider
access-typed-possible = { $count ->
    [0] Il n’y a rien à faire maintenant.
    [one] Une action est possible.
   *[other] { $count } actions sont possibles.
}
access-typed-done = Fait : { $action }
access-typed-list = Actions possibles
