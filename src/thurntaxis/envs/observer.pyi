from typing import Any, final

from ..engine import EngineView, State

CELLS: dict[int, int]

def check_room(name: str, cells: Any, needed: int) -> None: ...

@final
class Observer:
    def observe(self, state: State, seat: int, row: Any, mask: Any) -> None: ...
    def observe_view(self, view: EngineView, row: Any) -> None: ...
