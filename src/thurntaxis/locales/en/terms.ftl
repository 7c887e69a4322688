### The words of the game. City and province names are those of the printed board and are never translated.
###
### Terms (-name) are for use inside other messages; messages (official-…, phase-…, stack-…) are labels that programs show.
### The end of a label's id is the id used everywhere else: official-postal_carrier, stack-route_5.

-administrator = Administrator
-postmaster = Postmaster
-postal-carrier = Postal carrier
-cartwright = Cartwright

official-administrator = { -administrator }
official-postmaster = { -postmaster }
official-postal_carrier = { -postal-carrier }
official-cartwright = { -cartwright }

# One line on what each official does, for labels and tool tips.
official-administrator-does = Swap all the face-up cards before you take one.
official-postmaster-does = Take a second card.
official-postal_carrier-does = Play a second card.
official-cartwright-does = Take the next carriage with a route one or two cards too short.

phase-draw = Take a card
phase-play = Play a card
phase-finish = Close or end
phase-houses = Place houses
phase-carriage = Cartwright
phase-discard = Discard
phase-over = Game over

# Bonus tile stacks.
stack-route_5 = Route of 5
stack-route_6 = Route of 6
stack-route_7 = Route of 7 or more
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = All provinces
# The same stack when the option “outside Baiern” is played.
stack-outside_baiern = Outside Baiern
stack-game_end = Game end

# Rule options and named sets.
ruleset-standard = Standard
ruleset-first-printing = First printing
ruleset-icelandic = Icelandic edition
option-all_provinces = “All provinces” tile
option-all_provinces-every_province = a house in every province
option-all_provinces-outside_baiern = a house in every province except Baiern
option-route_tile_fallback = When a route tile stack is empty
option-route_tile_fallback-always = always take from the next shorter stack
option-route_tile_fallback-seven_only = only routes of 7 or more take from a shorter stack
option-carriage_points = Carriage points
option-carriage_points-printed = as printed: 2, 3, 5, 7, 10
option-carriage_points-length = the carriage’s number: 3, 4, 5, 6, 7
