"""`hard` and `expert` never miss a certain win, nor the best chance in the last turn of the game."""

from pathlib import Path

import pytest

from bots.test_search import step_through
from thurntaxis.bots import Bot, make
from thurntaxis.bots.opponents import search
from thurntaxis.endings import surer_action
from thurntaxis.endings.ending import Ending, solve
from thurntaxis.engine import EngineView, Luck, State

POSITIONS = [
    State.from_fields(tuple(int(field) for field in line.split()))
    for line in (Path(__file__).parent / "last_turns.txt").read_text().splitlines()
]
"""From games between two, three or four bots: the search of `hard` alone chooses worse."""


def solved(state: State) -> tuple[EngineView, Ending]:
    view = EngineView(state, state.player)
    return view, solve(view)


def chance_taken(bot: Bot, view: EngineView, ending: Ending) -> float:
    action = bot.decide(view, view.public.legal_actions(), Luck(1))
    return next(line.chance for line in ending.lines if line.action == action)


@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: f"{state.players} players")
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_best_last_turn_is_played(level: str, state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    for simulations in ("_EXPERT_SIMULATIONS", "_EXPERT_SIMULATIONS_OF_MORE"):
        monkeypatch.setattr(search, simulations, 50)
    view, ending = solved(state)
    assert chance_taken(make(level), view, ending) == ending.best.chance
    step_through(make(level).think(view, state.legal_actions(), Luck(1)), ending.best.action)


@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: f"{state.players} players")
def test_the_search_alone_misses_it(state: State) -> None:
    """Otherwise the test above shows nothing: then these positions need others beside them."""
    view, ending = solved(state)
    assert chance_taken(make("hard:endings=no"), view, ending) < ending.best.chance


def test_an_action_stays_where_nothing_is_surely_better() -> None:
    state = State(2)
    Luck(1).deal(state)
    for action in state.legal_actions():
        assert surer_action(EngineView(state, 0), action) == action
    view, ending = solved(POSITIONS[0])
    assert surer_action(view, ending.best.action) == ending.best.action
