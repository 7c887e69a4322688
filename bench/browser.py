"""How long the page keeps the browser busy at a stretch: the longest task of a whole game, beside a plain HTML table.

    python -m bench.browser             # three games
    python -m bench.browser --rounds 1

A real browser plays whole games against a bot, from the first page to the score; in turns with them, and in the same
browser, a page without any style or script reads and lays out a plain table of 1,000 rows in one task. While a task
runs, a page answers no click. Times are those that the page's main thread ran.
"""

import argparse
import json
import os
import platform
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.pages import write

ROOT = Path(__file__).parent.parent
WANTED = 200


def measure(rounds: int) -> dict[str, Any]:
    """What `web/e2e/tasks.measure.ts` found."""
    browser = subprocess.run([ROOT / "scripts/browser"], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        figures = Path(folder) / "figures.json"
        more = {"CHROMIUM": browser, "ROUNDS": str(rounds), "FIGURES": str(figures)}
        subprocess.run(["npm", "run", "--silent", "measure"], cwd=ROOT / "web", env=os.environ | more, check=True)
        found: dict[str, Any] = json.loads(figures.read_text())
    return found


def table(found: dict[str, Any], load: float) -> str:
    """The figures as the page shows them."""
    games: list[list[float]] = found["games"]
    longest, plain = median(tasks[0] for tasks in games), median(found["tables"])
    others = "; ".join(" ".join(f"{task:.0f}" for task in tasks) for tasks in games)
    return "\n".join(
        [
            f"| what | thurntaxis | plain table of {found['rows']:,} rows | ratio | wanted |",
            "| --- | --- | --- | --- | --- |",
            f"| longest task in a whole game, ms | {longest:.0f} | {plain:.0f} | {longest / plain:.2f}× "
            f"| ≤ {WANTED} ms: {'holds' if longest <= WANTED else 'DOES NOT HOLD'} |",
            "",
            f"The ten longest tasks of each game, ms: {others}. {found['browser']}, {platform.machine()}, "
            f"{os.cpu_count()} cores, load {load:.1f} at the start, medians of {len(games)} games and "
            f"{len(found['tables'])} tables in turns. Command: `python -m bench.browser`.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="games")
    parser.add_argument("--no-write", action="store_true", help="leave docs/benchmarks.md as it is")
    options = parser.parse_args()
    load = os.getloadavg()[0]
    text = table(measure(options.rounds), load)
    print(text)
    if not options.no_write:
        write("browser", text)


if __name__ == "__main__":
    main()
