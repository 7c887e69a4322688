"""The vector environment of Gymnasium: opponents in compiled code play as their bots do, and policies play too."""

import pickle
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode

from thurntaxis.board import CITIES, ROADS
from thurntaxis.bots import make
from thurntaxis.bots.opponents.bysize import BySize
from thurntaxis.bots.opponents.planning_bot import PlanningBot
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.learning.evaluate import Evaluator, evaluate
from thurntaxis.envs.learning.gym_vector import GymVectorEnv
from thurntaxis.envs.learning.shapes import EDGES, graph, normalised
from thurntaxis.envs.opponent import Opponent
from thurntaxis.envs.vector import PLANNING, VectorEnv

Cells = npt.NDArray[Any]


def planning_bot(level: str, players: int) -> PlanningBot:
    bot = make(level)
    bot = bot.at(players) if isinstance(bot, BySize) else bot
    assert isinstance(bot, PlanningBot)
    return bot


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", PLANNING)
def test_a_compiled_opponent_decides_as_its_bot_does(level: str, players: int) -> None:
    bot = planning_bot(level, players)
    opponent = Opponent(bot.planner, bot.width, bot.compares)
    state, cards = State(players), Luck(1)
    cards.deal(state)
    for ply in range(150):
        if state.is_over:
            break
        legal = state.legal_actions()
        decided = bot.decide(EngineView(state, state.player), legal, Luck(ply))
        assert opponent.decide(state, Luck(ply)) == decided, ply
        cards.step(state, decided)


def test_wrong_opponents_are_refused() -> None:
    bot = planning_bot("medium", 2)
    with pytest.raises(ValueError, match="at least one idea"):
        Opponent(bot.planner, 0, False)
    with pytest.raises(TypeError):
        Opponent(None, 1, False)  # type: ignore[arg-type]
    over = State(2)
    over.phase = 6
    with pytest.raises(ValueError, match="nothing to decide"):
        Opponent(bot.planner, 3, False).decide(over, Luck(1))
    for opponents in ("medium", by_first):
        with pytest.raises(ValueError, match="max_decisions is 50 or more"):
            GymVectorEnv(2, opponents=opponents, max_decisions=1)
    with pytest.raises(ValueError, match="max_decisions is 50 or more"):
        VectorEnv(2, opponents=["medium"], max_decisions=1)
    with pytest.raises(ValueError, match="cannot be an opponent here"):
        VectorEnv(2, opponents=["expert"])


def by_first(observations: Cells, masks: Cells) -> Cells:
    chosen: Cells = masks.argmax(1)
    return chosen


def by_last(observations: Cells, masks: Cells) -> Cells:
    chosen: Cells = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
    return chosen


@pytest.mark.parametrize("threads", [1, 2])
def test_the_learner_has_one_seat_of_each_game(threads: int) -> None:
    env = VectorEnv(6, 3, seed=1, threads=threads, opponents=["medium", "skilled"])
    for _ in range(40):
        assert env.seat.tolist() == [0, 1, 2, 0, 1, 2]
        env.step(env.choose("builder"))
    env.close()


@pytest.mark.parametrize("opponents", ["medium", ["medium", "casual"], "builder", by_last, ["builder", by_first]])
def test_games_end_and_begin_again(opponents: Any) -> None:
    env = GymVectorEnv(8, opponents=opponents, max_decisions=60, normalise=True)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=1)
    over = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        seen, reward, terminated, truncated, info = env.step(by_first(seen["observation"], seen["action_mask"]))
        assert not reward[~terminated].any()
        assert not (terminated & truncated).any()
        over += int((terminated | truncated).sum())
        assert bool(terminated.any()) == ("score" in info)
    assert over
    env.close()


def test_the_same_seed_gives_the_same_games() -> None:
    def rewards(threads: int) -> list[Any]:
        env = GymVectorEnv(6, opponents="casual", threads=threads)
        seen, _ = env.reset(seed=3)
        rows = []
        for _ in range(30):
            seen, *rest, _ = env.step(by_first(seen["observation"], seen["action_mask"]))
            rows.append((seen["observation"].tobytes(), [each.tobytes() for each in rest]))
        env.close()
        return rows

    assert rewards(1) == rewards(1) == rewards(2)


def test_illegal_actions_are_refused() -> None:
    env = GymVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal in that game"):
        env.step([0, 999])
    with pytest.raises(ValueError, match="one seed"):
        env.reset(seed=[1, 2])
    bad = GymVectorEnv(2, opponents=lambda observations, masks: np.full(len(masks), 138))
    with pytest.raises(ValueError, match="an opponent's 138"):
        bad.reset(seed=1)
    alone = VectorEnv(2)
    with pytest.raises(ValueError, match="not legal"):
        alone.step_some(np.array([-1, 138]))


def test_evaluations_count_wins_and_come_when_they_are_due() -> None:
    builder = make("builder")
    found = evaluate(by_first, builder, games=10, seed=1, max_decisions=300)
    assert (found.games, found.wins) == (10, 0)
    assert found.low == 0 < found.high < 0.4
    heard: list[int] = []
    evaluator = Evaluator(by_first, 100, lambda steps, found: heard.append(steps), "medium", games=2)
    for steps in (0, 50, 120, 180, 230):
        evaluator(steps)
    assert heard == [0, 120, 230] == [steps for steps, _ in evaluator.history]


def test_observations_between_0_and_1_and_as_a_graph() -> None:
    env = VectorEnv(4, 2, seed=1)
    for _ in range(30):
        env.step(env.choose("builder"))
    layout = Layout(2)
    cells = normalised(layout, env.observation)
    assert 0 <= cells.min() < cells.max() <= 1
    nodes, table = graph(layout, env.observation)
    assert nodes.shape == (4, len(CITIES), 16)
    assert nodes.size + table.size == cells.size
    assert EDGES.shape == (2, 2 * len(ROADS))
    display = layout.part("display")
    assert (nodes[:, :, 1] * 3 == env.observation[:, display.place]).all()


def test_it_can_be_pickled() -> None:
    env = GymVectorEnv(4, opponents=["medium", "easy"])
    seen, _ = env.reset(seed=3)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(40):
        actions = seen["action_mask"].argmax(1)
        seen, reward, *_ = env.step(actions)
        again, paid, *_ = other.step(actions)
        np.testing.assert_array_equal(seen["observation"], again["observation"])
        np.testing.assert_array_equal(reward, paid)
