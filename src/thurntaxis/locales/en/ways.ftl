### A decision within a sentence, as in a review or a replay: “Ben chose to take Ulm”.

way-take = take { $city }
way-take-supply = draw from the supply
way-take-postmaster = take { $city } as well, with the Postmaster
way-take-supply-postmaster = draw one more from the supply, with the Postmaster
way-administrator = call on the Administrator
way-start = start with { $city }
way-start-drop = give up the route and start with { $city }
way-left = add { $city } on the left
way-right = add { $city } on the right
way-left-postal-carrier = have the Postal carrier add { $city } on the left
way-right-postal-carrier = have the Postal carrier add { $city } on the right
way-end = end the turn
way-close =
    close the route { $houses ->
        [0] without a house
        [1] with a house in { $cities }
       *[other] with houses in { $cities }
    }{ $cartwright ->
        [yes] , with the Cartwright’s help
       *[no] {""}
    }{ $discards ->
        [0] {""}
       *[other] , discarding { $discarded }
    }
way-house = place a house in { $city }
way-houses = place houses in { $cities }
way-done = place no more houses
way-cartwright = call on the Cartwright
way-decline = do without the Cartwright
way-discard = discard { $city }
way-discards = discard { $cities }
