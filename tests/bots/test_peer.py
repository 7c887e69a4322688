"""The level that a person is about as strong as."""

import re
from pathlib import Path

import pytest

from thurntaxis.bots import LEVELS
from thurntaxis.engine import Luck
from thurntaxis.tables.archive.peer import FEWEST, LATEST, RATINGS, BotGame, Peer, peer

CODES = [level.code for level in LEVELS]
PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


def results_of(level: int, opponents: list[tuple[int, ...]], seed: int) -> list[BotGame]:
    """Games that a bot of a level might play against these levels, as often won as its rating says."""
    luck = Luck(seed)
    results = []
    for others in opponents:
        ratings = RATINGS[len(others) + 1]
        weights = [10 ** (ratings[number - 1] / 400) for number in (level, *others)]
        won = luck.fraction() < weights[0] / sum(weights)
        results.append(BotGame(tuple(CODES[number - 1] for number in others), float(won)))
    return results


@pytest.mark.parametrize("level", [1, 3, 5, 8])
def test_a_level_finds_itself(level: int) -> None:
    """Of 40 games at all sizes of table: mostly within one level, and the interval holds it in most cases."""
    other = min(max(level, 2), 7)
    tables = [(other,), (other, other - 1), (other, other, other + 1), (other + 1,)] * (LATEST // 4)
    found = [each for seed in range(20) if (each := peer(results_of(level, tables, seed)))]
    numbers = [(CODES.index(each.low) + 1, CODES.index(each.level) + 1, CODES.index(each.high) + 1) for each in found]
    assert sum(abs(middle - level) <= 1 for _, middle, _ in numbers) >= 18, f"seeds 0 to 19: {numbers}"
    assert sum(low <= level <= high for low, _, high in numbers) >= 17, f"seeds 0 to 19: {numbers}"


def test_few_games_say_little() -> None:
    assert peer([BotGame(("medium",), 1.0)] * (FEWEST - 1)) is None
    few = peer([BotGame(("medium",), 1.0), BotGame(("medium",), 0.0)] * 2)
    many = peer([BotGame(("medium",), 1.0), BotGame(("medium",), 0.0)] * 20)
    assert few == Peer("medium", "easy", "skilled", 4)
    assert many == Peer("medium", "casual", "steady", 40)


def test_the_latest_games_count() -> None:
    lost, won = [BotGame(("steady",), 0.0)] * LATEST, [BotGame(("steady",), 1.0)] * LATEST
    assert peer(lost + won) == peer(won) != peer(lost)


def test_winning_and_losing_everything_stays_on_the_ladder() -> None:
    best = peer([BotGame(("expert", "expert", "expert"), 1.0)] * LATEST)
    worst = peer([BotGame(("easy",), 0.0)] * LATEST)
    assert best is not None
    assert worst is not None
    assert (best.level, worst.level) == ("expert", "easy")


@pytest.mark.parametrize(
    ("opponents", "message"),
    [(("search",), "'search' is not a level"), ((), "1 to 3 opponents, not 0"), (("easy",) * 4, "not 4")],
)
def test_other_opponents_are_refused(opponents: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        peer([BotGame(opponents, 1.0)] * 5)


@pytest.mark.parametrize("players", RATINGS)
def test_the_ratings_are_those_of_the_page(players: int) -> None:
    part = PAGE.read_text(encoding="utf-8").split(f"### {players} players")[1].split("### ")[0]
    shown = {code: int(rating) for code, rating in re.findall(r"^\| `(\w+)` \| ([+-]\d+) \|", part, re.MULTILINE)}
    for level, rating in zip(CODES, RATINGS[players], strict=True):
        if level in shown:
            assert rating == shown[level], (
                f"{level} at {players} players: run `python -m bench.ladder`, copy its ratings"
            )
