"""The searching bots: what they keep, and what a budget means."""

import threading
import tracemalloc
from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import pytest

from bots.tables import game, quick
from thurntaxis.bots import BadParameter, make
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.opponents import search
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import DISCARD, HOUSES
from thurntaxis.game import Game


def opening(players: int = 2) -> EngineView:
    state = State(players)
    Luck(4).deal(state)
    return EngineView(state, 0)


def test_every_simulation_is_counted() -> None:
    tree = Tree(Judge(), 500)
    assert tree.run(opening(), Luck(1), 200) == 200
    visits = sum(finding[1] for finding in tree.findings())
    assert visits == 199, "the first one makes the root"


def test_a_full_tree_stops() -> None:
    tree = Tree(Judge(), 40)
    assert tree.run(opening(), Luck(1), 1000) < 41


class SlowTree:
    """Stands for a tree on a machine whose clock moves only while it simulates; the first simulation takes longest."""

    def __init__(self, seconds: float, first: float) -> None:
        self.seconds, self.first = seconds, first
        self.clock = 0.0
        self.done = 0

    def run(self, view: EngineView, luck: Luck, simulations: int) -> int:
        self.clock += simulations * self.seconds + (self.first if not self.done else 0.0)
        self.done += simulations
        return simulations


@pytest.mark.parametrize("ms", [1, 30, 1000])
@pytest.mark.parametrize("a_simulation", [0.000_001, 0.000_02, 0.000_09])
def test_a_budget_of_milliseconds_is_kept(monkeypatch: pytest.MonkeyPatch, ms: int, a_simulation: float) -> None:
    """Wherever one simulation takes less than a tenth of the budget, it is never exceeded by more than that."""
    tree = SlowTree(a_simulation, first=0.000_05)
    monkeypatch.setattr("thurntaxis.bots.opponents.search.time", SimpleNamespace(perf_counter=lambda: tree.clock))
    grow: Any = search._grow
    grow(tree, opening(), Luck(1), 500, ms / 1000)
    assert 0.7 * ms / 1000 < tree.clock <= 1.1 * ms / 1000


def test_a_budget_of_milliseconds_thinks() -> None:
    view = opening()
    bot = make("search:ms=20")
    bot.decide(view, view.public.legal_actions(), Luck(1))
    assert sum(candidate.visits for candidate in bot.explain().candidates) > 1


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("search:simulations=99999999999999999999", "simulations must be 1 to 100000"),
        ("search:simulations=0", "simulations must be 1"),
        ("search:ms=99999999999999999999", "ms must be 0 to 600000"),
        ("search:ms=-1", "ms must be 0"),
        ("search:threads=65", "threads must be 1 to 64"),
        ("search:ahead=99999999999999999999", "ahead must be 0 to 1000"),
        ("ismcts:simulations=99999999999999999999", "simulations must be 1 to 100000"),
        ("hard:threads=99999999999999999999", "threads must be 1"),
    ],
)
def test_a_budget_out_of_range_is_refused(code: str, message: str) -> None:
    with pytest.raises(BadParameter, match=message):
        make(code)


def test_a_new_bot_holds_little_memory() -> None:
    """Whatever its budget is: room is made as the trees grow."""
    tracemalloc.start()
    try:
        bot = make("search:ms=60000,threads=2")
        assert tracemalloc.get_traced_memory()[0] < 500_000
    finally:
        tracemalloc.stop()
    assert bot


def test_memory_is_given_back_when_a_turn_ends() -> None:
    make("search")  # what all bots share is there before
    tracemalloc.start()
    try:
        bots = [make("search:simulations=600"), make("search:simulations=600,threads=2")]
        new = tracemalloc.get_traced_memory()[0]
        most = ended = 0
        for state, action in game(bots, 4):
            held = tracemalloc.get_traced_memory()[0] - new
            after = state.copy()
            after.apply(action)
            if after.player != state.player:
                ended += 1
                assert held < 300_000, "between turns"
            most = max(most, held)
            if ended == 6:
                break
        assert most > 500_000, "within a turn the trees are kept"
    finally:
        tracemalloc.stop()


def test_threads_end_with_the_decision() -> None:
    before = threading.active_count()
    view = opening()
    make("search:simulations=50,threads=4").decide(view, view.public.legal_actions(), Luck(1))
    assert threading.active_count() == before


def test_room_that_grows_changes_nothing() -> None:
    """A tree that had to grow again and again finds what one finds that had the room from the start."""
    again, begun = Tree(Judge(), 3000), Tree(Judge(), 3000)
    begun.run(opening(), Luck(1), 2000)
    begun.clear()
    for tree in (again, begun):
        tree.run(opening(), Luck(2), 1500)
    assert again.findings() == begun.findings()
    move, visits, *_ = max(again.findings(), key=lambda finding: finding[1])
    assert again.wins(move) == begun.wins(move)
    assert abs(sum(again.wins(move)) / visits - 1) < 1e-9


def test_moves_are_made_of_legal_actions() -> None:
    """Every move of every state in a game, action by action, comes to the same as the move at once."""
    moves = Moves()
    seen = set()
    for state, _ in game([quick("easy"), quick("builder")], 8):
        moves.find(state)
        assert moves.found
        seen.add(state.phase)
        for move in moves.move[: moves.found]:
            whole, steps = state.copy(), state.copy()
            moves.apply(whole, move)
            for action in moves.actions(move):
                if steps.player == state.player and action in steps.legal_actions():
                    steps.apply(action)
            assert whole == steps, f"move {move}"
            assert moves.first_action(move) == moves.actions(move)[0]
    assert {HOUSES, DISCARD} <= seen


