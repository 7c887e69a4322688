"""The game people program against: events, undo, records, positions, outcome, text."""

import copy
import json
import pickle
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from reference.positions import FROM_LODZ, NAMES, all_but, position
from support.games import finished_games, games, kinds_of_game, next_action, played
from thurntaxis import Game, GameError, IllegalAction, Position, Record, RecordError, RulesError
from thurntaxis.board import CITY_INDEX, TILES, CityId
from thurntaxis.engine import Luck
from thurntaxis.game import ActionError, Event, commitment, data, seen_by, show
from thurntaxis.game.actions import read
from thurntaxis.game.draws import in_board_order, listed
from thurntaxis.game.events import carry_out
from thurntaxis.game.outcome import outcome_of
from thurntaxis.locales.sentences import event_sentence


def everything(game: Game) -> str:
    return json.dumps([game.position().to_json(), game.record.to_json(), game.ply, game.legal_actions()])


# ---- Undo ----


@given(kinds_of_game(), st.integers(0, 150), st.data())
@settings(max_examples=60)
def test_undo_returns_to_exactly_the_earlier_position(kind: dict[str, Any], plies: int, data: st.DataObject) -> None:
    game = played(**kind, plies=plies)
    luck = Luck(kind["seed"] + 1)
    before: list[str] = []
    while not game.is_over and len(before) < 40:
        before.append(everything(game))
        drawn, player = len(game.record.draws), game.player
        game.play(next_action(game, kind["policy"], luck))
        if len(game.record.draws) > drawn or game.player != player:
            assert game.undoable == 0, "what was seen cannot be unseen"
        if game.undoable and data.draw(st.booleans()):
            steps = data.draw(st.integers(1, game.undoable))
            for _ in range(steps):
                game.undo()
            del before[len(before) - steps + 1 :]
            assert everything(game) == before.pop()
            assert everything(Game.from_record(game.record)) == everything(game)


@given(games(most=120))
@settings(max_examples=30)
def test_nothing_more_can_be_taken_back_than_is_said(game: Game) -> None:
    for _ in range(game.undoable):
        game.undo()
    before = everything(game)
    with pytest.raises(GameError, match="nothing can be taken back"):
        game.undo()
    assert everything(game) == before


def test_a_new_game_has_nothing_to_take_back() -> None:
    assert Game(["Ann", "Ben"], seed=1).undoable == 0


# ---- Events ----


AFTERWARDS = ("shuffle", "refill", "turn", "over", "skip")
"""What happens after a closing's cards have left the table."""


