"""The training example runs, and its arithmetic is right. Needs PyTorch (extra `train`)."""

import importlib.util
from itertools import count
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def example() -> Any:
    path = Path(__file__).parents[2] / "examples" / "train_ppo.py"
    spec = importlib.util.spec_from_file_location("train_ppo", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_and_measures(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("GAMES", 32), ("STEPS", 16), ("IMITATION", 10), ("MEASURED", 4)):
        monkeypatch.setattr(example, name, small)
    network, curve = example.train(decisions=2000, seed=1, opponent="builder")
    assert 0 <= curve[-1]["win_rate"] <= 1
    assert curve[-1]["decisions"] > 0
    example.plot(curve, "builder", tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 1000
    assert example.win_rate(network, "builder", 4, seed=1) in (0, 0.25, 0.5, 0.75, 1)


def test_the_same_seed_gives_the_same_network(example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the clock says."""
    for name, small in (("GAMES", 32), ("STEPS", 16), ("IMITATION", 10), ("MEASURED", 2)):
        monkeypatch.setattr(example, name, small)
    weights = []
    for step in (0.5, 40):
        seconds = count(step=step)
        monkeypatch.setattr(example.time, "process_time", lambda clock=seconds: float(next(clock)))
        network, _ = example.train(decisions=1500, seed=3, opponent="builder")
        weights.append(torch.cat([each.flatten() for each in network.parameters()]))
    assert torch.equal(*weights)


def test_advantages_are_those_of_each_seat_on_its_own(example: Any) -> None:
    """Against the textbook's sum, written out for one seat of one game at a time."""
    torch.manual_seed(1)
    env = example.VectorEnv(example.GAMES, 2, seed=1, max_decisions=40)
    network = example.Network()
    decisions = example.play(env, network)
    assert decisions.over.sum() > 0
    assert (decisions.mask.gather(2, decisions.action[:, :, None]) == 1).all()
    result = example.advantages(env, network, decisions)
    with torch.no_grad():
        _, last = network(torch.from_numpy(env.observation), torch.from_numpy(env.mask))
    for game in range(0, example.GAMES, 50):
        for step in range(example.STEPS):
            seat = int(decisions.seat[step, game])
            wanted = _advantage(example, decisions, last, int(env.seat[game]), game, step, seat)
            assert float(result[step, game]) == pytest.approx(wanted, abs=1e-4)


def _advantage(example: Any, decisions: Any, last: Any, last_seat: int, game: int, step: int, seat: int) -> float:
    total, weight, owed, value = 0.0, 1.0, 0.0, float(decisions.value[step, game])
    sign = 1 if seat == 0 else -1
    for now in range(step, example.STEPS):
        if now > step and int(decisions.seat[now, game]) == seat:
            total += weight * (owed + float(decisions.value[now, game]) - value)
            weight, owed, value = weight * example.KEEP, 0.0, float(decisions.value[now, game])
        owed += sign * float(decisions.gain[now, game])
        if decisions.over[now, game]:
            return total + weight * (owed - value)
    coming = float(last[game]) * (1 if last_seat == seat else -1)
    return total + weight * (owed + coming - value)
