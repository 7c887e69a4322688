"""Seeds that follow from a position, so that the same question gets the same answer everywhere."""

from hashlib import sha256

from ..engine import EngineView, State

Key = tuple[int, ...]
"""All that a position is compared by, as integers."""
_SIZE = slice(4, 10)
"""Where the fields of a state hold the size of the game. Only the full game is assessed, so it is left out."""


def key_of(view: EngineView) -> Key:
    """What a seat knows of a position; nothing that is hidden from the seat is part of it."""
    return (view.seat, view.supply_size, *view.unknown, *open_key(view.public))


def seed_of(key: Key) -> int:
    """The seed of a position: the same in every process and on every machine."""
    digest = sha256(",".join(map(str, key)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def open_key(state: State) -> Key:
    """A position in which everything but the order of the supply is known."""
    fields = state.fields()
    return (*fields[: _SIZE.start], *fields[_SIZE.stop :])
