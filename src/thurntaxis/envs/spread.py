"""Sets of cities and piles of cards spread out to one small number a city.

The interpreter's twin of ``spread.pxd``, which holds the same functions for compiled code and eight cells a step. There
a *row* is a pointer to its first cell, here it is anything that can be written to by index. The functions that put
something at a place of the row return the place after it.
"""

from typing import Protocol

from ..engine.bits import copies
from ..engine.numbers import ACTIONS, CITY_COUNT


class Row(Protocol):
    """Anything with cells that can be written to."""

    def __setitem__(self, cell: int, value: int, /) -> None: ...


def start_of(row: Row) -> Row:
    """The row as the other functions take it."""
    return row


def start_of_floats(row: Row) -> Row:
    """The same for a row of floating-point numbers."""
    return row


def clear(row: Row, at: int, cells: int) -> int:
    """Zeros."""
    for cell in range(at, at + cells):
        row[cell] = 0
    return at + cells


def put_cities(row: Row, at: int, cities: int) -> int:
    """22 cells: 1 for each city of the set."""
    for city in range(CITY_COUNT):
        row[at + city] = cities >> city & 1
    return at + CITY_COUNT


def put_pile(row: Row, at: int, pile: int) -> int:
    """22 cells: how many cards of each city are in the pile."""
    for city in range(CITY_COUNT):
        row[at + city] = copies(pile, city)
    return at + CITY_COUNT


def put_number(row: Row, at: int, number: int) -> int:
    """One cell."""
    row[at] = number
    return at + 1


def put_choice(row: Row, at: int, choice: int, choices: int) -> int:
    """A cell for each choice, 1 for the one that is made."""
    clear(row, at, choices)
    row[at + choice] = 1
    return at + choices


def put_actions(row: Row, legal_a: int, legal_b: int, legal_c: int) -> None:
    """A cell for each action: 1 if it is legal."""
    for action in range(64):
        row[action] = legal_a >> action & 1
        row[action + 64] = legal_b >> action & 1
    for action in range(ACTIONS - 128):
        row[action + 128] = legal_c >> action & 1
