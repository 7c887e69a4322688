"""Background work without threads."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ..tables.ports.background import Background

Result = TypeVar("Result")


class Inline(Background):
    """Work that would hold an event loop of many tables; this one is of one person."""

    async def run(self, work: Callable[[], Result]) -> Result:
        """Do it, after what waits already."""
        await asyncio.sleep(0)
        return work()
