"""The size of the game: which cities, cards, houses and officials there are. Small games can be solved exactly.

A variant takes parts away from the full game and keeps its rules and the numbers of its actions. It has one rule of
its own, `reshuffles`: if the discards do not come back, whoever takes the last card of the supply takes the tile
`game_end`, and the round is played out, so that every game ends.

Examples:
    >>> from thurntaxis import Game
    >>> game = Game(["Ann", "Ben"], rules="seven", seed=1)
    >>> game.legal_actions()
    ['take sigmaringen', 'take supply']
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from .board import CARRIAGES as ALL_CARRIAGES
from .board import CITIES, COPIES, HOUSE_COUNT, OFFICIALS, SHORTEST_ROUTE, SLOTS, STACKS
from .errors import ThurnTaxisError
from .quoting import quoted


class VariantError(ThurnTaxisError):
    """A game that cannot be played; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What a game is played with; the defaults are the full game.

    Cities, officials and stacks are listed in any order; they are kept in the order of the board.
    """

    cities: tuple[str, ...] = CITIES
    """The cities that have cards. Roads and provinces are those of the board."""
    copies: int = COPIES
    """How many cards there are of each city, 1 to 3."""
    slots: int = SLOTS
    """How many cards lie face up, 1 to 6."""
    houses: int = HOUSE_COUNT
    """How many houses each player has, 1 to 20."""
    shortest_route: int = SHORTEST_ROUTE
    """A route can be closed from this length on."""
    last_carriage: int = ALL_CARRIAGES[-1]
    """The carriage that calls the end, 3 to 7."""
    officials: tuple[str, ...] = OFFICIALS
    """Who can be called. Without the Postmaster an empty hand takes one card, too, so that all cards are known."""
    stacks: tuple[str, ...] = STACKS
    """The stacks of tiles in use; `game_end` always is."""
    reshuffles: bool = True
    """Whether the discards become the supply again when it is empty; if not, its last card calls the end."""

    def __post_init__(self) -> None:
        for name, known in (("cities", CITIES), ("officials", OFFICIALS), ("stacks", STACKS)):
            self._order(name, known)
        for name, least, most in _LIMITS:
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise VariantError(f"{name}: a number from {least} to {most}, not {quoted(value)}")
        if not isinstance(self.reshuffles, bool):
            raise VariantError(f"reshuffles: true or false, not {quoted(self.reshuffles)}")
        if len(self.cities) * self.copies <= self.slots:
            raise VariantError(f"cities: {len(self.cities) * self.copies} cards are too few for {self.slots} slots")
        if self.houses > len(self.cities):
            raise VariantError(f"houses: there are {self.houses} for {len(self.cities)} cities")

    def _order(self, name: str, known: tuple[str, ...]) -> None:
        """Keep what is listed in the order of the board; refuse what the board does not have."""
        given = getattr(self, name)
        if isinstance(given, str) or not isinstance(given, tuple | list):
            raise VariantError(f"{name}: a list, not {quoted(given)}")
        for each in given:
            if each not in known:
                raise VariantError(f"{name}: there is no {quoted(each)}; choose from {', '.join(known)}")
        needed = ("game_end",) if name == "stacks" else ()
        object.__setattr__(self, name, tuple(each for each in known if each in (*given, *needed)))

    @classmethod
    def of(cls, choice: object) -> "Variant":
        """A variant from its name, or from its differences from the full game.

        Raises:
            VariantError: there is no such variant, or it cannot be played.
        """
        if isinstance(choice, Variant):
            return choice
        if isinstance(choice, str) and choice in VARIANTS:
            return VARIANTS[choice]
        if not isinstance(choice, Mapping):
            raise VariantError(f"there is no variant {quoted(choice)}; choose {' or '.join(VARIANTS)}")
        known = [field.name for field in fields(cls)]
        for name in choice:
            if name not in known:
                raise VariantError(f"a variant has no {quoted(name)}; it has {', '.join(known)}")
        return cls(**choice)

    @property
    def name(self) -> str | None:
        """The variant's name, if it has one."""
        return next((name for name, variant in VARIANTS.items() if variant == self), None)

    def to_json(self) -> str | dict[str, object]:
        """The name, or what differs from the full game."""
        full = asdict(FULL)
        differs = {name: value for name, value in asdict(self).items() if value != full[name]}
        return self.name or {
            name: list(value) if isinstance(value, tuple) else value for name, value in differs.items()
        }


_LIMITS = (
    ("copies", 1, COPIES),
    ("slots", 1, SLOTS),
    ("houses", 1, HOUSE_COUNT),
    ("shortest_route", 1, len(CITIES)),
    ("last_carriage", *(ALL_CARRIAGES[0], ALL_CARRIAGES[-1])),
)
"""The least and the most of each number."""

FULL = Variant()
VARIANTS: dict[str, Variant] = {
    "full": FULL,
    "three": Variant(
        cities=("ulm", "augsburg", "muenchen"),
        copies=2,
        slots=1,
        houses=2,
        shortest_route=2,
        officials=("postmaster",),
        stacks=(),
        reshuffles=False,
    ),
    "four": Variant(
        cities=("ulm", "stuttgart", "sigmaringen", "augsburg"),
        copies=1,
        slots=1,
        houses=2,
        shortest_route=2,
        officials=(),
        stacks=(),
        reshuffles=False,
    ),
    "seven": Variant(
        cities=("ulm", "stuttgart", "sigmaringen", "augsburg", "kempten", "muenchen", "innsbruck"),
        copies=1,
        slots=1,
        houses=3,
        shortest_route=2,
        last_carriage=3,
        officials=(),
        stacks=("wuerttemberg_hohenzollern",),
        reshuffles=False,
    ),
}
"""The variants that have a name: in `three` cards can be hidden, in `four` and `seven` all are open."""
