"""Why one way is better than another: facts that are certain, and differences counted in games played on from both.

A difference becomes a reason only if it favours the better way, is large, is larger than chance explains, and shows
again in fresh worlds. The measure for chance is how many worlds have it on one side only. What a way does by definition
is not counted: that closing closes is not a reason.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from ..board import CITY_INDEX
from ..engine import EngineView
from ..engine.numbers import CARRIAGE, CLOSE, DISCARD, HOUSES
from ..game.actions import read
from ..game.cards import STACK_TILES
from .continuation import Continuation
from .facts import facts, gives_up, length_after, tiles_taken
from .fate import Fate
from .merits import merits, stack_label

MOST_REASONS = 3
_ENOUGH = 2
"""Certain facts with which nothing needs to be counted."""
ROUNDS = 5
"""Rounds for which the ways are played on."""
_SIGNIFICANT = 2.5
"""Standard errors by which the counts must differ: a view has some dozens of candidates for a reason."""
_CONFIRMED = 2.5
"""The same for the fresh worlds in which a difference must show again."""
_LEAST = 0.15
"""The share of the worlds by which they must differ, so that the true difference is most likely 0.10 at least."""

Predicate = Callable[[Fate], bool]


@dataclass(frozen=True, slots=True)
class CountedReason:
    """What sets the better way apart, counted in games that were played on from both."""

    id: str
    """The message of its sentence."""
    arguments: Mapping[str, str | int]
    """The variables of the message: counted figures, and ids of what it is about."""
    sentence: str = ""
    """In the language asked for."""


@dataclass(frozen=True, slots=True)
class Count:
    """Something that can be true of a world, and the sentence that says in how many worlds it was."""

    id: str
    holds: Predicate
    arguments: Mapping[str, str | int] = field(default_factory=dict)
    wanted: bool = True
    """Whether it is good for the player."""
    subject: str = ""
    """Of several differences with the same subject only the largest becomes a reason."""


def explain(
    continuation: Continuation,
    view: EngineView,
    best: list[int],
    other: list[int],
    seed: int,
    worlds: int,
    behind: float = 0.0,
) -> list[CountedReason]:
    """What speaks for the better way, the weightiest first.

    Args:
        continuation: plays the games.
        view: what the deciding seat knows.
        best: the better way.
        other: the way that was played, or is tempting.
        seed: of the worlds.
        worlds: how many there are; as many fresh ones must confirm what was counted.
        behind: how far the other way falls short; if nothing else can be said, this is.
    """
    certain = certain_reasons(view, best, other)
    if len(certain) >= _ENOUGH:
        return certain[:MOST_REASONS]
    reasons = [*certain, *_counted(continuation, view, best, other, seed, worlds)]
    if not reasons and behind > 0:
        reasons = [by_games(behind)]
    return reasons[:MOST_REASONS]


def certain_reasons(view: EngineView, best: Sequence[int], other: Sequence[int]) -> list[CountedReason]:
    """What speaks for the better way or against the other one without any counting: nearly no work."""
    good, flaws = facts(view, best, other)
    return [CountedReason(fact.id, fact.arguments) for fact in (*good[:1], *flaws[:1], *good[1:2], *flaws[1:2])]


def by_games(behind: float) -> CountedReason:
    """That the other way wins fewer games: what is left to say if nothing else speaks against it."""
    return CountedReason("review-reason-overall", {"difference": max(1, round(100 * behind))})


def upsides(view: EngineView, best: Sequence[int]) -> list[CountedReason]:
    """What speaks for a way on its own, where there is nothing to set it against: the weightiest first."""
    return [CountedReason(merit.id, merit.arguments) for merit in merits(view, best)]


def _counted(
    continuation: Continuation, view: EngineView, best: list[int], other: list[int], seed: int, worlds: int
) -> list[CountedReason]:
    """The largest differences that the counts bear out."""
    turns = ROUNDS * view.public.players

    def fates(first: int) -> tuple[list[Fate], list[Fate]]:
        with_best, with_other = (continuation.fates(view, way, first, worlds, turns) for way in (best, other))
        return with_best, with_other

    with_best, with_other = fates(seed)
    differing = []
    for count in counts(view, best, other):
        has_best, has_other = _holding(count, with_best), _holding(count, with_other)
        if size := significant(has_best, has_other, wanted=count.wanted):
            differing.append((size, count, sum(has_best), sum(has_other)))
    if not differing:
        return []
    with_best, with_other = fates(seed + worlds)
    found = []
    for size, count, first_best, first_other in differing:
        has_best, has_other = _holding(count, with_best), _holding(count, with_other)
        again = significant(has_best, has_other, wanted=count.wanted, errors=_CONFIRMED)
        in_best, in_other = first_best + sum(has_best), first_other + sum(has_other)
        if again and {in_best, in_other} != {0, 2 * worlds}:  # else the ways differ by definition
            found.append((size + again, count, in_best, in_other))
    found.sort(key=lambda entry: -entry[0])
    reasons: dict[str, CountedReason] = {}
    for _, count, in_best, in_other in found:
        arguments = {**count.arguments, "best": in_best, "other": in_other, "games": 2 * worlds}
        reasons.setdefault(count.subject or count.id, CountedReason(count.id, arguments))
    return list(reasons.values())


def _holding(count: Count, fates: Iterable[Fate]) -> list[bool]:
    return [count.holds(fate) for fate in fates]


def significant(
    has_best: Sequence[bool], has_other: Sequence[bool], *, wanted: bool, errors: float = _SIGNIFICANT
) -> float:
    """The share of the worlds by which the ways differ, if the difference favours the better way; otherwise 0."""
    only_best = sum(mine and not theirs for mine, theirs in zip(has_best, has_other, strict=True))
    only_other = sum(theirs and not mine for mine, theirs in zip(has_best, has_other, strict=True))
    difference = only_best - only_other if wanted else only_other - only_best
    size = difference / len(has_best)
    return size if size >= _LEAST and difference >= errors * sqrt(only_best + only_other) else 0.0


# ---- What can be true of a world ----


def _closes(turns: int, length: int) -> Predicate:
    return lambda fate: fate.closed_within(turns) and fate.length >= length


def _closes_with(turns: int, city: str) -> Predicate:
    return lambda fate: fate.closed_within(turns) and bool(fate.cities >> CITY_INDEX[city] & 1)


def _abandons(turns: int) -> Predicate:
    return lambda fate: fate.abandoned_within(turns)


def _takes_carriage(turns: int, carriage: int) -> Predicate:
    return lambda fate: fate.closed_within(turns) and fate.carriage >= carriage


def _takes_tile(stack: str, seat: int) -> Predicate:
    return lambda fate: fate.took_from(stack, seat)


def _discards(cards: int) -> Predicate:
    return lambda fate: fate.discarded >= cards


def _places(turns: int, houses: int) -> Predicate:
    return lambda fate: fate.closed_within(turns) and fate.houses >= houses


def _calls_the_end(seat: int) -> Predicate:
    return lambda fate: fate.end_called_by == seat


# ---- What is counted for a seat ----


def counts(view: EngineView, best: Sequence[int], other: Sequence[int]) -> Iterator[Count]:
    """Everything that is counted for the seat of a view, but for what a way does by definition."""
    if view.public.phase in (HOUSES, CARRIAGE, DISCARD):
        pass  # the route is being closed: what its closing brings is certain
    elif CLOSE in other and CLOSE not in best:
        yield from _growth_counts(length_after(view, best))
    elif CLOSE not in best:
        yield from _route_counts(best, other)
        yield from _carriage_counts(view.public.next_carriage(view.seat))
        if not gives_up(view, other):
            yield Count("review-reason-dies", _abandons(3), {"turns": 3}, wanted=False)
            for cards in (1, 2, 3):
                yield Count("review-reason-thrown", _discards(cards), {"count": cards}, wanted=False, subject="thrown")
        for houses in (2, 3, 4, 5):
            yield Count("review-reason-houses", _places(3, houses), {"houses": houses, "turns": 3}, subject="houses")
    yield from _tile_counts(view, tiles_taken(view, best) | tiles_taken(view, other))
    yield from _end_counts(view)


def _growth_counts(length: int) -> Iterator[Count]:
    """What happens to a route that is left open, where the other way closes it."""
    for turns in (1, 2, 3):
        for grown in range(length + 1, 8):
            figures = {"length": grown, "turns": turns}
            yield Count("review-reason-grows", _closes(turns, grown), figures, subject="close")


def _route_counts(best: Sequence[int], other: Sequence[int]) -> Iterator[Count]:
    for turns in (1, 2, 3):
        for length in (7, 6, 5, 4, 3):
            figures = {"length": length, "turns": turns}
            yield Count("review-reason-close", _closes(turns, length), figures, subject="close")
    for city in filter(None, dict.fromkeys((_city_of(best), _city_of(other)))):
        yield Count("review-reason-city", _closes_with(3, city), {"city": city, "turns": 3}, subject="city")


def _carriage_counts(following: int) -> Iterator[Count]:
    if following:
        for turns in (1, 2, 3):
            figures = {"carriage": following, "turns": turns}
            yield Count("review-reason-carriage", _takes_carriage(turns, following), figures, subject="carriage")


def _tile_counts(view: EngineView, taken: int) -> Iterator[Count]:
    """Who gets a tile; not of the stacks from which one of the ways itself takes one."""
    for stack, tiles in STACK_TILES.items():
        if stack == "game_end" or not view.public.tiles_left & tiles or taken & tiles:
            continue
        for seat in _own_seat_first(view):
            own = seat == view.seat
            figures: dict[str, str | int] = {"stack": stack_label(view, stack), "seat": seat, "rounds": ROUNDS}
            subject = "tile" if own else "tile-lost"
            yield Count("review-reason-tile", _takes_tile(stack, seat), figures, wanted=own, subject=subject)


def _end_counts(view: EngineView) -> Iterator[Count]:
    if not view.public.end_is_called():
        for seat in _own_seat_first(view):
            figures = {"seat": seat, "rounds": ROUNDS}
            own = seat == view.seat
            yield Count("review-reason-end", _calls_the_end(seat), figures, wanted=own, subject="end")


def _own_seat_first(view: EngineView) -> list[int]:
    return sorted(range(view.public.players), key=lambda seat: seat != view.seat)


def _city_of(way: Sequence[int]) -> str | None:
    """The city that a way of one action is about."""
    action = read(way[0])
    return action.city if len(way) == 1 and action.verb in ("take", "start", "left", "right") else None
