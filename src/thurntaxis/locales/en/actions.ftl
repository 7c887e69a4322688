### What a player can do, as short labels: buttons, menus, and the numbered list in the terminal.
###
### Variables: $city a city's name, $length cards in the route, $carriage a carriage's number.

action-take = Take { $city }
action-take-postmaster = { -postmaster }: also take { $city }
action-take-supply = Take the top card of the supply
action-take-supply-postmaster = { -postmaster }: also take the top card of the supply
action-administrator = { -administrator }: swap the display
action-start = Start a route with { $city }
action-start-drop = Discard the route, start a new one with { $city }
action-left = Add { $city } on the left
action-left-postal-carrier = { -postal-carrier }: also add { $city } on the left
action-right = Add { $city } on the right
action-right-postal-carrier = { -postal-carrier }: also add { $city } on the right
action-end = End your turn
action-close = Close the route of { $length }
action-house = Place a house in { $city }
action-done = No more houses
action-cartwright = { -cartwright }: take carriage { $carriage }
action-decline = Do without the { -cartwright }
action-discard = Discard { $city }
