"""Views by pairs: what a seat cannot know changes nothing it is sent, and what it can know does."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reference.positions import FACE_UP, FROM_LODZ, all_but, position
from support.games import finished_games, games, kinds_of_game, played
from thurntaxis import Game, Position, Record, RecordError
from thurntaxis.board import CITIES, CITY_INDEX, PROVINCES, CityId
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import FOR_HAND, TAKE_SUPPLY
from thurntaxis.game import seen_by
from thurntaxis.game.actions import NUMBERS, TEXTS
from thurntaxis.game.cards import city_names
from thurntaxis.game.outcome import end_reason_of
from thurntaxis.game.view import View, view_of

# ---- Two whole games that differ in what one seat cannot know ----


def sent_to(seat: int | None, record: Record) -> Iterator[str]:
    """Everything that a game sends to a seat, ply by ply, as bytes would go: views, events, reasons."""
    game = Game.from_record(record, to=0)
    draws = iter([CITY_INDEX[city] for city in record.draws])
    game._set_up(lambda state, drawn: next(draws))  # so that it can be played on with the record's cards
    yield json.dumps([seen_by(event, seat) for event in game.opening])
    for action in (*record.actions, None):
        yield json.dumps(game.view(seat).to_json(), sort_keys=True)
        watcher = -1 if seat is None else seat
        if game.player != seat:
            for wanted in ("take supply", "start ulm", "left linz", "close", "house lodz", "discard basel", "nonsense"):
                reason = game.why_not(wanted, seat=watcher)
                yield json.dumps(reason.to_json() if reason else None)
            yield str(hash(game.view(seat).engine))
        if action is not None:
            yield json.dumps([seen_by(event, seat) for event in game.play(action)])


def secret_draws(record: Record) -> dict[int, tuple[int, int]]:
    """Draws (by number) of cards that were drawn from the supply and never shown: who drew it, and the state then."""
    state = State(len(record.players), record.rules)
    draws, drawn, owners = record.draws, 0, {}
    for action in (None, *record.actions):
        if action is not None:
            state.apply(NUMBERS[action])
        while state.awaits_card:
            if state.awaiting == FOR_HAND:
                owners[drawn] = (state.player, CITY_INDEX[draws[drawn]])
            state.give(CITY_INDEX[draws[drawn]])
            drawn += 1
    held = [
        Counter(city_names(state.hands[seat])) - Counter(city_names(state.known[seat])) for seat in range(state.players)
    ]
    return {
        number: (seat, city)
        for number, (seat, city) in owners.items()
        if held[seat][CITIES[city]] and number == max(n for n, owner in owners.items() if owner == (seat, city))
    }


def other_world(record: Record, number: int, city: CityId) -> Record | None:
    """The same game with another secret card; None if that card could not have been there."""
    draws = [*record.draws[:number], city, *record.draws[number + 1 :]]
    changed = Record(record.players, record.rules, tuple(draws), record.actions)
    try:
        changed.check()
    except RecordError:
        return None
    return changed


@given(kinds_of_game(), st.integers(4, 70), st.data())
@settings(max_examples=40)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(
    kind: dict[str, Any], plies: int, data: st.DataObject
) -> None:
    record = played(**kind, plies=plies).record
    assume(record.result is None)
    secrets = secret_draws(record)
    assume(secrets)
    number = data.draw(st.sampled_from(sorted(secrets)))
    owner, city = secrets[number]
    worlds = (other_world(record, number, other) for other in CITIES if other != CITIES[city])
    changed = next((world for world in worlds if world is not None), None)
    assume(changed is not None)
    assert changed is not None
    for seat in (None, *range(len(record.players))):
        same = list(sent_to(seat, record)) == list(sent_to(seat, changed))
        assert same == (seat != owner), f"seat {seat}, draw {number}: {record.draws[number]} or {changed.draws[number]}"


@given(games(most=200), st.data())
@settings(max_examples=40)
def test_a_view_does_not_change_when_hidden_cards_trade_places(game: Game, data: st.DataObject) -> None:
    """Any world that fits what a seat knows gives the same view, to the byte."""
    seat = data.draw(st.sampled_from([None, *range(len(game.players))]))
    view = game.view(seat)
    for seed in range(5):
        world = view.engine.sample(Luck(seed))
        again = view_from(game, world, seat)
        if seat == game.player:
            assert again.legal == view.legal
        assert json.dumps(again.to_json()) == json.dumps(view.to_json())
        assert again.engine == view.engine


def view_from(game: Game, state: State, seat: int | None) -> View:
    routes = [list(things.route) for things in game.view().seats]
    return view_of(state, seat, players=game.players, rules=game.rules, routes=routes, ply=game.ply, round=game.round)


# ---- Worlds that differ in something a seat knows ----

BASE: dict[str, Any] = {
    "hands": [["linz", "ulm"], ["basel", "passau"], ["zuerich"]],
    "known": [["linz"], ["basel"], []],
    "routes": [["lodz", "pilsen"], ["ulm"], []],
    "houses": [["lodz"], [], ["ulm"]],
    "carriages": [3, 0, 4],
    "discards": ["lodz", "budweis"],
}
CHANGES: dict[str, dict[str, Any]] = {
    "the display": {"display": [*FACE_UP[:5], "lodz"]},
    "the order of the display": {"display": FACE_UP[::-1]},
    "the discards": {"discards": ["lodz", "augsburg"]},
    "the size of the supply": {"discards": ["lodz", "budweis", "augsburg"]},
    "the size of a hand": {"hands": [["linz", "ulm"], ["basel", "passau"], ["zuerich", "zuerich"]]},
    "a known card": {"hands": [["linz", "ulm"], ["basel", "passau"], ["zuerich"]], "known": [["ulm"], ["basel"], []]},
    "how many cards are known": {"known": [["linz", "ulm"], ["basel"], []]},
    "a route": {"routes": [["lodz", "pilsen"], ["stuttgart"], []]},
    "the order of a route": {"routes": [["pilsen", "lodz"], ["ulm"], []]},
    "the houses": {"houses": [["lodz"], ["ulm"], ["ulm"]]},
    "the carriages": {"carriages": [3, 3, 4]},
    "the tiles": {"tiles": [[], [["route_5", 2]], []]},
    "the player": {"player": 1},
    "the official": {"official": "administrator"},
    "the rules": {"rules": "icelandic"},
}


def views(things: dict[str, Any]) -> list[str]:
    made = Position.from_json(position(**things))
    return [
        json.dumps(
            view_of(
                made.state,
                seat,
                players=made.players,
                rules=made.rules,
                routes=[list(route) for route in made.routes],
                ply=7,
                round=made.round,
            ).to_json()
        )
        for seat in (None, 0, 1, 2)
    ]


@pytest.mark.parametrize("what", CHANGES)
def test_what_everybody_can_know_is_in_every_view(what: str) -> None:
    for base, changed in zip(views(BASE), views(BASE | CHANGES[what]), strict=True):
        assert base != changed


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_hidden_card_is_in_its_owners_view_only(owner: int) -> None:
    hands = [list(hand) for hand in BASE["hands"]]
    hands[owner][-1] = "innsbruck"
    different = [base != changed for base, changed in zip(views(BASE), views(BASE | {"hands": hands}), strict=True)]
    assert different == [False, *(seat == owner for seat in (0, 1, 2))]


def test_a_hidden_discard_choice_shows_when_it_is_made() -> None:
    things: dict[str, Any] = {
        "hands": [["ulm", "ulm", "basel", "stuttgart", "zuerich"], ["linz"]],
        "phase": "discard",
        "routes": [FROM_LODZ[:3], []],
        "carriages": [3, 0],
        "closing": {"houses": [], "discarded": [], "cartwright": False},
    }
    made = Position.from_json(position(**things))
    seen = []
    for action in ("discard basel", "discard ulm"):
        state = made.state.copy()
        state.apply(NUMBERS[action])
        seen.append(EngineView(state, 1))
    assert seen[0] != seen[1]


# ---- What a view holds ----


@given(games(most=250))
@settings(max_examples=30)
def test_a_view_lists_what_may_be_shown_and_no_more(game: Game) -> None:
    state = game.state
    for seat in (None, *range(len(game.players))):
        view = game.view(seat)
        data = view.to_json()
        assert data["seat"] == seat
        assert data["format"] == "thurntaxis-view/1"
        assert data["legal"] == (game.legal_actions() if seat is not None and seat == game.player else [])
        hidden = Counter(city_names(state.supply))
        for other, things in enumerate(data["seats"]):
            hand = Counter(city_names(state.hands[other]))
            known = Counter(things["known"])
            assert (things["hand"] is None) == (other != seat)
            assert things["hand_size"] == hand.total() == known.total() + (things["unknown"] or 0)
            assert known == Counter(city_names(state.known[other]))
            if other == seat:
                assert Counter(things["hand"]) == hand
            else:
                hidden += hand - known
        assert +Counter(data["unseen"]) == hidden
        assert data["supply"] == Counter(city_names(state.supply)).total()
        assert (data["outcome"] is None) != game.is_over
        assert set(data) == {field for field in View.__slots__ if field != "engine"} | {"format"}


@pytest.mark.parametrize(("rules", "spared"), [("standard", set()), ("first-printing", {"baiern"})])
def test_a_view_names_the_provinces_that_the_tile_for_all_of_them_asks_for(rules: str, spared: set[str]) -> None:
    game = Game(["Ann", "Ben"], seed=1, rules=rules)
    assert set(game.view(0).needed_provinces) == set(PROVINCES) - spared
    assert json.loads(game.views_json([0])[0])["needed_provinces"] == list(game.view(0).needed_provinces)


def test_the_records_secrets_are_in_no_view() -> None:
    """The names of keys that hold draws, or a seed, appear in no view."""
    data = json.dumps(played(plies=40).view(0).to_json())
    assert not any(f'"{key}"' in data for key in ("draws", "seed", "record", "state", "engine"))


# ---- The last round ----


@given(finished_games())
@settings(max_examples=20)
def test_the_last_round_says_who_called_the_end_and_who_still_has_a_turn(game: Game) -> None:
    outcome = game.outcome()
    assert outcome is not None
    again = Game.replaying(game.record, to=0)
    turns = []
    for action in game.record.actions:
        view = again.view(again.player)
        assert not again.view().last_turn
        if view.last_round is not None:
            assert again.player is not None
            assert (view.last_round.ended_by, view.last_round.end_reason) == (outcome.ended_by, outcome.end_reason)
            assert view.last_round.turns_left == tuple(range(again.player, len(game.players)))
            assert [again.view(seat).last_turn for seat in range(len(game.players))].index(True) == again.player
            turns.append(again.player)
        else:
            assert not view.last_turn
        again.play(action)
    # Before the caller's turn is over, the end may have been called with the turn's very last action.
    assert set(turns) | {outcome.ended_by} == set(range(outcome.ended_by, len(game.players)))


@pytest.mark.parametrize(("missing", "reason"), [(3, "houses"), (4, "carriage")])
def test_the_last_house_and_carriage_7_in_one_closing(missing: int, reason: str) -> None:
    """Houses are placed before the carriage is taken: with both in one closing it is the house that calls the end."""
    data = position(
        [["ulm"], ["basel"]],
        phase="finish",
        official="administrator",
        routes=[FROM_LODZ[:7], []],
        houses=[all_but("lodz", *[city for city in CITIES if city not in FROM_LODZ[:7]][: missing - 1]), []],
        carriages=[6, 0],
    )
    state = Position.from_json(data).state
    state.apply(NUMBERS["close"])
    state.apply(NUMBERS["house lodz"])
    assert (state.carriages[0], state.game_end_holder()) == (7, 0)
    assert end_reason_of(state) == reason
    assert [state.has_turn_left(seat) for seat in (0, 1)] == [False, True]


# ---- The sampler ----


def test_sampled_worlds_vary_in_what_cannot_be_known() -> None:
    game = Game(["Ann", "Ben", "Cleo"], seed=3)
    luck = Luck(3)
    while game.ply < 30:
        game.play(TEXTS[TAKE_SUPPLY] if "take supply" in game.legal_actions() else game.legal_actions()[0])
    view = game.view(0).engine
    worlds = {view.sample(luck).fields() for _ in range(50)}
    assert len(worlds) > 30
