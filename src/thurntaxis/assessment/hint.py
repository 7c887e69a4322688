"""A hint: what the assessor would do at a seat, and why, in words."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ..board import CITY_NAMES
from ..bots.advice import name_of, world_of
from ..bots.judge import Judge
from ..engine import EngineView, Luck
from ..engine.numbers import CARRIAGE, CLOSE, DISCARD, HOUSES
from ..game import View
from ..game.actions import TEXTS
from ..locales import text
from ..locales.sentences import way_phrase
from ..rollouts import explain, in_words
from .compare import AT_STAKE, AssessedWay
from .looks import LOOKS, LookName
from .seeds import key_of, seed_of
from .service import Assessment, Assessor
from .values import Evaluator
from .ways import Way

_LOOK = LOOKS["quick"]
_MOST_REASONS = 2
_DECIDED = 0.03
"""A chance that is nearer than this to 0 or 1 says that the game is decided, and reasons say nothing."""


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


def advise(
    assessor: Assessor, view: View, legal: Sequence[int], lang: str, look: LookName = "quick"
) -> Generator[None, object, Advice]:
    """What to do at a seat, and why; in short steps."""
    seen = view.engine
    found = yield from assessor.assess_in_steps(seen, look)
    way = found.best.actions if found.ways else (legal[0],)
    closing = yield from _closing(assessor, seen, found, way)
    if way[0] in closing[:1] and len(closing) > len(way):
        way = closing
    sentence = text("advice-no-reason", lang)
    if found.ways:
        yield
        sentence = f"{_sentence(seen, found.best, lang)} {_reasons(view, found, lang)}".strip()
    firsts: dict[int, AssessedWay] = {}
    for each in found.ways:
        firsts.setdefault(each.actions[0], each)
    return Advice(seed_of(key_of(seen)), way, tuple(firsts.values()), closing, sentence)


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
    if city in CITY_NAMES:
        arguments["city"] = CITY_NAMES[city]
    if verb == "house":
        arguments["houses"] = sum(TEXTS[action].startswith("house ") for action in best.actions)
    return text(f"advice-{name_of(verb, city, view.public.phase, begun=bool(begun))}", lang, **arguments)


def _reasons(view: View, found: Assessment, lang: str) -> str:
    """What speaks for the best way against the most tempting other one, which is named."""
    seen, (best, *others) = view.engine, found.ways
    own = best.chances[seen.seat]
    if not _DECIDED <= own <= 1 - _DECIDED:
        return text("hint-decided", lang)
    as_good = next((way for way in others if way.is_alike and way.actions[0] != best.actions[0]), None)
    weaker = [way for way in others if not way.is_alike and way.shortfall >= AT_STAKE]
    sentences = [] if as_good is None and weaker else [_named("hint-alike", as_good or others[0], lang)]
    if weaker:
        other = max(weaker, key=lambda way: _at_first_sight(seen, way.actions))
        ways = list(best.actions), list(other.actions)
        worlds, behind, most = _LOOK.reasons, other.shortfall, _MOST_REASONS - len(sentences)
        reasons = explain(Evaluator().continuation, seen, *ways, seed_of(key_of(seen)), worlds, behind)[:most]
        sentences.append(_named("hint-tempting", other, lang))
        sentences += [each.sentence for each in in_words(reasons, view.players, lang, seen.seat, (seen.seat,))]
    return " ".join(sentences)


def _named(id: str, way: AssessedWay, lang: str) -> str:
    return text(id, lang, action=way_phrase([TEXTS[action] for action in way.actions], lang))


def _at_first_sight(view: EngineView, way: Way) -> float:
    """How good a way looks to somebody who does not look ahead."""
    judge, after = Judge(), world_of(view)
    for action in way:
        after.apply_unchecked(action)
    judge.evaluate(after)
    return float(judge.chances[view.seat])
