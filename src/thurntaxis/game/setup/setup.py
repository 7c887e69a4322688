"""A position set up from parts, in which cards may be unknown.

As JSON it is a position (`thurntaxis.game.position`) with these differences: the supply is left out and holds what
lies nowhere else; in `hands` and `discards`, `null` is one card that nobody has named, and `"?"` any number of them;
`known`, `official`, `taken`, `round` and `closing` may be left out. A position without unknown cards is written as
`Position` writes it.

Nothing impossible is accepted: `thurntaxis.game.setup.checks` has a sentence for each problem.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Literal

from typing_extensions import TypedDict

from ...board import CARRIAGES, CITIES, CITY_INDEX, COPIES, CityId, Official, StackId
from ...engine import EngineView, Luck
from ...quoting import quoted
from ...rules import RuleChoice, Rules, RulesError
from ...variants import FULL
from ..actions import OFFICIALS, PHASES, Phase
from ..cards import TILE_NAMES
from ..errors import PositionError, Problem
from ..position import CLOSING_PHASES, FORMAT, ClosingData, Position, PositionData
from .fields import cards_of, city_of, display_of, list_of, names_of, object_of, one_of, per_seat, whole

ANY = "?"
"""Any number of unknown cards."""
MOST_ASSUMED = 4
"""A hand of which nobody knows how many cards it holds gets at most this many more than are named."""
_ALL_CARDS = COPIES * len(CITIES)

Tile = tuple[StackId, int]


class SetupData(TypedDict):
    """A position with unknown cards, as JSON; see above."""

    format: Literal["thurntaxis-position/1"]
    rules: RuleChoice
    players: list[str]
    player: int
    phase: Phase
    official: Official | None
    taken: int
    round: int
    display: list[CityId | None]
    discards: list[str | None]
    hands: list[list[str | None]]
    known: list[list[CityId]]
    routes: list[list[CityId]]
    houses: list[list[CityId]]
    carriages: list[int]
    tiles: list[list[list[StackId | int]]]
    closing: ClosingData | None


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of a hand or of the discards: those that are named, and how many more there are; None if nobody knows."""

    named: tuple[CityId, ...] = ()
    unknown: int | None = 0

    @property
    def least(self) -> int:
        """How many cards there are at least."""
        return len(self.named) + (self.unknown or 0)

    @property
    def known_to_be_empty(self) -> bool:
        """Whether there is certainly no card."""
        return not self.named and self.unknown == 0


