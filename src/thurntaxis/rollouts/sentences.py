"""Reasons in words."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..board import CITY_NAMES
from ..locales import text
from .reasons import CountedReason


def in_words(reasons: Iterable[CountedReason], players: Sequence[str], lang: str) -> list[CountedReason]:
    """Reasons with their sentences in a language: cities, tiles and players by their names."""
    return [replace(reason, sentence=_sentence(reason, players, lang)) for reason in reasons]


def _sentence(reason: CountedReason, players: Sequence[str], lang: str) -> str:
    named = dict(reason.arguments)
    if "city" in named:
        named["city"] = CITY_NAMES[str(named["city"])]
    if "stack" in named:
        named["stack"] = text(f"stack-{named['stack']}", lang)
    if "seat" in named:
        named["player"] = players[int(named.pop("seat"))]
    return text(reason.id, lang, **named)
