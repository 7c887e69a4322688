"""What expert iteration learns from, and that it learns."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
TUNING = Path(__file__).parents[2] / "bench" / "tuning"


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A file of a few games at a table of three."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TUNING))
        import games

        path = tmp_path_factory.mktemp("games") / "games.npz"
        games.write(path, 3, 3, 5, "judge", 8, 0, 2)
        yield games.load(path)
        for name in ("games", "iterate", "train"):
            sys.modules.pop(name, None)


def test_moments_and_decisions_are_whole(stored: dict[str, Any]) -> None:
    moments = len(stored["seen"])
    assert moments > 50
    assert len(stored["ends"]) == len(stored["thought"]) == moments
    assert set(stored["ends"][:, 2]) == {0, 1, 2}, "three games"
    assert np.allclose(stored["thought"].sum(1), 1, atol=1e-4)
    assert stored["first"][-1] == len(stored["after"]) == len(stored["visits"]) == len(stored["feelings"])
    assert (np.diff(stored["first"]) > 1).all(), "where there is no choice nothing is learnt"


def test_targets_reach_from_the_search_to_the_end_of_the_game(stored: dict[str, Any]) -> None:
    from iterate import targets

    won = (np.arange(3)[None, :] == stored["ends"][:, 1:2]).astype(float)
    assert np.allclose(targets(stored, 0.0), stored["thought"])
    assert np.allclose(targets(stored, 1.0), won)
    between = targets(stored, 0.9)
    assert np.allclose(between.sum(1), 1, atol=1e-4)
    assert ((between >= 0) & (between <= 1)).all()


def test_a_policy_learns_where_the_search_looked(stored: dict[str, Any]) -> None:
    from iterate import Choices
    from train import Net

    choices = Choices([stored])
    everything = np.arange(len(choices))
    net = Net(np.random.default_rng(1))
    net.p["w2"] *= 0.0
    before = choices.loss(net, everything)
    for _ in range(60):
        choices.learn(net, everything, 0.003)
    assert choices.loss(net, everything) < 0.9 * before
