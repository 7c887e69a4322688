"""Turns reasons into sentences."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ..board import CITY_NAMES, PROVINCE_NAMES
from ..locales import join, text
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
    about = int(named.pop("seat", decider))
    named |= {"you": "yes" if own else "no", "player": players[about], **_names(named, lang)}
    named["parts"] = join(_parts(named, lang), lang)
    id = _TO_YOU.get(reason.id, reason.id) if own and about == decider else reason.id
    return text(id, lang, **named)


def _names(arguments: Mapping[str, str | int], lang: str) -> dict[str, str]:
    """What ids stand for: cities, provinces, tiles."""
    named = {key: CITY_NAMES[str(arguments[key])] for key in ("city", "second") if key in arguments}
    if "cities" in arguments:
        named["cities"] = join([CITY_NAMES[city] for city in str(arguments["cities"]).split()], lang)
    if "province" in arguments:
        named["province"] = PROVINCE_NAMES[str(arguments["province"])]
    if "provinces" in arguments:
        named["provinces"] = join([PROVINCE_NAMES[each] for each in str(arguments["provinces"]).split()], lang)
    if "stack" in arguments:
        named["stack"] = text(f"stack-{arguments['stack']}", lang)
    return named


def _parts(arguments: Mapping[str, str | int], lang: str) -> Iterator[str]:
    """What a score is made of, or where cards are; nothing of which there is none."""
    for part in ("hand", "shown", "unseen", "houses", "carriage"):
        if arguments.get(part):
            yield text(f"why-part-{part}", lang, **arguments)
    for stack in str(arguments.get("stacks", "")).split():
        yield text("why-part-tile", lang, stack=text(f"stack-{stack}", lang))
