# The compiled twin of numbers.py; the comments are there.
cdef enum:
    DRAW = 0
    PLAY = 1
    FINISH = 2
    HOUSES = 3
    CARRIAGE = 4
    DISCARD = 5
    OVER = 6
    PHASE_COUNT = 7

cdef enum:
    NOBODY = 0
    ADMINISTRATOR = 1
    POSTMASTER = 2
    POSTAL_CARRIER = 3
    CARTWRIGHT = 4
    OFFICIAL_COUNT = 5

cdef enum:
    TAKE = 0
    TAKE_SUPPLY = 22
    CALL_ADMINISTRATOR = 23
    START = 24
    LEFT = 46
    RIGHT = 68
    END = 90
    CLOSE = 91
    HOUSE = 92
    DONE = 114
    CALL_CARTWRIGHT = 115
    DECLINE = 116
    DISCARD_CARD = 117
    ACTIONS = 139

cdef enum:
    CITY_COUNT = 22
    NO_CITY = 22
    SLOTS = 6
    ALL_SLOTS = 63
    SEATS = 4
    HOUSE_COUNT = 20
    HAND_AFTER_CLOSING = 3
    SHORTEST_ROUTE = 3
    FIRST_CARRIAGE = 3
    LAST_CARRIAGE = 7
    CARTWRIGHT_REACH = 2
    NO_CARD_AWAITED = -1
    FOR_HAND = 6

cdef enum:
    STACK_ROUTE_5 = 0
    STACK_ROUTE_6 = 1
    STACK_ROUTE_7 = 2
    STACK_FIRST_REGION = 3
    STACK_ALL_PROVINCES = 8
    STACK_GAME_END = 9
    STACK_COUNT = 10
    REGION_COUNT = 5
    PROVINCE_COUNT = 9

cdef enum:
    UNIFORM = 0
    BUILDER = 1
    HOARDER = 2
