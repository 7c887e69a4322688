from collections.abc import Mapping, Sequence

from ..engine import EngineView

class Teller:
    def __init__(self, players: Sequence[str], rules: Mapping[str, str]) -> None: ...
    def tell(
        self, views: list[EngineView], routes: list[list[str]], ply: int, round_number: int, legal: list[int]
    ) -> list[str]: ...
