# The compiled twin of features.py; the comments are there.
from libc.stdint cimport uint64_t

cdef enum:
    F_HOUSES = 0
    F_ROUTE = 22
    F_HAND = 44
    F_ENDS = 66
    F_LENGTH = 88
    F_LONGEST = 98
    F_CLOSE_HOUSES = 104
    F_CLOSE_TILES = 108
    F_CLOSE_CARRIAGE = 112
    F_CLOSE_PROVINCES = 124
    F_SHORT = 128
    F_SHOWN_FIT = 136
    F_SHOWN_NEW = 141
    F_UNSEEN_FIT = 142
    F_HAND_SIZE = 143
    F_SPARE = 151
    F_SPARE_PATH = 156
    F_SPARE_SHOWN = 160
    F_SPARE_NEW = 161
    F_CARRIAGE = 162
    F_HOUSE_COUNT = 168
    F_FEW_HOUSES = 169
    F_POINTS = 176
    F_PROVINCES_MISSING = 177
    F_PROVINCES_VALUE = 184
    F_NEEDED = 185
    F_REGION_MISSING = 194
    F_REGION_VALUE = 214
    F_ROUTE_TILES = 219
    F_PLAYERS = 222
    F_WAIT = 225
    F_PHASE = 229
    F_OFFICIAL_FREE = 235
    F_SEATS_AFTER = 238
    F_ENDING = 242
    F_OTHER_CARRIAGE = 244
    F_OTHER_THREAT = 250
    F_OWN_THREAT = 256
    F_OTHER_HOUSES = 262
    F_OTHER_POINTS = 263
    F_OTHER_ROUTE = 264
    F_OTHER_PROVINCES = 265
    F_OTHERS_TO_COME = 266
    F_OTHER_HOUSES_FEW = 267
    F_AWAITING = 272
    FEATURES = 274
    HIDDEN = 32
    SCALE = 4096
    MOST_MOVES = 64
    DISCARDS_AS_ONE = 7
    NONE = -1
    DEEPEST = 200
    EDGES_A_NODE = 14

cdef extern from *:
    """
    #include <stdint.h>
    """
    uint64_t HOUSE_SET "(UINT64_C(1) << 60)"
    uint64_t DISCARD_PILE "(UINT64_C(1) << 61)"