class Onlooker:
    """Keeps a table by the events alone."""

    def __init__(self, players: int) -> None:
        self.display: list[CityId | None] = [None] * 6
        self.hands = [0] * players
        self.routes: list[list[CityId]] = [[] for _ in range(players)]
        self.houses: list[set[str]] = [set() for _ in range(players)]
        self.carriages = [0] * players
        self.tiles: list[set[tuple[str, int | None]]] = [set() for _ in range(players)]
        self.aside: list[CityId] = []
        self.discards: Counter[str] = Counter()
        self.supply = 66
        self.turn: tuple[int, int] | None = None
        self.forced = False

    def see(self, event: Event) -> None:
        getattr(self, f"see_{event['type']}")(event)

    def see_turn(self, event: data.TurnEvent) -> None:
        self.turn, self.forced = (event["seat"], event["round"]), event["forced_postmaster"]
        assert self.forced == (self.hands[event["seat"]] == 0)

    def see_administrator(self, event: data.AdministratorEvent) -> None:
        assert event["cards"] == [city for city in self.display if city]
        self.discards.update(event["cards"])
        self.display = [None] * 6

    def see_take(self, event: data.TakeEvent) -> None:
        assert self.display[event["slot"]] == event["city"]
        self.display[event["slot"]] = None
        self.hands[event["seat"]] += 1

    def see_draw(self, event: data.DrawEvent) -> None:
        self.hands[event["seat"]] += 1
        self.supply -= 1

    def see_refill(self, event: data.RefillEvent) -> None:
        assert self.display[event["slot"]] is None
        self.display[event["slot"]] = event["city"]
        self.supply -= 1

    def see_shuffle(self, event: data.ShuffleEvent) -> None:
        assert self.supply == 0
        assert event["cards"] == self.discards.total()
        self.supply, self.discards = event["cards"], Counter()

    def closing_cards_leave(self, seat: int) -> None:
        self.discards.update(self.routes[seat] + self.aside)
        self.routes[seat], self.aside = [], []

    def see_start(self, event: data.StartEvent) -> None:
        assert event["dropped"] == self.routes[event["seat"]]
        self.discards.update(event["dropped"])
        self.routes[event["seat"]] = [event["city"]]
        self.hands[event["seat"]] -= 1

    def see_extend(self, event: data.ExtendEvent) -> None:
        route = self.routes[event["seat"]]
        route.insert(0 if event["end"] == "left" else len(route), event["city"])
        self.hands[event["seat"]] -= 1

    def see_close(self, event: data.CloseEvent) -> None:
        assert event["route"] == self.routes[event["seat"]]

    def see_house(self, event: data.HouseEvent) -> None:
        assert event["city"] not in self.houses[event["seat"]]
        self.houses[event["seat"]].add(event["city"])

    def see_tile(self, event: data.TileEvent) -> None:
        self.tiles[event["seat"]].add((event["stack"], event["value"]))

    def see_carriage(self, event: data.CarriageEvent) -> None:
        assert event["carriage"] == (self.carriages[event["seat"]] + 1 if self.carriages[event["seat"]] else 3)
        self.carriages[event["seat"]] = event["carriage"]

    def see_decline(self, event: data.DeclineEvent) -> None:
        assert self.turn is not None
        assert event["seat"] == self.turn[0]

    def see_discard(self, event: data.DiscardEvent) -> None:
        self.hands[event["seat"]] -= 1
        self.aside.append(event["city"])

    def see_end(self, event: data.EndEvent) -> None:
        assert self.turn is not None
        assert event["seat"] == self.turn[0]

    def see_skip(self, event: data.SkipEvent) -> None:
        if event["phase"] == "draw":
            assert (self.supply, self.display) == (0, [None] * 6)
        else:
            assert (event["phase"], self.hands[event["seat"]]) == ("play", 0)

    def see_over(self, event: data.OverEvent) -> None:
        assert event["winner"] in range(len(self.hands))


@given(kinds_of_game(), st.sampled_from([60, 250, 600]))
@settings(max_examples=40)
def test_events_describe_the_whole_game(kind: dict[str, Any], plies: int) -> None:
    """From the events of a spectator alone one can follow the whole table."""
    game = played(**kind, plies=0)
    table = Onlooker(len(game.players))
    luck = Luck(kind["seed"])
    heard = list(game.opening)
    while True:
        for event in heard:
            table.see(seen_by(event, None))
        view = game.view()
        assert view.display == tuple(table.display)
        assert view.supply == table.supply
        assert Counter(view.discards) == table.discards
        for place, things in enumerate(view.seats):
            assert things.hand_size == table.hands[place]
            assert list(things.route) == table.routes[place]
            assert set(things.houses) == table.houses[place]
            assert things.carriage == table.carriages[place]
            assert set(things.tiles) == table.tiles[place]
        if game.is_over or game.ply >= plies:
            break
        assert table.turn == (game.player, game.round)
        seat = game.state.player
        route_before = list(game.view().seats[seat].route)
        action = next_action(game, kind["policy"], luck)
        heard = game.play(action)
        if route_before and not game.view().seats[seat].route:
            # The closing is over: its cards leave before anything is shuffled or refilled.
            for event in heard:
                if event["type"] not in AFTERWARDS:
                    table.see(seen_by(event, None))
            heard = [event for event in heard if event["type"] in AFTERWARDS]
            table.closing_cards_leave(seat)


