from collections.abc import Sequence
from typing import Literal, final

from ..board import CityId
from ..engine import EngineView
from ..rules import RuleChoice

FORMAT: Literal["thurntaxis-view/1"]

@final
class ViewWriter:
    def __init__(self, players: Sequence[str], rules: RuleChoice) -> None: ...
    def write(
        self, views: list[EngineView], routes: list[list[CityId]], ply: int, round_number: int, legal: list[int]
    ) -> list[str]: ...
