advice-no-reason = Il n’y a pas de choix à expliquer.

# Vient après deux-points.
advice-because =
    { $term ->
        [houses] des maisons arrivent ainsi aux bons endroits
        [tiles] les tuiles Bonus se rapprochent
        [carriage] la calèche suivante compte le plus maintenant
        [hand] la prochaine route se prépare ainsi
        [clock] cela convient au temps qu’il reste à jouer
       *[route] la route continue ainsi de grandir
    }

advice-take = Prenez { $city } : { advice-because }. Chances de victoire : environ { $chance } %.
advice-take-supply = Piochez : aucune carte visible n’aide autant. Chances de victoire : environ { $chance } %.
advice-administrator = Appelez le bailli : les cartes visibles offrent peu. Chances de victoire : environ { $chance } %.
advice-start = Commencez une nouvelle route avec { $city } : { advice-because }. Chances de victoire : environ { $chance } %.
advice-extend = Ajoutez { $city } à la route : { advice-because }. Chances de victoire : environ { $chance } %.
advice-end = Laissez ouverte la route de { $length } : une plus longue vaut l’attente. Chances de victoire : environ { $chance } %.
advice-close = Fermez maintenant la route de { $length } : { advice-because }. Chances de victoire : environ { $chance } %.
advice-houses =
    { $houses ->
        [one] Posez une maison à { $city } : { advice-because }.
       *[other] Posez { $houses } maisons, la première à { $city } : { advice-because }.
    } Chances de victoire : environ { $chance } %.
advice-done = Ne posez plus de maison : une de plus nuirait maintenant. Chances de victoire : environ { $chance } %.
advice-cartwright = Appelez le cocher : avoir la calèche plus tôt en vaut la peine. Chances de victoire : environ { $chance } %.
advice-decline = Laissez la calèche pour plus tard. Chances de victoire : environ { $chance } %.
advice-discard = Défaussez { $city } : c’est la carte qui convient le moins à la prochaine route. Chances de victoire : environ { $chance } %.
