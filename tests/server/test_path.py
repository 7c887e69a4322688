"""The path of a move is as short as `docs/architecture.md` says, and passes the files that it names."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_path_of_a_move_is_described_truthfully() -> None:
    command = [sys.executable, str(ROOT / "bench/server/path.py"), "--list", "--check"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-200:] + done.stderr
    passed = set(re.findall(r"^(\S+\.py) ", done.stdout, re.MULTILINE))
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    described = text.partition("## A move on its way")[2].partition("The same walk in Python")[0]
    assert sorted(file for file in passed if f"`{file}`" not in described) == []
    assert f"passes through {len(passed)} files" in described
