### Une décision dans une phrase, dans une analyse ou un replay : « Mieux : prendre Ulm ».

way-take = prendre { $city }
way-take-supply = piocher
way-take-postmaster = prendre aussi { $city } avec l’aide du chef de poste
way-take-supply-postmaster = piocher une carte de plus avec l’aide du chef de poste
way-administrator = demander l’aide du bailli
way-start = commencer avec { $city }
way-start-drop = abandonner la route et commencer avec { $city }
way-left = poser { $city } à gauche
way-right = poser { $city } à droite
way-left-postal-carrier = poser aussi { $city } à gauche avec l’aide du postillon
way-right-postal-carrier = poser aussi { $city } à droite avec l’aide du postillon
way-end = terminer le tour
way-close =
    fermer la route { $houses ->
        [0] sans maison
        [1] avec une maison à { $cities }
       *[other] avec des maisons à { $cities }
    }{ $cartwright ->
        [yes] , avec l’aide du cocher
       *[no] {""}
    }{ $discards ->
        [0] {""}
       *[other] , en défaussant { $discarded }
    }
way-house = poser une maison à { $city }
way-houses = poser des maisons à { $cities }
way-done = ne plus poser de maison
way-cartwright = demander l’aide du cocher
way-decline = se passer du cocher
way-discard = défausser { $city }
way-discards = défausser { $cities }
