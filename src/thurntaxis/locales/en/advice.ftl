### Why a bot did what it did, or would do it in your place.
###
### Variables
###   $city     a city's name as on the board
###   $chance   estimated chance of winning, in percent
###   $length   cards in the route now
###   $houses   how many houses the set places
###   $term     what speaks most for it: houses | tiles | carriage | route | hand | clock

advice-no-reason = There is no choice to explain.

# Ends a sentence that has said what to do.
advice-because =
    { $term ->
        [houses] it brings houses to the right places
        [tiles] it brings bonus tiles closer
        [carriage] the next carriage counts most now
        [hand] it prepares the next route
        [clock] it fits how soon the game will end
       *[route] it keeps the route growing
    }

advice-take = Take { $city }: { advice-because }. Chance of winning about { $chance }%.
advice-take-supply = Draw from the supply: nothing face up helps as much. Chance of winning about { $chance }%.
advice-administrator = Call the Administrator: the display has little to offer. Chance of winning about { $chance }%.
advice-start = Start a new route with { $city }: { advice-because }. Chance of winning about { $chance }%.
advice-extend = Add { $city } to the route: { advice-because }. Chance of winning about { $chance }%.
advice-end = Keep the route of { $length } open: a longer one is worth the wait. Chance of winning about { $chance }%.
advice-close = Close the route of { $length } now: { advice-because }. Chance of winning about { $chance }%.
advice-houses =
    { $houses ->
        [one] Place a house in { $city }: { advice-because }.
       *[other] Place { $houses } houses, the first in { $city }: { advice-because }.
    } Chance of winning about { $chance }%.
advice-done = Place no more houses: another one would do harm now. Chance of winning about { $chance }%.
advice-cartwright = Call the Cartwright: a carriage earlier is worth it. Chance of winning about { $chance }%.
advice-decline = Leave the carriage for later. Chance of winning about { $chance }%.
advice-discard = Discard { $city }: it fits the next route least. Chance of winning about { $chance }%.
