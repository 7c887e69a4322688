from collections.abc import Iterable
from typing import final

from ..engine import State

@final
class Judge:
    logits: list[float]
    noted: int
    place: list[int]
    value: list[int]
    def __init__(
        self,
        weights: str | Iterable[int] = "master",
        watches: bool = ...,
        counts: bool = ...,
        compares: bool = ...,
        caches: bool = ...,
    ) -> None: ...
    @property
    def chances(self) -> list[float]: ...
    @property
    def scores(self) -> list[float]: ...
    def look(self, state: State, seat: int) -> None: ...
    def logit(self, state: State, seat: int) -> float: ...
    def state_value(self, state: State, seat: int) -> float: ...
    def evaluate(self, state: State) -> None: ...
    def terms(self, state: State, seat: int) -> list[tuple[str, float]]: ...
