"""Ways to play at random, each made to reach other corners of the rules; and whole games played with them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .game import ROADS, ReferenceGame

Policy = Callable[[ReferenceGame, random.Random], str]


def uniform(game: ReferenceGame, rng: random.Random) -> str:
    """Any legal action. Games are very long, and routes are rarely closed."""
    return rng.choice(game.legal())


def builder(game: ReferenceGame, rng: random.Random) -> str:
    """Closes at any length from 3 to 7: finishes in a few hundred decisions."""
    # Asked once at each length, this makes 3, 4, 5, 6 and 7 equally likely.
    now = rng.random() < 1 / max(1, 8 - len(game.route))
    return _build(game, rng, close=now or not _can_go_on(game), cartwright=rng.random() < 0.8)


def stretcher(game: ReferenceGame, rng: random.Random) -> str:
    """Closes at 7 and more, and is in no hurry: runs the length tiles out."""
    return _build(game, rng, close=len(game.route) >= rng.randint(7, 9), cartwright=rng.random() < 0.1)


def settler(game: ReferenceGame, rng: random.Random) -> str:
    """Closes at 3 or 4 and leaves the Cartwright alone: the game ends with somebody's last house."""
    return _build(game, rng, close=len(game.route) >= rng.randint(3, 4), cartwright=False)


def _build(game: ReferenceGame, rng: random.Random, close: bool, cartwright: bool) -> str:
    """Extends when it can; closes when it is told to; else at random."""
    legal = game.legal()
    extensions = [action for action in legal if action.startswith(("left", "right"))]
    takes = [action for action in legal if action.startswith("take")]
    if game.phase == "draw":
        useful = [action for action in takes if action != "take supply" and _fits_an_end(game, action.split()[1])]
        return rng.choice(useful if useful and rng.random() < 0.8 else legal)
    if game.phase == "play":
        if takes and rng.random() < 0.4:
            return rng.choice(takes)
        return rng.choice(extensions or [action for action in legal if action.startswith("start")])
    if game.phase == "finish":
        if close and "close" in legal:
            return "close"
        return rng.choice([action for action in legal if action != "close"])
    if game.phase == "houses":
        return rng.choice([action for action in legal if action != "done"] if rng.random() < 0.9 else legal)
    if game.phase == "carriage":
        return "cartwright" if cartwright else "decline"
    return rng.choice(legal)


def hoarder(game: ReferenceGame, rng: random.Random) -> str:
    """Closes next to never. The last seat spends its cards; the others pile theirs up until none are left to draw."""
    legal = game.legal()
    extensions = [action for action in legal if action.startswith(("left", "right"))]
    takes = [action for action in legal if action.startswith("take")]
    spends = game.seat == len(game.names) - 1
    if rng.random() < 0.01:
        return rng.choice(legal)
    if game.phase == "draw":
        return "take supply" if "take supply" in legal and rng.random() < 0.7 else rng.choice(takes)
    if game.phase == "play":
        if takes and not spends:
            return "take supply" if "take supply" in legal else rng.choice(takes)
        # A route that grows keeps its cards from the supply; dropping it would feed the supply again.
        return rng.choice(extensions or [action for action in legal if action.startswith("start")])
    if game.phase == "finish":
        if "close" in legal and not game.hand and rng.random() < 0.2:
            return "close"  # with an empty hand: mostly after a play that was skipped
        return rng.choice(extensions) if spends and extensions else "end"
    return rng.choice(legal)


POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "builder": builder,
    "stretcher": stretcher,
    "settler": settler,
    "hoarder": hoarder,
}


def _fits_an_end(game: ReferenceGame, city: str) -> bool:
    route = game.route
    return bool(route) and city not in route and ((city, route[0]) in ROADS or (city, route[-1]) in ROADS)


def _can_go_on(game: ReferenceGame) -> bool:
    return any(_fits_an_end(game, city) for city in game.hand)


def new_game(players: int, rules: str | dict[str, str], seed: int) -> ReferenceGame:
    """A game whose cards come from a generator of their own, so that choices do not change the shuffle."""
    rng = random.Random(f"cards {seed}")
    return ReferenceGame(players, rules, lambda game: rng.choice(game.supply))


def played(
    players: int, rules: str | dict[str, str], policy: Policy, seed: int, limit: int
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The record and the trace of a game of at most `limit` decisions."""
    draws: list[str] = []
    cards = random.Random(f"cards {seed}")

    def draw(game: ReferenceGame) -> str:
        draws.append(cards.choice(game.supply))
        return draws[-1]

    game = ReferenceGame(players, rules, draw)
    rng = random.Random(f"choices {seed}")
    trace = []
    while not game.over and game.ply < limit:
        trace.append(game.trace_line(policy(game, rng)))
        game.apply(trace[-1]["action"])
    record = {
        "format": "thurntaxis-record/1",
        "rules": game.rules,
        "players": game.names,
        "draws": draws,
        "actions": [line["action"] for line in trace],
    }
    if game.over:
        record["result"] = {"scores": game.scores(), "winner": game.winner()}
        trace.append(game.final_line())
    return record, trace
