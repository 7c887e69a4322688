"""Rules page, "End": the round is played out, the score, and who wins."""

from collections.abc import Callable
from typing import Any

import pytest

from reference.positions import FROM_LODZ, all_but
from support.table import Table
from thurntaxis.board import CITIES

Setup = Callable[..., Table]


def play_a_turn(seat: Table) -> None:
    player = seat.player
    while seat.player == player and seat.phase != "over":
        plain = [action for action in seat.legal if action.startswith(("take supply", "start", "end"))]
        seat.play(plain[-1])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("by", ["carriage", "houses"])
def test_end__the_round_is_played_out(table: Setup, players: int, by: str) -> None:
    """Whoever takes game_end, the game ends when the last seat finishes its turn; if it took it, with that turn."""
    for seat in range(players):
        route = FROM_LODZ[:7] if by == "carriage" else FROM_LODZ[:3]
        things: dict[str, Any] = {"carriages": [6] * players} if by == "carriage" else {}
        houses = [all_but(*FROM_LODZ[:3]) if by == "houses" and other == seat else [] for other in range(players)]
        acting = table(
            [["ulm"], ["basel"], ["mannheim"], ["stuttgart"]][:players],
            player=seat,
            phase="finish",
            official="administrator",
            routes=[route if other == seat else [] for other in range(players)],
            houses=houses,
            **things,
        )
        acting.play("close", *(["done"] if by == "carriage" else ["house lodz"]))
        turns = []
        while acting.phase != "over":
            turns.append(acting.player)
            play_a_turn(acting)
        assert turns == list(range(seat + 1, players))
        assert acting.state.game_end_holder() == seat
        assert acting.legal == []


def test_end__without_game_end_another_round_begins(table: Setup) -> None:
    ben = table([["ulm"], ["linz"]], player=1, phase="finish", routes=[[], ["ulm"]]).play("end")
    assert (ben.player, ben.phase) == (0, "draw")
    assert ben.state.game_end_holder() == -1


@pytest.mark.parametrize(
    ("carriage", "houses", "tiles", "score"),
    [
        (0, 0, [], -20),
        (3, 3, [], 2 - 17),
        (6, 16, [["all_provinces", 6], ["baiern", 5], ["baden", 3], ["route_5", 2]], 19),
        (7, 20, [["game_end", 1], ["route_7", 4], ["route_7", 3]], 18),
    ],
)
def test_end__score(table: Setup, carriage: int, houses: int, tiles: list[Any], score: int) -> None:
    ann = table(carriages=[carriage, 0], houses=[CITIES[:houses], []], tiles=[tiles, []], official="postmaster")
    assert ann.score(0) == score


TIES = [
    # holder of game_end, points, winner
    (0, [5, 4, 3, 2], 0),
    (0, [2, 3, 4, 5], 3),
    (2, [5, 5, 5, 5], 2),
    (2, [5, 5, 4, 4], 0),
    (2, [5, 5, 4, 5], 3),
    (3, [4, 5, 5, 4], 1),
    (0, [4, 4, 5, 5], 2),
    (1, [5, 3, 3, 3], 0),
    (1, [5, 3, 3, 5], 3),
]


@pytest.mark.parametrize(("holder", "points", "winner"), TIES)
def test_end__the_most_points_win_and_ties_go_clockwise(
    table: Setup, holder: int, points: list[int], winner: int
) -> None:
    """Every house is a point; the tile and carriage 7 give the holder four more than the others have."""
    over = table(
        [[], [], [], []],
        player=3,
        phase="over",
        taken=0,
        carriages=[7 if seat == holder else 6 for seat in range(4)],
        houses=[CITIES[: points[seat] + (0 if seat == holder else 4)] for seat in range(4)],
        tiles=[[["game_end", 1]] if seat == holder else [] for seat in range(4)],
    )
    assert [over.score(seat) + 9 for seat in range(4)] == points
    assert over.winner == winner
