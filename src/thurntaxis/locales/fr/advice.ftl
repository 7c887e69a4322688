advice-no-reason = Il n’y avait pas de choix à faire ici.

advice-take = Prenez { $city }. Chances de victoire : environ { $chance } %.
advice-take-supply = Piochez. Chances de victoire : environ { $chance } %.
advice-postmaster = Prenez { $city } comme deuxième carte avec le chef de poste. Chances de victoire : environ { $chance } %.
advice-postmaster-supply = Piochez une deuxième carte avec le chef de poste. Chances de victoire : environ { $chance } %.
advice-administrator = Demandez l’aide du bailli. Chances de victoire : environ { $chance } %.
advice-start = Commencez une nouvelle route avec { $city }. Chances de victoire : environ { $chance } %.
advice-extend = Ajoutez { $city } à la route. Chances de victoire : environ { $chance } %.
advice-restart =
    Abandonnez votre route ({ $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }) et recommencez avec { $city }. Chances de victoire : environ { $chance } %.
advice-carrier = Posez aussi { $city } avec le postillon. Chances de victoire : environ { $chance } %.
advice-end =
    { $length ->
        [one] Laissez la route d’une carte ouverte
       *[other] Laissez la route de { $length } cartes ouverte
    }. Chances de victoire : environ { $chance } %.
advice-close = Fermez maintenant la route de { $length } cartes. Chances de victoire : environ { $chance } %.
advice-houses =
    { $houses ->
        [one] Posez une maison à { $city }.
       *[other] Posez { $houses } maisons, la première à { $city }.
    } Chances de victoire : environ { $chance } %.
advice-done = Ne posez plus de maison. Chances de victoire : environ { $chance } %.
advice-cartwright = Demandez l’aide du cocher. Chances de victoire : environ { $chance } %.
advice-decline = Laissez la calèche pour plus tard. Chances de victoire : environ { $chance } %.
advice-discard = Défaussez { $city }. Chances de victoire : environ { $chance } %.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-tempting = Tentant, mais moins bon : { $action }.
hint-alike = C’est serré. À peu près aussi bon : { $action }.
hint-decided = La partie est presque jouée : ce coup ne change pas grand-chose.
