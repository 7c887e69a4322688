"""Reasons in words."""

from collections.abc import Mapping, Sequence

from ..board import CITY_NAMES
from ..locales import text
from ..locales.sentences import stack_name


def reason_sentence(
    id: str,
    arguments: Mapping[str, str | int],
    players: Sequence[str],
    lang: str,
    all_provinces: str = "every_province",
) -> str:
    """A reason as a sentence in a language: cities, tiles and players by their names."""
    named = dict(arguments)
    if "city" in named:
        named["city"] = CITY_NAMES[str(named["city"])]
    if "stack" in named:
        named["stack"] = stack_name(str(named["stack"]), lang, all_provinces=all_provinces)
    if "seat" in named:
        named["player"] = players[int(named.pop("seat"))]
    return text(id, lang, **named)
