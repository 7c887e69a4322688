"""Why: a bot's candidates and a sentence about the best of them, from what the judge's estimate is made of."""

from dataclasses import dataclass

from ..board import CITIES, CITY_NAMES
from ..engine import State, View
from ..engine.bits import count
from ..engine.numbers import (
    CALL_ADMINISTRATOR,
    CALL_CARTWRIGHT,
    CLOSE,
    DECLINE,
    DISCARD_CARD,
    DONE,
    END,
    HOUSE,
    LEFT,
    RIGHT,
    START,
    TAKE,
    TAKE_SUPPLY,
)
from .bot import Candidate, Explanation
from .judge import Judge
from .moves import Moves


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was thought about, and what came out."""

    move: int
    action: int
    visits: int
    chance: float
    score: float | None = None
    """The expected final score; None: ask the judge."""


def explain_choice(view: View, options: list[Option], judge: Judge) -> Explanation:
    """Candidates, best first, and a sentence about the first of them."""
    if not options:
        return Explanation()
    best: dict[int, Option] = {}
    for option in options:
        best.setdefault(option.action, option)
    candidates = tuple(_candidate(view, option, judge) for option in best.values())
    message, arguments = _sentence(view, options[0], candidates)
    return Explanation(candidates, message, arguments)


def world_of(view: View) -> State:
    """The view as a state in which the seat's own actions can be tried out."""
    world = view.public.copy()
    if view.supply_size == 0:
        world.supply = 0
    return world


def _after(view: View, move: int) -> State:
    state = world_of(view)
    Moves().apply(state, move)
    return state


def _candidate(view: View, option: Option, judge: Judge) -> Candidate:
    after = _after(view, option.move)
    judge.judge(after)
    score = judge.scores[view.seat] if option.score is None else option.score
    terms = () if after.is_over else tuple(judge.terms(after, view.seat))
    return Candidate(option.action, option.chance, score, option.visits, terms)


def _main_term(candidates: tuple[Candidate, ...]) -> str:
    """What speaks most for the first candidate, compared with the next one."""
    if len(candidates) < 2:
        return "route"
    other = dict(candidates[1].terms)
    gains = {name: value - other.get(name, 0.0) for name, value in candidates[0].terms}
    return max(gains, key=lambda name: gains[name], default="route")


def _sentence(view: View, option: Option, candidates: tuple[Candidate, ...]) -> tuple[str, dict[str, str | int]]:
    action = option.action
    arguments: dict[str, str | int] = {
        "term": _main_term(candidates),
        "chance": round(100 * option.chance),
        "length": view.public.lengths[view.seat],
    }
    plain = {
        TAKE_SUPPLY: "advice-take-supply",
        CALL_ADMINISTRATOR: "advice-administrator",
        END: "advice-end",
        CALL_CARTWRIGHT: "advice-cartwright",
        DECLINE: "advice-decline",
        DONE: "advice-done",
    }
    if action in plain:
        return plain[action], arguments
    if action == CLOSE:
        return "advice-close", arguments
    if action >= DISCARD_CARD:
        first, message = DISCARD_CARD, "advice-discard"
    elif action >= HOUSE:
        first, message = HOUSE, "advice-houses"
        arguments["houses"] = count(_after(view, option.move).houses[view.seat] & ~view.public.houses[view.seat])
    elif action >= LEFT:
        first, message = (RIGHT if action >= RIGHT else LEFT), "advice-extend"
    elif action >= START:
        first, message = START, "advice-start"
    else:
        first, message = TAKE, "advice-take"
    arguments["city"] = CITY_NAMES[CITIES[action - first]]
    return message, arguments
