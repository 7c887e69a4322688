"""Reasons for a hint: what a person would say, never what a move does by definition, and never "he" for "you"."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from bench.review.claims import Done, faults, faults_of

from thurntaxis.assessment import Assessor, Evaluator
from thurntaxis.assessment.hint import Advice, advise
from thurntaxis.assessment.service import to_the_end
from thurntaxis.board import CITIES, COPIES, NEIGHBOURS
from thurntaxis.bots.advice import side_of
from thurntaxis.engine.numbers import CARRIAGE, CLOSE, DISCARD, HOUSES, START
from thurntaxis.game import Game
from thurntaxis.game.actions import NUMBERS, TEXTS
from thurntaxis.game.simulation import simulate_game
from thurntaxis.locales import LANGUAGES, text
from thurntaxis.rollouts import CountedReason, explain, in_words
from thurntaxis.rollouts.facts import facts
from thurntaxis.rollouts.merits import merits
from thurntaxis.rollouts.reasons import counts
from thurntaxis.rules import Rules

NAMES = ("Annegret", "Benedikt", "Clementine")
ASSESSOR = Assessor()
OF_A_ROUTE = {"close", "city", "dies", "carriage", "thrown", "houses"}
"""What is decided when the route is closed."""


def positions(number: int = 24) -> Iterator[Game]:
    record = simulate_game(3, Rules(), "builder", 5, 1, 100_000)
    for ply in range(24, 24 + 9 * number, 9):
        game = record.replay(ply)
        if game.player is not None and len(game.legal_actions()) > 1:
            yield game


@cache
def hints() -> list[tuple[Game, Advice]]:
    return [(game, hint(game, "en")) for game in positions()]


def hint(game: Game, lang: str) -> Advice:
    assert game.player is not None
    return to_the_end(advise(ASSESSOR, game.view(game.player), game.legal_actions(numbers=True), lang))


def reasons_in(sentence: str) -> list[str]:
    """What a hint says beyond the move, its chance, and which other move is close, tempting or short of points."""
    said = re.split(r"(?<=[.;]) (?=[A-ZÄÖÜ0-9“])", sentence)
    frame = re.compile(
        r"Chance of winning|It is close|About as good|Tempting|Weaker|less in the end|as good as (won|gone)"
        r"|card counted|cards come|games? fewer in 100"
    )
    return [each for each in said[1:] if not frame.search(each)]


def test_nearly_every_hint_with_a_choice_has_a_reason() -> None:
    chosen = [advice for _, advice in hints() if advice.candidates]
    assert len(chosen) > 12
    told = [advice for advice in chosen if reasons_in(advice.sentence)]
    assert len(told) >= 0.9 * len(chosen), [advice.sentence for advice in chosen if advice not in told]


def test_something_is_said_against_a_weaker_move_that_is_named() -> None:
    """Here no fact speaks against it, and no count differs: then what it loses is said."""
    game = simulate_game(3, Rules(), "builder", 72, 1, 100_000).replay(144)
    advice = hint(game, "en")
    weaker = next(way for way in advice.candidates if way.actions == advice.other)
    _, _, against = advice.sentence.partition(
        "Tempting, but weaker: have the Postal carrier add Regensburg on the left."
    )
    assert against == f" The other move wins about {round(100 * weaker.shortfall)} games fewer in 100."


def test_a_weaker_move_is_called_tempting_only_if_it_looks_good() -> None:
    """Nobody is tempted to do without the Cartwright if a carriage depends on it."""
    game = simulate_game(4, Rules(), "builder", 206, 1, 100_000).replay(156)
    assert "Weaker: do without the Cartwright." in hint(game, "en").sentence


def test_the_end_is_named_where_a_city_fits_both() -> None:
    found = set()
    for seed in (5, 6, 7):
        record = simulate_game(3, Rules(), "builder", seed, 1, 100_000)
        for ply in range(len(record.actions)):
            verb, _, city = record.actions[ply].partition(" ")
            if verb not in ("left", "right"):
                continue
            state = record.replay(ply).state
            both = {f"left {city}", f"right {city}"} <= {TEXTS[action] for action in state.legal_actions()}
            named = both and state.lengths[state.player] > 1
            assert side_of(state, NUMBERS[record.actions[ply]]) == (verb if named else "only")
            found.add(side_of(state, NUMBERS[record.actions[ply]]))
    assert {"only"} < found
    assert text("advice-extend", "en", city="Ulm", side="left", chance=40, length=3).startswith(
        "Add Ulm to the route on the left. "
    )


def test_what_can_follow_is_counted_as_at_the_table() -> None:
    """The counts of a reason, recounted card by card from what the player sees."""
    found = 0
    for game, advice in hints():
        assert game.player is not None
        view = game.view(game.player)
        for merit in merits(view.engine, advice.way):
            if merit.id not in ("why-open", "why-open-many"):
                continue
            found += 1
            before = game.copy()
            before.play(TEXTS[advice.way[0]])
            seen = before.view(game.player)
            own = seen.seats[game.player]
            route = own.route
            fitting = {city for end in {route[0], route[-1]} for city in NEIGHBOURS[end] if city not in route}
            hidden: list[str] = [*CITIES] * COPIES
            assert own.hand is not None
            known = [card for seat in seen.seats for card in (*(seat.hand or seat.known), *seat.route)]
            for card in [*known, *filter(None, seen.display)]:
                hidden.remove(card)
            assert merit.arguments["hand"] == sum(card in fitting for card in own.hand)
            assert merit.arguments["shown"] == sum(card in fitting for card in seen.display)
            assert int(merit.arguments["unseen"]) <= sum(card in fitting for card in hidden)
            assert set(str(merit.arguments["cities"]).split()) <= fitting
    assert found >= 3


def test_reasons_are_true_and_say_more_than_the_action() -> None:
    said = [f for game, advice in hints() for f in faults(game.view(game.state.player).engine, advice)]
    assert not said


def test_whatever_can_be_said_of_a_way_is_true_and_no_tautology() -> None:
    """Even what a hint would say of ways that are not advised."""
    told = 0
    for game, _ in hints():
        view = game.view(game.state.player).engine
        ways = [way.actions for way in ASSESSOR.assess(view).ways][:8]
        for best in ways:
            good, flaws = facts(view, best, ways[-1])
            reasons = [CountedReason(each.id, each.arguments) for each in (*good, *flaws)]
            told += len(reasons)
            assert not [f for each in reasons for f in faults_of(each, Done(view, best), Done(view, ways[-1]))]
    assert told > 100


def test_the_checker_knows_what_actions_do_by_definition() -> None:
    """Adding a card: it fits. Closing: what it places. Taking: it can be said that the card fits."""
    kinds: dict[str, set[str]] = {"left": set(), "take": set()}
    for game, _ in hints():
        view = game.view(game.state.player).engine
        for action in view.public.legal_actions():
            verb, _, city = TEXTS[action].partition(" ")
            if verb in kinds:
                fits = CountedReason("why-fits", {"city": city})
                kinds[verb] |= {fault.kind for fault in faults_of(fits, *[Done(view, (action,))] * 2)}
    assert kinds == {"left": {"tautology"}, "take": {"false"}}
    (unknown,) = faults_of(CountedReason("why-not-known", {}), *[Done(view, (action,))] * 2)
    assert unknown.kind == "unknown"


def test_a_hint_does_not_call_its_reader_by_name() -> None:
    for game, advice in hints():
        assert game.player is not None
        assert game.players[game.player] not in advice.sentence
        assert "therwise" not in advice.sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_complete_in_every_language(lang: str) -> None:
    for game, _ in hints()[:6]:
        sentence = hint(game, lang).sentence
        assert "{" not in sentence
        assert not re.search(r"\b(review|hint|advice|way)-[a-z]", sentence)


def test_nothing_is_counted_that_a_way_does_by_definition() -> None:
    found = 0
    for game in positions():
        assert game.player is not None
        view = game.view(game.player).engine
        ways = [way.actions for way in ASSESSOR.assess(view).ways]
        closings = [way for way in ways if CLOSE in way]
        others = [way for way in ways if CLOSE not in way]
        if not closings or not others:
            continue
        found += 1
        named = {count.id.removeprefix("review-reason-") for count in counts(view, closings[0], others[0])}
        assert not named & OF_A_ROUTE, "closing closes"
        growth = [count for count in counts(view, others[0], closings[0]) if count.id == "review-reason-grows"]
        assert all(int(count.arguments["length"]) > view.public.lengths[view.seat] for count in growth)
        restarts = [way for way in others if START <= way[0] < START + 22]
        for way in restarts:
            named = {count.id for count in counts(view, others[0], way)}
            assert "review-reason-dies" not in named, "who starts again gives up the route"
    assert found >= 3


def test_nothing_is_counted_about_the_route_that_is_being_closed() -> None:
    """Somebody calls the Cartwright for a carriage: that they get it is certain, not counted."""
    found = 0
    for game in positions(33):
        trial = game.copy()
        if "close" not in trial.legal_actions():
            continue
        trial.play("close")
        assert trial.player is not None
        view, legal = trial.view(trial.player).engine, trial.legal_actions(numbers=True)
        if view.public.phase not in (HOUSES, CARRIAGE, DISCARD):
            continue
        found += 1
        named = {count.id.removeprefix("review-reason-") for count in counts(view, legal[:1], legal[-1:])}
        assert named <= {"tile", "end"}
    assert found >= 3


def test_sentences_about_other_players_name_them() -> None:
    game = next(positions())
    assert game.player is not None
    view = game.view(game.player).engine
    best, *_, worst = ASSESSOR.assess(view).ways
    ways = list(best.actions), list(worst.actions)
    reasons = explain(Evaluator().continuation, view, *ways, 3, 60, 0.05)
    assert reasons
    mine, theirs = (in_words(reasons, NAMES, "en", view.seat, readers) for readers in ((view.seat,), ()))
    assert [each.id for each in mine] == [each.id for each in theirs]
    assert not any("You" in each.sentence for each in theirs)


def test_without_another_reason_the_difference_is_given() -> None:
    game = next(positions())
    assert game.player is not None
    view = game.view(game.player).engine
    way = list(ASSESSOR.assess(view).best.actions)
    assert explain(Evaluator().continuation, view, way, way, 3, 30) == []
    (only,) = explain(Evaluator().continuation, view, way, way, 3, 30, 0.04)
    (told,) = in_words([only], NAMES, "en", view.seat, (view.seat,))
    assert told.sentence == "The other move wins about 4 games fewer in 100."
