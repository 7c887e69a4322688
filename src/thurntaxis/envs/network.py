"""A trained policy as a bot: from training to the arena in a few lines."""

from ..extras import need

need("vector")

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from ..bots import Bot
from ..engine import EngineView, Luck
from ..engine.numbers import ACTIONS
from .layout import Layout
from .observer import Observer

Cells = npt.NDArray[np.int8]


class NetworkBot(Bot):
    """Asks a policy that takes observations and masks like those of `VectorEnv`.

    Args:
        choose: gets the observation (`Layout` says what its cells mean) and the mask of one decision, both of them
            arrays of its own, and returns the number of an action.
    """

    def __init__(self, choose: Callable[[Cells, Cells], int]) -> None:
        self._choose = choose
        self._observer = Observer()

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """The policy's choice."""
        row: Cells = np.zeros(Layout(view.public.players).size, np.int8)
        mask: Cells = np.zeros(ACTIONS, np.int8)
        self._observer.observe_view(view, row)
        mask[list(legal)] = 1
        return int(self._choose(row, mask))
