"""Where the cards of a game come from: a secret seed that anybody can check afterwards, or a list.

A draw source is asked for each card that leaves the supply. The seeded one does not shuffle: the card number ``k`` of
the game is the one at place ``sha256("seed/k") mod n`` among the ``n`` cards of the supply in board order. So the
seed can be committed to by its hash before the game, published after it, and checked in three lines of any language;
and no card says anything about the next.
"""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256

from ..board import CITIES, CITY_INDEX, CITY_NAMES
from ..engine import State
from ..engine.bits import card_at, copies, size
from .errors import RecordError

DrawSource = Callable[[State, int], int]
"""Gives the city of the next card, from the state and the number of cards drawn before in this game.

Those below can be pickled, and with them games.
"""


def in_board_order(pile: int) -> list[int]:
    """The cities of a pile's cards, in board order."""
    return [city for city in range(len(CITIES)) for _ in range(copies(pile, city))]


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: int | str) -> str:
    """The hash that commits to a seed without giving it away."""
    return sha256(f"thurntaxis seed {seed}".encode()).hexdigest()


def seeded(seed: int | str) -> DrawSource:
    """Cards decided by a seed."""
    return partial(_decided, seed)


def _decided(seed: int | str, state: State, drawn: int) -> int:
    supply = state.supply
    return card_at(supply, int.from_bytes(sha256(f"{seed}/{drawn}".encode()).digest()) % size(supply))


def luck_seed(seed: int, game: int, seat: int) -> int:
    """The seed of a bot's random numbers: a hash, so that they say nothing about the cards."""
    return int.from_bytes(sha256(f"luck {seed}/{game}/{seat}".encode()).digest()[:8])


def planned(cities: Sequence[str]) -> DrawSource:
    """These cards as long as they last and the supply has them; else the first card of the supply in board order."""
    return partial(_planned, tuple(CITY_INDEX[city] for city in cities))


def _planned(cities: Sequence[int], state: State, drawn: int) -> int:
    if drawn < len(cities) and copies(state.supply, cities[drawn]):
        return cities[drawn]
    return card_at(state.supply, 0)


def listed(cities: Sequence[int]) -> DrawSource:
    """Cards from a record, checked against what the supply can hold."""
    return partial(_listed, cities)


def _listed(cities: Sequence[int], state: State, drawn: int) -> int:
    if drawn >= len(cities):
        raise RecordError(
            f"draws[{drawn}]", "missing; the last action needs one more card from the supply", "record-cards"
        )
    if not copies(state.supply, cities[drawn]):
        name = CITY_NAMES[CITIES[cities[drawn]]]
        raise RecordError(f"draws[{drawn}]", f"impossible: no card of {name} is left in the supply", "record-cards")
    return cities[drawn]
