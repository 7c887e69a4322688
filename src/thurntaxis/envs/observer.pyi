from typing import Any

from ..engine import EngineView, State

class Observer:
    def observe(self, state: State, seat: int, row: Any, mask: Any) -> None: ...
    def observe_view(self, view: EngineView, row: Any) -> None: ...
