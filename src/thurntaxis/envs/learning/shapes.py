"""Observations in other shapes: between 0 and 1, and as a graph of cities and roads."""

from ...extras import need

need("vector")

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ...board import CITY_INDEX, ROADS
from ...engine.numbers import CITY_COUNT
from ..layout import Layout

Floats = npt.NDArray[np.float32]


class Graph(NamedTuple):
    """Observations as a graph network takes them; `EDGES` are the same for all of them."""

    nodes: Floats
    """[k, 22, features] what is known of each city."""
    table: Floats
    """[k, rest] what is not about a city: phase, scores, tiles …"""


_ENDS = [(CITY_INDEX[one], CITY_INDEX[other]) for one, other in ROADS]
EDGES = np.array([*_ENDS, *((other, one) for one, other in _ENDS)], np.int64).T
"""[2, 2 · roads] the roads, both ways: from which city to which."""


def normalised(layout: Layout, rows: npt.NDArray[Any]) -> Floats:
    """Observations between 0 and 1: 0 is the least a cell can be, 1 the most."""
    low, high = (np.array(bound, np.float32) for bound in layout.bounds())
    result: Floats = (rows - low) / np.maximum(high - low, 1)
    return result


def graph(layout: Layout, rows: npt.NDArray[Any]) -> Graph:
    """Observations, between 0 and 1, as a graph: parts with a cell for each city become features of the cities."""
    cells = normalised(layout, rows)
    by_city = [part for part in layout.parts if part.size == CITY_COUNT]
    nodes = np.stack([cells[:, part.place] for part in by_city], axis=2)
    rest = np.ones(layout.size, bool)
    for part in by_city:
        rest[part.place] = False
    return Graph(nodes, cells[:, rest])
