"""Write the games in games/: python tests/records/make_records.py

Each is played at random from a fixed seed; the first seed that shows what the game is kept for is taken. Look at the
differences before you commit them: a changed game means changed rules.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from reference.positions import NAMES  # noqa: E402
from support.games import next_action  # noqa: E402
from thurntaxis import Game, Record  # noqa: E402
from thurntaxis.engine import Luck  # noqa: E402
from thurntaxis.game import Event  # noqa: E402

MOST = 2000
"""No game is kept that takes more decisions."""

IN_NOTATION = ("carriage-two-players", "all-officials", "unfinished-in-a-closing")
"""Games that are kept in the notation for people as well, in text/."""

Shows = Callable[[Game, list[Event]], bool]


def ended(reason: str) -> Shows:
    return lambda game, events: bool((outcome := game.outcome()) and outcome.end_reason == reason)


def tied(how: str) -> Shows:
    return lambda game, events: bool((outcome := game.outcome()) and outcome.tie == how)


def last_seat_took_the_tile(game: Game, events: list[Event]) -> bool:
    outcome = game.outcome()
    return outcome is not None and outcome.ended_by == len(game.players) - 1


def unfinished(game: Game, events: list[Event]) -> bool:
    return game.outcome() is None


def finished(game: Game, events: list[Event]) -> bool:
    return game.outcome() is not None


def option_mattered(game: Game, events: list[Event]) -> bool:
    """The same actions with the standard rules would have scored otherwise."""
    if not game.is_over:
        return False
    standard = Game(game.players, "standard", game.seed, game.record.actions)
    return standard.record.result != game.record.result


def happened(kind: str) -> Shows:
    return lambda game, events: any(event["type"] == kind for event in events)


def table_was_empty(game: Game, events: list[Event]) -> bool:
    return any(event["type"] == "skip" for event in events)


def play_was_skipped(game: Game, events: list[Event]) -> bool:
    return any(event["type"] == "skip" and event["phase"] == "play" for event in events)


def second_card_was_not_there(game: Game, events: list[Event]) -> bool:
    """A forced Postmaster took the last card of all, from the display: then follows a skipped draw."""
    return any(
        event["type"] == "take" and following == {"type": "skip", "seat": event["seat"], "phase": "draw"}
        for event, following in pairwise(events)
    )


def both(*shows: Shows) -> Shows:
    return lambda game, events: all(shown(game, events) for shown in shows)


WANTED: dict[str, tuple[int, Any, str, Shows, int]] = {
    # name: players, rules, policy, what it shows, at most this many decisions
    "carriage-two-players": (2, "standard", "builder", ended("carriage"), MOST),
    "carriage-three-players": (3, "standard", "builder", ended("carriage"), MOST),
    "carriage-four-players": (4, "standard", "builder", ended("carriage"), MOST),
    "last-house-two-players": (2, "standard", "settler", ended("houses"), MOST),
    "last-house-three-players": (3, "standard", "settler", ended("houses"), MOST),
    "last-house-four-players": (4, "standard", "settler", ended("houses"), MOST),
    "last-seat-took-the-tile-two-players": (2, "standard", "builder", last_seat_took_the_tile, MOST),
    "last-seat-took-the-tile-four-players": (4, "standard", "builder", last_seat_took_the_tile, MOST),
    "tie-game-end": (3, "standard", "builder", tied("game_end"), MOST),
    "tie-clockwise": (4, "standard", "builder", tied("clockwise"), MOST),
    "first-printing": (3, "first-printing", "builder", option_mattered, MOST),
    "icelandic": (4, "icelandic", "builder", option_mattered, MOST),
    "points-by-length": (2, {"carriage_points": "length"}, "builder", option_mattered, MOST),
    "every-option": (
        4,
        {"all_provinces": "outside_baiern", "route_tile_fallback": "seven_only", "carriage_points": "length"},
        "builder",
        option_mattered,
        MOST,
    ),
    "reshuffle": (3, "standard", "builder", both(happened("shuffle"), finished), MOST),
    "all-officials": (3, "standard", "uniform", happened("decline"), 800),
    "empty-table": (4, "standard", "hoarder", table_was_empty, 400),
    "empty-table-two-players": (2, "standard", "hoarder", table_was_empty, 400),
    "play-skipped": (3, "standard", "spender", play_was_skipped, 500),
    "second-card-not-there": (4, "standard", "spender", second_card_was_not_there, 300),
    "unfinished-first-action": (2, "standard", "builder", unfinished, 0),
    "unfinished-in-a-closing": (3, "standard", "builder", lambda game, events: game.phase == "discard", 150),
}


def choose(game: Game, policy: str, luck: Luck, rng: random.Random) -> str | int:
    if policy == "settler":
        return settle(game, luck, rng)
    if policy == "spender" and game.player == len(game.players) - 1:
        return spend(game, rng)
    return next_action(game, "hoarder" if policy == "spender" else policy, luck)


def settle(game: Game, luck: Luck, rng: random.Random) -> str | int:
    """Closes short routes and leaves carriages alone, so that somebody's last house comes before carriage 7."""
    legal = game.legal_actions()
    for action in ("close", "decline"):
        if action in legal:
            return action
    houses = [action for action in legal if action.startswith("house")]
    return rng.choice(houses) if houses else next_action(game, "builder", luck)


def spend(game: Game, rng: random.Random) -> str:
    """Plays two cards a turn and takes one, so that its hand is empty when nothing is left to take."""
    legal = game.legal_actions()
    playing = [action for action in legal if action.startswith(("left", "right"))]
    playing = playing or [action for action in legal if action.startswith("start")]
    if playing:
        return rng.choice(playing)
    return "end" if "end" in legal else rng.choice([action for action in legal if action != "administrator"])


def play(players: int, rules: Any, policy: str, most: int, seed: int) -> tuple[Game, list[Event]]:
    game = Game(NAMES[:players], rules=rules, seed=seed)
    luck, rng = Luck(seed), random.Random(seed)
    events = list(game.opening)
    while not game.is_over and game.ply < most:
        events += game.play(choose(game, policy, luck, rng))
    return game, events


def find(players: int, rules: Any, policy: str, shows: Shows, most: int) -> tuple[int, Game]:
    for seed in range(1, 5000):
        game, events = play(players, rules, policy, most, seed)
        if shows(game, events):
            return seed, game
    raise SystemExit("no such game among 5000 seeds")


def last_line(game: Game) -> dict[str, Any]:
    """How it ended; for an unfinished game, where it stands."""
    if game.is_over:
        return dict(list(game.record.trace())[-1])
    return {"position": game.position().to_json()}


def written() -> Iterator[tuple[Path, str]]:
    for name, (players, rules, policy, shows, most) in WANTED.items():
        seed, game = find(players, rules, policy, shows, most)
        outcome = game.outcome()
        data = game.record.to_json() | {
            "seed": seed,
            "policy": policy,
            "ends": {"reason": outcome.end_reason, "tie": outcome.tie, "by": outcome.ended_by} if outcome else None,
            "last": last_line(game),
        }
        rows = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items())
        yield HERE / "games" / f"{name}.json", "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    for path, content in written():
        path.write_text(content, encoding="utf-8")
        print(path.name, len(content))
    for name in IN_NOTATION:
        record = Record.load(HERE / "games" / f"{name}.json")
        (HERE / "text" / f"{name}.txt").write_text(record.to_text(), encoding="utf-8")
