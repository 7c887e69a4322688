"""Whether servers of an older version still use a database, before it is upgraded to something they do not know."""

from asyncio import sleep as pause
from collections.abc import Awaitable, Callable
from typing import Any

from .watches import NOW

_FIGURES = f"SELECT worker, until FROM workers WHERE until > {NOW}"
"""Servers publish their figures every five seconds, for fifteen seconds each time; those that stop leave them there."""
_LOOKS = 16
_BETWEEN_LOOKS = 1.0
"""Seconds."""


async def servers_run(fetch: Callable[[str], Awaitable[list[Any]]]) -> bool:
    """Whether a server publishes its figures while we look: those of one that has stopped stay there for a while."""
    known = dict(await fetch(_FIGURES))
    for _ in range(_LOOKS):
        if not known:
            return False
        await pause(_BETWEEN_LOOKS)
        found = dict(await fetch(_FIGURES))
        if any(known.get(worker) != until for worker, until in found.items()):
            return True
        known = found
    return False
