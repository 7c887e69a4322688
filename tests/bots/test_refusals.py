"""What the compiled parts of the bots refuse, and that bots can be copied and sent to other processes."""

import copy
import pickle

import pytest

from thurntaxis import Game
from thurntaxis.bots import make
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.planner import Planner
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import SPECTATOR, EngineView, IllegalInput, Luck, State
from thurntaxis.engine.numbers import CLOSE, TAKE_SUPPLY
from thurntaxis.rollouts import Continuation

JUDGE = Judge("apprentice")


def begun(players: int = 2) -> State:
    state = State(players)
    Luck(1).deal(state)
    return state


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_judge_refuses_a_missing_seat(seat: int) -> None:
    for ask in (JUDGE.look, JUDGE.logit, JUDGE.state_value, JUDGE.terms):
        with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2"):
            ask(begun(), seat)


def test_they_need_a_judge() -> None:
    for make_one in (Planner, Continuation, lambda judge: Tree(judge, 100)):
        for nobody in (None, "master"):
            with pytest.raises(TypeError, match="needs a judge"):
                make_one(nobody)  # type: ignore[arg-type]


@pytest.mark.parametrize("nodes", [0, -1, 2**30])
def test_a_tree_has_room_that_can_be_counted(nodes: int) -> None:
    with pytest.raises(ValueError, match="a tree has 1 to"):
        Tree(JUDGE, nodes)


@pytest.mark.parametrize(("tries", "steps"), [(0, 3), (1, -1), (1, 1000)])
def test_a_plan_has_some_steps(tries: int, steps: int) -> None:
    with pytest.raises(ValueError, match="a plan tries cards"):
        Planner(JUDGE, tries, steps)


def test_a_tree_grows_from_the_view_of_a_player_who_can_act() -> None:
    tree = Tree(JUDGE, 100)
    with pytest.raises(ValueError, match="a spectator"):
        tree.run(EngineView(begun(), SPECTATOR), Luck(1), 3)
    with pytest.raises(ValueError, match="a card is"):
        tree.run(EngineView(State(2), 0), Luck(1), 3)
    tree.look_again(EngineView(begun(), 0), Luck(1))  # there is no root yet
    assert tree.findings() == []


def test_a_way_must_be_legal_in_every_world() -> None:
    continuation, view = Continuation(JUDGE), EngineView(begun(), 0)
    for way in ([CLOSE], [TAKE_SUPPLY, CLOSE]):
        with pytest.raises(IllegalInput, match=f"action {CLOSE} of a way"):
            continuation.compare(view, [way], 1, 0, 2, 1)
        with pytest.raises(IllegalInput, match=f"action {CLOSE} of a way"):
            continuation.fates(view, way, 1, 2, 1)
    with pytest.raises(ValueError, match="not the number of an action"):
        continuation.compare(view, [[-1]], 1, 0, 2, 1)
    for worlds in (0, -1):
        with pytest.raises(ValueError, match="at least one world"):
            continuation.compare(view, [[TAKE_SUPPLY]], 1, 0, worlds, 1)
        with pytest.raises(ValueError, match="at least one world"):
            continuation.values(begun(), 1, worlds, 1)
    with pytest.raises(ValueError, match="a spectator"):
        continuation.fates(EngineView(begun(), SPECTATOR), [TAKE_SUPPLY], 1, 2, 1)


@pytest.mark.parametrize("code", ["easy", "medium", "skilled", "hard", "search:simulations=20", "ismcts:simulations=5"])
def test_bots_can_be_copied_and_pickled(code: str) -> None:
    bot, state = make(code), begun(3)
    view, legal = EngineView(state, 0), state.legal_actions()
    decided = bot.decide(view, legal, Luck(4))
    for other in (pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)):
        other.new_game()
        assert other.decide(view, legal, Luck(4)) == decided


def test_a_bot_says_what_it_is() -> None:
    assert repr(make("search:simulations=20")) == "SearchBot(simulations=20, ms=0, threads=1)"
    assert repr(make("expert")).startswith("BySize(SearchBot(simulations=10000")
    assert "0x" not in repr(make("easy"))


@pytest.mark.parametrize("code", ["builder", "easy", "hard"])
def test_a_bot_that_gets_a_view_for_people_says_what_it_takes(code: str) -> None:
    game = Game(["Ann", "Ben"], seed=1)
    with pytest.raises(AttributeError, match=r"game\.view\(seat\)\.engine"):
        make(code).decide(game.view(0), game.legal_actions(numbers=True), Luck(1))  # type: ignore[arg-type]
