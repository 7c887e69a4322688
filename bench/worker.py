"""How long bots take for a decision in a worker of the browser, beside the same seeded games played natively.

    python -m bench.worker                         # medium, hard and expert; some minutes
    python -m bench.worker medium:2:2 hard:4:5/80  # level, players, seed, and, if not all, how many actions

The engine is the one that `make static` has built.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.pages import write

ROOT = Path(__file__).parent.parent
GAMES = ["medium:2:2", "hard:2:5", "hard:4:5", "expert:2:6", "expert:4:6/80"]
WANTED = {
    **{("medium", players): 5.0 for players in (2, 3, 4)},
    **{("hard", players): 40.0 for players in (2, 3, 4)},
    ("expert", 2): 1500.0,
    ("expert", 3): 2500.0,
    ("expert", 4): 2500.0,
}
"""Milliseconds for a decision in the worker, by level and players."""
MEMORY = 200
"""Megabytes that the worker may need."""


def natively(games: list[str]) -> dict[str, Any]:
    """The games in this machine's own code."""
    script = ROOT / "tests/browser/seeded.py"
    done = subprocess.run([sys.executable, script, *games], check=True, text=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def in_the_browser(games: list[str]) -> dict[str, Any]:
    """The same games in Chromium; what `web/e2e/worker.measure.ts` found."""
    browser = subprocess.run([ROOT / "scripts/browser"], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        figures = Path(folder) / "figures.json"
        more = {"CHROMIUM": browser, "GAMES": " ".join(games), "FIGURES": str(figures)}
        command = ["npm", "run", "--silent", "measure:worker"]
        subprocess.run(command, cwd=ROOT / "web", env=os.environ | more, check=True, stdout=sys.stderr)
        found: dict[str, Any] = json.loads(figures.read_text())
    return found


def table(native: dict[str, Any], browser: dict[str, Any], load: float) -> str:
    """The figures as the page shows them."""
    rows = []
    for name, game in browser["games"].items():
        level, players, seed = name.split(":")
        here, there = native["games"][name], game["processor"]
        if here["actions"] != game["actions"]:
            raise SystemExit(f"{name} was not the same game")
        wanted = WANTED.get((level, int(players)))
        holds = "" if wanted is None else f"≤ {wanted:g} ms: {'holds' if there <= wanted else 'DOES NOT HOLD'}"
        who = f"`{level}`, {players} players{_part(seed)}"
        own = here["processor"]
        rows.append(f"| {who} | {there:.2f} | {game['ms']:.2f} | {own:.2f} | {there / own:.2f}× | {holds} |")
    memory = browser["memory"] / 1e6
    return "\n".join(
        [
            "| mean decision, ms of processor time | in the worker | by the clock | native | ratio | wanted |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
            "",
            f"Memory of the worker: {memory:.0f} MB (wanted: below {MEMORY}). {browser['browser']}, "
            f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f} at the start. "
            f"Command: `python -m bench.worker {' '.join(browser['games'])}`.",
        ]
    )


def _part(seed: str) -> str:
    """Which part of a game was played, if not all of it."""
    _, _, most = seed.partition("/")
    return f", first {most} actions" if most else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, help="level, players and seed")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    options = parser.parse_args()
    load = os.getloadavg()[0]
    text = table(natively(options.games), in_the_browser(options.games), load)
    print(text)
    if not options.no_write:
        write("worker", text)


if __name__ == "__main__":
    main()
