"""Results on disk, written game by game, so that a stopped tournament can go on where it stopped.

A folder with ``games.jsonl`` (a header, then one line per game, in order: the same bytes for the same command) and
``times.jsonl`` (how long the bots thought, which is never the same twice). On request also ``records.jsonl``: the games
themselves, a record in each line.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import TextIO

from ..board import CITIES
from ..errors import ThurnTaxisError
from ..game import Record
from ..game.actions import TEXTS
from ..rules import Rules
from .pairing import Plan
from .result import GameResult, Json, Played, Time

FORMAT = "thurntaxis-arena/1"
GAMES, TIMES, RECORDS = "games.jsonl", "times.jsonl", "records.jsonl"
_UNREADABLE = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""The exceptions that unreadable lines raise."""


class JournalError(ThurnTaxisError):
    """Results on disk that cannot be read or do not belong to this tournament."""


def header_of(plan: Plan, sources: str) -> Json:
    """What identifies a tournament. Its length is not part of it: a longer one continues a shorter one."""
    return {
        "format": FORMAT,
        "version": version("thurntaxis"),
        "bots": list(plan.bots),
        "players": plan.players,
        "rules": plan.rules.to_json(),
        "seed": plan.seed,
        "most_decisions": plan.most_decisions,
        "sources": sources,
    }


class Journal:
    """The results of one tournament in a folder."""

    def __init__(self, folder: Path, *, records: bool = False) -> None:
        self.folder = folder
        self._keeps_records = records
        self._rules = Rules()
        self._records: TextIO | None = None
        self._games: TextIO | None = None
        self._times: TextIO | None = None

    @property
    def header(self) -> Json | None:
        """The stored header; None if there is none."""
        header = next(self._lines(GAMES), None)
        if header is not None and not {"format", "sources"} <= header.keys():
            raise self._something_else(GAMES)
        return header

    def results(self) -> list[GameResult]:
        """The stored games."""
        lines = list(self._lines(GAMES))
        try:
            results = [GameResult.from_json(line) for line in lines[1:]]
        except _UNREADABLE:
            raise self._something_else(GAMES) from None
        if any(result.game != number for number, result in enumerate(results)):
            raise JournalError(f"{self.folder / GAMES}: games are missing or out of order")
        return results

    def times(self) -> dict[str, Time]:
        """How long each bot thought in all games."""
        seats = [result.seats for result in self.results()]
        total: dict[str, Time] = {}
        for line in self._times_of(len(seats)):
            for bot, time in zip(seats[line["game"]], line["times"], strict=False):
                total[bot] = total.get(bot, Time()) + Time(**time)
        return total

    def _times_of(self, games: int) -> list[Json]:
        """The lines with the times of the first games."""
        try:
            lines = [line for line in self._lines(TIMES) if 0 <= line["game"] < games]
            for line in lines:
                sum((Time(**time) for time in line["times"]), Time())
        except _UNREADABLE:
            raise self._something_else(TIMES) from None
        return lines

    def _lines(self, name: str) -> Iterator[Json]:
        """The lines of a file; one that was being written when the program was stopped does not count."""
        try:
            text = (self.folder / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return
        except UnicodeDecodeError:
            raise self._something_else(name) from None
        for line in text.splitlines(keepends=True):
            if line.endswith("\n"):
                try:
                    data = json.loads(line)
                except (ValueError, RecursionError):
                    raise self._something_else(name) from None
                if not isinstance(data, dict):
                    raise self._something_else(name)
                yield data

    def _something_else(self, name: str) -> JournalError:
        return JournalError(f"{self.folder / name}: not the results of a tournament")

    def begin(self, header: Json, *, resume: bool = False, mixed: bool = False) -> list[GameResult]:
        """Prepare for writing; return the games that the folder already has, if they are to be kept.

        Raises:
            JournalError: they are of another tournament, or (unless `mixed`) of bots that have changed since.
        """
        kept: list[GameResult] = []
        old = self.header if resume else None
        if old is not None:
            self._compare(old, header, mixed)
            kept, header = self.results(), old
        times = self._times_of(len(kept)) if kept else []
        records = self._kept_records(len(kept)) if self._keeps_records else []
        self._rules = Rules.of(header["rules"])
        self.folder.mkdir(parents=True, exist_ok=True)
        self._games = (self.folder / GAMES).open("w", encoding="utf-8", newline="\n")
        self._games.write(_line(header))
        self._games.writelines(result.dumps() + "\n" for result in kept)
        self._games.flush()
        self._times = (self.folder / TIMES).open("w", encoding="utf-8", newline="\n")
        self._times.writelines(map(_line, times))
        self._times.flush()
        if self._keeps_records:
            self._records = (self.folder / RECORDS).open("w", encoding="utf-8", newline="\n")
            self._records.writelines(map(_line, records))
            self._records.flush()
        return kept

    def _kept_records(self, games: int) -> list[Json]:
        """The records of the first games, which must be there."""
        if games and not (self.folder / RECORDS).exists():
            raise JournalError(f"{self.folder}: the games there were played without --records")
        try:
            return [line for line in self._lines(RECORDS) if line["arena"]["game"] < games]
        except _UNREADABLE:
            raise self._something_else(RECORDS) from None

    def _compare(self, old: Json, new: Json, mixed: bool) -> None:
        changed = [key for key in new if key != "version" and old.get(key) != new[key]]
        if changed not in ([], ["sources"]):
            raise JournalError(
                f"{self.folder}: the results there are from another tournament ({', '.join(changed)} differ)"
            )
        if changed and not mixed:
            raise JournalError(f"{self.folder}: the results there were played by bots that have changed since")

    def add(self, played: Played) -> None:
        """Store one more game."""
        assert self._games is not None
        assert self._times is not None
        if self._records is not None and played.draws:  # first, so that no game is stored without its record
            self._records.write(_line(record_of_game(played, self._rules).to_json()))
            self._records.flush()
        self._games.write(played.result.dumps() + "\n")
        self._games.flush()
        self._times.write(_line({"game": played.result.game, "times": [asdict(time) for time in played.times]}))
        self._times.flush()

    def close(self) -> None:
        for file in (self._games, self._times, self._records):
            if file is not None:
                file.close()


def record_of_game(played: Played, rules: Rules) -> Record:
    """The record of the game, up to a forfeit. There is none if the process died."""
    result = played.result
    extra = {"arena": {"game": result.game, "deal": result.deal, "end": result.end}}
    scores = [player.score for player in result.players]
    return Record(
        players=result.seats,
        rules=rules,
        draws=tuple(CITIES[city] for city in played.draws),
        actions=tuple(TEXTS[action] for action in played.actions),
        result={"scores": scores, "winner": result.winner} if result.winner is not None else None,
        extra=extra,
    )


def _line(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
