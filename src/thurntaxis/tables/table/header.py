"""A table's header: its options and secrets. It is stored once, when the table is set up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ...board import CityId
from ...game import Record
from ...protocol.tables import DealOfTable, PlayedOnFrom, SeatKind, TournamentOfTable
from ...rules import STANDARD, Rules
from ..ports.jsontext import dumps

Starter = Literal["lot"] | int
"""The seat that starts, or `lot`: the seed decides."""
Pace = Literal["live", "correspondence"]


@dataclass(frozen=True, slots=True)
class HeaderSeat:
    """A seat as the host wants it."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    """Of a bot."""
    person: str | None = None
    network: str | None = None
    """The mark of the network from which the person came."""
    program: bool = False
    """Whether the person is a program that somebody offers as an opponent."""

    def to_json(self) -> dict[str, str | bool | None]:
        """The seat as it is stored."""
        seat: dict[str, str | bool | None] = {"kind": self.kind, "name": self.name, "level": self.level}
        seat["person"] = self.person
        if self.network:
            seat["network"] = self.network
        if self.program:
            seat["program"] = True
        return seat

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "HeaderSeat":
        """A stored seat."""
        marks = data.get("network"), data.get("program", False)
        return cls(data["kind"], data["name"], data["level"], data["person"], *marks)


@dataclass(frozen=True, slots=True)
class Base:
    """The beginning of another game, which is continued at this table."""

    draws: tuple[CityId, ...] = ()
    actions: tuple[str, ...] = ()
    position: str | None = None
    """Where that game began, in one line; None if with the deal."""


@dataclass(frozen=True, slots=True)
class Header:
    """Options and secrets of a table. A field that an old header does not have gets its default."""

    id: str
    created: int
    host: str
    """The person who set it up; empty if they had their name removed."""
    seats: tuple[HeaderSeat, ...]
    seed: str | None
    """Decides the cards; None for an uploaded record, whose cards are known."""
    rules: Rules = STANDARD
    name: str | None = None
    starter: Starter = 0
    listed: bool = False
    pace: Pace = "live"
    turn_seconds: int | None = None
    bank_seconds: int | None = None
    """What each person has for the whole game, instead of a time for each turn."""
    show_known: bool = True
    show_tiles: bool = True
    hints: bool = True
    """Whether everybody may ask for hints. Tables of uploaded records do not store it: there, everybody may."""
    bot_pause: int = 0
    """Milliseconds that a bot waits before it acts."""
    network: str | None = None
    """The mark of the network from which it was set up: it distinguishes networks without naming them."""
    origin: PlayedOnFrom | None = None
    base: Base | None = None
    daily: DealOfTable | None = None
    tournament: TournamentOfTable | None = None
    replay: Mapping[str, Any] | None = None
    """The record that the table shows, as JSON."""
    measured: bool = False
    """Whether its host chose the seed, or parameters of bots: it counts nowhere."""
    casual: bool = False
    """Whether its host wants it not to be rated."""
    clocks_from: int = 0
    """No clock runs before this time (milliseconds since 1970)."""

    @property
    def counts(self) -> bool:
        """Whether the game may count in statistics and ratings.

        One that goes on from a position does not, nor does a deal of an earlier day or a measurement.
        """
        return self.base is None and not self.measured and (self.daily is None or self.daily["counts"])

    @property
    def extra_seconds(self) -> int:
        """What a player gets whom another gives more time."""
        return self.turn_seconds or (self.bank_seconds or 0) // 10

    @property
    def deal(self) -> str | None:
        """The daily deal that the game counts for: there is one try."""
        return self.daily["deal"] if self.daily and self.daily["counts"] else None

    @property
    def sealed(self) -> bool:
        """Whether other tables get the same cards, so that only its players may look at it before all are done."""
        return self.tournament is not None and self.tournament["sealed"]

    def record(self, players: Sequence[str]) -> Record:
        """The beginning of the game that is continued here, as a record."""
        base = self.base or Base()
        return Record(tuple(players), self.rules, base.draws, base.actions, position=base.position)

    def to_json(self) -> dict[str, object]:
        """The header as it is stored. Versions 0.1 and 0.2 can read it."""
        rules = self.rules.to_json()
        data: dict[str, object] = {
            "id": self.id,
            "created": self.created,
            "name": self.name,
            "host": self.host,
            "seats": [seat.to_json() for seat in self.seats],
            "rules": rules,
            "seed": self.seed,
        }
        if self.network is not None:
            data["network"] = self.network
        if self.daily is not None:
            data["daily"] = self.daily
        if self.replay is not None:
            return data | {"replay": self.replay}
        data |= {option: getattr(self, option) for option in _OPTIONS} | {"from": self.origin}
        if self.base is not None:
            base = {"rules": rules, "draws": list(self.base.draws), "actions": list(self.base.actions)}
            data["base"] = base if self.base.position is None else {**base, "position": self.base.position}
        if self.measured:
            data["measured"] = True
        if self.bank_seconds is not None:
            data["bank_seconds"] = self.bank_seconds
        if self.casual:
            data["casual"] = True
        if self.clocks_from:
            data["clocks_from"] = self.clocks_from
        if self.tournament is not None:
            data["tournament"] = self.tournament
        return data

    def dumps(self) -> str:
        """The header as JSON text."""
        return dumps(self.to_json()).decode()

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Header":
        """A stored header, even of version 0.1 or 0.2.

        Raises:
            ValueError, KeyError, TypeError: it is damaged.
        """
        base = data.get("base")
        return cls(
            id=str(data["id"]),
            created=int(data["created"]),
            host=str(data["host"] or ""),
            seats=tuple(map(HeaderSeat.from_json, data["seats"])),
            seed=data["seed"],
            rules=Rules.of(data["rules"]),
            name=data["name"],
            network=data.get("network"),
            origin=data.get("from"),
            base=Base(tuple(base["draws"]), tuple(base["actions"]), base.get("position")) if base else None,
            daily=data.get("daily"),
            tournament=data.get("tournament"),
            replay=data.get("replay"),
            measured=data.get("measured", False),
            casual=data.get("casual", False),
            bank_seconds=data.get("bank_seconds"),
            clocks_from=data.get("clocks_from", 0),
            **{option: data[option] for option in _OPTIONS if option in data},
        )


_OPTIONS = ("starter", "listed", "pace", "turn_seconds", "show_known", "show_tiles", "hints", "bot_pause")
"""Options that are stored under their own names."""
