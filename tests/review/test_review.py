"""The review: its books balance, it knows no hidden cards, luck is unbiased, its figures can be counted again."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest
from pydantic import TypeAdapter

from support import reviews as marked
from thurntaxis.assessment import LOOKS, Assessor, Evaluator, Look, Stage
from thurntaxis.assessment.seeds import key_of, seed_of
from thurntaxis.assessment.service import to_the_end
from thurntaxis.assessment.ways import WayFinder
from thurntaxis.board import CITY_NAMES
from thurntaxis.engine import EngineView, State
from thurntaxis.engine.bits import copies, size, with_card, without_card
from thurntaxis.engine.numbers import PLAY
from thurntaxis.game import Game, Position, Record
from thurntaxis.game.actions import NUMBERS, TEXTS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.locales import LANGUAGES
from thurntaxis.review import BUDGETS, Budget, Reviewing, review_record
from thurntaxis.review.attempt import try_way
from thurntaxis.review.attribution import Attribution
from thurntaxis.review.decisions import GivenHint
from thurntaxis.review.grading import SIZES, grade_of, level_of, size_of
from thurntaxis.review.html import page
from thurntaxis.review.job import _explain
from thurntaxis.review.model import GameReview
from thurntaxis.review.moments import moments_of
from thurntaxis.review.text import comments, lines, point_label
from thurntaxis.rollouts import CountedReason, explain, in_words
from thurntaxis.rollouts.fate import NEVER
from thurntaxis.rollouts.reasons import ROUNDS, counts, significant
from thurntaxis.rules import Rules

from .test_planted import PLANTED

GLANCE = Look("quick", (Stage(1, 99, 0),), position=1, reasons=1)
TINY = Budget(
    name="quick",
    moment=2,
    card=2,
    turns_ahead={2: 0, 3: 0, 4: 0},
    look=Look("quick", (Stage(2, 99, 0), Stage(2, 3, None)), position=4, reasons=12),
    explained=2,
)


def game(players: int, rules: str = "standard", seed: int = 5, to: int | None = None) -> Record:
    record = simulate_game(players, Rules.named(rules), "builder", seed, 1, 100_000)
    return record if to is None else record.replay(to).record


def middle(players: int = 3) -> State:
    return game(players).replay(150).state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["standard", "first-printing"])
def test_the_books_balance(players: int, rules: str) -> None:
    record = game(players, rules, seed=players)
    review = review_record(record, TINY)
    assert len(review.chances) == len(review.unforeseen) == len(record.actions) + 1
    for seat, each in enumerate(review.seats):
        books = each.books
        parts = books.start + books.luck + books.own + books.others + books.unforeseen
        assert parts == pytest.approx(books.result, abs=1e-6)
        assert books.result == float(seat == review.winner)
        assert each.adjusted == pytest.approx(books.result - books.luck, abs=1e-6)
        assert each.cost_per_decision * each.decisions == pytest.approx(
            sum(decision.cost for decision in review.decisions if decision.seat == seat), abs=1e-4
        )
    for chances in review.chances:
        assert sum(chances) == pytest.approx(1, abs=1e-5)
    for card in review.cards:
        assert sum(card.luck) == pytest.approx(0, abs=1e-5)
    assert len(review.cards) == len(record.draws)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_change_by_cards_and_decisions_alone_until_a_turn_ends(players: int) -> None:
    """Each moment is valued once: what changes from one to the next is booked there, to the last digit."""
    record = game(players, seed=players)
    review = review_record(record, TINY, seed=players)
    acting = [record.replay(ply).player for ply in range(len(record.actions))]
    for ply, (before, after) in enumerate(pairwise(review.chances)):
        decision = next((each for each in review.decisions if each.ply <= ply < each.ply + each.plies), None)
        if decision and ply < decision.ply + decision.plies - 1:
            assert before == after
            continue
        changes = [card.luck for card in review.cards if card.ply == ply]
        changes += [decision.gave] if decision else []
        unforeseen = review.unforeseen[ply + 1]
        for seat in range(players):
            known = sum(change[seat] for change in changes) + unforeseen[seat]
            assert after[seat] - before[seat] == pytest.approx(known, abs=1e-6)
        if ply + 1 < len(acting) and acting[ply] == acting[ply + 1]:
            assert not any(unforeseen)
    assert any(any(change) for change in review.unforeseen)


def test_a_turn_later_the_same_games_are_used() -> None:
    evaluator, state = Evaluator(), middle()
    further, nearer = (evaluator.estimate(state, 3, 5, turns) for turns in (4, 3))
    assert further.earlier == nearer.chances
    assert further.chances != nearer.chances
    assert all(error > 0 for error in further.errors)


def test_the_books_have_standard_errors() -> None:
    """Reviewed again by other luck, the sums differ about as much as their standard errors say."""
    record = game(2, to=70)
    budget = replace(TINY, moment=4, card=3, turns_ahead={2: 1}, look=GLANCE, explained=0)
    reviews = [review_record(record, budget, seed) for seed in range(12)]
    for part in ("luck", "own", "others"):
        sums = [getattr(review.seats[0].books, part) for review in reviews]
        told = [getattr(review.seats[0].books.noise, part) for review in reviews]
        assert 0.5 < stdev(sums) / sqrt(fmean(noise**2 for noise in told)) < 2


def test_each_decision_is_listed_once_with_all_its_actions() -> None:
    record = game(2)
    review = review_record(record, TINY)
    plies = [ply for decision in review.decisions for ply in range(decision.ply, decision.ply + decision.plies)]
    assert plies == sorted(set(plies))
    closings = 0
    for decision in review.decisions:
        played = record.actions[decision.ply : decision.ply + decision.plies]
        assert decision.played.actions == played
        if played[0] == "close":
            closings += 1
            after = record.actions[decision.ply + decision.plies : decision.ply + decision.plies + 1]
            assert not after or after[0].startswith("take")
        else:
            assert decision.plies == 1
        assert decision.cost >= 0
        assert decision.effect[decision.seat] == pytest.approx(-decision.cost, abs=1e-6)
        assert decision.size == size_of(max(0.0, decision.cost - decision.played.noise) if decision.cost else 0.0)
    assert closings == record.actions.count("close")
    forced = [ply for ply in range(len(record.actions)) if len(record.replay(ply).legal_actions()) == 1]
    assert not set(forced) & {decision.ply for decision in review.decisions if decision.plies == 1}


def test_the_same_seed_gives_the_same_review_and_it_can_be_kept() -> None:
    record = game(2, to=60)
    review = review_record(record, TINY, seed=3)
    assert review == review_record(record, TINY, seed=3)
    assert review != review_record(record, TINY, seed=4)
    assert TypeAdapter(GameReview).validate_json(json.dumps(review.to_json())) == review
    assert not review.finished
    assert sum(seat.books.result for seat in review.seats) == pytest.approx(1, abs=1e-5)


def test_it_reports_its_progress() -> None:
    told: list[float] = []
    review_record(game(2, to=20), TINY, progress=told.append)
    assert told[-1] == 1.0
    assert all(before <= after for before, after in pairwise(told))
    work = Reviewing(game(2, to=20), TINY)
    for _ in range(len(game(2).draws[:6]) + 1):  # the display, and the first decision
        assert not work.step()
    assert 0 < work.progress < 1


def test_a_decision_is_judged_without_hidden_cards() -> None:
    state = middle()
    seat = state.player
    other = state.copy()
    swapped = next(
        (rival, mine, theirs)
        for rival in range(state.players)
        if rival != seat
        for mine in range(22)
        for theirs in range(22)
        if copies(state.hands[rival], mine) > copies(state.known[rival], mine)
        and copies(state.supply, theirs)
        and mine != theirs
        and copies(state.hands[rival], theirs) < 2
    )
    rival, mine, theirs = swapped
    hands = list(other.hands)
    hands[rival] = with_card(without_card(hands[rival], mine), theirs)
    other.hands = hands
    other.supply = with_card(without_card(other.supply, theirs), mine)
    assert other != state
    ways = [Assessor().assess(EngineView(each, seat)).ways for each in (state, other)]
    assert ways[0]
    assert ways[0] == ways[1]


@pytest.mark.parametrize("players", [2, 4])
def test_luck_averages_to_nothing_over_the_counted_supply(players: int) -> None:
    record = game(players)
    ply = next(ply for ply in range(90, len(record.actions)) if record.replay(ply).phase == "draw")
    state = record.replay(ply).state
    supply = state.supply
    state.apply(state.legal_actions()[0])
    assert state.awaits_card
    mean = [0.0] * players
    for city in range(22):
        if number := copies(state.supply, city):
            attribution = Attribution(Evaluator(), TINY, players, lambda: 5)
            attribution.draw(state, city)
            after = state.copy()
            after.give(city)
            attribution.close(after, in_turn=True)
            luck = attribution.luck[0]
            mean = [total + change * number / size(state.supply) for total, change in zip(mean, luck, strict=True)]
    assert supply == state.supply
    assert mean == pytest.approx([0.0] * players, abs=1e-6)


# ---- Reasons ----


def test_figures_of_reasons_are_counts() -> None:
    """Each figure is counted again, world by world, from what the games were like."""
    told = 0
    for planted in PLANTED[:6]:
        state = Position.from_json(planted["position"]).state
        view = EngineView(state, state.player)
        attempt = to_the_end(try_way(Assessor(), view, [NUMBERS[action] for action in planted["bad"]]))
        if not attempt.cost:
            continue
        best, bad = ([NUMBERS[action] for action in way.actions] for way in (attempt.best, attempt.tried))
        continuation = Evaluator().continuation
        worlds = {
            name: continuation.fates(view, way, seed_of(key_of(view)), 120, ROUNDS * state.players)
            for name, way in (("best", best), ("other", bad))
        }
        known = {(count.id, *sorted(count.arguments.items())): count for count in counts(view, best, bad)}
        for reason in attempt.reasons:
            arguments = dict(reason.arguments)
            if "games" not in arguments:
                continue
            figures = {name: arguments.pop(name) for name in ("best", "other", "games")}
            count = known[reason.id, *sorted(arguments.items())]
            held = {name: sum(count.holds(fate) for fate in each) for name, each in worlds.items()}
            assert figures == {**held, "games": 120}
            told += 1
            for lang in LANGUAGES:
                sentence = in_words([reason], ["Ann", "Ben", "Clara", "David"], lang, view.seat, ())[0].sentence
                assert str(held["best"]) in sentence
                assert reason.id == "review-reason-grows" or str(held["other"]) in sentence
    assert told >= 2


def test_a_fate_says_what_happened() -> None:
    """A closing whose outcome the rules fix."""
    planted = next(each for each in PLANTED if each["kind"] == "cartwright")
    state = Position.from_json(planted["position"]).state
    seat = state.player
    actions = [NUMBERS["cartwright" if action == "decline" else action] for action in planted["bad"]]
    after = state.copy()
    for action in actions:
        after.apply(action)
    view = EngineView(state, seat)
    for fate in Evaluator().continuation.fates(view, actions, 3, 5, 1):
        assert fate.closed_in == 0
        assert fate.length == state.lengths[seat]
        assert fate.cities == state.routes[seat]
        assert fate.abandoned_in == NEVER
        assert fate.carriage == state.next_carriage(seat) == after.carriages[seat]
        assert fate.houses == sum(action.startswith("house") for action in planted["bad"])
        assert fate.tiles[seat] == after.tiles[seat] & ~state.tiles[seat]


@pytest.mark.parametrize(("rules", "label"), [("standard", "All provinces"), ("first-printing", "Outside Baiern")])
def test_a_reason_names_the_tile_as_the_rules_in_use_do(rules: str, label: str) -> None:
    state = game(2, rules).replay(60).state
    tiles = [count for count in counts(EngineView(state, state.player), [0], [1]) if "stack" in count.arguments]
    figures = {"best": 9, "other": 1, "games": 10}
    reasons = [CountedReason(each.id, {**each.arguments, **figures}) for each in tiles]
    sentences = [each.sentence for each in in_words(reasons, ["Ann", "Ben"], "en", 0, ())]
    assert any(label in sentence for sentence in sentences)
    (other,) = {"All provinces", "Outside Baiern"} - {label}
    assert not any(other in sentence for sentence in sentences)


def test_nothing_is_said_that_the_counts_do_not_bear_out() -> None:
    state = middle()
    view = EngineView(state, state.player)
    way = WayFinder(Evaluator().judge).ways(view)[0]
    assert explain(Evaluator().continuation, view, list(way), list(way), 1, 40) == []
    yes, no = [True] * 100, [False] * 100
    assert significant(yes, no, wanted=True) == 1.0
    assert significant(yes, no, wanted=False) == 0.0
    few = [place < 4 for place in range(100)]
    assert significant(few, no, wanted=True) == 0.0  # too few to speak of
    mixed, other = [place < 30 for place in range(100)], [20 <= place < 42 for place in range(100)]
    assert significant(mixed, other, wanted=True) == 0.0  # 20 against 12 may be chance


# ---- Grades, and what is shown ----


def test_sizes_and_levels_come_in_order() -> None:
    assert [size_of(limit) for _, limit in SIZES] == [size for size, _ in SIZES]
    assert size_of(0.0) == "none"
    for players in (2, 3, 4):
        levels = [level_of(cost, players) for cost in (0.0, 0.002, 0.01, 0.05, 0.3)]
        assert levels == sorted(levels, reverse=True)
        assert levels[0] > levels[-1]
    assert grade_of(8) == "excellent"
    assert grade_of(1) == "learning"


def test_the_notation_with_comments_is_still_the_record() -> None:
    record = game(2)
    review = review_record(record, TINY)
    noted = comments(review)
    text = record.to_text(noted)
    assert text.count("{") >= len(noted) > 10
    assert "??" in text
    assert Record.from_text(text) == record
    unfinished = record.replay(record.actions.index("close") + 1).record
    assert Record.from_text(unfinished.to_text({0: "a {brace}\nand a line"})) == unfinished


def test_a_review_is_shown_in_every_language() -> None:
    record = game(3, to=80)
    review = review_record(record, TINY)
    for lang in LANGUAGES:
        shown = page(review, record, lang)
        assert shown.count("<polyline") == 3
        assert "http" not in shown
        assert shown.count("<tr>") >= len(record.actions)
        assert list(lines(review, lang, seat=1))


def test_a_turning_point_names_its_card() -> None:
    review = review_record(game(2, seed=6, to=60), replace(TINY, look=GLANCE))
    points = [point for seat in review.seats for point in seat.turning_points if point.kind == "luck"]
    assert points
    for point in points:
        cards = [card for card in review.cards if card.ply == point.ply and card.city == point.city]
        assert any(point.change in card.luck for card in cards)
        assert CITY_NAMES[str(point.city)] in point_label(review, point, "en")


PROGRAM = """
import thurntaxis.engine
from thurntaxis.bots.judge import Judge
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.rollouts import Continuation
luck, state = Luck(4), State(3)
luck.deal(state)
continuation = Continuation(Judge())
view = EngineView(state, 0)
print(thurntaxis.engine.compiled)
print(continuation.values(state, 5, 2, 2))
print(continuation.compare(view, [[22], [13]], 1, 0, 1, 1))
print(continuation.fates(view, [22], 9, 1, 4))
"""


def test_interpreted_and_compiled_continuations_agree() -> None:
    told = []
    for interpreted in ("0", "1"):
        environment = {**os.environ, "THURNTAXIS_INTERPRETED": interpreted}
        command = [sys.executable, "-c", PROGRAM]
        told.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told[0].replace("True", "False", 1) == told[1]


# ---- Hints that were given during the game ----


def with_a_mistake() -> tuple[Record, GivenHint]:
    """A game that ends with a mistake, and a hint that recommended it."""
    for ply in range(30, 90):
        begun = game(2, to=ply).replay()
        view = EngineView(begun.state, begun.state.player)
        worst = max(Assessor().assess(view).ways, key=lambda way: way.shortfall, default=None)
        if worst is not None and worst.shortfall > 0.1:
            for action in worst.actions:
                begun.play(TEXTS[action])
            return begun.record, GivenHint(ply, seed_of(key_of(view)), worst.actions)
    raise AssertionError("there is none")


def test_a_followed_hint_is_called_wrong_and_the_player_is_not_blamed() -> None:
    record, hint = with_a_mistake()
    budget = replace(TINY, look=LOOKS["quick"], explained=0)
    blamed, excused, elsewhere = (
        review_record(record, budget, hints=hints).decisions[-1]
        for hints in ([], [hint], [replace(hint, position=hint.position + 1)])
    )
    assert blamed.ply == hint.ply
    assert blamed.cost > 0
    assert (blamed.hint, excused.hint, elsewhere.hint) == ("none", "wrong", "none")
    assert (excused.cost, excused.size) == (0.0, "none")
    assert excused.best == blamed.best, "what is better is still shown"
    assert elsewhere.cost == blamed.cost


def test_a_right_hint_counts_as_followed_and_another_way_as_against_it() -> None:
    begun = game(2, to=150).replay().position()
    state = Game.from_position(begun).state
    view = EngineView(state, state.player)
    ways = Assessor().assess(view).ways
    best, other = ways[0].actions, ways[-1].actions
    for played, role in ((best, "followed"), (other, "given")):
        followed = Game.from_position(begun)
        for action in played:
            followed.play(TEXTS[action])
        hint = GivenHint(0, seed_of(key_of(view)), best)
        budget = replace(TINY, look=LOOKS["quick"], explained=0)
        decision = review_record(followed.record, budget, hints=[hint]).decisions[-1]
        assert (decision.ply, decision.hint) == (0, role)


def test_every_mark_has_a_reason() -> None:
    """Even where nothing is counted, because other mistakes cost more."""
    moments = {moment.ply: moment for moment in moments_of(marked.RECORD)}
    plies = [ply for ply, moment in moments.items() if moment.may_choose and moment.before.phase == PLAY][:8]
    decisions = [marked.decision(ply, "slip") for ply in plies]
    budget = replace(BUDGETS["quick"], explained=0)
    explained = to_the_end(_explain(moments, budget, decisions))
    assert [each.ply for each in explained] == plies
    assert all(each.reasons for each in explained)
