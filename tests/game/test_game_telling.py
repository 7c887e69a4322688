"""Views written straight as JSON say the same as views taken apart."""

import json

from hypothesis import given, settings

from support.games import games, played
from thurntaxis import Game
from thurntaxis.game.actions import PHASES


def same(game: Game) -> None:
    seats = [*range(len(game.players)), None]
    for seat, told in zip(seats, game.views_json(seats), strict=True):
        assert json.loads(told) == json.loads(json.dumps(game.view(seat).to_json()))


@given(games())
@settings(max_examples=80)
def test_what_is_told_is_the_view(game: Game) -> None:
    same(game)
    same(game)  # also when nothing has changed since
    if game.undoable:
        game.undo()
        same(game)


def test_nobody_is_told_nothing() -> None:
    assert played(plies=5).views_json([]) == []


def test_every_ply_of_whole_games_in_every_phase() -> None:
    met = set()
    for players in (2, 3, 4):
        end = played(players=players, seed=players)
        game = Game(['Ann "the" Ä', "Ben\\", "<Cleo>", "Dan"][:players], seed=end.seed)
        for action in end.record.actions:
            same(game)
            met.add(game.phase)
            game.play(action)
        same(game)
        met.add(game.phase)
    assert met == set(PHASES)
