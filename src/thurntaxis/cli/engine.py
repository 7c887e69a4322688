"""`thurntaxis engine`: one of our bots for other programs, over standard input and output: docs/engine-protocol.md."""

import json
import sys
from collections.abc import Iterator
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..programs.engine import EngineSession

_LONGEST_LINE = 1 << 20
_WAITING_LINES = 100
"""Lines that may wait for an answer; more are not read before."""


def engine(
    bot: Annotated[str, typer.Option("--bot", help="The bot by its code, with parameters: search:ms=500")] = "expert",
) -> None:
    """Offer a bot to another program: lines of JSON on standard input, answers on standard output.

    Example: thurntaxis engine --bot hard
    """
    from ..programs.engine import EngineSession

    session = EngineSession(bot)
    for line in _lines(session):
        try:
            for answer in session.replies(line):
                print(json.dumps(answer), flush=True)
        except EOFError:
            return


def _lines(session: "EngineSession") -> Iterator[str]:
    """The lines of standard input, read while earlier ones are being answered."""
    waiting: Queue[str] = Queue(_WAITING_LINES)

    def read() -> None:
        try:
            for line in iter(lambda: sys.stdin.readline(_LONGEST_LINE), ""):
                session.hear(line)
                waiting.put(line)
        finally:
            waiting.put("")

    Thread(target=read, daemon=True).start()
    return iter(waiting.get, "")
