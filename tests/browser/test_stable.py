"""Modules that a browser runs keep to Python's stable interface: the static build compiles them to WebAssembly so.

Cython's C is checked here by the compiler of this machine, which takes a second; the build itself takes minutes.
"""

import runpy
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

import thurntaxis.engine

ROOT = Path(__file__).parents[2]
BUILD = runpy.run_path(str(ROOT / "scripts/engine.py"))
CODE = ROOT / "build/cython/src/thurntaxis"
MODULES = sorted(path.relative_to(CODE) for path in CODE.rglob("*.c"))

pytestmark = pytest.mark.skipif(
    not thurntaxis.engine.compiled or not shutil.which("cc") or not MODULES, reason="nothing was compiled here"
)


def problems(module: Path) -> str:
    done = subprocess.run(
        [
            *("cc", "-fsyntax-only", "-Werror=implicit-function-declaration"),
            *(f"-DPy_LIMITED_API={BUILD['STABLE_API']}", f"-I{sysconfig.get_path('include')}", CODE / module),
        ],
        check=False,
        capture_output=True,
        text=True,
    )
    return done.stderr if done.returncode else ""


@pytest.mark.parametrize("module", [each for each in MODULES if each.parts[0] not in BUILD["ELSEWHERE"]], ids=str)
def test_what_a_browser_runs_keeps_to_the_stable_interface(module: Path) -> None:
    assert problems(module) == ""


def test_a_module_that_does_not_would_be_noticed() -> None:
    # It is never in a browser, and uses arrays of C, which the stable interface does not have.
    assert "PyTypeObject" in problems(Path("envs/subenvs.c"))
