"""How far planning and search look, and what their moves are marked with. The interpreter's twin of ``limits.pxd``."""

HOUSE_SET = 1 << 60
DISCARD_PILE = 1 << 61
"""Marks of the moves that are sets of houses and piles of cards."""
MOST_MOVES = 64
"""How many moves of a state are looked at."""
DISCARDS_AS_ONE = 7
"""Up to this hand size the cards to discard are chosen together."""

PATIENCE = 300
"""Endings of a turn after which no further plans are made for it."""
WIDTH_AHEAD = 2
PATIENCE_AHEAD = 60
"""The same for turns that only carry a simulation further: fewer moves at each step, fewer endings."""

NONE = -1
"""No move, no node, no edge."""
DEEPEST = 200
"""How many moves deep a simulation goes at most."""
EDGES_A_NODE = 14
"""Room that is made for the edges of a node, on average."""
LEAST_NODES = 64
NODES_AT_ONCE = 4
EDGES_AT_ONCE = 512
"""Room that a tree begins with, and that it has before a simulation: more than simulations need."""
SEARCHABLE_NODES = 30000000
"""With more, the numbers of edges would not fit in 31 bits."""
LONGEST_PLAYOUT = 1000000
"""Decisions after which a game played at random is judged as it stands; none has come near it."""
