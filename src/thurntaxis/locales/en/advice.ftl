### Why a bot did what it did, or would do it in your place.
###
### Variables
###   $city     a city's name as on the board
###   $chance   estimated chance of winning, in percent
###   $length   cards in the route now
###   $houses   how many houses the set places
###   $term     what speaks most for it: houses | tiles | carriage | route | hand | clock

advice-no-reason = There was no choice to make here.

# Ends a sentence that has said what to do.
advice-because =
    { $term ->
        [houses] it puts houses in the right places
        [tiles] it brings bonus tiles closer
        [carriage] the next carriage matters most now
        [hand] it sets up the next route
        [clock] it suits how close the end is
       *[route] it keeps the route growing
    }

advice-take = Take { $city }: { advice-because }. Chance of winning: about { $chance }%.
advice-take-supply = Draw from the supply: nothing face up helps as much. Chance of winning: about { $chance }%.
advice-postmaster = Call on the Postmaster and take { $city } as a second card: { advice-because }. Chance of winning: about { $chance }%.
advice-postmaster-supply = Call on the Postmaster and draw a second card from the supply. Chance of winning: about { $chance }%.
advice-administrator = Call on the Administrator: the display has little to offer. Chance of winning: about { $chance }%.
advice-start = Start a new route with { $city }: { advice-because }. Chance of winning: about { $chance }%.
advice-extend = Add { $city } to the route: { advice-because }. Chance of winning: about { $chance }%.
advice-restart =
    Give up your route ({ $length ->
        [one] { $length } card
       *[other] { $length } cards
    }) and start again with { $city }: { advice-because }. Chance of winning: about { $chance }%.
advice-carrier = Have the Postal carrier add { $city } as well: { advice-because }. Chance of winning: about { $chance }%.
advice-end = Keep your route of { $length } open: a longer one is worth the wait. Chance of winning: about { $chance }%.
advice-close = Close your route of { $length } now: { advice-because }. Chance of winning: about { $chance }%.
advice-houses =
    { $houses ->
        [one] Place a house in { $city }: { advice-because }.
       *[other] Place { $houses } houses, the first in { $city }: { advice-because }.
    } Chance of winning: about { $chance }%.
advice-done = Place no more houses: one more would hurt you now. Chance of winning: about { $chance }%.
advice-cartwright = Call on the Cartwright: it is worth having the carriage now. Chance of winning: about { $chance }%.
advice-decline = Leave the carriage till later. Chance of winning: about { $chance }%.
advice-discard = Discard { $city }: it fits the next route least. Chance of winning: about { $chance }%.
