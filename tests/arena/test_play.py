"""What is counted about a game, checked against the same game played through the friendly face."""

import json
from collections import Counter
from collections.abc import Sequence

import pytest

from thurntaxis.arena import GameResult, Plan, PlannedGame, play
from thurntaxis.arena.result import NAMED_OFFICIALS
from thurntaxis.bots import Bot, make, register
from thurntaxis.engine import EngineView, Luck
from thurntaxis.game import Event, Game
from thurntaxis.rules import Rules

DECISIONS: list[tuple[int, int]] = []
"""Seat and action of everything the recorder was asked."""


@register("recorder", "Recorder", "Plays like builder and writes down what it does.")
class Recorder(Bot):
    def __init__(self) -> None:
        self.builder = make("builder")

    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        action = self.builder.decide(view, legal, luck)
        DECISIONS.append((view.seat, action))
        return action


@register("opener", "Opener", "Plays like builder; notes whether it was closed.")
class Opener(Recorder):
    closed = 0

    def close(self) -> None:
        type(self).closed += 1
        raise OSError("nothing to end")


def test_bots_are_closed_after_the_game() -> None:
    game = next(Plan(("opener", "recorder"), players=2, games=2).schedule())
    assert play(game).result.is_finished
    assert Opener.closed == 1


def replayed(table: PlannedGame) -> tuple[Game, list[Event]]:
    """The recorded game again, and all its events."""
    game = Game(table.seats, rules=table.rules, seed=table.cards_seed)
    events, decisions = list(game.opening), iter(DECISIONS)
    while not game.is_over:
        legal = game.legal_actions(numbers=True)
        seat, action = (game.player, legal[0]) if len(legal) == 1 else next(decisions)
        assert seat == game.player
        events += game.play(action)
    assert next(decisions, None) is None
    return game, events


@pytest.mark.parametrize(("players", "rules"), [(2, "standard"), (3, "first-printing"), (4, "icelandic")])
def test_a_result_describes_the_game_that_was_played(players: int, rules: str) -> None:
    DECISIONS.clear()
    table = PlannedGame(3, 1, ("recorder",) * players, seed=11, rules=Rules.named(rules))
    played = play(table)
    result = played.result
    game, events = replayed(table)
    outcome = game.outcome()
    assert outcome is not None
    assert result.winner == outcome.winner
    assert (result.ended_by, result.end, result.tie) == (outcome.ended_by, outcome.end_reason, outcome.tie)
    turns = Counter(event["seat"] for event in events if event["type"] == "turn")
    position = game.position().to_json()
    for seat, player in enumerate(result.players):
        score = outcome.breakdown[seat]
        assert (player.carriage, player.tiles, player.houses) == (score.carriage, score.tiles, score.houses)
        assert player.turns == turns[seat]
        assert sorted(player.stacks) == sorted(map(tuple, position["tiles"][seat]))
        assert player.decisions == sum(asked == seat for asked, _ in DECISIONS) == played.times[seat].decisions
        assert (*player.officials.values(), player.forced) == officials(events, seat)


def officials(events: list[Event], seat: int) -> tuple[int, ...]:
    """How often the seat called each official by choice, and the postmaster by an empty hand."""
    own = [event for event in events if event.get("seat") == seat]
    forced = sum(event["type"] == "turn" and event["forced_postmaster"] for event in own)
    called = Counter(event["type"] for event in own)
    postmaster = sum(bool(event.get("postmaster")) for event in own)
    return (
        called["administrator"],
        postmaster - forced,
        sum(bool(event.get("postal_carrier")) for event in own),
        sum(bool(event.get("cartwright")) for event in own),
        forced,
    )


def test_the_line_of_a_game_reads_back() -> None:
    for table in Plan(("builder", "random"), 2, 4).schedule():
        result = play(table).result
        assert GameResult.from_json(result.to_json()) == result
        assert "\n" not in result.dumps()


def test_a_game_that_takes_too_long_is_stopped_and_shared() -> None:
    result = play(PlannedGame(0, 0, ("random", "random"), 1, most_decisions=50)).result
    assert (result.end, result.winner, result.shares) == ("unfinished", None, (0.5, 0.5))
    assert sum(decisions for decisions, _, _ in result.phases.values()) == 50


def test_bots_of_one_game_know_nothing_of_another() -> None:
    tables = list(Plan(("builder", "random"), 2, 6).schedule())
    forwards = [play(table).result for table in tables]
    backwards = [play(table).result for table in reversed(tables)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("official", NAMED_OFFICIALS)
def test_without_an_official_it_is_never_called(official: str) -> None:
    handicapped = f"without:official={official},bot=random"
    without: Counter[str] = Counter()
    full: Counter[str] = Counter()
    for table in Plan((handicapped, "builder"), 2, 4).schedule():
        result = play(table).result
        assert result.is_finished, result.forfeit
        for bot, player in zip(result.seats, result.players, strict=True):
            (without if bot == handicapped else full).update(player.officials)
    assert without[official] == 0
    assert full["postmaster"] > 0
    assert without.total() > 0


def test_results_of_version_0_2_can_be_read() -> None:
    """They have the calls of the officials in order, without names."""
    result = play(PlannedGame(0, 0, ("builder", "builder"), 1)).result
    data = json.loads(result.dumps())
    for player in data["players"]:
        player["officials"] = list(player["officials"].values())
    assert GameResult.from_json(data) == result
    assert set(result.players[0].officials) == {"administrator", "postmaster", "postal_carrier", "cartwright"}
