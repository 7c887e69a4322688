"""Why not? Every action in every phase has an answer if and only if it is not legal."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

from reference.positions import FROM_LODZ, position
from support.games import games, played
from support.table import deal_first
from thurntaxis import Game, IllegalAction, Position
from thurntaxis.game import Reason, why_not, why_not_official
from thurntaxis.game.actions import NUMBERS, OFFICIALS, TEXTS
from thurntaxis.locales import languages
from thurntaxis.rulespage import REASON_SECTION


def everything(game: Game) -> str:
    """The game in one text: position, record and what can be taken back."""
    return json.dumps([game.position().to_json(), game.record.to_json(), game.undoable, game.ply, game.round])


@given(games())
@settings(max_examples=40)
def test_there_is_a_reason_if_and_only_if_the_action_is_illegal(game: Game) -> None:
    before, legal = everything(game), game.legal_actions()
    for action in TEXTS:
        reason = game.why_not(action)
        assert (reason is None) == (action in legal), action
        if reason is None:
            continue
        check_sentence(reason.sentence())
        assert reason.section == REASON_SECTION[reason.id]
        with pytest.raises(IllegalAction) as refused:
            game.play(action)
        assert refused.value.legal == legal
        assert refused.value.why == reason
        assert reason.sentence() in str(refused.value)
        assert action in str(refused.value)
    assert everything(game) == before


def check_sentence(sentence: str) -> None:
    assert sentence.endswith((".", "?", "!")), sentence
    assert sentence.lstrip("“")[0].isupper(), sentence
    assert not any(sign in sentence for sign in "{}$_"), sentence
    assert "  " not in sentence


@given(games())
@settings(max_examples=20)
def test_others_learn_whose_turn_it_is(game: Game) -> None:
    for seat in range(len(game.players)):
        for action in ("take supply", "start ulm", "close", "house lodz"):
            reason = game.why_not(action, seat=seat)
            if game.player is None:
                assert reason == Reason("reason-game-over")
            elif seat != game.player:
                assert reason == Reason("reason-not-your-turn", {"player": game.players[game.player]})
            else:
                assert reason == game.why_not(action)
    watching = game.why_not("take supply", seat=-1)
    assert watching == Reason("reason-game-over" if game.is_over else "reason-watching")


TWO_EACH = ["ulm", "ulm", "passau", "passau", "basel", "basel"]
NOTHING: dict[str, Any] = {"display": [], "rest": "hand 1"}
FINISH: dict[str, Any] = {"phase": "finish", "routes": [FROM_LODZ[:3], []]}
CLOSING = {"houses": [], "discarded": [], "cartwright": False}
DISCARDED_ULM = {**CLOSING, "discarded": ["ulm"]}
EMPTY_HANDED: dict[str, Any] = {"hands": [[], []], "phase": "finish", "taken": 0, "official": "postmaster"}
EMPTY_HANDED |= {"routes": [["ulm"], []]}
BAIERN_AND_MORE = ["sigmaringen", "stuttgart", "nuernberg", "regensburg", "ingolstadt", "augsburg"]

ACROSS = [["sigmaringen", "ulm", "augsburg", "muenchen", "salzburg"], []]
SIX_ON_THE_ROUTE = {"phase": "houses", "official": "administrator", "routes": [BAIERN_AND_MORE, []]}
HOUSES: dict[str, Any] = {"phase": "houses", "routes": [FROM_LODZ[:3], []], "closing": CLOSING}
DISCARD: dict[str, Any] = {"phase": "discard", "routes": [FROM_LODZ[:3], []], "closing": CLOSING}
EARNED: dict[str, Any] = {**DISCARD, "routes": [FROM_LODZ[:4], []], "carriages": [3, 0]}
FOUR = ["basel", "zuerich", "salzburg", "linz"]


def chosen(*houses: str) -> dict[str, Any]:
    """Houses placed in this closing."""
    return {"houses": [list(houses), []], "closing": {**CLOSING, "houses": list(houses)}}


CASES: list[tuple[str, str, dict[str, Any]]] = [
    # the reason, the action, the position
    ("reason-must-take", "start linz", {}),
    ("reason-must-take", "end", {}),
    ("reason-must-take", "close", {}),
    ("reason-must-take", "left linz", {}),
    ("reason-must-take-second", "start ulm", {"hands": [["ulm"], []], "official": "postmaster", "taken": 1}),
    ("reason-not-face-up", "take lodz", {}),
    ("reason-supply-empty", "take supply", {"display": TWO_EACH, "rest": "hand 1"}),
    ("reason-nothing-to-take", "take ulm", {"phase": "play", "taken": 0, **NOTHING}),
    ("reason-nothing-to-take", "take ulm", {"phase": "play", "taken": 1, "official": "postmaster", **NOTHING}),
    ("reason-nothing-to-take", "take supply", {**EMPTY_HANDED, **NOTHING}),
    ("reason-take-after-playing", "take ulm", FINISH),
    ("reason-two-cards-taken", "take ulm", {"phase": "play", "official": "postmaster", "taken": 2}),
    ("reason-second-card-official", "take ulm", {"phase": "play", "official": "administrator"}),
    ("reason-forced-postmaster", "administrator", {"hands": [[], []], "official": "postmaster"}),
    ("reason-forced-postmaster", "cartwright", {"hands": [[], []], "official": "postmaster"}),
    ("reason-official-used", "administrator", {"official": "administrator"}),
    ("reason-official-used", "cartwright", {**FINISH, "official": "administrator"}),
    ("reason-administrator-after-taking", "administrator", {"phase": "play"}),
    ("reason-display-empty", "administrator", {"phase": "play", "taken": 0, **NOTHING}),
    ("reason-not-in-hand", "start ulm", {"phase": "play"}),
    ("reason-not-in-hand", "right ulm", {"phase": "play", "routes": [["stuttgart"], []]}),
    ("reason-not-in-hand", "discard ulm", {**DISCARD, "hands": [FOUR, []]}),
    ("reason-second-must-extend", "start linz", FINISH),
    ("reason-two-cards-played", "right linz", {**FINISH, "official": "postal_carrier"}),
    ("reason-second-play-official", "right linz", {**FINISH, "official": "administrator"}),
    ("reason-no-route-yet", "left linz", {"phase": "play"}),
    ("reason-city-in-route", "left linz", {"phase": "play", "routes": [["budweis", "linz", "passau"], []]}),
    ("reason-no-road", "left linz", {"phase": "play", "routes": [["ulm"], []]}),
    ("reason-must-play", "end", {"phase": "play"}),
    ("reason-must-play", "close", {"phase": "play"}),
    ("reason-route-too-short", "close", {"phase": "finish", "routes": [["ulm"], []]}),
    ("reason-finish-closing", "end", HOUSES),
    ("reason-already-closing", "close", HOUSES),
    ("reason-wrong-phase", "take ulm", HOUSES),
    ("reason-wrong-phase", "administrator", HOUSES),
    ("reason-wrong-phase", "start linz", HOUSES),
    ("reason-wrong-phase", "left linz", HOUSES),
    ("reason-houses-only-when-closing", "house lodz", FINISH),
    ("reason-houses-done", "house lodz", {**HOUSES, "phase": "carriage", "carriages": [4, 0]}),
    ("reason-not-on-route", "house ulm", HOUSES),
    ("reason-house-chosen", "house pilsen", {**HOUSES, **chosen("pilsen")}),
    ("reason-house-already", "house pilsen", {**HOUSES, "houses": [["pilsen"], []]}),
    ("reason-house-order", "house pilsen", {**HOUSES, **chosen("budweis")}),
    ("reason-house-province", "house muenchen", {**HOUSES, "routes": ACROSS, **chosen("sigmaringen", "augsburg")}),
    ("reason-house-other-province", "house stuttgart", {**SIX_ON_THE_ROUTE, **chosen("nuernberg", "regensburg")}),
    ("reason-done-only-houses", "done", FINISH),
    ("reason-cartwright-only-when-closing", "cartwright", FINISH),
    ("reason-cartwright-after-houses", "cartwright", {**HOUSES, "carriages": [4, 0]}),
    ("reason-carriage-not-reachable", "cartwright", {**HOUSES, "carriages": [5, 0]}),
    ("reason-carriage-all", "cartwright", {**HOUSES, "carriages": [7, 0]}),
    ("reason-carriage-earned", "cartwright", {**EARNED, "hands": [FOUR, []]}),
    ("reason-carriage-decided", "cartwright", {**DISCARD, "hands": [FOUR, []], "carriages": [4, 0]}),
    ("reason-carriage-decided", "cartwright", {**DISCARD, "hands": [FOUR, []], "carriages": [3, 0]}),
    ("reason-decline-nothing", "decline", FINISH),
    ("reason-discard-only-when-closing", "discard linz", FINISH),
    ("reason-discard-not-yet", "discard linz", HOUSES),
    ("reason-discard-order", "discard basel", {**DISCARD, "hands": [FOUR, []], "closing": DISCARDED_ULM}),
    ("reason-discard-not-enough", "discard lodz", {**DISCARD, "hands": [[*FOUR, "lodz"], []]}),
    ("reason-game-over", "end", {"phase": "over", "taken": 0, "carriages": [7, 0]}),
]


@pytest.mark.parametrize(("reason", "action", "things"), CASES, ids=[f"{case[0]}, {case[1]}" for case in CASES])
def test_the_reason_for_each_refusal(reason: str, action: str, things: dict[str, Any]) -> None:
    state = Position.from_json(position(**{"hands": [["linz"], []], **things})).state
    why = why_not(state, action)
    assert why is not None
    assert why.id == reason
    for lang in languages():
        assert why.sentence(lang)
        assert not any(sign in why.sentence(lang) for sign in "{}"), lang
    check_sentence(why.sentence())


NO_FIT: dict[str, Any] = {**FINISH, "hands": [["basel"], []]}
FITS: dict[str, Any] = {**FINISH, "hands": [["linz"], []]}
FORCED: dict[str, Any] = {"hands": [[], []], "official": "postmaster"}
OFFICIAL_CASES: list[tuple[str | None, str, dict[str, Any]]] = [
    # the reason (None: can be called on), the official, the position
    ("reason-postmaster-after-taking", "postmaster", {}),
    (None, "postmaster", {"phase": "play"}),
    ("reason-nothing-to-take", "postmaster", {"phase": "play", "taken": 0, **NOTHING}),
    ("reason-official-used", "postmaster", {"phase": "play", "official": "administrator"}),
    ("reason-official-called", "postmaster", {"phase": "play", "official": "postmaster", "taken": 2}),
    ("reason-official-called", "postmaster", FORCED),
    ("reason-take-after-playing", "postmaster", FINISH),
    ("reason-wrong-phase", "postmaster", HOUSES),
    ("reason-postal-carrier-after-playing", "postal_carrier", {}),
    ("reason-postal-carrier-after-playing", "postal_carrier", {"phase": "play"}),
    ("reason-forced-postmaster", "postal_carrier", FORCED),
    ("reason-no-second-fits", "postal_carrier", NO_FIT),
    (None, "postal_carrier", FITS),
    ("reason-official-used", "postal_carrier", {**FITS, "official": "postmaster"}),
    ("reason-official-called", "postal_carrier", {**FITS, "official": "postal_carrier"}),
    ("reason-wrong-phase", "postal_carrier", HOUSES),
    (None, "administrator", {}),
    ("reason-administrator-after-taking", "administrator", {"phase": "play"}),
    ("reason-official-called", "administrator", {"official": "administrator"}),
    ("reason-cartwright-only-when-closing", "cartwright", FINISH),
    ("reason-game-over", "postmaster", {"phase": "over", "taken": 0, "carriages": [7, 0]}),
]


@pytest.mark.parametrize(
    ("reason", "official", "things"), OFFICIAL_CASES, ids=[f"{case[0]}, {case[1]}" for case in OFFICIAL_CASES]
)
def test_the_reason_why_an_official_cannot_come(reason: str | None, official: str, things: dict[str, Any]) -> None:
    state = Position.from_json(position(**{"hands": [["linz"], []], **things})).state
    why = why_not_official(state, official)
    assert (why.id if why else None) == reason
    for lang in languages() if why else []:
        assert why is not None
        assert not any(sign in why.sentence(lang) for sign in "{}"), lang
        check_sentence(why.sentence(lang))


def test_there_is_no_such_official() -> None:
    why = Game(["Ann", "Ben"], seed=7).why_not_official("emperor")
    assert why is not None
    assert why.id == "reason-unreadable"


@given(games())
@settings(max_examples=30)
def test_officials_are_possible_exactly_when_an_action_calls_them(game: Game) -> None:
    """Whoever can be called on is on duty after some action; whoever cannot is not, after any."""
    brought = set()
    for action in game.legal_actions(numbers=True):
        after = game.state
        before = after.official
        after.apply(action)
        deal_first(after)
        if after.player == game.player and after.official != before:
            brought.add(OFFICIALS[after.official])
        if before == 0 and TEXTS[action].startswith("cartwright"):
            brought.add("cartwright")
    for official in OFFICIALS[1:]:
        assert official is not None
        assert (game.why_not_official(official) is None) == (official in brought), official
        for seat in {*range(len(game.players)), -1} - {game.player}:
            assert game.why_not_official(official, seat=seat) == game.why_not("end", seat=seat)


def test_every_reason_has_a_case() -> None:
    elsewhere = {"reason-unreadable", "reason-unknown-city", "reason-did-you-mean", "reason-fits-other-end"}
    others_turn = {"reason-not-your-turn", "reason-watching"}
    elsewhere |= {"reason-small-game", "reason-small-route"}  # tests/rules/test_small_games.py
    assert {case[0] for case in (*CASES, *OFFICIAL_CASES) if case[0]} | elsewhere | others_turn == set(REASON_SECTION)


def test_the_example_of_a_missing_road() -> None:
    state = Position.from_json(position([["ulm"], []], phase="play", routes=[["linz", "budweis"], []])).state
    why = why_not(state, "left ulm")
    assert why is not None
    assert all(name in why.sentence() for name in ("Ulm", "Linz"))


def test_a_card_that_fits_the_other_end_is_hinted_at() -> None:
    state = Position.from_json(
        position([["ulm"], []], phase="play", routes=[["lodz", "pilsen", "nuernberg", "stuttgart"], []])
    )
    why = why_not(state.state, "left ulm")
    assert why is not None
    assert why.hint is not None
    assert why.hint.id == "reason-fits-other-end"
    assert why.hint.sentence() in why.sentence()


def test_unreadable_actions_have_a_reason_too() -> None:
    game = played(plies=5)
    for action, reason in (("fly", "reason-unreadable"), ("take atlantis", "reason-unknown-city")):
        why = game.why_not(action)
        assert why is not None
        assert (why.id, why.to_json()["section"]) == (reason, REASON_SECTION[reason])
    near = game.why_not("take linzz")
    assert near is not None
    assert near.hint is not None
    assert "Linz" in near.sentence()


def test_a_refusal_names_the_position_and_what_is_legal() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    with pytest.raises(IllegalAction) as refused:
        game.play("end")
    message = str(refused.value)
    assert "ply 0 (Ann to draw)" in message
    assert all(action in message for action in game.legal_actions())
    over = played(seed=2)
    with pytest.raises(IllegalAction, match=r"\(the end\)"):
        over.play("end")


def test_a_reason_can_be_asked_for_by_number() -> None:
    state = Position.from_json(position([["linz"], []])).state
    assert why_not(state, NUMBERS["end"]) == why_not(state, "end")
