"""The same seed, the same bytes: by every face, in any process, with any hash seed, compiled or interpreted."""

import os
import subprocess
import sys

import pytest

VECTOR = """
from thurntaxis.envs.vector import VectorEnv
for players in (2, 3, 4):
    env = VectorEnv(3, players, "first-printing", seed=9, max_decisions=20, reward="margin")
    for step in range(30):
        for array in env.step(env.choose("builder")):
            digest.update(array.tobytes())
"""
PETTINGZOO = """
from thurntaxis.envs import thurntaxis_v0
env = thurntaxis_v0.env(num_players=3, rules="icelandic", render_mode="rgb_array")
env.reset(seed=4)
for step in range(120):
    seen = env.last()[0]
    digest.update(seen["observation"].tobytes() + seen["action_mask"].tobytes() + env.state().tobytes())
    legal = seen["action_mask"].nonzero()[0]
    env.step(int(legal[step % len(legal)]))
digest.update(env.render().tobytes())
"""
GYMNASIUM = """
from thurntaxis.envs.single import SingleEnv
env = SingleEnv(["builder", "random"])
seen, info = env.reset(seed=5)
for step in range(60):
    legal = seen["action_mask"].nonzero()[0]
    seen, *rest = env.step(int(legal[step % len(legal)]))
    digest.update(seen["observation"].tobytes() + repr(rest).encode())
"""
OPENSPIEL = """
import pyspiel, thurntaxis.envs.openspiel
state = pyspiel.load_game("thurntaxis(players=4)").new_initial_state()
for step in range(150):
    digest.update(repr([state.legal_actions(), str(state), state.information_state_string(1)]).encode())
    if state.is_chance_node():
        digest.update(repr(state.chance_outcomes()).encode())
    state.apply_action(state.legal_actions()[step % len(state.legal_actions())])
digest.update(repr(state.observation_tensor(0)).encode())
"""


def digest_of(face: str, **environment: str) -> str:
    code = f"import hashlib\ndigest = hashlib.sha256()\n{face}\nprint(digest.hexdigest())"
    made = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


@pytest.mark.parametrize("face", [VECTOR, PETTINGZOO, GYMNASIUM, OPENSPIEL], ids=["vector", "aec", "single", "spiel"])
def test_same_bytes_across_processes_hash_seeds_and_engines(face: str) -> None:
    first = digest_of(face, PYTHONHASHSEED="1")
    assert first == digest_of(face, PYTHONHASHSEED="2", THURNTAXIS_INTERPRETED="1")


def test_the_interpreted_engine_takes_numpys_integers() -> None:
    """Policies and action spaces give no others; the compiled engine turns them into its own."""
    code = (
        "import numpy as np\n"
        "from thurntaxis.envs import SingleEnv, thurntaxis_v0\n"
        "single, agents = SingleEnv(['random']), thurntaxis_v0.env()\n"
        "seen, _ = single.reset(seed=1)\n"
        "agents.reset(seed=1)\n"
        "for _ in range(20):\n"
        "    seen, *_ = single.step(np.flatnonzero(seen['action_mask'])[0])\n"
        "    agents.step(np.flatnonzero(agents.last()[0]['action_mask'])[0])\n"
    )
    environment = os.environ | {"THURNTAXIS_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
