"""Build version 0.2.0 beside today's, as the package ``thurntaxis_former``: an opponent to measure later ones by.

    python bench/tuning/former/build.py

Takes the sources from git and compiles them into ``build/former``; the second time nothing is done.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
COMMIT = "3f6153f"
FORMER = ROOT / "build" / "former"
NAME = "thurntaxis_former"


def build(compiled: bool = True) -> Path:
    """Where the package can be imported from; as it stands, unless it is to be compiled."""
    source = FORMER / "src"
    if not (source / NAME).exists():
        _fetch()
    if compiled and not any((source / NAME / "bots").glob("tree.*.so")):
        environment = {**os.environ, "THURNTAXIS_NATIVE": "1"}
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "src"]
        subprocess.run(command, cwd=FORMER, env=environment, check=True)
    return source


def _fetch() -> None:
    """Get the sources of the engine and the bots, and give the package its other name."""
    FORMER.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", COMMIT, "setup.py", "src"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x"], cwd=FORMER, input=archive.stdout, check=True)
    for file in [FORMER / "setup.py", *(FORMER / "src").rglob("*.py"), *(FORMER / "src").rglob("*.pxd")]:
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("thurntaxis", NAME), encoding="utf-8")
    (FORMER / "src" / "thurntaxis").rename(FORMER / "src" / NAME)


if __name__ == "__main__":
    print(build())