def test_the_last_house_calls_the_end_before_the_rest_of_its_closing() -> None:
    """Here carriage 7 comes in the same closing, but the tile is taken already."""
    routes = [[], FROM_LODZ[:7]]
    houses = [[], all_but("lodz", "mannheim", "carlsruhe")]
    start = position([["ulm"], ["ulm"]], player=1, phase="finish", routes=routes, houses=houses, carriages=[0, 6])
    place = Position.from_json(start)
    state = place.state
    events = []
    for action in ("close", "house lodz"):
        ordered = [list(route) for route in place.routes]
        events += carry_out(state.copy(), state, ordered, read(action), lambda state: in_board_order(state.supply)[0])
    assert [event.get("stack", event["type"]) for event in events] == [
        *("close", "house", "game_end", "route_7", "all_provinces", "carriage")
    ]
    assert state.is_over
    assert outcome_of(state).end_reason == "houses"


def test_a_missing_forced_second_card_is_an_event() -> None:
    state = Position.from_json(position([[], []], official="postmaster", display=["ulm"], rest="hand 1")).state
    events = carry_out(state.copy(), state, [[], []], read("take ulm"), lambda state: in_board_order(state.supply)[0])
    assert [event["type"] for event in events] == ["take", "skip"]


@given(games(most=300))
@settings(max_examples=30)
def test_every_event_has_a_sentence(game: Game) -> None:
    again = Game(game.players, game.rules, game.seed)
    for action in game.record.actions:
        for event in again.play(action):
            for seat in (None, *range(len(game.players))):
                sentence = event_sentence(seen_by(event, seat), game.players, seat=seat)
                assert sentence
                assert not any(sign in sentence for sign in "{}"), sentence


def test_only_the_owner_sees_a_drawn_card() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    (drawn,) = [event for event in game.play("take supply") if event["type"] == "draw"]
    assert drawn["city"]
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == seen_by(drawn, None) == {**drawn, "city": None}


# ---- Round trips ----


@given(games())
@settings(max_examples=40)
def test_repr_can_be_pasted_back(game: Game) -> None:
    names = {"Game": Game, "Record": Record}
    assert everything(eval(repr(game), names)) == everything(game)
    replayed = Game.from_record(game.record)
    assert everything(eval(repr(replayed), names)) == everything(game)


@given(games())
@settings(max_examples=20)
def test_a_game_goes_on_in_another_process_as_here(game: Game) -> None:
    game.views_json([None])
    for one in (game, Game.from_record(game.record)):
        for other in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
            here = copy.deepcopy(one)
            while not here.is_over and here.ply < game.ply + 20:
                assert other.play(here.legal_actions()[-1]) == here.play(here.legal_actions()[-1])
            assert everything(other) == everything(here)
            assert other.views_json([0, None]) == here.views_json([0, None])
            assert other.undoable == here.undoable


@pytest.mark.parametrize("action", ["close", "take nowhere", "take ullm"])
def test_an_error_is_the_same_in_another_process(action: str) -> None:
    with pytest.raises(ActionError) as refused:
        played(plies=3).play(action)
    error = refused.value
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert (str(again), again.sentence("de")) == (str(error), error.sentence("de"))


def test_an_error_about_a_record_is_the_same_in_another_process() -> None:
    with pytest.raises(RecordError) as refused:
        Record.loads("{")
    again = pickle.loads(pickle.dumps(refused.value))
    assert vars(again) == vars(refused.value)
    assert str(again) == str(refused.value)


@given(games())
@settings(max_examples=60)
def test_a_position_comes_back_as_it_was(game: Game) -> None:
    position = game.position()
    data = json.loads(json.dumps(position.to_json()))
    again = Position.from_json(data)
    assert again == position
    assert again.state == game.state
    assert again.to_json() == data
    assert again.state.legal_actions() == game.legal_actions(numbers=True)


