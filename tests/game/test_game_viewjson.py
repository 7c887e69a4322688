"""Views written as JSON say the same as the library's views."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from hypothesis import given, settings

from support.games import games, played
from thurntaxis import Game, Rules
from thurntaxis.game.actions import PHASES

NOT_SENT = {"engine", "discarded"}


def plain(value: object) -> object:
    """A view's part as JSON has it, read from the names of its fields."""
    if isinstance(value, Rules):
        return value.to_json()
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value) if each.name not in NOT_SENT}
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, tuple) else value


def same(game: Game) -> None:
    seats = [*range(len(game.players)), None]
    for seat, text in zip(seats, game.views_json(seats), strict=True):
        view, written = game.view(seat), json.loads(text)
        assert written.pop("format") == "thurntaxis-view/1"
        assert written == plain(view)
        assert view.to_json() == json.loads(text)


@given(games())
@settings(max_examples=80)
def test_the_text_says_what_the_view_says(game: Game) -> None:
    same(game)
    same(game)  # even if nothing has changed since
    if game.undoable:
        game.undo()
        same(game)


def test_no_seats_have_no_views() -> None:
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
