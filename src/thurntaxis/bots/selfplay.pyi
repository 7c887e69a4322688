from collections.abc import MutableSequence

from ..engine import Luck, State
from ..rules import Rules
from .judge import Judge
from .moves import Moves

class Impulse:
    judge: Judge
    moves: Moves
    def __init__(self, judge: Judge) -> None: ...
    def choose(self, state: State, luck: Luck, noise: float) -> int: ...

class Diary:
    written: int
    def __init__(
        self,
        judge: Judge,
        seen: MutableSequence[int],
        ends: MutableSequence[int],
        width: int = 0,
        stray: int = 0,
    ) -> None: ...
    def play_many(
        self, players: int, rules: Rules | None, games: int, seed: int, noise: float, one_in: int, builder: float
    ) -> int: ...
