"""Some simulations, and what the simulator itself must do. CI runs a thousand of them: `make simulate`."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from .mutations import MUTATIONS, Mutation
from .script import script_of, shortened
from .world import simulate

SEEDS = 50
PIECE = 5


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
