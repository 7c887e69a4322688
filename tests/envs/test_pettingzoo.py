"""The PettingZoo environment keeps to PettingZoo's rules, over many games and options, and to ours."""

import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from thurntaxis.engine import POLICIES, Luck, State, choose
from thurntaxis.envs import thurntaxis_v0
from thurntaxis.rules import Rules

from .worlds import RULES, TABLES


def play(env: Any, seed: int, most: int = 3000) -> list[tuple[str, float, bool, bool]]:
    """A game by the policy `builder`; the last observation of each agent."""
    env.reset(seed=seed)
    luck = Luck(seed)
    last = []
    for agent in env.agent_iter(most):
        _, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            last.append((agent, reward, terminated, truncated))
            env.step(None)
        else:
            env.step(choose(POLICIES["builder"], env.unwrapped._state, luck))
    return last


def check_api(env: Any, seed: int, cycles: int) -> None:
    """PettingZoo's own test; all that it warns of counts as wrong, but for what it excuses only its own games from."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|.*probably should be gymnasium")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env, num_cycles=cycles)


@pytest.mark.parametrize("reward", ["win", "margin", "placement"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_api(players: int, reward: Any) -> None:
    for seed, rules in enumerate(RULES):
        env = thurntaxis_v0.env(num_players=players, rules=rules, reward=reward, max_cycles=60 + 20 * seed)
        check_api(env, seed, cycles=70)


def test_api_to_the_end_of_a_game() -> None:
    """Uniformly random games take thousands of decisions until somebody wins."""
    env = thurntaxis_v0.env()
    env._luck = Luck(1)
    finish, ends = env._finish, []

    def finish_and_tell(truncated: bool) -> None:
        ends.append(truncated)
        finish(truncated)

    env._finish = finish_and_tell  # type: ignore[method-assign]
    check_api(env, seed=1, cycles=20_000)
    assert ends == [False]


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_seeds(players: int, rules: Rules) -> None:
    seed_test(lambda: thurntaxis_v0.env(num_players=players, rules=rules, max_cycles=200), num_cycles=80)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_render(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: thurntaxis_v0.env(num_players=players, render_mode=render_mode))
    assert "player_1" in capsys.readouterr().out


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_whole_games(players: int, rules: Rules) -> None:
    for seed in range(2):
        env = thurntaxis_v0.env(num_players=players, rules=rules)
        last = play(env, seed)
        assert [agent for agent, *_ in last] == env.possible_agents
        assert all(terminated and not truncated for *_, terminated, truncated in last)
        rewards = [reward for _, reward, *_ in last]
        assert sum(rewards) == pytest.approx(0)
        assert rewards.count(1.0) == 1
        assert env.agents == []


def test_a_game_that_takes_too_long_is_broken_off_and_pays_nothing() -> None:
    assert play(thurntaxis_v0.env(max_cycles=10), 1) == [("player_0", 0, False, True), ("player_1", 0, False, True)]


def test_a_pickled_game_goes_on_as_the_original() -> None:
    env = thurntaxis_v0.env(num_players=3)
    env.reset(seed=5)
    generator = random.Random(1)
    for _ in range(50):
        env.step(generator.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(50):
        mine, theirs = env.last(), twin.last()
        assert all((mine[0][key] == theirs[0][key]).all() for key in mine[0])
        action = generator.choice(np.flatnonzero(mine[0]["action_mask"]).tolist())
        env.step(action)
        twin.step(action)
    assert (env.state() == twin.state()).all()


def test_only_the_agent_to_act_gets_a_mask() -> None:
    env = thurntaxis_v0.env(num_players=4)
    env.reset(seed=1)
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [True, False, False, False]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = thurntaxis_v0.env()
    env.reset(seed=1)
    before = env.state().tobytes()
    with pytest.raises(ValueError, match=r"91 \(close\) is not legal for player_0 now; legal: .*22 \(take supply\)"):
        env.step(91)
    with pytest.raises(ValueError, match="None is not legal"):
        env.step(None)
    assert env.state().tobytes() == before


def test_reset_comes_first() -> None:
    env = thurntaxis_v0.env()
    for early in (env.last, env.state, env.render, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            early()


def test_a_seed_can_be_one_of_numpys() -> None:
    env, other = thurntaxis_v0.env(), thurntaxis_v0.env()
    env.reset(seed=5)
    other.reset(seed=np.int64(5))  # type: ignore[arg-type]
    assert (env.state() == other.state()).all()


def test_games_follow_each_other_without_a_seed() -> None:
    env = thurntaxis_v0.env()
    shown = set()
    for _ in range(5):
        env.reset()
        shown.add(env.state().tobytes())
    assert len(shown) == 5


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_pictures_show_a_spectator_nothing_hidden(mode: str) -> None:
    env = thurntaxis_v0.env(render_mode=mode)
    shown = []
    for city in (0, 1):
        env.reset(seed=1)
        state = State(2)
        for slot in range(6):
            state.give(10 + slot)
        state.apply(22)
        state.give(city)
        env._state = state
        shown.append(env.render())
    one, other = shown
    assert one is not None
    assert other is not None
    assert np.array_equal(one, other)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ValueError, match="no render mode 'window'; choose human, ansi, rgb_array"):
        thurntaxis_v0.env(render_mode="window")
    with pytest.raises(ValueError, match="2 to 4 players, not 1"):
        thurntaxis_v0.env(num_players=1)
