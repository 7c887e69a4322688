"""A tournament as data: what the organiser wants, who takes part, and the rounds so far.

It is stored as one JSON document with a version. Every change is a new document, which is stored only if nobody has
changed the old one in the meantime.
"""

from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Literal

from pydantic import TypeAdapter

from ...rules import RuleSetName

System = Literal["swiss", "round_robin", "knockout"]
Scheme = Literal["winner", "places", "duplicate"]
"""How a game is worth points; `standings.py` explains each."""
Status = Literal["open", "running", "paused", "over", "cancelled"]
Pace = Literal["live", "correspondence"]
NoteKind = Literal["paused", "resumed", "removed", "replaced", "extended", "corrected", "too_few", "void", "cancelled"]

MOST_ENTRANTS = 64
MOST_ROUND_ROBIN = 16
MOST_NOTES = 200


@dataclass(frozen=True, slots=True)
class Options:
    """What the organiser wants."""

    name: str
    system: System = "swiss"
    scheme: Scheme = "places"
    table_size: int = 4
    rounds: int = 4
    """The number of rounds of a Swiss tournament; the other systems compute it."""
    rules: RuleSetName = "standard"
    pace: Pace = "live"
    turn_seconds: int | None = 120
    bank_seconds: int | None = None
    """What each person has for a whole game, instead of a time for each turn."""
    duplicate: bool = False
    """Every table of a round gets the same cards."""
    rated: bool = True
    """Whether its games are rated, if they can be."""
    listed: bool = False
    fill: str | None = None
    """The level of the bots that fill up tables; None: none do."""
    starts_at: int | None = None
    """When it begins on its own (milliseconds since 1970); None: when the organiser starts it."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant: a person, or a bot that fills a seat."""

    id: int
    """Counts from 0 in the order of joining."""
    name: str
    person: str | None = None
    network: str | None = None
    """The mark of the network from which the person joined."""
    level: str | None = None
    """The level of a bot."""
    lot: int = 0
    """A random number that breaks ties at last."""
    gone: bool = False
    """Whether they have left: they are not paired any more, but their games still count."""


@dataclass(frozen=True, slots=True)
class Seated:
    """One entrant at a table, and the result."""

    entrant: int
    place: int | None = None
    score: int | None = None
    absent: bool = False
    """A bot finished the game for them, or played all of it because they had left."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One table of a round. A single seat means a bye."""

    table: str | None
    """The id of the table; None for a bye."""
    seats: tuple[Seated, ...]
    """In the order of play."""
    corrected: bool = False
    """Whether the organiser has set the result."""

    @property
    def is_done(self) -> bool:
        """Whether its result is known."""
        return self.table is None or all(seated.place is not None for seated in self.seats)

    @property
    def entrants(self) -> tuple[int, ...]:
        """Who sits there, in the order of play."""
        return tuple(seated.entrant for seated in self.seats)


@dataclass(frozen=True, slots=True)
class Round:
    """One round."""

    began: int
    pairings: tuple[Pairing, ...]
    seed: str | None = None
    """The seed of all its tables, in a duplicate tournament."""

    @property
    def is_done(self) -> bool:
        """Whether all its results are known."""
        return all(pairing.is_done for pairing in self.pairings)


@dataclass(frozen=True, slots=True)
class Note:
    """An action of the organiser that everybody can read."""

    at: int
    kind: NoteKind
    about: str = ""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament."""

    id: str
    organiser: str
    """The person who set it up."""
    created: int
    secret: str
    """The secret from which the ids and cards of its tables are derived."""
    options: Options
    status: Status = "open"
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    notes: tuple[Note, ...] = field(default=())

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """The entrants who are paired."""
        return tuple(entrant for entrant in self.entrants if not entrant.gone)

    @property
    def told(self) -> "Tournament":
        """It without the results of a shared deal that is still being played: scores say what the cards are worth."""
        if not self.options.duplicate or not self.rounds or self.rounds[-1].is_done:
            return self
        round = self.rounds[-1]
        pairings = tuple(
            replace(each, seats=tuple(Seated(entrant) for entrant in each.entrants)) for each in round.pairings
        )
        return replace(self, rounds=(*self.rounds[:-1], replace(round, pairings=pairings)))

    def seed_of(self, place: str) -> str:
        """The seed of a place in the tournament, always the same; once it is published, it says nothing of others."""
        return sha256(f"seed {self.secret} {place}".encode()).hexdigest()

    def entrant_of(self, person: str | None) -> Entrant | None:
        """What a person is in the tournament."""
        return next((each for each in self.entrants if person is not None and each.person == person), None)

    def dumps(self) -> str:
        """The tournament as it is stored."""
        return _ADAPTER.dump_json(self, exclude_defaults=True).decode()

    @classmethod
    def loads(cls, data: str) -> "Tournament":
        """A stored tournament.

        Raises:
            ValueError: it is damaged.
        """
        return _ADAPTER.validate_json(data)


_ADAPTER = TypeAdapter(Tournament)
