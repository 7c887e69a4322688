"""Games as values: copied, compared, taken back without limit, and played on by bots."""

import copy
import pickle
from typing import Any

import pytest

from support.games import played
from thurntaxis import Game, GameError, IllegalAction, Position, PositionError, Setup
from thurntaxis.bots import make
from thurntaxis.engine import Luck


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    game = played(players=3, seed=5, plies=60)
    for other in (game.copy(), copy.copy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        action = game.legal_actions()[0]
        assert other.play(action) == game.copy().play(action)
        assert other != game
        assert other.actions == (*game.actions, action)


def test_taking_back_in_a_copy_leaves_the_game_alone() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    while game.undoable < 2:
        game.play(game.legal_actions()[-1])
    other, before = game.copy(), game.state
    other.undo(2)
    for action in (*game.actions[-2:],):
        other.play(action)
    assert other == game
    assert game.state == before
    game.undo()
    assert game != other


def test_games_that_differ_in_anything_are_not_equal() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    assert game == Game(["Ann", "Ben"], seed=7)
    assert game != Game(["Ann", "Ben"], seed=8)
    assert game != Game(["Ann", "Cleo"], seed=7)
    assert game != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize("plies", [1, 7, 60])
def test_analysis_takes_back_what_was_revealed(plies: int) -> None:
    game = played(players=3, seed=5, plies=60)
    whole, taken = game.copy(), game.actions[60 - plies :]
    game.undo(plies, revealed=True)
    assert game == played(players=3, seed=5, plies=60 - plies)
    for action in taken:
        game.play(action)
    assert game == whole


def test_analysis_goes_back_to_the_position_it_began_with() -> None:
    start = Game.from_position(played(players=2, seed=5, plies=30).position(), seed=1)
    game = start.copy()
    for _ in range(9):
        make("easy").play(game)
    game.undo(9, revealed=True)
    assert game == start


def test_only_what_was_played_is_taken_back() -> None:
    game = played(players=2, seed=5, plies=10)
    before = game.copy()
    for plies in (0, -1, 11):
        with pytest.raises(GameError, match=f"10 actions can be taken back, not {plies}"):
            game.undo(plies, revealed=True)
    assert game == before


def test_a_bot_plays_in_a_game() -> None:
    game, other = (Game(["Ann", "Ben"], seed=7) for _ in range(2))
    bot = make("easy")
    for _ in range(20):
        assert bot.play(game)
        bot.play(other)
    assert game == other
    bot.play(game, Luck(1))
    assert game.ply == 21
    assert game.scores == tuple(game.state.score(seat) for seat in range(2))


def test_a_bot_does_not_play_when_the_game_is_over() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    while not game.is_over:
        make("easy").play(game)
    with pytest.raises(IllegalAction):
        make("easy").play(game)


@pytest.mark.parametrize("code", ["easy", "medium", "search:simulations=2"])
def test_bots_refuse_actions_that_are_texts(code: str) -> None:
    game = Game(["Ann", "Ben"], seed=3)
    with pytest.raises(TypeError, match=r"bot.play\(game\)"):
        make(code).decide(game.seen(0), game.legal_actions(), Luck(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [2, -2, "ben"])
def test_there_is_no_such_seat(seat: Any) -> None:
    game = Game(["Ann", "Ben"], seed=3)
    action = game.legal_actions()[0]
    for ask in (
        game.view,
        game.route,
        lambda seat: game.why_not(action, seat=seat),
        lambda s: game.play(action, seat=s),
    ):
        with pytest.raises(GameError, match="there is no seat"):
            ask(seat)
    assert game.ply == 0


def test_a_position_goes_into_one_line_and_back() -> None:
    game = Game(["Ann", "Ben"], seed=3)
    for _ in range(9):
        game.play(game.legal_actions()[0])
    line = game.position().to_text()
    assert Position.from_text(line) == game.position()
    assert (
        Game.from_position(line).position() == Game.from_position(Setup.from_text(line)).position() == game.position()
    )


def test_the_seed_deals_the_unknown_cards_of_a_line() -> None:
    line = (
        "tt1 standard 4 1 play 1 - ulm,lin,pas,bas,lod,pil kem,ulm,?3 lin,(ulm)/man-car-fre/sal,lin/3/- inn,?2/-/-/0/-"
    )
    game = Game.from_position(line, seed="secret")
    assert game.position() == Setup.from_text(line).settled("secret")
    with pytest.raises(PositionError, match="some are unknown"):
        Position.from_text(line)
