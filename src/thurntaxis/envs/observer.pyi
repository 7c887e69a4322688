from typing import Any

from ..engine import State, View

class Observer:
    def observe(self, state: State, seat: int, row: Any, mask: Any) -> None: ...
    def observe_view(self, view: View, row: Any) -> None: ...
