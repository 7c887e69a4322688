"""Reasons in words."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from ..board import CITY_NAMES
from ..locales import text
from .reasons import CountedReason

_TO_YOU = {
    "review-reason-close": "review-you-close",
    "review-reason-city": "review-you-city",
    "review-reason-dies": "review-you-dies",
    "review-reason-carriage": "review-you-carriage",
    "review-reason-thrown": "review-you-thrown",
    "review-reason-houses": "review-you-houses",
    "review-reason-tile": "review-you-tile",
    "review-reason-end": "review-you-end",
    "review-reason-wins": "review-you-wins",
    "review-reason-leads": "review-you-leads",
}
"""Reasons that have a sentence of their own for the player who decides."""


def in_words(
    reasons: Iterable[CountedReason], players: Sequence[str], lang: str, decider: int, readers: Collection[int]
) -> list[CountedReason]:
    """Reasons with their sentences in a language: cities, tiles and players by their names.

    Args:
        reasons: what speaks for a way.
        players: the names of all players.
        lang: the language.
        decider: the seat whose decision it was.
        readers: the seats of whoever reads it. Deciders who read of themselves are called "you".
    """
    own = decider in readers
    return [replace(reason, sentence=_sentence(reason, players, lang, decider, own)) for reason in reasons]


def _sentence(reason: CountedReason, players: Sequence[str], lang: str, decider: int, own: bool) -> str:
    named = dict(reason.arguments)
    for key in ("city", "second"):
        if key in named:
            named[key] = CITY_NAMES[str(named[key])]
    if "stack" in named:
        named["stack"] = text(f"stack-{named['stack']}", lang)
    about = int(named.pop("seat", decider))
    named["player"] = players[about]
    id = _TO_YOU.get(reason.id, reason.id) if own and about == decider else reason.id
    return text(id, lang, **named)
