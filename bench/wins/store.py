"""Where the games are kept: one file per set, one line per game."""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from pathlib import Path

from thurntaxis.sources import fingerprint


class Store:
    """The games of one set that have been played so far."""

    def __init__(self, folder: Path, name: str) -> None:
        self.path = folder / f"{name}.games"

    def begin(self) -> int:
        """Make ready for more; how many games are there.

        Raises:
            SystemExit: they were played by other bots or another engine.
        """
        header = json.dumps({"sources": fingerprint()})
        lines = self.path.read_text().splitlines(keepends=True) if self.path.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            whole = [header + "\n"]
        elif whole[0] != header + "\n":
            raise SystemExit(f"{self.path}: played by other bots than those of this version; move it away")
        if whole != lines:  # the last game was being written when the program was stopped
            self.path.write_text("".join(whole))
        return len(whole) - 1

    def add(self, games: Iterable[bytes]) -> None:
        """Write games behind those that are there."""
        with self.path.open("a") as file:
            for actions in games:
                file.write(b64encode(actions).decode() + "\n")
                file.flush()

    def sources(self) -> str:
        """The fingerprint of the engine and the bots that played."""
        with self.path.open() as file:
            return str(json.loads(file.readline())["sources"])

    def read(self) -> Iterator[bytes]:
        """The actions of each game, in order."""
        with self.path.open() as file:
            next(file)
            for line in file:
                if line.endswith("\n"):
                    yield b64decode(line)
