"""Whether hints and reviews can be relied on: repeated, read, confirmed by 16 times the work.

    python bench/review/targets.py hints --positions 300
    python bench/review/targets.py followed --games 100
    python bench/review/targets.py confirmed --games 40

Games come from seeds above 900000, which nothing was tuned on. `hints` asks three times in each position, each time
a new assessor, and recounts what the reasons counted in fresh worlds. `followed` plays one seat by hints alone against
level 6 and asks the assessor again about every hinted move, as a review without stored hints does. `confirmed` looks at
the marks of the quick look with the thorough one.
"""

import argparse
import re
import time
from collections import Counter
from collections.abc import Iterator

from thurntaxis.assessment import Assessor, Evaluator
from thurntaxis.assessment.hint import advise
from thurntaxis.assessment.service import to_the_end
from thurntaxis.bots import make
from thurntaxis.bots.levels import LEVELS
from thurntaxis.engine import EngineView, Luck
from thurntaxis.engine.numbers import DISCARD
from thurntaxis.game import Game, View
from thurntaxis.game.actions import TEXTS
from thurntaxis.review.grading import size_of
from thurntaxis.review.job import moments_of
from thurntaxis.rollouts import CountedReason, explain
from thurntaxis.rollouts.reasons import ROUNDS, counts

FIRST = 900_000
NAMES = ["Annegret", "Benedikt", "Clementine", "Dietmar"]


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


def report(figures: Counter[str], began: float) -> None:
    for name, number in figures.items():
        print(f"{name}: {number}")
    print(f"processor seconds: {time.process_time() - began:.0f}")


# ---- Hints ----


def hints(positions: int) -> None:
    """Ask for hints in positions of games of levels 3 to 6."""
    began, figures, chosen = time.process_time(), Counter[str](), codes(3, 6)
    number = 0
    while figures["positions"] < positions:
        players = 2 + number % 3
        for ply, game in enumerate(played(number, [chosen[(number + seat) % len(chosen)] for seat in range(players)])):
            if ply % 23 == 11 and len(game.legal_actions()) > 1 and figures["positions"] < positions:
                assert game.player is not None
                _ask(game.view(game.player), game.legal_actions(numbers=True), figures)
        number += 1
    report(figures, began)


FRAME = re.compile(r"Chance of winning|It is close|About as good|Tempting|less in the end|as good as (won|gone)")
"""What a hint says beside its reasons."""
CLAIMS = re.compile(
    r"closes? (the|your) route this turn|takes? the card|is closed this turn in (\d+) of \2|stays? open in",
    re.IGNORECASE,
)
"""What would be true of closing, taking or waiting by definition."""


def _ask(view: View, legal: list[int], figures: Counter[str]) -> None:
    answers = [to_the_end(advise(Assessor(), view, legal, "en")) for _ in range(3)]
    figures["positions"] += 1
    figures["identical"] += answers[0] == answers[1] == answers[2]
    sentence = answers[0].sentence
    figures["no choice"] += not answers[0].candidates
    figures["third person"] += view.players[view.engine.seat] in sentence
    if not answers[0].candidates:
        return
    figures["with a choice"] += 1
    kind = "close" if "It is close" in sentence else "decided" if "as good as" in sentence else "clear"
    figures[kind] += 1
    reasons = [each for each in re.split(r"(?<=\.) (?=[A-ZÄÖÜ0-9“])", sentence)[1:] if not FRAME.search(each)]
    figures["with a reason"] += bool(reasons)
    figures["tautologies"] += any(CLAIMS.search(each) for each in reasons)
    if not reasons:
        print("no reason:", sentence)
    best, *others = Assessor().assess(view.engine).ways
    weaker = [way for way in others if not way.is_alike]
    if weaker:
        _recount(view.engine, list(best.actions), list(weaker[-1].actions), figures)
    print(dict(figures), flush=True)


