"""A hint: what the assessor advises, and why, in words."""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ..board import CITY_NAMES
from ..bots.advice import name_of, side_of, world_of
from ..bots.judge import Judge
from ..engine import EngineView, Luck
from ..engine.numbers import CARRIAGE, CLOSE, DISCARD, HOUSES, LEFT, PLAY, START
from ..game import View
from ..game.actions import OFFICIALS, TEXTS
from ..locales import text
from ..locales.figures import percent
from ..locales.sentences import way_phrase
from ..rollouts import CountedReason, explain, in_words, upsides
from ..rollouts.reasons import ROUNDS, by_games
from .compare import AT_STAKE, AssessedWay
from .looks import LOOKS, LookName
from .seeds import key_of, seed_of
from .service import Assessment, Assessor
from .values import Evaluator
from .verdicts import Verdicts, firsts
from .ways import Way, WayFinder

_LOOK = LOOKS["quick"]
_MOST_REASONS = 2
_DECIDED = 0.03
"""A chance that is nearer than this to 0 or 1 says that the game is decided; then points are what counts."""
_SAME = 0.005
"""In a decided game, a way that falls short by no more than this is as good."""
_MOST_COMPARED = 4
"""Ways whose points are compared in a decided game."""
_Points = Callable[[Way], float]
"""How many points the player has after some rounds, by way."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player is advised to do."""

    position: int
    """The seed of the position, by which the advice is recognised later."""
    way: Way
    """The action, or all actions of a closing."""
    candidates: tuple[AssessedWay, ...]
    """One way for each action that can be done now, the best first; none without a choice."""
    closing: Way
    """All actions of the best way to close the route now; none if it cannot be closed."""
    sentence: str
    as_good: frozenset[Way] = frozenset()
    """The candidates that are as good as the advised way: a review would not mark them."""
    other: Way = ()
    """The way that the sentence compares it with: tempting, or about as good; empty if none is named."""
    reasons: tuple[CountedReason, ...] = ()
    """What the sentence gives as reasons."""


@dataclass(frozen=True, slots=True)
class _Told:
    """The text of a hint besides the move: sentences with reasons, and the other way that they name."""

    sentences: list[str]
    reasons: list[CountedReason]
    other: AssessedWay | None


def advise(
    assessor: Assessor, view: View, legal: Sequence[int], lang: str, look: LookName = "quick"
) -> Generator[None, object, Advice]:
    """What to do at a seat, and why; in short steps."""
    seen = view.engine
    points = cache(lambda way: _points(seen, way))
    found = yield from assessor.assess_in_steps(seen, look)
    best = found.best if found.ways else None
    only = None if best else WayFinder(Judge()).ways(seen)[0]
    if only is not None:
        found = yield from _against_dropping(assessor, seen, legal, look, found)
        best = _unless_clearly_worse(found, only)
    elif best and is_decided(found):
        yield
        best = yield from _most_points(assessor, seen, look, found, points)
    yield
    way = best.actions if best else only or (legal[0],)
    closing = yield from _closing(assessor, seen, found, way)
    if way[0] in closing[:1] and len(closing) > len(way):
        way = closing
    if best is None:
        return Advice(seed_of(key_of(seen)), way, (), closing, text("advice-no-reason", lang))
    yield
    verdicts = Verdicts(assessor, seen, look, found)
    yield from verdicts.compare(best)
    told = yield from _reasons(view, verdicts, best, points, lang)
    sentence = " ".join([_sentence(seen, best, lang), *_exactly(seen, best, lang), *told.sentences])
    ways = tuple(firsts([best, *verdicts.found.ways]))
    as_good = frozenset(verdicts.as_good) - {best.actions}
    other = told.other.actions if told.other else ()
    return Advice(seed_of(key_of(seen)), way, ways, closing, sentence, as_good, other, tuple(told.reasons))


def _against_dropping(
    assessor: Assessor, view: EngineView, legal: Sequence[int], look: LookName, found: Assessment
) -> Generator[None, object, Assessment]:
    """The only way to go on with a route, compared with the most tempting way to give it up, if that is legal."""
    starts = [(action,) for action in legal if START <= action < LEFT]
    if view.public.phase != PLAY or not starts:
        return found
    tempting = max(starts, key=lambda way: _at_first_sight(view, way))
    return (yield from assessor.assess_in_steps(view, look, tempting))


