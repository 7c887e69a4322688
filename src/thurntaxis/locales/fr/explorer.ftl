### Premières routes : ce que de bons bots ont pris et posé, et comment ces parties ont fini.

explorer-lead = { $games } parties à { $players } joueurs, jouées par des bots ({ $level }) : ce qu’ils ont pris et posé pour leur première route, et comment ces parties ont fini pour eux.
explorer-players = Joueurs
explorer-route = Première route
explorer-empty = pas encore de ville
explorer-take-away = Retirer { $city }
explorer-reached = { $times } bots sur { $seats } ont eu cette route. Ils ont gagné { $won } de ces parties, avec { $points } points en moyenne.
explorer-reached-own = Vos dernières parties à { $players } joueurs : { $games }. Avec cette route : { $times }, gagnées : { $won }.
explorer-rare = Moins de { $least } bots ont eu cette route : trop peu pour en dire quelque chose.
explorer-map-about = Un chiffre sur la carte dit combien d’entre eux ont posé cette ville ensuite. Cliquez sur une ville pour voir la suite, ou sur un bout de la route pour le retirer.
explorer-next = Ce qu’ils ont fait ensuite
explorer-what = Route
explorer-often = Fréquence
explorer-won = Gagné
explorer-points = Points
explorer-you = Vous
explorer-interval = { $low }–{ $high } %
explorer-own = { $times }, gagnées : { $won }
explorer-closed = route fermée
explorer-given-up = route abandonnée
explorer-display = Ce qu’ils ont pris parmi les cartes visibles
explorer-display-about = Dans le coin d’une carte : combien de fois ils l’ont prise quand elle était là. Au-dessous : combien de ces parties ils ont gagnées.
explorer-taken = prise quand elle était là
explorer-card-won = { $won } gagnées
explorer-card-own = vous : { $times }
explorer-caution = Ces chiffres viennent de parties, non d’une expérience : avec de meilleures cartes, on gagne plus souvent, quoi que l’on pose. Les petits chiffres sont des intervalles à 95 %.
