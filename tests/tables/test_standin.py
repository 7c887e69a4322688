"""A time-out does the least harm: a route that can go on is not given up, and not closed badly."""

from collections.abc import Callable, Sequence

from thurntaxis.bots import make
from thurntaxis.engine import Luck
from thurntaxis.game import Game, View
from thurntaxis.game.actions import TEXTS
from thurntaxis.tables.table.levels import FALLBACK, STAND_IN
from thurntaxis.tables.table.standin import harmless


def finished_turns(
    level: str, careful: Callable[[View, Sequence[int]], list[int]], games: int
) -> tuple[list[tuple[str, int]], list[int]]:
    """What a bot does with routes when it plays for Ann from the second round on, and her points after the eighth."""
    found: list[tuple[str, int]] = []
    points: list[int] = []
    for seed in range(games):
        game = Game(["Ann", "Ben"], seed=seed)
        luck, author, stand_in = Luck(seed), make("medium"), make(level)
        while not game.is_over and game.round < 8:
            bot = stand_in if game.player == 0 and game.round >= 2 else author
            legal = game.legal_actions(numbers=True)
            if bot is stand_in:
                legal = careful(game.view(0), legal)
            action = bot.decide(game.view(game.player).engine, legal, luck)
            assert action in game.legal_actions(numbers=True)
            route, text = game.view(0).seats[0].route, TEXTS[action]
            goes_on = any(TEXTS[each].startswith(("left ", "right ")) for each in game.legal_actions(numbers=True))
            if bot is stand_in and text.startswith("start ") and route and goes_on:
                found.append(("gave up", len(route)))
            if bot is stand_in and text == "close":
                found.append(("closed", len(route)))
            game.play(action)
        score = game.view(0).seats[0].score
        assert score is not None
        points.append(score.total)
    return found, points


def test_the_stand_in_never_gives_up_a_route_that_can_go_on() -> None:
    did, _ = finished_turns(STAND_IN, harmless, 12)
    assert not [length for what, length in did if what == "gave up"]
    assert [length for what, length in did if what == "closed"], "it closes when that is good"


def test_what_may_be_done_depends_on_the_route() -> None:
    game = Game(["Ann", "Ben"], seed=5)
    legal = game.legal_actions(numbers=True)
    assert harmless(game.view(0), legal) == legal


def test_a_game_with_time_outs_goes_better_than_with_the_simple_bot() -> None:
    def points(level: str) -> int:
        return sum(finished_turns(level, harmless, 12)[1])

    assert points(STAND_IN) > points(FALLBACK) + 12
