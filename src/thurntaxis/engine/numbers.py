"""Numbers of phases, officials and actions. The interpreter's twin of ``numbers.pxd``."""

DRAW, PLAY, FINISH, HOUSES, CARRIAGE, DISCARD, OVER, PHASE_COUNT = range(8)
"""Phases of a turn, and how many there are."""

NOBODY, ADMINISTRATOR, POSTMASTER, POSTAL_CARRIER, CARTWRIGHT, OFFICIAL_COUNT = range(6)
"""Which official was called this turn, and how many answers there are."""

TAKE = 0  # + city
TAKE_SUPPLY = 22
CALL_ADMINISTRATOR = 23
START = 24  # + city
LEFT = 46  # + city
RIGHT = 68  # + city
END = 90
CLOSE = 91
HOUSE = 92  # + city
DONE = 114
CALL_CARTWRIGHT = 115
DECLINE = 116
DISCARD_CARD = 117  # + city
ACTIONS = 139
"""How many actions there are; an action's number means the same in every state."""

CITY_COUNT = 22
NO_CITY = 22
"""Stands in an empty slot of the display."""
SLOTS = 6
ALL_SLOTS = 63
"""The slots of the display as a set."""
SEATS = 4
HOUSE_COUNT = 20
HAND_AFTER_CLOSING = 3
SHORTEST_ROUTE = 3
FIRST_CARRIAGE = 3
LAST_CARRIAGE = 7
CARTWRIGHT_REACH = 2
"""By how many cards a route may be too short for the next carriage if the Cartwright is called."""

NO_CARD_AWAITED = -1
FOR_HAND = 6
"""What the next card from the supply is for: a slot of the display (0 to 5), or the hand of the player to act."""

STACK_ROUTE_5, STACK_ROUTE_6, STACK_ROUTE_7, STACK_FIRST_REGION = range(4)
STACK_ALL_PROVINCES, STACK_GAME_END, STACK_COUNT = 8, 9, 10
REGION_COUNT = 5
PROVINCE_COUNT = 9

UNIFORM, BUILDER, HOARDER = range(3)
"""Simulation policies, see ``playouts.py``."""