def _unless_clearly_worse(found: Assessment, only: Way) -> AssessedWay | None:
    """The only way to go on with a route, unless giving it up is clearly better."""
    if not found.ways:
        return None
    goes_on = next(way for way in found.ways if way.actions == only)
    return found.best if goes_on.sure_cost >= AT_STAKE else goes_on


def _closing(assessor: Assessor, view: EngineView, found: Assessment, way: Way) -> Generator[None, object, Way]:
    """The best way to close the route now, to its end.

    Nothing is drawn during a closing, so any world that fits the view will do.
    """
    closes = [each.actions for each in found.ways if each.actions[0] == CLOSE]
    if view.public.phase in (HOUSES, CARRIAGE, DISCARD):
        plan = way
    elif closes or way == (CLOSE,):
        plan = closes[0] if closes else way
    else:
        return ()
    world = view.sample(Luck(0))
    for action in plan:
        world.apply(action)
    while world.player == view.seat and world.phase in (HOUSES, CARRIAGE, DISCARD):
        after = EngineView(world, view.seat)
        then = yield from assessor.assess_in_steps(after, _LOOK)
        for action in then.best.actions if then.ways else world.legal_actions()[:1]:
            world.apply(action)
            plan = (*plan, action)
    return plan


def _sentence(view: EngineView, best: AssessedWay, lang: str) -> str:
    """The move in words, with the chance of winning after it."""
    verb, _, city = TEXTS[best.actions[0]].partition(" ")
    begun = view.public.lengths[view.seat]
    arguments: dict[str, str | int] = {"chance": round(100 * best.chances[view.seat]), "length": begun}
    arguments["side"] = side_of(view.public, best.actions[0])
    if city in CITY_NAMES:
        arguments["city"] = CITY_NAMES[city]
    if verb == "house":
        arguments["houses"] = sum(TEXTS[action].startswith("house ") for action in best.actions)
    return text(f"advice-{name_of(verb, city, view.public.phase, begun=bool(begun))}", lang, **arguments)


def _exactly(view: EngineView, best: AssessedWay, lang: str) -> list[str]:
    """The exact chance in words, if there is one."""
    chance = best.chances[view.seat]
    if not best.exact or not chance:
        return []
    if chance == 1:
        return [text("hint-certain", lang)]
    return [text("hint-exact", lang, chance=percent(chance, lang, digits=1))]


def _reasons(
    view: View, verdicts: Verdicts, best: AssessedWay, points: _Points, lang: str
) -> Generator[None, object, _Told]:
    """What speaks for the advised way, and against the most tempting other one, which is named."""
    seen, found = view.engine, verdicts.found
    others = [way for way in found.ways if way is not best]
    if is_decided(found):
        told = _decided(view, best, others, points, lang)
        rival = (yield from verdicts.on(told.other)) if told.other else None
        return _against(view, best, rival, lang) if rival and rival.sure_cost >= AT_STAKE else told
    as_good = next((way for way in others if _is_other(way, best) and way.actions in verdicts.as_good), None)
    weaker = [way for way in others if not way.is_alike and way.shortfall >= AT_STAKE]
    weaker.sort(key=lambda way: _at_first_sight(seen, way.actions))
    while as_good is None and weaker:
        other = yield from verdicts.on(weaker.pop())
        if other.cost:
            return _against(view, best, other, lang)
        as_good = other if _is_other(other, best) and other.actions in verdicts.as_good else None
    if as_good is None:
        other = yield from verdicts.on(others[0])
        if other.cost:
            return _against(view, best, other, lang)
        as_good = other if other.actions in verdicts.as_good else None
    reasons = upsides(seen, best.actions)[:_MOST_REASONS]
    alike = [_named("hint-alike", seen, as_good, lang)] if as_good else []
    return _Told([*_words(view, reasons, lang), *alike], reasons, as_good)


def _is_other(way: AssessedWay, best: AssessedWay) -> bool:
    """Whether a way begins with another action: then it can be named instead of the best."""
    return way.actions[0] != best.actions[0]


