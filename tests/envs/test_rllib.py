"""The example for RLlib runs as it stands, where RLlib is installed."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from support.pages import ROOT


@pytest.mark.needs_ray
@pytest.mark.skipif(
    not all(find_spec(name) for name in ("ray", "tree", "torch", "gymnasium")), reason="needs ray[rllib] and torch"
)
def test_rllib_trains() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples/train_rllib.py"), "--iterations", "1", "--decisions", "500"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "iteration 1: " in done.stdout
