"""What tests ask of stores beside what the server does."""

import asyncio
from collections.abc import Sequence

from thurntaxis.tables.ports.store import Summary, TableStore


async def append(store: TableStore, table: str, seq: int, entries: Sequence[str], summary: Summary | None) -> bool:
    """Write entries and wait for the outcome; raises what the store hands out as an exception."""
    outcome: asyncio.Future[bool | Exception] = asyncio.get_running_loop().create_future()
    store.append_then(table, seq, entries, summary, outcome.set_result)
    stored = await outcome
    if isinstance(stored, Exception):
        raise stored
    return stored