@given(games(most=500))
@settings(max_examples=40)
def test_a_record_comes_back_as_it_was_in_both_forms(game: Game) -> None:
    record = game.record
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert Record.loads(record.dumps()) == record
    assert Record.loads(record.dumps().encode()) == record
    assert Record.from_text(record.to_text()) == record
    assert Record.loads(record.to_text().encode("utf-8-sig")) == record
    assert everything(record.replay()) == everything(game)


def test_the_notation_knows_a_closing_that_is_not_done() -> None:
    game = played(seed=1)
    plies = [ply for ply in range(game.ply) if game.record.replay(ply).phase == "houses"]
    chosen = {len(game.record.replay(ply).view().closing.houses) for ply in plies}  # type: ignore[union-attr]
    assert {0, 1} <= chosen
    for ply in plies:
        record = game.record.replay(ply).record
        assert Record.from_text(record.to_text()) == record


@given(games(most=200), st.data())
@settings(max_examples=30)
def test_replay_to_any_ply(game: Game, data: st.DataObject) -> None:
    to = data.draw(st.integers(0, game.ply))
    earlier = game.record.replay(to)
    assert earlier.ply == to
    assert earlier.record.actions == game.record.actions[:to]
    assert earlier.record.draws == game.record.draws[: len(earlier.record.draws)]
    if to < game.ply:
        assert game.record.actions[to] in earlier.legal_actions()


@given(st.lists(st.text(max_size=12), min_size=2, max_size=4), st.integers(0, 60))
@example(["Ann\N{LINE SEPARATOR}Ben", "Clara\N{NEXT LINE}Dora", "a b] c"], 30)
@example(["\t", "\r\n", '"', "\\"], 30)
@settings(max_examples=40)
def test_any_name_survives_both_forms(names: list[str], plies: int) -> None:
    record = played(players=len(names), seed=3, plies=plies).record
    extra = {name: names for name in names if name not in record.to_json()}
    renamed = Record(tuple(names), record.rules, record.draws, record.actions, record.result, extra)
    assert Record.loads(renamed.dumps()) == renamed
    assert Record.from_text(renamed.to_text()) == renamed


@given(games(most=400))
@settings(max_examples=20)
def test_the_trace_agrees_with_the_game(game: Game) -> None:
    lines = list(game.record.trace())
    again = Game(game.players, game.rules, game.seed)
    for ply, action in enumerate(game.record.actions):
        assert lines[ply] == {
            "ply": ply,
            "player": again.player,
            "phase": again.phase,
            "display": list(again.view().display),
            "drawn": len(again.record.draws),
            "legal": sorted(again.legal_actions()),
            "action": action,
        }
        again.play(action)
    assert len(lines) == game.ply + game.is_over


# ---- Outcome ----


@given(finished_games())
@settings(max_examples=40)
def test_the_outcome_adds_up(game: Game) -> None:
    outcome = game.outcome()
    assert outcome is not None
    assert game.player is None
    assert game.legal_actions() == []
    for score, total in zip(outcome.breakdown, outcome.scores, strict=True):
        assert score.carriage + score.tiles + score.houses == score.total == total
        assert -20 <= score.houses <= 0
    assert outcome.scores[outcome.winner] == max(outcome.scores)
    view = game.view()
    ender = view.seats[outcome.ended_by]
    assert ("game_end", TILES["game_end"][0]) in ender.tiles
    assert (view.last_round, view.last_turn) == (None, False)
    assert (ender.houses_left == 0) if outcome.end_reason == "houses" else (ender.carriage == 7)
    assert (outcome.tie is None) == (outcome.scores.count(max(outcome.scores)) == 1)
    assert game.record.result == {"scores": list(outcome.scores), "winner": outcome.winner}
    json.dumps(outcome.to_json())


def test_no_outcome_before_the_end() -> None:
    game = played(plies=20)
    assert game.outcome() is None
    assert game.record.result is None
    assert not game.record.is_finished


# ---- Seeds ----


def test_the_same_seed_gives_the_same_game() -> None:
    assert everything(played(seed=5)) == everything(played(seed=5))
    assert played(seed=5, plies=0).record.draws != played(seed=6, plies=0).record.draws