def _against(view: View, best: AssessedWay, other: AssessedWay, lang: str) -> _Told:
    """What sets the advised way apart from a weaker one."""
    seen = view.engine
    ways = list(best.actions), list(other.actions)
    reasons = explain(Evaluator().continuation, seen, *ways, seed_of(key_of(seen)), _LOOK.reasons, other.shortfall)
    about = [reason for reason in reasons if reason.id.startswith("why-")][:_MOST_REASONS]
    against = [reason for reason in reasons if not reason.id.startswith("why-")][: 1 if about else _MOST_REASONS]
    against = against or [by_games(other.shortfall)]
    # Of two ways to close, each is named by its houses.
    named = [] if _is_other(other, best) else [_named("hint-best", seen, best, lang)]
    first, second = (_at_first_sight(seen, way.actions) for way in (best, other))
    tempting = _named("hint-tempting" if second >= first - AT_STAKE else "hint-weaker", seen, other, lang)
    told = [*named, *_words(view, about, lang), tempting, *_words(view, against, lang)]
    return _Told(told, [*about, *against], other)


def _decided(view: View, best: AssessedWay, others: Sequence[AssessedWay], points: _Points, lang: str) -> _Told:
    """The sentences for a decided game, in which points count."""
    chance, reasons = best.chances[view.engine.seat], upsides(view.engine, best.actions)[:1]
    state = [] if best.exact and chance == 1 else [text("hint-won" if chance > _DECIDED else "hint-lost", lang)]
    told = [*state, *_words(view, reasons, lang)]
    rival, fewer = _fewer_points(view.engine, best, others, points)
    if rival:
        told.append(_named("hint-points", view.engine, rival, lang, points=fewer))
    return _Told(told, reasons, rival)


def _words(view: View, reasons: Iterable[CountedReason], lang: str) -> list[str]:
    seat = view.engine.seat
    return [each.sentence for each in in_words(reasons, view.players, lang, seat, (seat,))]


def _named(id: str, view: EngineView, way: AssessedWay, lang: str, **arguments: int) -> str:
    official = OFFICIALS[view.public.official_called_by(way.actions[0])]
    actions, begun = [TEXTS[action] for action in way.actions], view.public.lengths[view.seat] > 0
    return text(id, lang, action=way_phrase(actions, lang, official=official, begun=begun), **arguments)


def _at_first_sight(view: EngineView, way: Way) -> float:
    """How good a way looks to somebody who does not look ahead."""
    judge, after = Judge(), world_of(view)
    for action in way:
        after.apply_unchecked(action)
    judge.evaluate(after)
    return float(judge.chances[view.seat])


# ---- When the game is decided ----


def is_decided(found: Assessment) -> bool:
    """Whether the player wins whatever they do, or can no longer win."""
    return not _DECIDED <= found.best.chances[found.seat] <= 1 - _DECIDED


def _most_points(
    assessor: Assessor, view: EngineView, look: LookName, found: Assessment, points: _Points
) -> Generator[None, object, AssessedWay]:
    """Of the ways that are as good as the best, the one with the most points at the end.

    A way that seemed as good in a few worlds is looked at as a review would look at it. What is known exactly is not
    given up for what only seems as good.
    """
    alike = [way for way in found.ways if way.shortfall <= _SAME and way.exact >= found.best.exact]
    alike = firsts(alike)[:_MOST_COMPARED]
    for way in sorted(alike, key=lambda way: -points(way.actions)) if len(alike) > 1 else ():
        if way is found.best:
            break
        closer = yield from assessor.assess_in_steps(view, look, way.actions)
        if closer.way(view.public, way.actions).shortfall <= _SAME:
            return way
    return found.best


def _points(view: EngineView, way: Way) -> float:
    """How many points the player has after some rounds, on average."""
    turns = ROUNDS * view.public.players
    fates = Evaluator().continuation.fates(view, list(way), seed_of(key_of(view)), _LOOK.reasons, turns)
    return sum(fate.points for fate in fates) / len(fates)


def _fewer_points(
    view: EngineView, best: AssessedWay, others: Sequence[AssessedWay], points: _Points
) -> tuple[AssessedWay | None, int]:
    """The most tempting move, if it has fewer points at the end, and how many fewer."""
    rivals = [way for way in firsts(others) if way.actions[0] != best.actions[0]]
    if not rivals:
        return None, 0
    other = max(rivals, key=lambda way: _at_first_sight(view, way.actions))
    fewer = round(points(best.actions) - points(other.actions))
    return (other, fewer) if fewer > 0 else (None, 0)
