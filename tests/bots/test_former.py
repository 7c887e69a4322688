"""The opponents of version 0.2.0 can be fetched from git, loaded, and play."""

import subprocess
import sys
from pathlib import Path

import pytest
from bench.tuning.former import build

ROOT = Path(__file__).parents[2]
PROGRAM = """
from thurntaxis.bots import load_code, make
from thurntaxis.engine import EngineView, Luck, State

codes = load_code("bench/tuning/former/former.py")
bots = [make("former_search:simulations=2"), make("former_skilled")]
luck, state = Luck(3), State(2)
luck.deal(state)
for number in range(30):
    action = bots[state.player].decide(EngineView(state, state.player), state.legal_actions(), Luck(number))
    luck.step(state, action)
print(*codes)
"""


def has_the_commit() -> bool:
    command = ["git", "cat-file", "-e", build.COMMIT]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not has_the_commit(), reason="the history is not there")
def test_the_former_levels_play() -> None:
    build.build(compiled=False)
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == [
        *("former_skilled", "former_strong", "former_hard", "former_expert", "former_search"),
    ], done.stderr
