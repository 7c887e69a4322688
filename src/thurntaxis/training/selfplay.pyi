from collections.abc import MutableSequence
from typing import Any, final

import numpy as np

from ..bots.judge import Judge
from ..bots.moves import Moves
from ..engine import Luck, State
from ..rules import Rules

@final
class GreedyPlayer:
    judge: Judge
    moves: Moves
    def __init__(self, judge: Judge) -> None: ...
    def choose(self, state: State, luck: Luck, noise: float) -> int: ...

@final
class GameRecorder:
    written: int
    def __init__(
        self,
        judge: Judge,
        seen: MutableSequence[int] | np.ndarray[Any, Any],
        ends: MutableSequence[int] | np.ndarray[Any, Any],
        width: int = 0,
        explore_until: int = 0,
    ) -> None: ...
    def decide(self, state: State, luck: Luck, noise: float) -> int: ...
    def play_many(
        self, players: int, rules: Rules | None, games: int, seed: int, noise: float, one_in: int, builder: float
    ) -> int: ...
