"""Self-play of bots as Parquet files.

One row per decision: what the player saw, what was legal, what they did, and how the game ended for them.

A corpus is a folder of shards with a number of games each, a settings file, and a card that says how it was made. A
game is decided by the settings and its number alone, so an interrupted corpus can be continued, and comes out the same.
"""

from ..extras import need

need("corpus")

import json
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypedDict

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from ..bots import make
from ..engine import Luck, State
from ..engine.numbers import ACTIONS
from ..errors import ThurnTaxisError
from ..game.draws import luck_seed
from ..rules import RuleChoice, Rules
from .layout import Layout
from .observer import Observer
from .options import decision
from .rewards import rank

SETTINGS, CARD, DATA = "settings.json", "README.md", "data"
FORMAT = "thurntaxis-corpus/1"


class CorpusError(ThurnTaxisError):
    """A corpus cannot be created with these settings; the message says why."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a corpus: the same settings make the same rows."""

    bots: tuple[str, ...]
    """Codes, one per seat. In game number g they sit g places further round the table."""
    games: int
    shard_games: int = 100
    rules: RuleChoice = field(default_factory=lambda: Rules().to_json())
    seed: int = 0
    max_decisions: int = 5000
    """Games that take more decisions than this are left out."""

    def __post_init__(self) -> None:
        Layout(len(self.bots))
        for code in self.bots:
            make(code)

    @property
    def shards(self) -> int:
        """The number of files."""
        return -(-self.games // self.shard_games)

    def games_of(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        return range(shard * self.shard_games, min(self.games, (shard + 1) * self.shard_games))

    def to_json(self) -> dict[str, object]:
        """The settings as in the settings file."""
        return {"format": FORMAT, "version": __version__, **asdict(self), "bots": list(self.bots)}


class Figures(TypedDict):
    """The size of a corpus, and how often each seat's bot won."""

    games: int
    unfinished: int
    decisions: int
    bytes: int
    wins: dict[str, int]


def schema(num_players: int) -> pa.Schema:
    """The columns of a corpus."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("observation", pa.list_(pa.int8(), Layout(num_players).size)),
            ("action_mask", pa.list_(pa.int8(), ACTIONS)),
            ("action", pa.uint8()),
            ("won", pa.bool_()),
            ("place", pa.int8()),
            ("score", pa.int8()),
            ("scores", pa.list_(pa.int8(), num_players)),
        ]
    )


@dataclass(slots=True)
class _Rows:
    """The decisions of some games, column by column."""

    players: int
    columns: dict[str, list[int | npt.NDArray[np.int8]]] = field(default_factory=dict)

    def add(self, **values: int | npt.NDArray[np.int8]) -> None:
        for name, value in values.items():
            self.columns.setdefault(name, []).append(value)

    def table(self, bots: tuple[str, ...]) -> pa.Table:
        columns = []
        for wanted in schema(self.players):
            values = self.columns.get(wanted.name, [])
            if wanted.name == "bot":
                codes = pa.array(values, pa.int8())
                columns.append(pa.DictionaryArray.from_arrays(codes, pa.array(bots, pa.string())))
            elif pa.types.is_fixed_size_list(wanted.type):
                flat = np.concatenate(values) if values else np.empty(0, np.int8)
                columns.append(pa.FixedSizeListArray.from_arrays(pa.array(flat, pa.int8()), type=wanted.type))
            else:
                columns.append(pa.array(values, wanted.type))
        return pa.Table.from_arrays(columns, schema=schema(self.players))


def _play(settings: Settings, game: int, rows: _Rows) -> bool:
    """Play one game and record its decisions; return whether it was finished."""
    players = len(settings.bots)
    luck = Luck(settings.seed * 1_000_003 + game)
    state = State(players, Rules.of(settings.rules))
    luck.deal(state)
    seated = [(seat + game) % players for seat in range(players)]
    bots = [make(settings.bots[which]) for which in seated]
    bots_lucks = [Luck(luck_seed(settings.seed, game, seat)) for seat in range(players)]
    observer = Observer()
    taken: list[tuple[int, npt.NDArray[np.int8], npt.NDArray[np.int8], int]] = []
    while not state.is_over:
        if len(taken) == settings.max_decisions:
            return False
        seat = state.player
        row, mask = np.empty(Layout(players).size, np.int8), np.empty(ACTIONS, np.int8)
        observer.observe(state, seat, row, mask)
        action = decision(bots[seat], settings.bots[seated[seat]], state, bots_lucks[seat])
        taken.append((seat, row, mask, action))
        luck.step(state, action)
    scores = np.array([state.score(seat) for seat in range(players)], np.int8)
    for ply, (seat, row, mask, action) in enumerate(taken):
        rows.add(
            game=game,
            ply=ply,
            seat=seat,
            bot=seated[seat],
            observation=row,
            action_mask=mask,
            action=action,
            won=state.winner() == seat,
            place=rank(state, seat),
            score=int(scores[seat]),
            scores=scores,
        )
    return True


def shard_path(folder: Path, shard: int) -> Path:
    """The file of a shard."""
    return folder / DATA / f"decisions-{shard:05}.parquet"


def write_shard(settings: Settings, folder: Path, shard: int) -> Path:
    """Play a shard's games and write them. The file appears only when it is complete."""
    rows = _Rows(len(settings.bots))
    unfinished = sum(not _play(settings, game, rows) for game in settings.games_of(shard))
    table = rows.table(settings.bots).replace_schema_metadata({"unfinished": str(unfinished)})
    path = shard_path(folder, shard)
    partial_path = path.with_name(f".{path.name}.{os.getpid()}")  # readers of the folder skip names with a dot
    pq.write_table(table, partial_path, compression="zstd")
    partial_path.replace(path)
    return path


def make_corpus(
    settings: Settings, folder: Path, workers: int = 1, tell: Callable[[int, int], None] | None = None
) -> Figures:
    """Write all missing shards, then the data card; return its figures.

    Args:
        settings: what decides the corpus.
        folder: where it is, or will be.
        workers: how many processes play.
        tell: called with the number of shards that are done, and of all.

    Raises:
        CorpusError: the folder holds a corpus with other settings, or a process was ended from outside.
    """
    (folder / DATA).mkdir(parents=True, exist_ok=True)
    _claim(settings, folder)
    missing = [shard for shard in range(settings.shards) if not shard_path(folder, shard).exists()]
    for done, _ in enumerate(_written(settings, folder, missing, workers), settings.shards - len(missing) + 1):
        if tell:
            tell(done, settings.shards)
    figures = figures_of(settings, folder)
    (folder / CARD).write_text(card(settings, figures), encoding="utf-8")
    return figures


def _claim(settings: Settings, folder: Path) -> None:
    path = folder / SETTINGS
    wanted = json.loads(json.dumps(settings.to_json()))
    if path.exists():
        found = _settings_in(path)
        differ = sorted(name for name in {*wanted, *found} if wanted.get(name) != found.get(name))
        if differ:
            differences = ", ".join(f"{name} is {found.get(name)} there and {wanted.get(name)} here" for name in differ)
            raise CorpusError(f"{folder} holds a corpus with other settings: {differences}")
    path.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")


def _settings_in(path: Path) -> dict[str, object]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as problem:
        raise CorpusError(f"{path}: this is not a corpus settings file: {problem}") from None
    if not isinstance(found, dict):
        raise CorpusError(f"{path}: this is not a corpus settings file")
    return found


def _written(settings: Settings, folder: Path, shards: list[int], workers: int) -> Iterator[Path]:
    write = partial(write_shard, settings, folder)
    if workers == 1:
        yield from map(write, shards)
        return
    pool = ProcessPoolExecutor(
        workers,
        get_context("spawn"),
        initializer=signal.signal,  # Ctrl-C ends the workers at once instead of being waited for
        initargs=(signal.SIGINT, signal.SIG_DFL),
    )
    waiting: deque[Future[Path]] = deque()
    try:
        for shard in shards:
            waiting.append(pool.submit(write, shard))
            if len(waiting) > workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise CorpusError("a worker process was killed; run the same command again to continue") from None
    finally:  # the pool itself cancels what is left: `pool.map` would do it at odds with the pool's own thread
        pool.shutdown(cancel_futures=True)


def figures_of(settings: Settings, folder: Path) -> Figures:
    """How many games, rows and bytes there are, and how often each seat's bot won."""
    games = rows = size = unfinished = 0
    wins = dict.fromkeys(settings.bots, 0)
    for shard in range(settings.shards):
        path = shard_path(folder, shard)
        try:
            file = pq.ParquetFile(path)
            unfinished += int(file.schema_arrow.metadata[b"unfinished"])
            winners = _winners(file)
        except (ValueError, KeyError, TypeError):
            raise CorpusError(
                f"{path}: this is not part of a corpus; delete it and the command will play those games again"
            ) from None
        rows += file.metadata.num_rows
        size += path.stat().st_size
        for bot in winners:
            games += 1
            wins[bot] += 1
    return {"games": games, "unfinished": unfinished, "decisions": rows, "bytes": size, "wins": wins}


def _winners(file: pq.ParquetFile) -> list[str]:
    """The bot that won, for each game of a file."""
    table = file.read(columns=["game", "bot", "won"])
    rows = zip(*(table[name].to_pylist() for name in ("game", "bot", "won")), strict=True)
    return list({game: bot for game, bot, won in rows if won}.values())


def card(settings: Settings, figures: Figures) -> str:
    """The data card of a corpus."""
    options = json.dumps(settings.to_json(), indent=1)
    wins = "\n".join(f"| `{bot}` | {won} |" for bot, won in figures["wins"].items())
    columns = "\n".join(f"| `{name}` | {kind} | {about} |" for name, kind, about in _columns(len(settings.bots)))
    return f"""# Self-play of Thurn und Taxis

- {figures["games"]:,} games, {figures["decisions"]:,} decisions
- {figures["unfinished"]:,} more games were left out: they had not ended after {settings.max_decisions:,} decisions
- {settings.shards} Parquet files in `{DATA}`, {figures["bytes"]:,} bytes

| bot | games won |
| --- | --- |
{wins}

## How it was made

By `thurntaxis corpus` with these settings, which are in `{SETTINGS}` as well:

```json
{options}
```

Game number g is decided by the seed and g. The bots sit g places further round the table than they are listed.
The same settings and version give the same rows, unless a bot thinks for a number of milliseconds.
The observation is what the player to act could know, so it shows no hidden card.

## Columns

| column | type | what |
| --- | --- | --- |
{columns}
"""


def _columns(players: int) -> Iterator[tuple[str, str, str]]:
    about = {
        "game": "number of the game",
        "ply": "number of the decision in its game",
        "seat": "who decided",
        "bot": "the code of the bot at that seat",
        "observation": f"what the seat saw; `thurntaxis.envs.layout.Layout({players})` names the parts",
        "action_mask": "1 for each legal action",
        "action": "the action chosen",
        "won": "whether the seat won the game",
        "place": "how many were placed before the seat",
        "score": "the final points of the seat",
        "scores": "the final points of all seats",
    }
    for column in schema(players):
        yield column.name, str(column.type), about[column.name]