def _recount(view: EngineView, best: list[int], other: list[int], figures: Counter[str]) -> None:
    """Whether counted reasons hold in worlds that were not used to find them."""
    continuation = Evaluator().continuation
    reasons = explain(continuation, view, best, other, 5, 60)
    turns = ROUNDS * view.public.players
    fates = [continuation.fates(view, way, 10_000_019, 400, turns) for way in (best, other)]
    known = {_key(CountedReason(count.id, count.arguments)): count for count in counts(view, best, other)}
    for reason in reasons:
        count = known.get(_key(reason))
        if count is None:
            figures["certain facts"] += 1
            continue
        figures["counted reasons"] += 1
        mine, theirs = (sum(count.holds(fate) for fate in each) / 400 for each in fates)
        figures["counted reasons that differ by 10 in 100 again"] += (
            mine - theirs if count.wanted else theirs - mine
        ) >= 0.1
        figures["tautologies"] += abs(mine - theirs) == 1


def _key(reason: CountedReason) -> tuple[object, ...]:
    ignored = ("best", "other", "games")
    return reason.id, *sorted((key, value) for key, value in reason.arguments.items() if key not in ignored)


# ---- Games played by hints ----


def followed(games: int) -> None:
    """Play one seat by hints against level 6, and ask about each hinted move again."""
    began, figures, (level,) = time.process_time(), Counter[str](), codes(6, 6)
    for number in range(games):
        players = 2 + number % 3
        game = Game(NAMES[:players], seed=FIRST + number)
        bots, own, ply = [make(level) for _ in range(players)], number % players, 0
        while game.player is not None:
            seat, legal = game.player, game.legal_actions(numbers=True)
            view = game.view(seat).engine
            if seat != own or len(legal) == 1:
                game.play(bots[seat].decide(view, legal, Luck(FIRST + 1000 * number + ply)))
            else:
                for action in _by_hint(view, legal, figures):
                    game.play(TEXTS[action])
            ply += 1
        figures["games"] += 1
        figures["won"] += game.state.winner() == own
        print(dict(figures), flush=True)
    report(figures, began)


def _by_hint(view: EngineView, legal: list[int], figures: Counter[str]) -> tuple[int, ...]:
    ways = Assessor().assess(view).ways
    if not ways:
        return (legal[0],)
    way = ways[0].actions
    asked = Assessor().assess(view, asked=way).way(view.public, way)
    figures["hinted"] += 1
    figures[f"marked {size_of(asked.sure_cost)}"] += 1
    closer = (
        Assessor().assess(view, "thorough", asked=way).way(view.public, way) if figures["hinted"] % 20 == 0 else None
    )
    if closer is not None:
        figures["looked at closely"] += 1
        figures[f"closely marked {size_of(closer.sure_cost)}"] += 1
    return way


# ---- Marks looked at again ----


def confirmed(games: int) -> None:
    """Look at the marks of the quick look with 16 times its work."""
    began, figures, chosen = time.process_time(), Counter[str](), codes(2, 6)
    for number in range(games):
        players = 2 + number % 3
        levels = [chosen[(number + seat) % len(chosen)] for seat in range(players)]
        *_, game = played(5_000 + number, levels)
        for moment in moments_of(game.record):
            if moment.ply < 0 or moment.before.phase == DISCARD or len(moment.before.legal_actions()) < 2:
                continue
            view = EngineView(moment.before, moment.seat)
            quick = Assessor().assess(view, asked=moment.actions)
            if not quick.ways:
                continue
            figures["decisions"] += 1
            size = size_of(quick.way(moment.before, moment.actions).sure_cost)
            if size == "none":
                continue
            figures["marks"] += 1
            closer = Assessor().assess(view, "thorough", asked=moment.actions)
            figures["marks again"] += size_of(closer.way(moment.before, moment.actions).sure_cost) != "none"
            same = next(way for way in closer.ways if way.actions == quick.best.actions)
            figures["the same better move or one as good"] += same.shortfall < 0.01 or same.is_alike
        print(dict(figures), flush=True)
    report(figures, began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["hints", "followed", "confirmed"])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    if given.what == "hints":
        hints(given.positions)
    else:
        {"followed": followed, "confirmed": confirmed}[given.what](given.games)


if __name__ == "__main__":
    main()
