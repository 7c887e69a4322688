"""New tables: as a host wants them, again after a game, or to show a record."""

import secrets
from hashlib import sha256
from typing import Any

from ..game import Record
from ..game.draws import new_seed
from ..protocol.commands import BotSeat, CreateTable, PersonSeat
from ..rules import Rules
from .table import Seat, Table

_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
"""For table ids: nothing that looks like something else."""


def new_table(wanted: CreateTable, person: str, now: int, base: dict[str, Any] | None = None) -> Table:
    """A table as its host wants it; `base` is the record of a game that is played on."""
    rules = wanted.rules if isinstance(wanted.rules, str) else wanted.rules.model_dump()
    header = wanted.model_dump(by_alias=True, exclude={"seats", "rules"}) | {
        "id": new_id(),
        "created": now,
        "host": person,
        "seats": [_seat_of(seat, person).to_json() for seat in wanted.seats],
        "rules": Rules.of(rules).to_json(),
        "seed": new_seed(),
    }
    if base is not None:
        header |= {"base": base, "rules": base["rules"]}
    return Table.of(header)


def rematch_of(table: Table, now: int) -> Table:
    """The same people, bots and options again; seats that bots took over belong to bots."""
    # The same id for all who ask, also through different workers; it cannot be guessed.
    secret = f"rematch {table.id} {table.header['seed']} {table.header['host']}"
    header = {key: value for key, value in table.header.items() if key not in ("base", "daily")} | {
        "id": id_from(secret),
        "created": now,
        "seats": [seat.to_json() for seat in table.seats],
        "seed": new_seed(),
        "from": None,
    }
    if header["starter"] != "lot":
        header["starter"] = 0  # seats were numbered from the player who started, and who starts again
    return Table.of(header)


def replay_of(record: Record, person: str, now: int) -> Table:
    """A table that only shows an uploaded record."""
    header = {
        "id": new_id(),
        "created": now,
        "name": None,
        "host": person,
        "seats": [Seat("record", name[:40]).to_json() for name in record.players],
        "rules": record.rules.to_json(),
        "replay": record.to_json(),
        "seed": None,
    }
    return Table.of(header)


def bot_name(level: str) -> str:
    """The name of a bot that was given none."""
    return level.replace("_", " ").capitalize()


def new_id() -> str:
    """An id that cannot be guessed: the link is what lets a person in."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def id_from(secret: str) -> str:
    """An id that is the same whenever it is made, and cannot be guessed without the secret."""
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in sha256(secret.encode()).digest()[:16])


def _seat_of(wanted: Any, person: str) -> Seat:
    if isinstance(wanted, PersonSeat):
        return Seat("person", wanted.name, None, person)
    if isinstance(wanted, BotSeat):
        return Seat("bot", wanted.name or bot_name(wanted.level), wanted.level)
    return Seat("open")
