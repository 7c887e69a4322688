"""Bots that fail, each in its own way, after some good turns. Loaded with ``--code``."""

import os
import sys
import threading
from collections.abc import Sequence

from thurntaxis.bots import Bot, make, register
from thurntaxis.engine import EngineView, Luck


class Failing(Bot):
    def __init__(self) -> None:
        self.builder = make("builder")
        self.asked = 0

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        self.asked += 1
        return self.fail() if self.asked > 20 else self.builder.decide(view, legal, luck)

    def fail(self) -> int:
        raise NotImplementedError


@register("crasher", "Crasher", "Raises an error with an address in it.")
class Crasher(Failing):
    def fail(self) -> int:
        raise LookupError(f"lost my way with {object()}")


@register("sleeper", "Sleeper", "Sleeps forever.")
class Sleeper(Failing):
    def fail(self) -> int:
        threading.Event().wait()
        return 0


@register("stubborn", "Stubborn", "Runs forever and cannot be interrupted from within.")
class Stubborn(Failing):
    def fail(self) -> int:
        while True:
            try:
                while True:
                    pass
            except BaseException:
                continue


@register("babbler", "Babbler", "Answers nonsense.")
class Babbler(Failing):
    def fail(self) -> int:
        return "take the money"  # type: ignore[return-value]


@register("cheater", "Cheater", "Answers with an action that is not legal, and prints.")
class Cheater(Failing):
    def fail(self) -> int:
        print("this must not get into the results")
        return 138


@register("leaver", "Leaver", "Asks Python to exit.")
class Leaver(Failing):
    def fail(self) -> int:
        sys.exit("bye")


@register("interrupted", "Interrupted", "Somebody presses Ctrl-C while it thinks.")
class Interrupted(Failing):
    def fail(self) -> int:
        raise KeyboardInterrupt


@register("killer", "Killer", "Takes the whole process down.")
class Killer(Failing):
    def fail(self) -> int:
        os._exit(3)


@register("stillborn", "Stillborn", "Cannot even be made.")
class Stillborn(Failing):
    def __init__(self) -> None:
        raise RuntimeError("not today")
