advice-no-reason = Il n’y avait pas de choix à faire ici.

# Vient après deux-points.
advice-because =
    { $term ->
        [houses] cela place des maisons aux bons endroits
        [tiles] cela vous rapproche des tuiles Bonus
        [carriage] c’est la calèche suivante qui compte le plus maintenant
        [hand] cela prépare la prochaine route
        [clock] cela tient compte du temps qu’il reste à jouer
       *[route] la route continue de s’allonger
    }

advice-take = Prenez { $city } : { advice-because }. Chances de victoire : environ { $chance } %.
advice-take-supply = Piochez : aucune carte visible n’aide autant. Chances de victoire : environ { $chance } %.
advice-postmaster = Prenez { $city } comme deuxième carte avec le chef de poste : { advice-because }. Chances de victoire : environ { $chance } %.
advice-postmaster-supply = Piochez une deuxième carte avec le chef de poste. Chances de victoire : environ { $chance } %.
advice-administrator = Appelez le bailli : les cartes visibles n’offrent pas grand-chose. Chances de victoire : environ { $chance } %.
advice-start = Commencez une nouvelle route avec { $city } : { advice-because }. Chances de victoire : environ { $chance } %.
advice-extend = Ajoutez { $city } à la route : { advice-because }. Chances de victoire : environ { $chance } %.
advice-restart =
    Abandonnez votre route ({ $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }) et recommencez avec { $city } : { advice-because }. Chances de victoire : environ { $chance } %.
advice-carrier = Posez aussi { $city } avec le postillon : { advice-because }. Chances de victoire : environ { $chance } %.
advice-end =
    { $length ->
        [one] Laissez la route d’une carte ouverte
       *[other] Laissez la route de { $length } cartes ouverte
    } : cela vaut la peine d’attendre qu’elle s’allonge. Chances de victoire : environ { $chance } %.
advice-close = Fermez maintenant la route de { $length } cartes : { advice-because }. Chances de victoire : environ { $chance } %.
advice-houses =
    { $houses ->
        [one] Posez une maison à { $city } : { advice-because }.
       *[other] Posez { $houses } maisons, la première à { $city } : { advice-because }.
    } Chances de victoire : environ { $chance } %.
advice-done = Ne posez plus de maison : une de plus vous desservirait maintenant. Chances de victoire : environ { $chance } %.
advice-cartwright = Appelez le cocher : avoir la calèche plus tôt en vaut la peine. Chances de victoire : environ { $chance } %.
advice-decline = Laissez la calèche pour plus tard. Chances de victoire : environ { $chance } %.
advice-discard = Défaussez { $city } : c’est la carte qui convient le moins à la prochaine route. Chances de victoire : environ { $chance } %.
