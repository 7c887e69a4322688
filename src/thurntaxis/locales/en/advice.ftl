### Why a bot did what it did, or would do it in your place.
###
### Variables
###   $city     a city's name as on the board
###   $chance   estimated chance of winning, in percent
###   $length   cards in the route now
###   $houses   how many houses the set places

advice-no-reason = There was no choice to make here.

advice-take = Take { $city }. Chance of winning: about { $chance }%.
advice-take-supply = Draw from the supply. Chance of winning: about { $chance }%.
advice-postmaster = Call on the Postmaster and take { $city } as a second card. Chance of winning: about { $chance }%.
advice-postmaster-supply = Call on the Postmaster and draw a second card from the supply. Chance of winning: about { $chance }%.
advice-administrator = Call on the Administrator. Chance of winning: about { $chance }%.
advice-start = Start a new route with { $city }. Chance of winning: about { $chance }%.
advice-extend = Add { $city } to the route. Chance of winning: about { $chance }%.
advice-restart =
    Give up your route ({ $length ->
        [one] { $length } card
       *[other] { $length } cards
    }) and start again with { $city }. Chance of winning: about { $chance }%.
advice-carrier = Have the Postal carrier add { $city } as well. Chance of winning: about { $chance }%.
advice-end = Keep your route of { $length } open. Chance of winning: about { $chance }%.
advice-close = Close your route of { $length } now. Chance of winning: about { $chance }%.
advice-houses =
    { $houses ->
        [one] Place a house in { $city }.
       *[other] Place { $houses } houses, the first in { $city }.
    } Chance of winning: about { $chance }%.
advice-done = Place no more houses. Chance of winning: about { $chance }%.
advice-cartwright = Call on the Cartwright. Chance of winning: about { $chance }%.
advice-decline = Leave the carriage till later. Chance of winning: about { $chance }%.
advice-discard = Discard { $city }. Chance of winning: about { $chance }%.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-tempting = Tempting, but weaker: { $action }.
hint-alike = It is close. About as good: { $action }.
hint-decided = The game is all but decided, so little depends on this move.
