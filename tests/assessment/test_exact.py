"""Hints in last turns: the advised move is the exactly best one, and its chance is said."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest

from thurntaxis.assessment import Assessor, outcomes
from thurntaxis.assessment.exact import exact_ways
from thurntaxis.assessment.hint import Advice, advise
from thurntaxis.assessment.service import to_the_end
from thurntaxis.assessment.ways import as_listed
from thurntaxis.bots import make
from thurntaxis.endings import Ending, EndingError, is_ending, solve
from thurntaxis.engine.numbers import CALL_ADMINISTRATOR, CLOSE
from thurntaxis.game import Game
from thurntaxis.game.actions import TEXTS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.review import BUDGETS
from thurntaxis.review.attempt import try_way
from thurntaxis.review.decisions import decisions_in_steps
from thurntaxis.review.moments import Moment
from thurntaxis.rules import Rules

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


def test_hints_reviews_and_tries_give_the_same_exact_chances() -> None:
    checked = Counter[str]()
    for game, ending in endings():
        view, seat = game.seen(game.state.player), game.state.player
        is_last = ending.is_last_turn
        best = ending.best.chance
        for line in ending.lines:
            if line.action == CLOSE or not (is_last or line.is_certain):
                continue
            way = ASSESSOR.assess(view, asked=(line.action,)).ways
            if not way:
                continue
            asked = next(each for each in way if each.actions == as_listed(game.state, (line.action,)))
            assert asked.exact
            assert asked.chances[seat] == pytest.approx(line.chance)
            assert asked.cost == pytest.approx(best - line.chance, abs=1e-9)
            attempt = to_the_end(try_way(ASSESSOR, view, (line.action,)))
            assert attempt.tried.chances[seat] == pytest.approx(line.chance)
            assert attempt.best.chances[seat] == pytest.approx(best)
            checked["mistake" if asked.cost else "as good"] += 1
        said = hint(game).candidates
        if said:
            assert said[0].exact
            assert said[0].chances[seat] == pytest.approx(best)
        if is_last:
            moment = Moment(0, seat, game.state, (ending.lines[-1].action,), ())
            for decision in to_the_end(decisions_in_steps([moment], BUDGETS["quick"], (), ASSESSOR)):
                assert decision.cost == pytest.approx(best - decision.played.chances[seat], abs=1e-6)
    assert checked["mistake"] > 3
    assert checked["as good"] > 3


@pytest.mark.parametrize(("seed", "players", "ply"), [(71, 4, 429), (72, 2, 335)])
def test_the_best_closing_is_among_the_ways_that_are_known(seed: int, players: int, ply: int) -> None:
    """The ways to close that look most promising may not hold the best one."""
    game = simulate_game(players, Rules(), "builder", seed, 1, 100_000).replay(ply)
    seat = game.state.player
    best = next(line for line in solve(game.seen(seat)).lines if line.action == CLOSE)
    assert best.is_certain
    way = next(way for way in exact_ways(game.seen(seat), [(CLOSE,)]) if len(way) > 1)
    for action in way:
        game.play(TEXTS[action])
    assert game.state.end_is_called()
    assert game.is_over or game.state.player != seat


def test_a_position_of_the_last_turn_has_its_exact_value() -> None:
    """With all hands known: as good as the best action, which is worth the mean over the cards that it brings."""
    checked = 0
    for game in (game for game, ending in endings() if ending.called and not ending.rivals):
        state = game.state
        value, actions = ASSESSOR.value(state), state.legal_actions()
        assert value.errors == (0, 0)
        if CALL_ADMINISTRATOR in actions or checked > 4:
            continue
        worth = []
        for action in actions:
            after = state.copy()
            after.apply(action)
            parts = list(outcomes(after)) if after.awaits_card else [(0, 1.0, after)]
            worth.append(sum(share * ASSESSOR.value(each).chances[1] for _, share, each in parts))
        assert value.chances[1] == pytest.approx(max(worth))
        checked += 1
    assert checked > 1


def test_other_hints_claim_nothing_exact() -> None:
    game, bot = Game(["Ann", "Ben"], seed=1), make("builder")
    for _ in range(12):
        bot.play(game)
    assert not is_ending(game.state)
    assert not re.search("exactly|whatever", hint(game).sentence)
