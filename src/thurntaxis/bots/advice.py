"""Why: a bot's candidates and a sentence about the best of them, from what the judge's estimate is made of."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..board import CITY_NAMES
from ..engine import EngineView, Luck, State
from ..engine.bits import count
from ..engine.numbers import CARRIAGE, CLOSE, DISCARD, END, FINISH, HOUSES, LEFT, PLAY, RIGHT
from ..game.actions import TEXTS
from .bot import Bot, Candidate, Explanation
from .judge import Judge
from .moves import Moves

_NOISE = 0.02
"""Chances of winning that differ by less are the same: it would take hundreds of games to tell them apart."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was considered, and its estimate."""

    move: int
    action: int
    visits: int
    chance: float
    score: float | None = None
    """The expected final score; None: ask the judge."""


def explain_choice(view: EngineView, options: list[Option], judge: Judge) -> Explanation:
    """Candidates, the chosen one (the first option) first and the others by their chances, and a sentence about it.

    A move that was tried less and came out better was lucky: were it better, the search would have tried it more. It is
    given the chance of the chosen one, so that the order agrees with the figures.
    """
    if not options:
        return Explanation()
    chosen, *others = options
    best = {chosen.action: chosen}
    for option in sorted(others, key=lambda option: (-min(option.chance, chosen.chance), -option.visits)):
        best.setdefault(option.action, option)
    candidates = tuple(_candidate(view, option, chosen, judge) for option in best.values())
    message, arguments = _sentence(view, chosen, candidates)
    return Explanation(candidates, message, arguments)


def closing_plan(bot: Bot, view: EngineView, legal: Sequence[int], luck: Luck) -> list[int]:
    """How the bot would close the route if it did so now: all actions of the closing; none if it cannot be closed.

    Nothing is drawn during a closing, so any world that fits the view will do.
    """
    world = view.sample(luck)
    plan = [CLOSE] if CLOSE in legal else []
    for action in plan:
        world.apply(action)
    while world.player == view.seat and world.phase in (HOUSES, CARRIAGE, DISCARD):
        action = bot.decide(EngineView(world, view.seat), world.legal_actions(), luck)
        world.apply(action)
        plan.append(action)
    return plan


def world_of(view: EngineView) -> State:
    """The view as a state in which the seat's own actions can be tried out."""
    world = view.public.copy()
    if view.supply_size == 0:
        world.supply = 0
    return world


def _after(view: EngineView, move: int) -> State:
    state = world_of(view)
    Moves().apply(state, move)
    return state


def _candidate(view: EngineView, option: Option, chosen: Option, judge: Judge) -> Candidate:
    after = _after(view, option.move)
    judge.evaluate(after)
    score = judge.scores[view.seat] if option.score is None else option.score
    terms = () if after.is_over else tuple(judge.terms(after, view.seat))
    chance = min(option.chance, chosen.chance)
    alike = option is not chosen and chance > chosen.chance - _NOISE
    return Candidate(option.action, chance, score, option.visits, terms, alike)


def _main_term(candidates: tuple[Candidate, ...]) -> str:
    """What speaks most for the first candidate, compared with the next one."""
    closes = candidates[0].action == CLOSE
    if len(candidates) < 2:
        return "houses" if closes else "route"
    other = dict(candidates[1].terms)
    gains = {name: value - other.get(name, 0.0) for name, value in candidates[0].terms}
    if closes:
        gains.pop("route", None)  # a route that is closed does not grow
    return max(gains, key=lambda name: gains[name], default="clock")


def _sentence(view: EngineView, option: Option, candidates: tuple[Candidate, ...]) -> tuple[str, dict[str, str | int]]:
    arguments: dict[str, str | int] = {
        "term": _main_term(candidates),
        "chance": round(100 * option.chance),
        "length": view.public.lengths[view.seat],
        "side": side_of(view.public, option.action),
    }
    verb, _, city = TEXTS[option.action].partition(" ")
    if city in CITY_NAMES:
        arguments["city"] = CITY_NAMES[city]
    if verb == "house":
        arguments["houses"] = count(_after(view, option.move).houses[view.seat] & ~view.public.houses[view.seat])
    return f"advice-{name_of(verb, city, view.public.phase, begun=bool(arguments['length']))}", arguments


def side_of(state: State, action: int) -> str:
    """The end of the route that a city is added to, if it could be added to either; otherwise `only`."""
    if not LEFT <= action < END or state.lengths[state.player] < 2:
        return "only"
    twin = action + RIGHT - LEFT if action < RIGHT else action - RIGHT + LEFT
    return TEXTS[action].partition(" ")[0] if state.is_legal(twin) else "only"


def name_of(verb: str, city: str, phase: int, *, begun: bool) -> str:
    """What a move is called in the names of the sentences about it; a new verb has to get one."""
    names = {
        "take": ("postmaster" if phase == PLAY else "take") + ("-supply" if city == "supply" else ""),
        "administrator": "administrator",
        "start": "restart" if begun else "start",
        "left": "carrier" if phase == FINISH else "extend",
        "right": "carrier" if phase == FINISH else "extend",
        "end": "end",
        "close": "close",
        "house": "houses",
        "done": "done",
        "cartwright": "cartwright",
        "decline": "decline",
        "discard": "discard",
    }
    return names[verb]
