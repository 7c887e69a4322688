"""Why one way is better than another: what differs when both are played on in the same worlds, counted.

Every figure of a sentence is such a count. A difference is told only if it is in favour of the better way and larger
than chance explains: with the same worlds on both sides, by the worlds in which only one of the two has it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from ..board import CITIES, TILES
from ..engine import EngineView
from ..engine.numbers import LEFT, RIGHT, START, TAKE_SUPPLY
from .continuation import Continuation
from .model import Reason

MOST_REASONS = 3
_SIGNIFICANT = 2.5
"""Standard errors by which the counts must differ; some dozens of differences are looked at."""
_LEAST = 0.08
"""The part of worlds by which they must differ to be worth a sentence."""
_ROUNDS = 5
"""Rounds for which the ways are played on."""
_FACTS = 16


def _stacks() -> dict[str, int]:
    stacks, first = {}, 0
    for stack, values in TILES.items():
        stacks[stack] = ((1 << len(values)) - 1) << first
        first += len(values)
    return stacks


STACK_TILES = _stacks()
"""By stack: the set of its tiles, as the engine numbers them."""

World = Sequence[int]
"""The numbers that `Continuation.tell` writes down about one world."""


@dataclass(frozen=True, slots=True)
class Count:
    """Something that can be true of a world, and the sentence that says in how many worlds it was."""

    id: str
    arguments: tuple[tuple[str, str | int], ...]
    holds: Callable[[World], bool]
    wanted: bool = True
    """Whether it is good for the player."""
    subject: str = ""
    """Of several differences about the same thing only the largest is told."""


def explain(
    continuation: Continuation, view: EngineView, best: list[int], other: list[int], seed: int, worlds: int
) -> list[Reason]:
    """The largest differences that the counts bear out, as sentences."""
    with_best, with_other = (
        split(continuation.tell(view, way, seed, 0, worlds, _ROUNDS * view.public.players)) for way in (best, other)
    )
    found = []
    for count in counts(view, best, other):
        has_best = [count.holds(world) for world in with_best]
        has_other = [count.holds(world) for world in with_other]
        size = significant(has_best, has_other, wanted=count.wanted)
        if size:
            found.append((size, count, sum(has_best), sum(has_other)))
    found.sort(key=lambda entry: -entry[0])
    reasons: dict[str, Reason] = {}
    for _, count, in_best, in_other in found:
        arguments = {**dict(count.arguments), "best": in_best, "other": in_other, "games": worlds}
        reasons.setdefault(count.subject or count.id, Reason(count.id, arguments))
    return list(reasons.values())[:MOST_REASONS]


def split(told: Sequence[int]) -> list[World]:
    """World by world."""
    return [told[start : start + _FACTS] for start in range(0, len(told), _FACTS)]


def significant(has_best: Sequence[bool], has_other: Sequence[bool], *, wanted: bool) -> float:
    """By which part of the worlds the ways differ, if the better way has the better of it; else 0."""
    only_best = sum(mine and not theirs for mine, theirs in zip(has_best, has_other, strict=True))
    only_other = sum(theirs and not mine for mine, theirs in zip(has_best, has_other, strict=True))
    difference = only_best - only_other if wanted else only_other - only_best
    size = difference / len(has_best)
    return size if size >= _LEAST and difference >= _SIGNIFICANT * sqrt(only_best + only_other) else 0.0


def counts(view: EngineView, best: Sequence[int], other: Sequence[int]) -> Iterator[Count]:
    """All that is counted for a seat."""
    seat, state = view.seat, view.public
    for turns in (1, 2, 3):
        for length in (7, 6, 5, 4, 3):
            yield Count(
                "review-reason-close",
                (("length", length), ("turns", turns)),
                lambda world, turns=turns, length=length: 0 <= world[0] < turns and world[1] >= length,  # type: ignore[misc]
                subject="close",
            )
    for city in sorted({_city(best), _city(other)} - {None}, key=str):
        assert city is not None
        bit = 1 << city
        yield Count(
            "review-reason-city",
            (("city", CITIES[city]), ("turns", 3)),
            lambda world, bit=bit: 0 <= world[0] < 3 and bool(world[2] & bit),  # type: ignore[misc]
            subject="city",
        )
    yield Count("review-reason-dies", (("turns", 3),), lambda world: 0 <= world[3] < 3, wanted=False)
    yield from _carriages(state.carriages[seat])
    yield from _tiles(view)
    for thrown in (1, 2, 3):
        yield Count(
            "review-reason-thrown",
            (("count", thrown),),
            lambda world, thrown=thrown: world[4] >= thrown,  # type: ignore[misc]
            wanted=False,
            subject="thrown",
        )
    for houses in (2, 3, 4, 5):
        yield Count(
            "review-reason-houses",
            (("houses", houses), ("turns", 3)),
            lambda world, houses=houses: 0 <= world[0] < 3 and world[6] >= houses,  # type: ignore[misc]
            subject="houses",
        )
    if not state.end_is_called():
        yield Count(
            "review-reason-end", (("seat", seat), ("rounds", _ROUNDS)), lambda world: world[11] == seat, subject="end"
        )
        for rival in range(state.players):
            if rival != seat:
                yield Count(
                    "review-reason-end",
                    (("seat", rival), ("rounds", _ROUNDS)),
                    lambda world, rival=rival: world[11] == rival,  # type: ignore[misc]
                    wanted=False,
                    subject="end",
                )
    yield Count("review-reason-wins", (("seat", seat), ("rounds", _ROUNDS)), lambda world: world[13] == seat)
    yield Count("review-reason-leads", (("seat", seat), ("rounds", _ROUNDS)), lambda world: world[14] > world[15])


def _carriages(carriage: int) -> Iterator[Count]:
    following = carriage + 1 if carriage else 3
    if following <= 7:
        for turns in (1, 2, 3):
            yield Count(
                "review-reason-carriage",
                (("carriage", following), ("turns", turns)),
                lambda world, turns=turns: 0 <= world[0] < turns and world[5] >= following,  # type: ignore[misc]
                subject="carriage",
            )


def _tiles(view: EngineView) -> Iterator[Count]:
    for stack, tiles in STACK_TILES.items():
        if stack == "game_end" or not view.public.tiles_left & tiles:
            continue
        yield Count(
            "review-reason-tile",
            (("stack", stack), ("seat", view.seat), ("rounds", _ROUNDS)),
            lambda world, tiles=tiles: bool(world[7 + view.seat] & tiles),  # type: ignore[misc]
            subject="tile",
        )
        for rival in range(view.public.players):
            if rival != view.seat:
                yield Count(
                    "review-reason-tile",
                    (("stack", stack), ("seat", rival), ("rounds", _ROUNDS)),
                    lambda world, tiles=tiles, rival=rival: bool(world[7 + rival] & tiles),  # type: ignore[misc]
                    wanted=False,
                    subject="tile-lost",
                )


def _city(way: Sequence[int]) -> int | None:
    """The city that a way of one action is about."""
    action = way[0]
    if len(way) > 1:
        return None
    if action < TAKE_SUPPLY:
        return action
    for first in (RIGHT, LEFT, START):
        if first <= action < first + len(CITIES):
            return action - first
    return None