def test_a_game_without_a_seed_keeps_it_secret_and_can_prove_it() -> None:
    one, other = Game(["Ann", "Ben"]), Game(["Ann", "Ben"])
    assert one.seed != other.seed
    assert one.commitment == commitment(one.seed) != other.commitment
    assert Game(["Ann", "Ben"], seed=one.seed).record.draws == one.record.draws


def test_actions_can_be_given_at_once() -> None:
    game = Game(["Ann", "Ben"], seed=7, actions=["take supply", 22])
    assert game.ply == 2
    assert game.phase == "play"


@pytest.mark.parametrize("players", ["Ann", [], ["Ann"], ["A"] * 5])
def test_players_are_a_list_of_two_to_four_names(players: Any) -> None:
    with pytest.raises(GameError):
        Game(players)


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(RulesError):
        Game(["Ann", "Ben"], rules="german")


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_from_an_empty_chair(seat: int) -> None:
    game = played(plies=3)
    for look in (game.view, game.seen, lambda seat: game.views_json([seat])):
        with pytest.raises(GameError, match="no seat"):
            look(seat)


@pytest.mark.parametrize("to", [-1, 31])
def test_there_is_no_ply_outside_the_record(to: int) -> None:
    with pytest.raises(GameError, match="plies 0 to 30"):
        played(plies=30).record.replay(to)


def test_a_replayed_game_can_be_played_on() -> None:
    record = played(seed=9, plies=25).record
    games_on = [Game.from_record(record, seed=seed) for seed in (1, 1, 2)]
    for game in games_on:
        luck = Luck(4)
        while game.ply < 80:
            game.play(next_action(game, "builder", luck))
    assert games_on[0].record == games_on[1].record != games_on[2].record
    assert Record.loads(games_on[0].record.dumps()) == games_on[0].record


def test_a_card_that_the_record_does_not_have_changes_nothing() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    while "administrator" not in game.legal_actions():
        game.play(game.legal_actions()[0])
    told = game.record
    game.play("administrator")
    retold = Game.replaying(Record(told.players, told.rules, game.record.draws[:-1], told.actions), to=None)
    before = everything(retold)
    with pytest.raises(RecordError, match=r"draws\[\d+\]: missing"):
        retold.play("administrator")
    assert everything(retold) == before


# ---- The board in a terminal ----


@given(games(most=300))
@settings(max_examples=20)
def test_a_board_that_a_person_can_read(game: Game) -> None:
    board = str(game)
    assert board == show(game.view(game.player))
    assert all(name in board for name in NAMES[: len(game.players)])
    assert all(len(line) <= 240 for line in board.splitlines())
    assert "{" not in board


# ---- From a position ----


@given(finished_games(), st.data())
@settings(max_examples=20)
def test_a_game_goes_on_from_any_position_as_it_did(game: Game, data: st.DataObject) -> None:
    record = game.record
    ply = data.draw(st.integers(0, len(record.actions)))
    before = Game.replaying(record, to=ply)
    drawn = len(before.record.draws)
    again = Game.from_position(before.position(), draws=listed([CITY_INDEX[city] for city in record.draws[drawn:]]))
    for action in record.actions[ply:]:
        assert again.play(action, seat=again.player) == before.play(action)
        assert again.round == before.round
    assert again.position() == game.position()
    assert again.view(0).to_json() | {"ply": game.ply} == game.view(0).to_json()


def test_a_game_from_a_position_shows_how_to_make_it_again() -> None:
    position = played(plies=30).position()
    game = Game.from_position(position, seed=5)
    assert eval(repr(game)).position() == position
    assert [event["type"] for event in game.opening] == ["turn"]


def test_a_seat_plays_only_in_its_own_turn() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    with pytest.raises(IllegalAction, match="Ann"):
        game.play("take supply", seat=1)
    assert game.ply == 0
    game.play("take supply", seat=0)
