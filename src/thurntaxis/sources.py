"""Identifies the engine and the bots exactly, because any others may decide differently."""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

_SUFFIXES = (".py", ".pxd", ".weights")


def fingerprint(code: Iterable[tuple[str, bytes]] = ()) -> str:
    """A hash of everything that decides how games go: the engine, the bots, and files with other bots."""
    hashed = hashlib.sha256(_own())
    for _, content in code:
        hashed.update(content)
    return hashed.hexdigest()[:16]


@cache
def _own() -> bytes:
    """The hash of the engine and the bots."""
    package, hashed = Path(__file__).parent, hashlib.sha256()
    for file in sorted(file for folder in ("engine", "bots") for file in (package / folder).rglob("*")):
        if file.suffix in _SUFFIXES:
            hashed.update(file.read_bytes())
    return hashed.digest()
