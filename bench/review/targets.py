"""Whether hints and reviews can be relied on: repeated, read, confirmed by 16 times the work.

    python -m bench.review.targets hints --positions 300
    python -m bench.review.targets followed --games 100
    python -m bench.review.targets confirmed --games 40

Games come from seeds above 900000, which nothing was tuned on; they have two, three and four players in turn, or those
of `--players`. `hints` asks three times in each position, each time a new assessor, has the reasons checked by
`bench/review/claims.py`, and recounts what they counted in fresh worlds. `followed` plays one seat by hints alone
against level 6, with a new hint for each action, and has these moves reviewed without the stored hints. `confirmed`
looks at the marks of the quick look with the thorough one. The result of each game is kept in a file of `--folder`;
called again, the command goes on with the games that are missing. `--first` begins with another game.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from bench.review.claims import faults

from thurntaxis.assessment import Assessor, Evaluator
from thurntaxis.assessment.hint import Advice, advise
from thurntaxis.assessment.service import to_the_end
from thurntaxis.bots import make
from thurntaxis.bots.levels import LEVELS
from thurntaxis.engine import EngineView, Luck
from thurntaxis.engine.numbers import DISCARD
from thurntaxis.game import Game, View
from thurntaxis.game.actions import TEXTS
from thurntaxis.review import BUDGETS
from thurntaxis.review.decisions import decisions_in_steps
from thurntaxis.review.grading import size_of
from thurntaxis.review.moments import Moment, moments_of
from thurntaxis.rollouts import CountedReason
from thurntaxis.rollouts.reasons import ROUNDS, counts

FIRST = 900_000
_LOOKED_AT_CLOSELY = 20
"""Of so many followed hints, a thorough review looks at one."""
NAMES = ["Annegret", "Benedikt", "Clementine", "Dietmar"]


class Row(TypedDict):
    """A game in the file."""

    game: int
    players: int
    seconds: float
    figures: dict[str, int]
    read: list[str]


@dataclass(slots=True)
class Found:
    """The result of one game: figures, and what is worth reading."""

    figures: Counter[str] = field(default_factory=Counter)
    read: list[str] = field(default_factory=list)


def played(number: int, levels: list[str]) -> Iterator[Game]:
    """A game of these levels, before each of its actions."""
    game = Game(NAMES[: len(levels)], seed=FIRST + number)
    bots = [make(level) for level in levels]
    ply = 0
    while game.player is not None:
        yield game
        seat, legal = game.player, game.legal_actions(numbers=True)
        game.play(bots[seat].decide(game.view(seat).engine, legal, Luck(FIRST + 1000 * number + ply)))
        ply += 1


def codes(first: int, last: int) -> list[str]:
    return [level.code for level in LEVELS if first <= level.number <= last]


# ---- Hints ----


def hints(number: int, players: int) -> Found:
    """Ask for hints in positions of a game of levels 3 to 6."""
    found, chosen = Found(), codes(3, 6)
    for ply, game in enumerate(played(number, [chosen[(number + seat) % len(chosen)] for seat in range(players)])):
        if ply % 23 == 11 and len(game.legal_actions()) > 1:
            assert game.player is not None
            _ask(game.view(game.player), game.legal_actions(numbers=True), found)
    return found


def _ask(view: View, legal: list[int], found: Found) -> None:
    began = time.process_time()
    answers = [to_the_end(advise(Assessor(), view, legal, "en")) for _ in range(3)]
    figures, hint = found.figures, answers[0]
    figures["milliseconds for each answer"] += round(1000 * (time.process_time() - began) / 3)
    figures["positions"] += 1
    figures["identical"] += answers[0] == answers[1] == answers[2]
    figures["no choice"] += not hint.candidates
    figures["third person"] += view.players[view.engine.seat] in hint.sentence
    if not hint.candidates:
        return
    figures["with a choice"] += 1
    figures["close" if "It is close" in hint.sentence else "decided" if "as good as" in hint.sentence else "clear"] += 1
    plain = [reason for reason in hint.reasons if reason.id != "review-reason-overall"]
    figures["with a reason"] += bool(plain)
    if not plain:
        found.read.append(f"no reason: {hint.sentence}")
    for fault in faults(view.engine, hint):
        figures[fault.kind] += 1
        found.read.append(f"{fault.kind}: {fault.claim} in {hint.sentence}")
    found.read.append(hint.sentence)
    _recount(view.engine, hint, found)


def _recount(view: EngineView, hint: Advice, found: Found) -> None:
    """Whether counted reasons hold in worlds that were not used to find them."""
    figures, best, other = found.figures, list(hint.candidates[0].actions), list(hint.other)
    known = {_key(CountedReason(count.id, count.arguments)): count for count in counts(view, best, other or best)}
    asked = [(reason, known[_key(reason)]) for reason in hint.reasons if _key(reason) in known]
    figures["certain facts"] += len(hint.reasons) - len(asked)
    if not asked:
        return
    continuation, turns = Evaluator().continuation, ROUNDS * view.public.players
    fates = [continuation.fates(view, way, 10_000_019, 400, turns) for way in (best, other)]
    for reason, count in asked:
        figures["counted reasons"] += 1
        mine, theirs = (sum(count.holds(fate) for fate in each) / 400 for each in fates)
        holds = (mine - theirs if count.wanted else theirs - mine) >= 0.1
        figures["counted reasons that differ by 10 in 100 again"] += holds
        if not holds:
            found.read.append(f"does not hold: {reason} ({mine:.2f}, {theirs:.2f})")


def _key(reason: CountedReason) -> tuple[object, ...]:
    ignored = ("best", "other", "games")
    return reason.id, *sorted((key, value) for key, value in reason.arguments.items() if key not in ignored)


# ---- Games played by hints ----


def followed(number: int, players: int) -> Found:
    """Play one seat by hints against level 6, and see which of its moves a review marks."""
    found, (level,) = Found(), codes(6, 6)
    game = Game(NAMES[:players], seed=FIRST + number)
    bots, own, ply = [make(level) for _ in range(players)], number % players, 0
    while game.player is not None:
        seat, legal = game.player, game.legal_actions(numbers=True)
        view = game.view(seat)
        if seat == own and len(legal) > 1:
            game.play(TEXTS[to_the_end(advise(Assessor(), view, legal, "en")).way[0]])
        else:
            game.play(bots[seat].decide(view.engine, legal, Luck(FIRST + 1000 * number + ply)))
        ply += 1
    found.figures["games"] += 1
    found.figures["won"] += game.state.winner() == own
    _marks([moment for moment in moments_of(game.record) if moment.seat == own], found)
    return found


def _marks(moments: list[Moment], found: Found) -> None:
    """What a quick review that knows nothing of the hints says about them; of every 20th, what a thorough one says."""
    figures = found.figures
    quick = to_the_end(decisions_in_steps(moments, BUDGETS["quick"], (), Assessor()))
    several = [decision.ply for decision in quick[::_LOOKED_AT_CLOSELY]]
    close = [moment for moment in moments if moment.ply in several]
    for kind, decisions in (
        ("", quick),
        ("closely ", to_the_end(decisions_in_steps(close, BUDGETS["thorough"], (), Assessor()))),
    ):
        for decision in decisions:
            figures[f"{kind}hinted"] += 1
            figures[f"{kind}marked {decision.size}"] += 1
            if decision.size != "none":
                played, best = " ".join(decision.played.actions), " ".join(decision.best.actions)
                found.read.append(
                    f"{kind}{decision.size} of {decision.cost} at ply {decision.ply}: {played}, not {best}"
                )


# ---- Marks looked at again ----


def confirmed(number: int, players: int) -> Found:
    """Look at the marks of the quick look with 16 times its work."""
    found, chosen = Found(), codes(2, 6)
    levels = [chosen[(number + seat) % len(chosen)] for seat in range(players)]
    *_, game = played(5_000 + number, levels)
    figures = found.figures
    figures["games"] += 1
    for moment in moments_of(game.record):
        if moment.ply < 0 or moment.before.phase == DISCARD or len(moment.before.legal_actions()) < 2:
            continue
        view = EngineView(moment.before, moment.seat)
        quick = Assessor().assess(view, asked=moment.actions)
        if not quick.ways:
            continue
        figures["decisions"] += 1
        mark = quick.way(moment.before, moment.actions)
        if size_of(mark.sure_cost) == "none":
            continue
        figures["marks"] += 1
        closer = Assessor().assess(view, "thorough", asked=moment.actions)
        again = closer.way(moment.before, moment.actions)
        figures["marks again"] += size_of(again.sure_cost) != "none"
        same = next(way for way in closer.ways if way.actions == quick.best.actions)
        figures["the same better move or one as good"] += same.shortfall < 0.01 or same.is_alike
        if size_of(again.sure_cost) == "none":
            found.read.append(
                f"{number} ply {moment.ply}: {mark.cost:.3f} ± {mark.noise:.3f}, closely {again.cost:.3f}"
            )
    return found


# ---- All games ----

WORK: dict[str, Callable[[int, int], Found]] = {"hints": hints, "followed": followed, "confirmed": confirmed}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=WORK)
    parser.add_argument("--positions", type=int, default=300, help="hints: stop after the game with this many")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--players", default="2,3,4", help="only games of these numbers")
    parser.add_argument("--folder", type=Path, default=Path("build/targets"))
    given = parser.parse_args()
    wanted = {int(number) for number in given.players.split(",")}
    given.folder.mkdir(parents=True, exist_ok=True)
    path = given.folder / f"{given.what}.jsonl"
    kept = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    rows = {row["game"]: row for row in kept if row["players"] in wanted and row["game"] >= given.first}
    number = given.first
    while _more(rows, number - given.first, given.what, given.positions, given.games):
        players = 2 + number % 3
        if players in wanted and number not in rows:
            began = time.process_time()
            found = WORK[given.what](number, players)
            rows[number] = {
                "game": number,
                "players": players,
                "seconds": round(time.process_time() - began, 1),
                "figures": found.figures,
                "read": found.read,
            }
            with path.open("a") as file:
                file.write(json.dumps(rows[number], ensure_ascii=False) + "\n")
            _report(rows.values())
        number += 1
    _report(rows.values())


def _more(rows: dict[int, Row], number: int, what: str, positions: int, games: int) -> bool:
    """Whether more is wanted than what is there."""
    if what == "hints":
        return sum(row["figures"].get("positions", 0) for row in rows.values()) < positions
    return number < games


def _report(rows: Iterable[Row]) -> None:
    figures, seconds = Counter[str](), 0.0
    for row in rows:
        figures.update(row["figures"])
        seconds += row["seconds"]
    if figures["positions"]:
        figures["milliseconds for each answer"] //= figures["positions"]
    print(dict(figures), f"{seconds:.0f} processor seconds", flush=True)


if __name__ == "__main__":
    main()
