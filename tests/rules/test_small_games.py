"""Small games: the same rules with fewer cities, cards, houses and officials, through every way to play."""

import random
from typing import Any

import pytest
from typer.testing import CliRunner

from thurntaxis import Game, Record
from thurntaxis.bots import make
from thurntaxis.cli import app
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.bits import size
from thurntaxis.game import GameError, IllegalAction, Position
from thurntaxis.game.errors import RecordError
from thurntaxis.game.setup.setup import Setup
from thurntaxis.review.job import review_record
from thurntaxis.rules import RULE_SETS, SMALL_GAMES, Rules, RulesError
from thurntaxis.variants import FULL, VARIANTS, Variant, VariantError


def played(rules: str, seed: int) -> Game:
    """A game to its end, in which everybody chooses at random."""
    chance = random.Random(seed)
    game = Game(["Ann", "Ben"], rules=rules, seed=seed)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("name", SMALL_GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_small_game_is_played_recorded_and_shown(name: str, seed: int) -> None:
    game = played(name, seed)
    variant = VARIANTS[name]
    outcome = game.outcome()
    assert outcome is not None
    assert set(game.record.draws) <= set(variant.cities)
    assert all(-variant.houses <= part.houses <= 0 for part in outcome.breakdown)
    again = Record.loads(game.record.dumps())
    assert again == game.record
    assert Record.from_text(game.record.to_text()).rules == Rules(variant=variant)
    replayed = Game.from_record(again)
    assert replayed.outcome() == outcome
    assert [view.to_json() for view in game.views([0, 1, None])] == game.views_data([0, 1, None])
    assert str(game)


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_a_position_of_a_small_game_is_written_and_read(name: str) -> None:
    chance = random.Random(3)
    game = Game(["Ann", "Ben"], rules=name, seed=3)
    while not game.is_over:
        position = game.position()
        assert Position.from_json(position.to_json()) == position
        game.play(chance.choice(game.legal_actions()))


def test_the_last_card_of_the_supply_calls_the_end() -> None:
    game = Game(["Ann", "Ben"], rules="seven", seed=1)
    while not game.view().last_round:
        game.play(next(a for a in game.legal_actions() if a.startswith(("take supply", "start", "end", "take"))))
    last = game.view().last_round
    assert last is not None
    assert (last.end_reason, last.ended_by) == ("supply", 1)
    assert game.view().supply == 0
    game.play(next(action for action in game.legal_actions() if action.startswith("start")))
    game.play("end")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.end_reason, outcome.scores) == ("supply", (-3, -2))


def test_the_last_carriage_of_a_small_game_calls_the_end() -> None:
    state = State(2, Rules.named("seven"))
    Luck(1).deal(state)
    state.houses, state.carriages = [0, 0, 0, 0], [3, 0, 0, 0]
    assert state.next_carriage(0) == 0
    assert state.next_carriage(1) == 3


def test_without_officials_nobody_can_be_called_and_the_game_says_why() -> None:
    game = Game(["Ann", "Ben"], rules="seven", seed=1)
    assert not game.view(0).forced_postmaster
    with pytest.raises(IllegalAction, match="In this small game that official cannot be called"):
        game.play("administrator")
    for official in ("postmaster", "postal_carrier", "cartwright"):
        reason = game.why_not_official(official)
        assert reason is not None
        assert reason.id == "reason-small-game"
    game.play("take supply")
    with pytest.raises(IllegalAction, match="In this small game that official cannot be called"):
        game.play("take supply")
    game.play(game.legal_actions()[0])
    with pytest.raises(IllegalAction, match="can be closed from 2 cards on"):
        game.play("close")


def test_in_a_game_with_the_postmaster_an_empty_hand_takes_two_cards() -> None:
    game = Game(["Ann", "Ben"], rules="three", seed=1)
    assert game.view(0).forced_postmaster
    game.play("take supply")
    assert game.phase == "draw"


def test_a_variant_of_ones_own() -> None:
    rules = {"variant": {"cities": ["ulm", "augsburg", "muenchen", "salzburg"], "slots": 2, "houses": 3}}
    game = Game(["Ann", "Ben"], rules=rules, seed=1)
    assert sum(city is not None for city in game.view().display) == 2
    assert game.view().supply == 10
    assert Record.loads(game.record.dumps()).rules == game.rules
    assert game.rules.name is None
    assert game.rules.to_json()["variant"] == {
        "cities": ["ulm", "augsburg", "muenchen", "salzburg"],
        "slots": 2,
        "houses": 3,
    }


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"cities": ["ulm", "berlin"]}, "cities: there is no 'berlin'"),
        ({"cities": "ulm"}, "cities: a list"),
        ({"cities": ["ulm"], "copies": 1, "slots": 1, "houses": 1}, "1 cards are too few for 1 slots"),
        ({"slots": 7}, "slots: a number from 1 to 6, not 7"),
        ({"houses": True}, "houses: a number"),
        ({"cities": ["ulm", "augsburg"], "slots": 1}, "houses: there are 20 for 2 cities"),
        ({"officials": ["mayor"]}, "officials: there is no 'mayor'"),
        ({"reshuffles": 1}, "reshuffles: true or false"),
        ({"rivers": 3}, "a variant has no 'rivers'"),
        ("eleven", "there is no variant 'eleven'; choose full or three or four or seven"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(given: object, message: str) -> None:
    with pytest.raises(VariantError) as refused:
        Variant.of(given)
    assert message in str(refused.value)
    with pytest.raises(RulesError, match="variant: "):
        Rules.of({"variant": given})


def test_the_full_game_is_as_it_was() -> None:
    assert Rules().variant == FULL
    assert "variant" not in Rules().to_json()
    assert [rules.name for rules in RULE_SETS.values()] == list(RULE_SETS)
    state = State(4)
    assert (size(state.supply), state.house_count, state.shortest_route, state.last_carriage) == (66, 20, 3, 7)


def test_readers_of_the_full_game_refuse_small_games() -> None:
    game = played("four", 1)
    with pytest.raises(RecordError, match="only the full game is known here"):
        review_record(game.record)
    with pytest.raises(GameError, match="small games cannot be set up"):
        Setup.of(Game(["Ann", "Ben"], rules="four", seed=1).position())


@pytest.mark.parametrize("bot", ["random", "builder", "easy", "medium"])
@pytest.mark.parametrize("name", SMALL_GAMES)
def test_bots_play_small_games_to_their_end(bot: str, name: str) -> None:
    state, luck, player = State(2, Rules.named(name)), Luck(5), make(bot)
    luck.deal(state)
    decisions = 0
    while not state.is_over:
        luck.step(state, player.decide(EngineView(state, state.player), state.legal_actions(), luck))
        decisions += 1
    assert decisions < 100


def test_the_command_line_plays_and_counts_small_games(tmp_path: Any) -> None:
    run = CliRunner().invoke(app, ["simulate", "-r", "seven", "-n", "3", "--out", str(tmp_path)])
    assert run.exit_code == 0, run.output
    assert "3 finished" in run.output
    assert all(Record.load(path).rules.name == "seven" for path in tmp_path.iterdir())
    counted = CliRunner().invoke(app, ["perft", "four", "--depth", "6"])
    assert counted.output.split("\n")[:6] == [
        f"perft {depth}: {count}" for depth, count in enumerate((2, 2, 2, 4, 4, 4), 1)
    ]
    refused = CliRunner().invoke(app, ["simulate", "-r", "eleven"])
    assert refused.exit_code == 2
