"""What a seat sees, as Gymnasium describes and PettingZoo hands it out: a row of numbers, and a mask of actions."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict

from ..engine import State
from ..engine.numbers import ACTIONS
from .layout import Layout
from .observer import Observer

Observation = dict[str, npt.NDArray[np.int8]]
ObservationSpace: TypeAlias = "Dict[Any]"  # in quotes: before Gymnasium 1.4 it cannot be subscripted
Info = dict[str, Any]


def observation_space(layout: Layout) -> ObservationSpace:
    """All observations that there can be."""
    lows, highs = layout.bounds()
    row = Box(np.array(lows, np.int8), np.array(highs, np.int8), dtype=np.int8)
    return Dict({"observation": row, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


def observation_of(state: State, seat: int, layout: Layout, observer: Observer) -> Observation:
    """What the seat sees. The mask is all zeros unless it is to act: other masks would name another's hand."""
    row = np.empty(layout.size, np.int8)
    mask = np.empty(ACTIONS, np.int8)
    observer.observe(state, seat, row, mask)
    return {"observation": row, "action_mask": mask}
