"""The study: ``python -m bench.wins play build/wins``, then ``analyse`` and ``report``; ``explore`` on its own."""

import argparse
from pathlib import Path


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.wins", description=__doc__)
    commands = options.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play the games that are missing in the folder")
    play.add_argument("folder", type=Path)
    play.add_argument("--workers", type=int, default=1, help="processes that play")
    analyse = commands.add_parser("analyse", help="write the figures of the games in the folder")
    analyse.add_argument("folder", type=Path)
    commands.add_parser("report", help="write docs/what-wins.md from the figures")
    explorer = commands.add_parser("explore", help="play games for the explorer, and write its file")
    explorer.add_argument("--workers", type=int, default=1, help="processes that play")
    given = options.parse_args()
    if given.command == "play":
        from .play import play_all

        play_all(given.folder, workers=given.workers, tell=lambda line: print(line, flush=True))
    if given.command == "analyse":
        from .analyse import analyse as write

        write(given.folder)
    if given.command == "report":
        from .report import write as write_page

        write_page()
    if given.command == "explore":
        from .explore import explore

        explore(given.workers, tell=lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
