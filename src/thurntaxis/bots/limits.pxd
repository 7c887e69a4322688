# The compiled twin of limits.py; the comments are there.
from libc.stdint cimport uint64_t

cdef enum:
    MOST_MOVES = 64
    DISCARDS_AS_ONE = 7
    PATIENCE = 300
    WIDTH_AHEAD = 2
    PATIENCE_AHEAD = 60
    NONE = -1
    DEEPEST = 200
    EDGES_A_NODE = 14
    LEAST_NODES = 64
    SEARCHABLE_NODES = 30000000
    NODES_AT_ONCE = 4
    EDGES_AT_ONCE = 512
    LONGEST_PLAYOUT = 1000000

cdef extern from *:
    """
    #include <stdint.h>
    """
    uint64_t HOUSE_SET "(UINT64_C(1) << 60)"
    uint64_t DISCARD_PILE "(UINT64_C(1) << 61)"
