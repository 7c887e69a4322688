"""Results made by hand."""

from collections.abc import Sequence

from thurntaxis.arena import Forfeit, GameResult, SeatResult
from thurntaxis.arena.result import NAMED_OFFICIALS


def seat(
    carriage: int = 10,
    tiles: int = 8,
    houses: int = -4,
    turns: int = 18,
    officials: Sequence[int] = (),
    forced: int = 0,
    stacks: tuple[tuple[str, int], ...] = (),
) -> SeatResult:
    called = dict(zip(NAMED_OFFICIALS, officials, strict=False))
    return SeatResult(carriage, tiles, houses, turns, 90, called, forced, stacks)


def game(
    number: int,
    seats: Sequence[str],
    winner: int,
    *,
    deal: int | None = None,
    players: Sequence[SeatResult] | None = None,
    ended_by: int = 0,
    end: str = "carriage",
) -> GameResult:
    found = tuple(players) if players is not None else tuple(seat() for _ in seats)
    return GameResult(
        number,
        number if deal is None else deal,
        tuple(seats),
        end,  # type: ignore[arg-type]
        winner,
        ended_by,
        None,
        found,
        {"draw": (40, 240, 0), "finish": (40, 60, 20)},
    )


def forfeit(number: int, seats: Sequence[str], loser: int, *, deal: int | None = None) -> GameResult:
    failed = Forfeit(loser, "error", "LookupError: lost")
    return GameResult(number, number if deal is None else deal, tuple(seats), "forfeit", forfeit=failed)
