"""New tables: set up by a host, as a rematch, or to show a record."""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from ...game import Record
from ...game.draws import new_seed
from ...protocol.commands import BotSeat, CreateTable, From, OpenSeat, PersonSeat, ProgramSeat
from ...protocol.tables import DealOfTable
from ...rules import Rules
from .clock import READING
from .header import Base, Header, HeaderSeat
from .table import Table

_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
"""The characters of table ids; none looks like another one."""
BOT_NAMES = ("Leonhard", "Franziska", "Kaspar", "Walburga", "Eugen", "Therese", "Vinzenz", "Amalie", "Balthasar")
"""People of the post around 1800 as one might have met them."""


def new_table(
    wanted: CreateTable,
    person: str,
    now: int,
    base: Record | None = None,
    network: str | None = None,
    programs: Mapping[str, HeaderSeat] | None = None,
    seed: str | None = None,
) -> Table:
    """A table as its host wants it.

    Args:
        wanted: the host's wishes.
        person: the host.
        now: the time.
        base: the record of a game that is continued.
        network: the mark of where the host comes from.
        programs: the seats of programs that are invited, by their ids.
        seed: decides the cards; a new one if none is given.
    """
    rules = wanted.rules if isinstance(wanted.rules, str) else wanted.rules.model_dump()
    return Table.of(
        Header(
            id=new_id(),
            created=now,
            host=person,
            seats=tuple(
                (programs or {})[seat.program] if isinstance(seat, ProgramSeat) else _seat_of(seat, person, network)
                for seat in wanted.seats
            ),
            seed=seed or wanted.seed or new_seed(),
            measured=wanted.is_measured,
            rules=Rules.of(rules) if base is None else base.rules,
            name=wanted.name,
            starter=wanted.starter,
            listed=wanted.listed,
            pace=wanted.pace,
            turn_seconds=wanted.turn_seconds,
            bank_seconds=wanted.bank_seconds,
            show_known=wanted.show_known,
            show_tiles=wanted.show_tiles,
            hints=wanted.hints,
            casual=not wanted.rated,
            bot_pause=wanted.bot_pause,
            network=network,
            origin={"table": wanted.from_.table, "ply": wanted.from_.ply} if isinstance(wanted.from_, From) else None,
            base=Base(base.draws, base.actions, base.position) if base else None,
        )
    )


def rematch_of(table: Table, now: int) -> Table:
    """The same people, bots and options again; seats that bots took over belong to bots."""
    # The same id for all who ask, also through different workers; it cannot be guessed.
    header = table.header
    again = replace(
        header,
        id=id_from(f"rematch {table.id} {header.seed} {header.host}"),
        created=now,
        seats=tuple(seat.for_header() for seat in table.seats),
        seed=new_seed(),
        starter="lot" if header.starter == "lot" else 0,  # seats are numbered from the player who starts
        origin=None,
        base=None,
        daily=None,
        tournament=None,
        clocks_from=now + READING,
    )
    return Table.of(again)


def replay_of(record: Record, person: str, now: int, id: str | None = None, daily: DealOfTable | None = None) -> Table:
    """A table that only shows a record, perhaps of a game of a daily deal."""
    return Table.of(
        Header(
            id=id or new_id(),
            created=now,
            host=person,
            seats=tuple(HeaderSeat("record", name[:40]) for name in record.players),
            seed=None,
            rules=record.rules,
            daily=daily,
            replay=record.to_json(),
        )
    )


def bot_name(level: str) -> str:
    """The name of a bot without a chosen name."""
    return level.replace("_", " ").capitalize()


def new_id() -> str:
    """An id that cannot be guessed: the link is what lets a person in."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def id_from(secret: str) -> str:
    """An id that is the same whenever it is made, and cannot be guessed without the secret."""
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in sha256(secret.encode()).digest()[:16])


def _seat_of(wanted: PersonSeat | OpenSeat | BotSeat, person: str, network: str | None) -> HeaderSeat:
    if isinstance(wanted, PersonSeat):
        return HeaderSeat("person", wanted.name, None, person, network)
    if isinstance(wanted, BotSeat):
        level = f"{wanted.level}:{wanted.parameters}" if wanted.parameters else wanted.level
        return HeaderSeat("bot", wanted.name or bot_name(wanted.level), level)
    return HeaderSeat("open")


def luck_at(table: Table) -> int | None:
    """The seed of a bot's luck where others play with the same cards; None elsewhere."""
    same_cards = table.header.daily is not None or table.header.sealed
    return luck_of(str(table.header.seed), table.ply) if same_cards else None


def luck_of(seed: str, ply: int) -> int:
    """The seed of a bot's luck at a ply of a deal that others play too."""
    return int.from_bytes(sha256(f"{seed}/bot/{ply}".encode()).digest()[:8]) >> 1
