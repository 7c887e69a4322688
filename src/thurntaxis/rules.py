"""Rule options: the points on which the published rulebooks differ, and the named sets of choices."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal, NotRequired, get_args

from typing_extensions import TypedDict

from .errors import ThurnTaxisError
from .quoting import quoted
from .variants import FULL, VARIANTS, Variant, VariantError

AllProvinces = Literal["every_province", "outside_baiern"]
RouteTileFallback = Literal["always", "seven_only"]
CarriagePoints = Literal["printed", "length"]
RuleSetName = Literal["standard", "first-printing", "icelandic"]


class RuleChoice(TypedDict):
    """The value of each rule option."""

    all_provinces: AllProvinces
    route_tile_fallback: RouteTileFallback
    carriage_points: CarriagePoints


class GameRules(RuleChoice):
    """The value of each rule option, and the variant if it is not the full game: a name, or what differs."""

    variant: NotRequired[str | dict[str, object]]


OPTIONS: dict[str, tuple[str, ...]] = {
    "all_provinces": get_args(AllProvinces),
    "route_tile_fallback": get_args(RouteTileFallback),
    "carriage_points": get_args(CarriagePoints),
}
"""The values of each option, the default first."""


class RulesError(ThurnTaxisError):
    """A rule set, option or value that does not exist; the message lists those that do."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options a game is played with; the defaults are the set ``standard``.

    - ``all_provinces``: whether that tile needs a house in every province, or only in those outside Baiern;
    - ``route_tile_fallback``: whether any long route takes the next shorter length tile when its stack is empty, or
      only routes of seven and more;
    - ``carriage_points``: the points printed on the carriages (2 3 5 7 10), or the carriage's number (3 4 5 6 7);
    - ``variant``: the size of the game; the full one, unless something smaller is to be studied.
    """

    all_provinces: AllProvinces = "every_province"
    route_tile_fallback: RouteTileFallback = "always"
    carriage_points: CarriagePoints = "printed"
    variant: Variant = FULL

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "variant", Variant.of(self.variant))
        except VariantError as error:
            raise RulesError(f"variant: {error}") from None
        for option in OPTIONS:
            value = getattr(self, option)
            if value not in OPTIONS[option]:
                raise RulesError(
                    f"{option}: {quoted(value)} is not a value of this option; it is {_either(OPTIONS[option])}"
                )

    @classmethod
    def named(cls, name: str) -> "Rules":
        """The rule set or, for a variant's name, the standard rules of that variant."""
        for known, rules in RULE_SETS.items():
            if known == name:
                return rules
        if name in SMALL_GAMES:
            return cls(variant=VARIANTS[name])
        raise RulesError(f"there is no rule set {quoted(name)}; choose {_either((*RULE_SETS, *SMALL_GAMES))}")

    @classmethod
    def of(cls, choice: "Rules | str | Mapping[str, object]") -> "Rules":
        """Rules from a named set or from options; missing options have their defaults."""
        if isinstance(choice, Rules):
            return choice
        if isinstance(choice, str):
            return cls.named(choice)
        if not isinstance(choice, Mapping):
            raise RulesError(f"rules are a named set or options, not {quoted(choice)}")
        for option in choice:
            if option not in (*OPTIONS, "variant"):
                raise RulesError(f"there is no option {quoted(option)}; choose {_either((*OPTIONS, 'variant'))}")
        return cls(**choice)  # type: ignore[arg-type]  # __post_init__ checks the values

    @property
    def name(self) -> str | None:
        """The name of the set with just these options, if it has one."""
        if self.variant.name in SMALL_GAMES and self == Rules(variant=self.variant):
            return self.variant.name
        return next((name for name, rules in RULE_SETS.items() if rules == self), None)

    def to_json(self) -> GameRules:
        """The options as a record writes them."""
        options: GameRules = {
            "all_provinces": self.all_provinces,
            "route_tile_fallback": self.route_tile_fallback,
            "carriage_points": self.carriage_points,
        }
        if self.variant != FULL:
            options["variant"] = self.variant.to_json()
        return options


def _either(choices: tuple[str, ...]) -> str:
    return " or ".join(repr(choice) for choice in choices)


STANDARD = Rules()
RULE_SETS: dict[RuleSetName, Rules] = {
    "standard": STANDARD,
    "first-printing": Rules(all_provinces="outside_baiern"),
    "icelandic": Rules(route_tile_fallback="seven_only"),
}
SMALL_GAMES: tuple[str, ...] = tuple(name for name, variant in VARIANTS.items() if variant != FULL)
"""The names of variants; as rules, they are the standard ones."""

assert tuple(RULE_SETS) == get_args(RuleSetName)
assert (*OPTIONS, "variant") == tuple(field.name for field in fields(Rules))
