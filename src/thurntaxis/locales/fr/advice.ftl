advice-no-reason = Il n’y avait pas de choix à faire ici.

advice-take = Prenez { $city }. Chances de victoire : environ { $chance } %.
advice-take-supply = Piochez. Chances de victoire : environ { $chance } %.
advice-postmaster = Prenez { $city } comme deuxième carte avec le chef de poste. Chances de victoire : environ { $chance } %.
advice-postmaster-supply = Piochez une deuxième carte avec le chef de poste. Chances de victoire : environ { $chance } %.
advice-administrator = Demandez l’aide du bailli. Chances de victoire : environ { $chance } %.
advice-start = Commencez une nouvelle route avec { $city }. Chances de victoire : environ { $chance } %.
advice-extend =
    Ajoutez { $city }{ $side ->
        [left] {""} à gauche de la route
        [right] {""} à droite de la route
       *[only] {""} à la route
    }. Chances de victoire : environ { $chance } %.
advice-restart =
    Abandonnez votre route ({ $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }) et recommencez avec { $city }. Chances de victoire : environ { $chance } %.
advice-carrier =
    Posez aussi { $city }{ $side ->
        [left] {""} à gauche
        [right] {""} à droite
       *[only] {""}
    } avec le postillon. Chances de victoire : environ { $chance } %.
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
hint-best = Le mieux : { $action }.
hint-tempting = Tentant, mais moins bon : { $action }.
hint-weaker = Moins bon : { $action }.
hint-alike = C’est serré. À peu près aussi bon : { $action }.
hint-exact = En comptant toutes les cartes possibles, vous gagnez dans exactement { $chance } des cas.
hint-certain = Vous gagnez, quelles que soient les cartes.

## Why a way is good, or why another one is not. Everything here is certain.
## $you: yes if the player who decides reads it, no if somebody else does. $parts: a list of the parts below it.

why-your-route = { $you ->
        [yes] votre route
       *[no] la route
    }
why-your-hand = { $you ->
        [yes] votre main
       *[no] la main
    }
why-fits = { $city } prolonge { why-your-route }.
why-fits-carriage = Avec { $city }, { why-your-route } est assez longue pour la calèche { $carriage }.
why-follows = { $city } peut suivre { $second }, déjà dans { why-your-hand }.
why-next-route = { $city } s’enchaîne avec { $cities } dans { why-your-hand }, pour la prochaine route.
why-with-hand = { $city } s’enchaîne avec { $cities } dans { why-your-hand }.
why-starts-well = Une route se prolonge facilement depuis { $city } : il reste { $live } cartes qui conviennent.
why-region-last = { $city } est la dernière ville qui manque pour la tuile « { $stack } ».
why-no-house =
    { $you ->
        [yes] Vous n’avez pas encore de maison à { $city }.
       *[no] Il manque encore une maison à { $city }.
    }
why-province = Pour la tuile « { $stack } », il manque encore une maison dans la région { $province }.
why-scarce =
    { $left ->
        [0] Aucune autre carte { $city } ne peut sortir pour l’instant.
       *[other] Une seule autre carte { $city } peut sortir pour l’instant.
    }
why-denies = { $player } pourrait aussi prolonger sa route avec cette carte.
why-draw-none =
    Aucune carte visible n’aide { why-your-route } ; { $live } des { $unseen } cartes cachées { $live ->
        [one] l’aiderait
       *[other] l’aideraient
    }.
why-draw-none-hand =
    Aucune carte visible ne va avec { why-your-hand } ; { $live } des { $unseen } cartes cachées { $live ->
        [one] irait
       *[other] iraient
    }.
why-swap-none = Aucune carte visible n’aide { why-your-route } : de nouvelles ne peuvent qu’être meilleures.
why-swap-none-hand = Aucune carte visible ne va avec { why-your-hand } : de nouvelles ne peuvent qu’être meilleures.
why-draw-houses =
    { $count ->
        [one] Parmi les cartes visibles, seule { $cities } aide, et il y a déjà une maison.
       *[other] Parmi les cartes visibles, seules { $cities } aident, et il y a déjà des maisons.
    }
why-draw-few =
    { $count ->
        [one] Parmi les cartes visibles, seule { $cities } aide ; { $live } des { $unseen } cartes cachées { $live ->
            [one] aiderait
           *[other] aideraient
        }.
       *[other] Parmi les cartes visibles, seules { $cities } aident ; { $live } des { $unseen } cartes cachées { $live ->
            [one] aiderait
           *[other] aideraient
        }.
    }
why-open =
    { $count ->
        [one] { $cities } peut suivre ; cartes restantes : { $parts }.
       *[other] { $cities } peuvent suivre ; cartes restantes : { $parts }.
    }
why-open-many = { $count } villes peuvent suivre ; cartes restantes : { $parts }.
why-part-hand = { $hand } dans { why-your-hand }
why-part-shown =
    { $shown ->
        [one] { $shown } visible
       *[other] { $shown } visibles
    }
why-part-unseen =
    { $unseen ->
        [one] { $unseen } cachée
       *[other] { $unseen } cachées
    }
