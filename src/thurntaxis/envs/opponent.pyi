from typing import final

from ..bots.planner import Planner
from ..engine import Luck, State

@final
class Opponent:
    def __init__(self, planner: Planner, width: int, compares: bool) -> None: ...
    def decide(self, state: State, luck: Luck) -> int: ...