@dataclass(frozen=True, slots=True)
class Setup:
    """A position in which some cards may be unknown. The readers below check it."""

    players: tuple[str, ...]
    rules: Rules
    player: int
    phase: Phase
    official: Official | None
    taken: int
    round: int
    display: tuple[CityId | None, ...]
    discards: Cards
    hands: tuple[Cards, ...]
    known: tuple[tuple[CityId, ...], ...]
    """By seat: the cards of the hand that everybody saw being taken."""
    routes: tuple[tuple[CityId, ...], ...]
    houses: tuple[tuple[CityId, ...], ...]
    carriages: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    closing: tuple[tuple[CityId, ...], tuple[CityId, ...]] | None = None
    """In a closing: the houses placed in it, and the cards discarded in it so far."""

    def __post_init__(self) -> None:
        if self.rules.variant != FULL:
            raise PositionError("rules: positions of small games cannot be set up or written in a line")

    # ---- Making one ----

    @classmethod
    def from_json(cls, data: object) -> "Setup":
        """Read and check a position in which cards may be unknown.

        Raises:
            PositionError: it is impossible; the error's `problems` list all reasons.
        """
        return cls.unchecked(data).checked()

    @classmethod
    def unchecked(cls, data: object) -> "Setup":
        """Read a position without checking it: for an editor, which shows what is wrong with it.

        Raises:
            PositionError: it cannot be read at all.
        """
        return _read(object_of(data))

    @classmethod
    def from_text(cls, line: str) -> "Setup":
        """Read and check a position written in one line, or a link that holds one; see `thurntaxis.game.setup.line`.

        Raises:
            PositionError: it is impossible; the error's `problems` list all reasons.
        """
        from .line import read_line

        return cls.from_json(read_line(line))

    @classmethod
    def of(cls, position: Position) -> "Setup":
        """The same position, in which all cards are known."""
        return _read(position.to_json())

    def checked(self) -> "Setup":
        """This position, if it is possible.

        Raises:
            PositionError: it cannot.
        """
        from .checks import problems

        found = list(problems(self))
        if found:
            raise PositionError("; ".join(map(str, found)), found)
        return self

    def for_deciding(self) -> "Setup":
        """This one, if somebody has something to decide in it and knows their hand.

        Raises:
            PositionError: the game is over, or the hand of the player to act is unknown.
        """
        player = self.players[self.player]
        problem = None
        if self.phase == "over":
            problem = Problem("phase", "position-over")
        elif self.hands[self.player].unknown != 0:
            problem = Problem(f"hands[{self.player}]", "position-turn-unknown", {"player": player})
        if problem:
            raise PositionError(str(problem), [problem])
        return self

    # ---- Writing it ----

    def to_json(self) -> PositionData | SetupData:
        """The position as data for JSON."""
        if self.is_complete:
            return self.position().to_json()
        return self.partial_json()

    def partial_json(self) -> SetupData:
        """The same with the supply left out, whether it is known or not."""
        closing: ClosingData | None = None
        if self.closing is not None:
            houses, discarded = map(list, self.closing)
            closing = {"houses": houses, "discarded": discarded, "cartwright": self.official == "cartwright"}
        return {
            "format": FORMAT,
            "rules": self.rules.to_json(),
            "players": list(self.players),
            "player": self.player,
            "phase": self.phase,
            "official": self.official,
            "taken": self.taken,
            "round": self.round,
            "display": list(self.display),
            "discards": _listed(self.discards),
            "hands": [_listed(hand) for hand in self.hands],
            "known": [list(cards) for cards in self.known],
            "routes": [list(route) for route in self.routes],
            "houses": [list(houses) for houses in self.houses],
            "carriages": list(self.carriages),
            "tiles": [[list(tile) for tile in tiles] for tiles in self.tiles],
            "closing": closing,
        }

    def to_text(self) -> str:
        """The position in one line; see `thurntaxis.game.setup.line`."""
        from .line import write_line

        return write_line(self)

    def to_link(self, origin: str = "") -> str:
        """The address of the editor with this position. What follows `#` stays in the browser."""
        return f"{origin}/editor#{self.to_text().replace(' ', '+')}"

    # ---- What is known ----

    @property
    def is_complete(self) -> bool:
        """Whether every card is known."""
        return all(cards.unknown == 0 for cards in (self.discards, *self.hands))

    def unseen(self) -> dict[CityId, int]:
        """How many cards of each city lie nowhere that is named: in the supply, or among the unknown cards."""
        named = Counter(city for city in self.display if city is not None)
        discarded = self.closing[1] if self.closing else ()
        for cards in (self.discards.named, discarded, *(hand.named for hand in self.hands), *self.routes):
            named.update(cards)
        return {city: COPIES - named[city] for city in CITIES}

    def as_seen(self, seat: int | None) -> "Setup":
        """The position as that seat or a spectator knows it: of other hands, only what everybody saw being taken."""
        hands = tuple(
            hand
            if other == seat
            else Cards(known, None if hand.unknown is None else len(hand.named) - len(known) + hand.unknown)
            for other, (hand, known) in enumerate(zip(self.hands, self.known, strict=True))
        )
        return replace(self, hands=hands)

    def position(self, luck: Luck | None = None) -> Position:
        """The position with all its cards. `luck` deals the unknown ones; all cards that fit are equally likely.

        Raises:
            PositionError: cards are unknown, and there is no `luck`.
        """
        if luck is None and not self.is_complete:
            raise PositionError("cards: some are unknown; give a `luck` to deal them")
        return Position.from_json(self._dealt(luck))

    def settled(self, seed: int | str) -> Position:
        """The position with all its cards, for a game with this seed: the seed decides those that are unknown."""
        return self.position(Luck(int.from_bytes(sha256(f"{seed}/position".encode()).digest()[:8])))

    def view(self, seat: int, luck: Luck) -> EngineView:
        """The view of a bot at that seat. `luck` deals unknown discards, once for this view."""
        return EngineView(self.position(luck).state, seat)

    def _dealt(self, luck: Luck | None) -> dict[str, object]:
        pool = [city for city, count in self.unseen().items() for _ in range(count)]
        numbers = self._numbers(len(pool), luck)
        dealt = [
            [*cards.named, *(_drawn(pool, luck) for _ in range(number))]
            for cards, number in zip((*self.hands, self.discards), numbers, strict=True)
        ]
        return {**self.partial_json(), "hands": dealt[:-1], "discards": dealt[-1], "supply": pool}

    def _numbers(self, left: int, luck: Luck | None) -> list[int]:
        """How many unknown cards each hand and the discards get; the supply keeps one if anything is discarded."""
        piles = (*self.hands, self.discards)
        left -= sum(cards.unknown or 0 for cards in piles) + 1
        numbers = []
        for place, cards in enumerate(piles):
            number = cards.unknown
            if number is None:
                discards = place == len(self.hands)
                least = int(place == self.player and self._needs_card(cards))
                most = left if discards else min(left, MOST_ASSUMED)
                number = least + (luck.below(max(most - least, 0) + 1) if luck else 0)
                left -= number
            numbers.append(number)
        return numbers

    def _needs_card(self, hand: Cards) -> bool:
        """Whether the player to act must hold a card that nobody has named."""
        return not hand.named and (self.phase == "play" or (self.phase == "draw" and self.official != "postmaster"))


