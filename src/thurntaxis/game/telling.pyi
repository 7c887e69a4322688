from collections.abc import Mapping, Sequence

from ..engine import View

class Teller:
    def __init__(self, players: Sequence[str], rules: Mapping[str, str]) -> None: ...
    def tell(
        self, views: list[View], routes: list[list[str]], ply: int, round_number: int, legal: list[int]
    ) -> list[str]: ...
