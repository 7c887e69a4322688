"""The engine counts the same trees as the reference game; the positions and counts stand in positions.txt, as text."""

from collections.abc import Iterator

import pytest

from reference import POSITIONS, Block, ReferenceGame, given_draw, read_blocks
from reference import divide as reference_divide
from reference.tree import SCORES
from thurntaxis import Position
from thurntaxis.engine import State
from thurntaxis.engine.interpreted import load_interpreted
from thurntaxis.game.draws import in_board_order
from thurntaxis.game.perft import divide, perft

BLOCKS = read_blocks(POSITIONS.read_text(encoding="utf-8"))
NAMES = [block.id for block in BLOCKS]
MOST_BY_REFERENCE = 3_000
MOST_INTERPRETED = 3_000


@pytest.mark.parametrize("block", BLOCKS, ids=NAMES)
def test_the_engine_counts_each_tree(block: Block) -> None:
    position = Position.from_json(block.position)
    before = position.state.copy()
    for depth, expected in block.counts.items():
        counted = perft(position, depth)
        assert counted == expected, f"depth {depth}, by first action: {divide(position, depth)}"
    assert position.state == before


@pytest.mark.parametrize("block", BLOCKS, ids=NAMES)
def test_the_interpreted_engine_counts_each_tree(block: Block) -> None:
    position = Position.from_json(block.position)
    state = load_interpreted().State.from_fields(position.state.fields())
    depth = max(depth for depth, count in block.counts.items() if count <= MOST_INTERPRETED)
    assert _count(state, depth, 0) == block.counts[depth]


def _count(state: State, depth: int, drawn: int) -> int:
    """Perft once more, through the checked calls."""
    if depth == 0:
        return 1
    return sum(_count(after, depth - 1, cards) for after, cards in _following(state, drawn))


def _following(state: State, drawn: int) -> Iterator[tuple[State, int]]:
    """The states after each action with the given draws, and how many cards have been drawn by then."""
    for action in state.legal_actions():
        after, cards = state.copy(), drawn
        after.apply(action)
        while after.awaits_card:
            supply = in_board_order(after.supply)
            after.give(supply[7 * cards % len(supply)])
            cards += 1
        yield after, cards


@pytest.mark.parametrize("block", BLOCKS, ids=NAMES)
def test_the_reference_divides_alike(block: Block) -> None:
    depth = max(depth for depth, count in block.counts.items() if count <= MOST_BY_REFERENCE)
    by_reference = reference_divide(ReferenceGame.from_position(block.position, given_draw), depth)
    assert divide(Position.from_json(block.position), depth) == by_reference


def test_the_engine_scores_each_tree() -> None:
    """Tiles do not change what is legal, so the sums of the scores are compared as well."""
    positions = {block.id: block.position for block in BLOCKS}
    lines = [line.split() for line in SCORES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line[0] for line in lines] == NAMES
    for name, depth, *sums in lines:
        state = Position.from_json(positions[name]).state
        assert _score_sums(state, int(depth), 0) == [int(total) for total in sums], name


def _score_sums(state: State, depth: int, drawn: int) -> list[int]:
    if depth == 0:
        return [state.score(seat) for seat in range(state.players)]
    sums = [0] * state.players
    for after, cards in _following(state, drawn):
        sums = [mine + more for mine, more in zip(sums, _score_sums(after, depth - 1, cards), strict=True)]
    return sums


def test_there_are_enough_positions_to_depth_four() -> None:
    assert len(BLOCKS) >= 12
    assert all(max(block.counts) >= 4 for block in BLOCKS)


def test_depth_zero_is_one_sequence_and_no_first_action() -> None:
    position = Position.from_json(BLOCKS[0].position)
    assert perft(position, 0) == 1
    assert divide(position, 0) == {}


def test_a_game_that_ends_has_no_longer_sequences() -> None:
    block = next(block for block in BLOCKS if block.id == "final-round-last-seat")
    position = Position.from_json(block.position)
    assert perft(position, 60) == 0
