"""Hints in last turns: the advised move is the exactly best one, and its chance is said."""

import re
from collections.abc import Iterator
from contextlib import suppress

from thurntaxis.assessment import Assessor
from thurntaxis.assessment.hint import Advice, advise
from thurntaxis.assessment.service import to_the_end
from thurntaxis.bots import make
from thurntaxis.endings import Ending, EndingError, is_ending, solve
from thurntaxis.game import Game

ASSESSOR = Assessor()
DECIDED_BY_CARDS = (31, 118, 333)
"""Seeds of games between quick bots whose last turn may be won or lost."""


def endings() -> Iterator[tuple[Game, Ending]]:
    """Decisions whose chances are known exactly, or in which a move wins whatever comes; a few of each game."""
    for seed in DECIDED_BY_CARDS:
        game, bot, certain = Game(["a", "b"], seed=seed), make("builder"), 0
        while not game.is_over:
            seat = game.state.player
            if is_ending(game.state) and len(game.legal_actions()) > 1:
                with suppress(EndingError):  # it is too large
                    ending = solve(game.seen(seat))
                    is_open = ending.called and not ending.rivals and 0.01 < ending.best.chance < 0.99
                    certain += ending.best.is_certain
                    if is_open or (ending.best.is_certain and certain <= 2):
                        yield game.copy(), ending
            bot.play(game)


def hint(game: Game) -> Advice:
    view = game.view(game.state.player)
    return to_the_end(advise(ASSESSOR, view, game.legal_actions(numbers=True), "en"))


def test_a_hint_in_a_last_turn_gives_the_best_chance_and_says_it() -> None:
    said: set[str] = set()
    for game, ending in endings():
        advice = hint(game)
        if not advice.candidates:
            continue  # there is one thing to do
        chances = {line.action: line.chance for line in ending.lines}
        best = max(chances[way.actions[0]] for way in advice.candidates)
        assert abs(chances[advice.way[0]] - best) < 1e-9, advice.sentence
        exact = re.search(r"exactly ([0-9.]+)% of all cases", advice.sentence)
        assert bool(exact) == (1e-9 < best < 1 - 1e-9), advice.sentence
        assert ("whatever cards come" in advice.sentence) == (best >= 1 - 1e-9)
        if exact:
            assert abs(float(exact[1]) - 100 * best) <= 0.051
        said.add("exact" if exact else "certain")
    assert said == {"exact", "certain"}


def test_other_hints_claim_nothing_exact() -> None:
    game, bot = Game(["Ann", "Ben"], seed=1), make("builder")
    for _ in range(12):
        bot.play(game)
    assert not is_ending(game.state)
    assert not re.search("exactly|whatever", hint(game).sentence)
