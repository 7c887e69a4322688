"""Many games at once are the same games as one at a time."""

import hashlib
import pickle

import numpy as np
import pytest

from thurntaxis.engine import Luck, State
from thurntaxis.envs.observer import Observer
from thurntaxis.envs.rewards import rank, reward_of
from thurntaxis.envs.vector import VectorEnv
from thurntaxis.game.actions import NUMBERS
from thurntaxis.rules import Rules

from .worlds import RULES, TABLES, states


def played(threads: int, seed: int = 4) -> str:
    env = VectorEnv(37, 3, seed=seed, threads=threads, max_decisions=150)
    digest = hashlib.sha256()
    for _ in range(200):
        for array in env.step(env.choose("builder")):
            digest.update(array.tobytes())
    env.close()
    return digest.hexdigest()


def test_same_bytes_with_any_number_of_threads() -> None:
    assert played(1) == played(2) == played(5)
    assert played(1) != played(1, seed=5)
    assert played(1) == played(1, seed=np.int64(4))  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_games_are_those_of_the_engine(players: int, rules: Rules) -> None:
    n, seed = 5, 3
    env = VectorEnv(n, players, rules, seed=seed, max_decisions=300)
    lucks = [Luck((seed * 0x9E3779B97F4A7C15 + 2 * place) % 2**64) for place in range(n)]
    games = [State(players, rules) for _ in range(n)]
    for luck, state in zip(lucks, games, strict=True):
        luck.deal(state)
    decisions = [0] * n
    row, mask = np.zeros_like(env.observation[0]), np.zeros_like(env.mask[0])
    for _ in range(320):
        actions = env.choose("builder").copy()
        result = env.step(actions)
        for place in range(n):
            lucks[place].step(games[place], int(actions[place]))
            decisions[place] += 1
            over, cut = games[place].is_over, decisions[place] == 300
            assert result.terminated[place] == over
            assert result.truncated[place] == (cut and not over)
            if over:
                assert result.reward[place].argmax() == games[place].winner()
                assert env.score[place].tolist() == [games[place].score(seat) for seat in range(players)]
            else:
                assert not result.reward[place].any()
            if over or cut:
                games[place] = State(players, rules)
                lucks[place].deal(games[place])
                decisions[place] = 0
            assert env.state(place) == games[place]
            Observer().observe(games[place], games[place].player, row, mask)
            assert result.observation[place].tobytes() == row.tobytes()
            assert result.mask[place].tobytes() == mask.tobytes()
            assert result.seat[place] == games[place].player


def test_the_arrays_stay_the_same_ones() -> None:
    env = VectorEnv(8, seed=1)
    before = env.step(env.choose())
    shown = before.observation.copy()
    after = env.step(env.choose())
    assert all(old is new for old, new in zip(before, after, strict=True))
    assert (shown != before.observation).any()
    assert after.observation is env.observation


def test_reset_repeats_the_games_with_a_seed_and_goes_on_without_one() -> None:
    env = VectorEnv(4, seed=1)
    first = env.observation.tobytes()
    assert env.reset().observation.tobytes() != first
    assert env.reset(1).observation.tobytes() == first


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = VectorEnv(3, seed=1)
    before = env.observation.tobytes()
    actions = env.choose().copy()
    actions[1] = NUMBERS["close"]
    with pytest.raises(ValueError, match=r"actions\[1\] = 91 \(close\) is not legal in that game; legal: \d+ \(take "):
        env.step(actions)
    actions[1] = 139
    with pytest.raises(ValueError, match=r"actions\[1\] = 139 is not legal"):
        env.step(actions)
    with pytest.raises(ValueError, match=r"3 games need as many actions"):
        env.step([0])
    assert env.observation.tobytes() == before


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n": 0}, "n is 1 or more"),
        ({"reward": "points"}, "no reward 'points'; choose win, margin, placement"),
        ({"num_players": 5}, "2 to 4 players"),
        ({"rules": "house"}, "no rule set 'house'"),
        ({"threads": 0}, "threads is 1 or more"),
        ({"max_decisions": 0}, "max_decisions is 1 or more"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorEnv(**({"n": 2} | options))  # type: ignore[arg-type]


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="choose uniform, builder, hoarder"):
        VectorEnv(1).choose("expert")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards(players: int) -> None:
    """Every kind sums to zero; places are those of the scores, ties broken as the winner's is."""
    for rules in RULES:
        for number, state in enumerate(states(players, rules, seed=40)):
            if number % 20:
                continue
            seats = range(players)
            scores = [state.score(seat) for seat in seats]
            places = [rank(state, seat) for seat in seats]
            assert sorted(places) == list(seats)
            assert places[state.winner()] == 0
            assert all(scores[a] >= scores[b] for a in seats for b in seats if places[a] < places[b])
            for kind in range(3):
                rewards = [reward_of(state, seat, kind) for seat in seats]
                assert sum(rewards) == pytest.approx(0)
                assert max(rewards) == rewards[state.winner()]
            assert [reward_of(state, seat, 0) for seat in seats].count(1.0) == 1
            others = (sum(scores) - scores[0]) / (players - 1)
            assert reward_of(state, 0, 1) == pytest.approx(scores[0] - others)
            assert sorted(reward_of(state, seat, 2) for seat in seats) == pytest.approx(
                [1 - 2 * place / (players - 1) for place in reversed(seats)]
            )


@pytest.mark.parametrize("opponents", [None, ["medium"]])
def test_a_pickled_environment_goes_on_with_the_same_cards(opponents: list[str] | None) -> None:
    env = VectorEnv(5, 3, seed=2, max_decisions=120, opponents=opponents, reward="margin")
    for _ in range(60):
        env.step(env.choose("builder"))
    other = pickle.loads(pickle.dumps(env))
    for array, same in zip((*env._step, env.score), (*other._step, other.score), strict=True):
        np.testing.assert_array_equal(array, same)
    for _ in range(80):
        for array, same in zip(env.step(env.choose("builder")), other.step(other.choose("builder")), strict=True):
            np.testing.assert_array_equal(array, same)


def test_a_game_for_another_number_of_players_is_not_restored() -> None:
    two, three = VectorEnv(1), VectorEnv(1, 3)
    (kept,) = (env.kept() for env in three._envs.envs)
    with pytest.raises(ValueError, match="the game is for 2 players, not 3"):
        two._envs.envs[0].restore(kept)
