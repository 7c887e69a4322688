"""What expert iteration learns from, and that it learns."""

from pathlib import Path
from typing import Any

import pytest

from bots.tables import game, quick
from thurntaxis.engine import EngineView, Luck

np = pytest.importorskip("numpy")


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A file with a few three-player games."""
    from bench.tuning import games

    path = tmp_path_factory.mktemp("games") / "games.npz"
    games.write(path, 3, 3, 5, "judge", 8, 0, 2)
    return games.load(path)


def test_moments_are_whole(stored: dict[str, Any]) -> None:
    moments = len(stored["seen"])
    assert moments > 50
    assert len(stored["ends"]) == len(stored["values"]) == moments
    assert set(stored["ends"][:, 2]) == {0, 1, 2}, "three games"
    assert np.allclose(stored["values"].sum(1), 1, atol=1e-4)


def test_games_of_searches_are_played_without_seeing_what_is_hidden() -> None:
    """Worlds that differ in hidden cards only lead to the same move of the games that are learnt from."""
    from bench.tuning.games import Writer

    writer = Writer("master", 12, 0, 2)
    differed = 0
    for number, (state, _) in enumerate(game([quick("random")] * 3, 11)):
        world = EngineView(state, state.player).sample(Luck(number + 1000))
        differed += world != state
        assert writer._decide(state, Luck(number), []) == writer._decide(world, Luck(number), []), number
        if number == 100:
            break
    assert differed > 10


def test_targets_reach_from_the_search_to_the_end_of_the_game(stored: dict[str, Any]) -> None:
    from bench.tuning.iterate import targets
    from bench.tuning.train import Net

    won = (np.arange(3)[None, :] == stored["ends"][:, 1:2]).astype(float)
    net = Net(np.random.default_rng(1))
    assert np.allclose(targets(net, stored, 0.0), stored["values"])
    assert np.allclose(targets(net, stored, 1.0), won)
    between = targets(net, stored, 0.9)
    assert np.allclose(between.sum(1), 1, atol=1e-4)
    assert ((between >= 0) & (between <= 1)).all()


def test_planners_explore_and_the_judge_learns_from_what_follows(tmp_path: Path, stored: dict[str, Any]) -> None:
    from bench.tuning import games
    from bench.tuning.train import Net, fit, predictions, targets

    path = tmp_path / "plans.npz"
    games.write_plans(path, 3, 60, 7, "judge", 4)
    seen, ends = (games.load(path)[name] for name in ("seen", "ends"))
    assert len(seen) == len(ends) > 500
    assert seen.shape[1] == 3
    begun = [int(seen[np.flatnonzero(ends[:, 2] == game)[0], 0, 168:169].sum()) for game in set(ends[:, 2])]
    assert len(set(begun)) > 5, "games are written down from different moments on"
    net = Net(np.random.default_rng(1))
    won = targets(net, seen, ends, 1.0)

    def loss() -> float:
        return float(-np.log(predictions(net, seen, ends)[won > 0]).mean())

    before = loss()
    fit(net, seen, ends, won, 40, 0.003, np.random.default_rng(1), 256)
    assert loss() < 0.8 * before
    assert len(net.whole()) == net.units * 299 + 2


def test_more_hidden_units_begin_with_what_fewer_have_learnt(stored: dict[str, Any], tmp_path: Path) -> None:
    from bench.tuning.train import Net, predictions

    rng = np.random.default_rng(1)
    small, large = Net(rng, 64), Net(rng, 128)
    path = tmp_path / "small.weights"
    path.write_bytes(small.whole().tobytes())
    large.read(path, 3)
    large.p["w2"][64:] = 0.0
    seen, ends = stored["seen"][:50], stored["ends"][:50]
    assert np.allclose(predictions(small, seen, ends), predictions(large, seen, ends), atol=0.02)


def test_luck_is_taken_from_results_without_a_bias() -> None:
    from bench.tuning.luck import cross_fitted

    rng = np.random.default_rng(3)
    draws = rng.normal(0.0, 1.0, 4000)
    won = (0.5 * draws + rng.normal(0.0, 1.0, 4000) > 0).astype(float)
    less = cross_fitted(won, draws)
    assert less.mean() == pytest.approx(won.mean(), abs=0.02)
    assert less.var() < 0.9 * won.var()
    nothing = cross_fitted(won, rng.normal(0.0, 1.0, 4000))
    assert nothing.var() == pytest.approx(won.var(), rel=0.01)


@pytest.mark.parametrize("simulations", [0, 8])
def test_values_jump_where_nothing_was_decided(simulations: int) -> None:
    from bench.tuning.luck import jumps_of

    jumps = jumps_of("easy", 2, simulations, 4)
    assert 5 < len(jumps) < 60
    assert 0 < np.abs(jumps).mean() < 0.2


def test_a_line_through_the_log_odds_puts_timid_chances_right() -> None:
    from bench.tuning.calibrate import corrected, error, fit, report

    rng = np.random.default_rng(4)
    true = rng.uniform(0.02, 0.98, 20_000)
    won = (rng.uniform(size=true.size) < true).astype(float)
    odds = (np.log(true / (1 - true)) + 0.2) / 1.5
    said = 1 / (1 + np.exp(-odds))
    slope, shift = fit(said, won)
    assert slope == pytest.approx(1.5, abs=0.08)
    assert shift == pytest.approx(-0.2, abs=0.06)
    assert error(said, won) > 0.04
    assert error(corrected(said, (slope, shift)), won) < 0.015
    games = np.repeat(np.arange(20.0), 100)
    line = report("search", np.stack([games, 0 * games, said[:2000], won[:2000]], 1), (1.5, -0.2))
    assert line.startswith("search: 2000 chances, error ")


def test_others_are_asked_at_some_moments_of_the_same_games() -> None:
    from bench.tuning.calibrate import play

    rows = play("search:simulations=8", ["position", "hard"], 3, range(2), 6, 20)
    alone = play("search:simulations=8", [], 3, range(2), 6, 20)
    own, positions, asked = (rows[rows[:, 1] == who] for who in range(3))
    assert np.array_equal(own, alone), "asking changes no game"
    assert len(positions) == 3 * len(asked) > 0, "a chance for every seat, and one for the seat to act"
    assert np.allclose(positions[:, 2].reshape(-1, 3).sum(1), 1)


def test_new_and_old_judges_share_the_seats_of_a_duel(tmp_path: Path) -> None:
    from bench.tuning.iterate import Work

    wins = Work(1, None).compete("builder", "random", 3, 6, 5, tmp_path / "duel")
    assert (wins.value, wins.games) == (1.0, 6), "every win is counted once, whoever has more seats"
