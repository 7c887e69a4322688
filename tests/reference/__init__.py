"""A second, deliberately simple implementation of the rules, to check the engine against."""

from .game import BOARD, CITIES, OPTIONS, STACKS, Position, ReferenceGame
from .policies import POLICIES, Policy, builder, hoarder, new_game, played, settler, stretcher, uniform
from .tree import POSITIONS, Block, divide, given_draw, perft, read_blocks

__all__ = [
    "BOARD",
    "CITIES",
    "OPTIONS",
    "POLICIES",
    "POSITIONS",
    "STACKS",
    "Block",
    "Policy",
    "Position",
    "ReferenceGame",
    "builder",
    "divide",
    "given_draw",
    "hoarder",
    "new_game",
    "perft",
    "played",
    "read_blocks",
    "settler",
    "stretcher",
    "uniform",
]
