"""Some hundred simulations, and what the simulator itself must do; `make simulate` runs more of them."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from .mutations import MUTATIONS, Mutation
from .script import script_of, shortened
from .world import simulate

SEEDS = 200
PIECE = 5
NAMED = {
    "found: an action from before the table began is taken back": 11,
    "found: a table that is looked at but not in memory is not told": 49,
    "found: a full disk keeps people out": 1,
    "found: a removed name stays in the memory of other workers": 17,
    "found: somebody comes to a table that is being deleted": 320,
    "found: quick turns put a notice off for ever": 3,
}
"""Mistakes that were in the code, and the seed that finds each of them, or one soon after it: any change to what is
asked of the store changes what happens in a seed."""
_SOON = 60


@pytest.fixture(autouse=True, scope="module")
def _only_own_garbage() -> None:
    gc.freeze()  # each simulation collects its own garbage, which is quick when there is no other


@pytest.mark.parametrize("first", range(0, SEEDS, PIECE))
def test_nothing_is_lost_and_nobody_waits_in_vain(first: int) -> None:
    for seed in range(first, first + PIECE):
        assert simulate(script_of(seed)).violation is None, f"seed {seed}"


def test_the_same_seed_is_the_same_simulation_in_every_process() -> None:
    code = "from simulation.world import *; from simulation.script import *; print(simulate(script_of(3)).trace)"
    for hash_seed in ("1", "2"):
        environment = {"PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=300
        )
        assert done.stdout.strip() == str(simulate(script_of(3)).trace), done.stderr


def test_a_script_is_shortened_to_the_steps_that_matter() -> None:
    script = script_of(0)

    def fails(part: object) -> bool:
        kinds = [step.what for step in part.steps]  # type: ignore[attr-defined]
        return "crash" in kinds and "play" in kinds

    assert sorted(step.what for step in shortened(script, fails).steps) == ["crash", "play"]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_mutations_are_still_mutations_of_the_code(mutation: Mutation) -> None:
    compile(mutation.source(), mutation.module, "exec")


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="asyncio is another elsewhere, and so is what a seed does")
@pytest.mark.parametrize("name", NAMED)
def test_what_was_found_once_is_found_again(name: str) -> None:
    command = [sys.executable, "-m", "simulation.mutated", name, str(NAMED[name]), str(_SOON)]
    environment = {"PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.startswith("seed "), done.stdout + done.stderr