def test_turns_ahead_are_played_before_judging() -> None:
    """With as many turns ahead as a game can have, what comes back is won or lost, not an opinion."""
    late = [state.copy() for state, _ in game([quick("easy"), quick("easy")], 6)][-60]
    view = EngineView(late, late.player)
    near, far = Tree(Judge(), 300), Tree(Judge(), 300, ahead=200)
    for tree in (near, far):
        tree.run(view, Luck(1), 50)
    assert any(wins % 1 for _, _, wins, _, _ in near.findings())
    assert not any(wins % 1 for _, _, wins, _, _ in far.findings())


def test_the_plain_search_plays_to_the_end() -> None:
    tree = Tree(Judge(), 300, plain=True)
    assert tree.run(opening(), Luck(1), 60) == 60
    found = tree.findings()
    assert sum(visits for _, visits, *_ in found) == 60
    assert sorted(move for move, *_ in found) == opening().public.legal_actions()
    assert all(wins == int(wins) for _, _, wins, _, _ in found)


def wins_at_once(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.is_over and after.winner() == state.player


def test_the_plain_search_can_play_games_out_sensibly() -> None:
    """With builder's rollouts a simulation takes a few hundred decisions, not thousands, and other moves look good."""
    state = State(2)
    Luck(3).deal(state)
    view, legal = EngineView(state, 0), state.legal_actions()
    chances = []
    for rollout in ("uniform", "builder"):
        bot = make(f"ismcts:simulations=60,rollout={rollout}")
        bot.decide(view, legal, Luck(1))
        chances.append([candidate.chance for candidate in bot.explain().candidates])
    assert chances[0] != chances[1]
    with pytest.raises(BadParameter, match="rollout must be uniform or builder"):
        make("ismcts:rollout=hoarder")


def test_the_plain_search_finds_a_win_without_any_knowledge() -> None:
    found = 0
    for seed in range(12):
        for state, _ in game([quick("easy"), quick("easy")], seed):
            legal = state.legal_actions()
            winning = [action for action in legal if wins_at_once(state, action)]
            if winning and len(winning) < len(legal):
                bot = make("ismcts:simulations=200")
                assert bot.decide(EngineView(state, state.player), legal, Luck(1)) in winning, f"seed {seed}"
                found += 1
    assert found


def step_through(thinking: Generator[None, bool | None, int], expected: int) -> int:
    """Think to the end; after how many steps."""

    def count() -> Generator[None, bool | None, int]:
        decided = yield from thinking
        assert decided == expected
        return decided

    return sum(1 for _ in count())


def test_thinking_in_steps_decides_the_same() -> None:
    """A whole game of a bot that thinks at once against its twin that thinks in steps, on one luck."""
    at_once, in_steps = make("search:simulations=500"), make("search:simulations=500")
    played, steps = Game(["Ann", "Ben"], seed=5), 0
    for number in range(120):
        view, legal = played.view(played.player).engine, played.legal_actions(numbers=True)
        expected = at_once.decide(view, legal, Luck(number))
        steps += step_through(in_steps.think(view, legal, Luck(number)), expected)
        played.play(expected)
    assert steps > 60


def test_thinking_can_be_cut_short() -> None:
    state = State(2)
    Luck(4).deal(state)
    bot = make("expert")
    thinking = bot.think(EngineView(state, 0), state.legal_actions(), Luck(1))
    next(thinking)
    with pytest.raises(StopIteration) as decided:
        thinking.send(True)
    assert decided.value.value in state.legal_actions()
    assert sum(candidate.visits for candidate in bot.explain().candidates) < 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_is_assessed_from_any_seat(players: int) -> None:
    """The budget of a decision; the chance of the move to choose is the seat's own, and all chances together are 1."""
    bots = [quick("hard") for _ in range(players)]
    bot = search.SearchBot(60, threads=2)
    for number, (state, _) in enumerate(game(bots, 5)):
        for seat in range(players if number % 40 == 0 else 0):
            found = bot.assess(EngineView(state, seat), Luck(number))
            assert sum(found.chances) == pytest.approx(1.0), (number, seat)
            if seat == state.player:
                assert found.options[0].chance == pytest.approx(found.chances[seat])
                assert sum(option.visits for option in found.options) == 58, "of each tree, one makes the root"
                assert {option.action for option in found.options} <= set(state.legal_actions())
            else:
                assert found.options == ()
    assert state.is_over
    assert bot.assess(EngineView(state, 0), Luck(1)).chances == tuple(seat == state.winner() for seat in range(players))


def test_a_decision_ends_when_the_rest_cannot_change_it() -> None:
    """From the same position on, the shorter search decides like the full one, and thinks less."""
    short, full = search.SearchBot(1500), search.SearchBot(1500)
    full.stops_early = False
    saved = 0
    for number, (state, _) in enumerate(game([quick("medium"), quick("medium")], 2)):
        legal = state.legal_actions()
        if number % 8 or len(legal) == 1:
            continue
        tried = []
        for bot in (short, full):
            bot.new_game()
            tried.append(bot.decide(EngineView(state, state.player), legal, Luck(number)))
            tried.append(sum(candidate.visits for candidate in bot.explain().candidates))
        assert tried[0] == tried[2], f"decision {number}"
        saved += tried[3] - tried[1]
    assert saved > 5000
