"""Records in files, written piece by piece, so that ten thousand need no more memory than one."""

import zipfile
from collections.abc import AsyncIterator
from functools import partial

from ...game import Record
from ..ports.background import Background
from ..ports.jsontext import dumps


async def lines(records: AsyncIterator[Record], background: Background) -> AsyncIterator[bytes]:
    """One file with one record per line, as JSON."""
    async for record in records:
        yield await background.run(partial(_line, record))


async def zipped(records: AsyncIterator[Record], background: Background) -> AsyncIterator[bytes]:
    """A zip with a file for each record, named after its table."""
    pieces = _Pieces()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as archive:
        async for record in records:
            await background.run(partial(_add, archive, record))
            yield pieces.take()
    yield pieces.take()


def _line(record: Record) -> bytes:
    return dumps(record.to_json()) + b"\n"


def _add(archive: zipfile.ZipFile, record: Record) -> None:
    # Files of an archive have a time; a fixed one makes the same archive of the same games.
    file = zipfile.ZipInfo(f"thurntaxis-{record.extra['table']}.json", (1980, 1, 1, 0, 0, 0))
    file.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(file, record.dumps())


class _Pieces:
    """A file that is only written to, and taken away as it grows."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._written.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Do nothing: nothing is buffered elsewhere."""

    def close(self) -> None:
        """Keep what was written until it is taken."""

    def take(self) -> bytes:
        data = b"".join(self._written)
        self._written.clear()
        return data
