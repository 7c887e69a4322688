"""Bots that fail in their own ways, as a package that is installed beside the program: other processes find it too."""

import time
from collections.abc import Generator, Sequence

from thurntaxis.bots import Bot, register
from thurntaxis.engine import EngineView, Luck


@register("test_falls_over", "Falls over", "For tests: raises an error.")
class FallsOver(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        raise RuntimeError("on purpose")


@register("test_never_decides", "Never decides", "For tests: takes far too long.")
class NeverDecides(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        while True:
            time.sleep(1)


@register("undecided", "Undecided", "For tests: thinks until it is pressed.")
class Undecided(Bot):
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        return legal[0]

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        while not (yield):
            time.sleep(0.001)
        return self.decide(view, legal, luck)
