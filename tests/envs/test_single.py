"""You against bots."""

import copy
import pickle
from collections.abc import Sequence

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from thurntaxis.bots import Bot, BotError, register, registry
from thurntaxis.engine import EngineView, Luck
from thurntaxis.envs.learning.gym_vector import GymVectorEnv
from thurntaxis.envs.single import SingleEnv

from .worlds import RULES


@pytest.mark.parametrize("opponents", [["builder"], ["random", "builder"], ["builder"] * 3])
@pytest.mark.parametrize("reward", ["win", "margin", "placement"])
def test_gymnasiums_own_check(opponents: list[str], reward: str) -> None:
    for rules in RULES:
        env = gymnasium.make("ThurnTaxis-v0", opponents=opponents, rules=rules, reward=reward, render_mode="ansi")
        env.action_space.seed(1)
        check_env(env.unwrapped)


def play(env: SingleEnv, seed: int) -> tuple[list[bytes], float, dict[str, object]]:
    observation, info = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    seen = [observation["observation"].tobytes()]
    reward, over = 0.0, False
    while not over:
        action = int(generator.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append(observation["observation"].tobytes())
        assert terminated or truncated or observation["action_mask"].any()
        over = terminated or truncated
    return seen, reward, info


def test_same_seed_same_game_and_seats_change_by_lot() -> None:
    env, other = SingleEnv(["builder", "builder"]), SingleEnv(["builder", "builder"])
    seats = set()
    for seed in range(4):
        first = play(env, seed)
        assert first == play(other, seed)
        seats.add(first[2]["seat"])
        scores = first[2]["scores"]
        assert isinstance(scores, list)
        assert len(scores) == 3
    assert len(seats) > 1


class Closing(Bot):
    """Counts how often bots like it were closed."""

    closed = 0

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        return legal[0]

    def close(self) -> None:
        type(self).closed += 1


def test_bots_are_closed_with_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_entries", dict(registry.known()))
    register("closing", "", "")(Closing)
    SingleEnv(["closing", "closing"]).close()
    assert Closing.closed == 2
    GymVectorEnv(2, opponents=["closing"]).close()
    assert Closing.closed == 3


def test_the_own_seat_can_be_chosen() -> None:
    for seat in (0, 1):
        env = SingleEnv(seat=seat)
        observation, info = env.reset(seed=3)
        assert info["seat"] == seat
        assert observation["observation"][env.layout.part("seat").place].tolist().index(1) == seat


def test_a_long_game_is_broken_off() -> None:
    env = SingleEnv(max_decisions=2)
    observation, _ = env.reset(seed=1)
    observation, *_ = env.step(int(observation["action_mask"].argmax()))
    _, reward, terminated, truncated, _ = env.step(int(observation["action_mask"].argmax()))
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_an_illegal_action_loses_or_raises() -> None:
    env = SingleEnv()
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(90)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith("90 (end) is not legal now; legal: ")
    strict = SingleEnv(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=r"90 \(end\) is not legal now"):
        strict.step(90)


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make("thurntaxis.envs.single:ThurnTaxis-v0", opponents=["builder"], render_mode="ansi")
    observation, _ = env.reset(seed=1)
    assert env.unwrapped.action_masks().sum() == observation["action_mask"].sum()  # type: ignore[attr-defined]
    assert "You" in str(env.render())


def test_a_copy_goes_on_as_the_original() -> None:
    """Also against bots whose own search cannot be copied."""
    env = SingleEnv(["medium", "hard"])
    observation, _ = env.reset(seed=2)
    for _ in range(10):
        observation, *_ = env.step(int(observation["action_mask"].argmax()))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        theirs = twin._observe()
        mine = observation
        original = copy.deepcopy(env)
        for _ in range(10):
            assert all((mine[key] == theirs[key]).all() for key in mine)
            action = int(mine["action_mask"].argmax())
            mine, *_ = original.step(action)
            theirs, *_ = twin.step(action)


def test_a_bot_that_breaks_the_rules_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SingleEnv(["random"], seat=1)
    monkeypatch.setattr("thurntaxis.bots.opponents.random.RandomBot.decide", lambda *_: 90)
    with pytest.raises(BotError, match=r"90 \(end\) is not legal for the bot random; legal: "):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponents": "builder"}, r"a list of bots' codes, such as \['builder'\]"),
        ({"opponents": []}, "2 to 4 players, not 1"),
        ({"opponents": ["bulider"]}, "perhaps 'builder'"),
        ({"seat": 2}, "no seat 2"),
        ({"illegal": "skip"}, "'lose' or 'raise'"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(Exception, match=message):
        SingleEnv(**options)  # type: ignore[arg-type]
