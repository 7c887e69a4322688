from typing import final

from ..bots.judge import Judge
from ..engine import Luck, State

@final
class Opponent:
    def __init__(self, judge: Judge, width: int, compares: bool) -> None: ...
    def decide(self, state: State, luck: Luck) -> int: ...