why-length = { $length } cartes suffisent pour la calèche { $carriage }.
why-length-cartwright = Avec le cocher, { $length } cartes suffisent pour la calèche { $carriage }.
why-length-tile = Fermée avec { $length } cartes, la route rapporte la tuile « { $stack } ».
why-stuck = Rien dans { why-your-hand } ne prolonge l’ancienne route.
why-stuck-dead =
    { $live ->
        [0] Rien de ce qui peut venir ne prolonge l’ancienne route.
        [one] Rien dans { why-your-hand } ne prolonge l’ancienne route, et une seule autre carte le peut.
       *[other] Rien dans { why-your-hand } ne prolonge l’ancienne route, et seules { $live } autres cartes le peuvent.
    }
why-next-turn =
    { $count ->
        [one] { $cities }, déjà dans { why-your-hand }, peut suivre au prochain tour.
       *[other] { $cities }, déjà dans { why-your-hand }, peuvent suivre aux prochains tours.
    }
why-short =
    { $count ->
        [one] Il manque une carte à la route pour la calèche { $carriage }.
       *[other] Il manque { $count } cartes à la route pour la calèche { $carriage }.
    }
why-scores =
    { $points ->
        [one] Cela rapporte { $points } point : { $parts }.
       *[other] Cela rapporte { $points } points : { $parts }.
    }
why-part-houses =
    { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }
why-part-carriage = la calèche { $carriage }
why-part-tile = la tuile « { $stack } »
why-close-stuck =
    { $live ->
        [0] Rien de ce qui peut venir ne prolonge plus la route.
        [one] Rien dans { why-your-hand } ne prolonge la route, et une seule autre carte le peut.
       *[other] Rien dans { why-your-hand } ne prolonge la route, et seules { $live } autres cartes le peuvent.
    }
why-lacks =
    { $count ->
        [one] Il ne manque alors que { $cities } pour la tuile « { $stack } ».
       *[other] Il ne manque alors que { $cities } pour la tuile « { $stack } ».
    }
why-lacks-provinces =
    { $count ->
        [one] Pour la tuile « { $stack } », il ne manque alors qu’une maison dans la région { $provinces }.
       *[other] Pour la tuile « { $stack } », il ne manque alors que des maisons dans les régions { $provinces }.
    }
why-race =
    { $count ->
        [one] Pour la tuile « { $stack } », il ne manque plus à { $player } qu’une maison : { $cities }.
       *[other] Pour la tuile « { $stack } », il ne manque plus à { $player } que deux maisons : { $cities }.
    }
why-ends =
    { $you ->
        [yes] Vous déclenchez la fin en menant { $points } à { $others }.
       *[no] Cela déclenche la fin avec { $points } points contre { $others }.
    }
why-keeps = { $cities } restent dans { why-your-hand } et s’enchaînent pour la prochaine route.
why-discard-double = Il y a une autre carte { $city } dans { why-your-hand }.
why-discard-apart = { $city } ne s’enchaîne avec rien d’autre dans { why-your-hand }.
flaw-waste =
    { $length ->
        [one] L’autre coup jette la carte de { why-your-route }.
       *[other] L’autre coup jette une route de { $length } cartes.
    }
flaw-scores =
    { $points ->
        [one] L’autre coup ne rapporte que { $points } point tout de suite.
       *[other] L’autre coup ne rapporte que { $points } points tout de suite.
    }
flaw-house =
    { $you ->
        [yes] Vous avez déjà une maison à { $city }.
       *[no] Il y a déjà une maison à { $city }.
    }
flaw-open = Ensuite, { $best } cartes peuvent prolonger la route ; après l’autre coup, seulement { $other }.
why-discard-house = { flaw-house }
flaw-poor =
    { $houses ->
        [0] Fermer maintenant ne rapporte ni maison ni calèche.
        [one] Fermer maintenant ne rapporte qu’une maison et aucune calèche.
       *[other] Fermer maintenant ne rapporte que { $houses } maisons et aucune calèche.
    }
flaw-left-open =
    { $live ->
        [0] Si la route reste ouverte, rien de ce qui peut venir ne la prolonge.
       *[other] Si la route reste ouverte, rien dans { why-your-hand } ne la prolonge.
    }
flaw-dead = Après { $city }, rien ne pourrait suivre pour l’instant.
flaw-gamble =
    { $live ->
        [one] Sur les { $unseen } cartes cachées, { $live } seule conviendrait.
       *[other] Sur les { $unseen } cartes cachées, seulement { $live } conviendraient.
    }
flaw-apart = { $city } ne va ni avec { why-your-route } ni avec { why-your-hand }.

# When the game is decided: what is left to play for. $action: a way to decide, as a phrase.
hint-won = La victoire est presque acquise : c’est l’écart qui compte maintenant.
hint-lost = La première place est presque perdue : ce sont les points qui comptent maintenant.
hint-points =
    { $points ->
        [one] Environ { $points } point de moins à la fin : { $action }.
       *[other] Environ { $points } points de moins à la fin : { $action }.
    }

commentary-closes = { $player } ferme une route de { $length } cartes.
commentary-gives-up =
    { $player } abandonne une route de { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }.
commentary-rises = { $player } voit ses chances monter de { $before } à { $after } %.
commentary-falls = { $player } voit ses chances tomber de { $before } à { $after } %.
