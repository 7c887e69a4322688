"""Without a compiler the bots decide the same, only slower."""

import os
import subprocess
import sys

PROGRAM = """
import thurntaxis.engine
from thurntaxis.bots import make
from thurntaxis.engine import Luck, State, EngineView

actions = []
codes = "medium", "search:simulations=8", "search:simulations=4,ahead=2", "ismcts:simulations=1"
bots = [make(code) for code in codes]
deal = Luck(3)
state = State(4)
deal.deal(state)
for number in range(40):
    action = bots[state.player].decide(EngineView(state, state.player), state.legal_actions(), Luck(number))
    actions.append(action)
    deal.step(state, action)
print(thurntaxis.engine.compiled, actions)
"""


def run(interpreted: str) -> tuple[str, str]:
    environment = {**os.environ, "THURNTAXIS_INTERPRETED": interpreted}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    compiled, _, actions = done.stdout.partition(" ")
    return compiled, actions


def test_interpreted_and_compiled_bots_decide_alike() -> None:
    here, there = run("0"), run("1")
    assert there[0] == "False"
    assert here[1] == there[1]