def _listed(cards: Cards) -> list[str | None]:
    return [*cards.named, *([ANY] if cards.unknown is None else [None] * cards.unknown)]


def _drawn(pool: list[CityId], luck: Luck | None) -> CityId:
    return pool.pop(luck.below(len(pool)) if luck else -1)


# ---- Reading ----


def _read(data: Mapping[str, object]) -> Setup:
    if data.get("format", FORMAT) != FORMAT:
        raise PositionError(f'format: {quoted(data.get("format"))} is not "{FORMAT}"')
    players = names_of(data.get("players"))
    seats = len(players)
    phase = one_of(data, "phase", PHASES)
    setup = Setup(
        players=players,
        rules=_rules(data.get("rules", "standard")),
        player=whole(data, "player", 0, seats - 1),
        phase=phase,
        official=one_of(data, "official", OFFICIALS),
        taken=whole(data, "taken", 0, 2, 0),
        round=whole(data, "round", 1, 10**9, 1),
        display=tuple(display_of(data.get("display"))),
        discards=_cards(data.get("discards", [ANY]), "discards"),
        hands=tuple(_cards(hand, f"hands[{seat}]") for seat, hand in enumerate(_rows(data, "hands", seats))),
        known=tuple(map(_in_order, per_seat(data, "known", seats))) if "known" in data else ((),) * seats,
        routes=tuple(map(tuple, per_seat(data, "routes", seats))),
        houses=tuple(map(_in_order, per_seat(data, "houses", seats))),
        carriages=tuple(_carriage(value) for value in _rows(data, "carriages", seats)),
        tiles=tuple(_tiles(row, f"tiles[{seat}]") for seat, row in enumerate(_rows(data, "tiles", seats))),
        closing=_closing(data.get("closing"), phase),
    )
    if "supply" in data:
        _check_supply(setup, cards_of(data, "supply"))
    return setup


def _in_order(cities: Iterable[CityId]) -> tuple[CityId, ...]:
    return tuple(sorted(cities, key=CITY_INDEX.__getitem__))


def _rules(value: object) -> Rules:
    try:
        return Rules.of(value)  # type: ignore[arg-type]  # it refuses what is neither
    except RulesError as error:
        raise PositionError(f"rules: {error}") from None


def _rows(data: Mapping[str, object], key: str, seats: int) -> list[object]:
    rows = list_of(data.get(key), key)
    if len(rows) != seats:
        raise PositionError(f"{key}: {len(rows)} entries for {seats} players")
    return rows


def _cards(value: object, place: str) -> Cards:
    cards = list_of([ANY] if value is None else value, place)
    if len(cards) > _ALL_CARDS:
        raise PositionError(f"{place}: {len(cards)} cards; the game has {_ALL_CARDS}")
    named = [city_of(card, f"{place}[{index}]") for index, card in enumerate(cards) if card not in (None, ANY)]
    return Cards(_in_order(named), None if ANY in cards else sum(card is None for card in cards))


def _carriage(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value not in (0, *CARRIAGES):
        raise PositionError(f"carriages: {quoted(value)} is not one of 0 (none), {', '.join(map(str, CARRIAGES))}")
    return value


def _tiles(row: object, place: str) -> tuple[Tile, ...]:
    held = []
    for tile in list_of(row, place):
        named = tuple(tile) if isinstance(tile, list) else tile
        known = next((known for known in TILE_NAMES if known == named), None)
        if known is None:
            raise PositionError(f"{place}: {quoted(tile)} is not a tile")
        held.append(known)
    return tuple(sorted(held, key=TILE_NAMES.index))


def _closing(value: object, phase: Phase) -> tuple[tuple[CityId, ...], tuple[CityId, ...]] | None:
    if phase not in CLOSING_PHASES:
        if value is not None:
            raise PositionError(f"closing: nothing is being closed in the phase {phase!r}")
        return None
    closing = object_of({} if value is None else value)
    houses, discarded = (cards_of({key: closing.get(key, [])}, key) for key in ("houses", "discarded"))
    return _in_order(houses), _in_order(discarded)


def _check_supply(setup: Setup, supply: list[CityId]) -> None:
    """A supply that is named must be what lies nowhere else."""
    if not setup.is_complete:
        raise PositionError("supply: leave it out when cards are unknown; it holds all other cards")
    counted = Counter(supply)
    for city, left in setup.unseen().items():
        if counted[city] != left and left >= 0:
            raise PositionError(f"supply: there are {counted[city]} of {city}, and {left} lie nowhere else")
