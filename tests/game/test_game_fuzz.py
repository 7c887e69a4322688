"""Whatever is fed to the readers, only our own errors come out."""

import json
import math
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from reference import POSITIONS, read_blocks
from support.table import deal_first
from thurntaxis import Game, GameError, Position, Record, RecordError, Rules, RulesError, UnreadableAction
from thurntaxis.game import PositionError
from thurntaxis.game.actions import TEXTS, read

FIXTURES = sorted((Path(__file__).parents[1] / "records" / "games").glob("*.json"))
SMALL = [path for path in FIXTURES if path.stem in ("unfinished-in-a-closing", "tie-game-end", "carriage-two-players")]
RECORDS: list[dict[str, Any]] = [json.loads(path.read_text(encoding="utf-8")) for path in SMALL]
RECORD_TEXTS = [Record.from_json(data).to_text() for data in RECORDS]
POSITION_DATA = [block.position for block in read_blocks(POSITIONS.read_text(encoding="utf-8"))]
ORIGINALS = {"records": RECORDS, "positions": POSITION_DATA}

HUGE = 10**4000
TOO_HUGE = 10**5000
"""Python refuses to write this out, so it can only come from a program."""
LONE_SURROGATE = "\ud800"
WORDS = st.sampled_from(
    ["ulm", "linz", "take ulm", "end", "standard", "draw", "over", "", "Ann", LONE_SURROGATE, "\x00", "+", "]"]
)
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([HUGE, -HUGE, 2**64, 1e308, math.inf, math.nan, 0.5]),
    WORDS,
    st.text(max_size=8),
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn, originals: str) -> Any:
    """Valid data with one to three places changed, removed or doubled."""
    data = json.loads(json.dumps(draw(st.sampled_from(ORIGINALS[originals]))))
    for _ in range(draw(st.integers(1, 3))):
        inside: Any = data
        for _ in range(draw(st.integers(0, 3))):
            nested = [key for key in keys_of(inside) if isinstance(inside[key], list | dict) and inside[key]]
            if not nested:
                break
            inside = inside[draw(st.sampled_from(nested))]
        keys = keys_of(inside)
        if not keys:
            continue
        key = draw(st.sampled_from(keys))
        change = draw(st.sampled_from(["replace", "replace", "delete", "double", "neighbour"]))
        if change == "delete":
            del inside[key]
        elif change == "double" and isinstance(inside, list):
            inside.insert(key, inside[key])
        elif change == "neighbour":
            inside[key] = json.loads(json.dumps(inside[draw(st.sampled_from(keys))]))
        else:
            inside[key] = draw(ANYTHING)
    return data


def check_message(refused: Exception) -> None:
    """There is one, it can be written to a terminal, and it does not fill it."""
    assert str(refused)
    assert len(str(refused).encode()) < 2000


def keys_of(data: Any) -> list[Any]:
    return list(data) if isinstance(data, dict) else list(range(len(data)))


@given(mutated("records"))
@settings(max_examples=250)
def test_mutated_records(data: Any) -> None:
    try:
        record = Record.from_json(data)
    except RecordError as refused:
        check_message(refused)
    else:
        assert Record.from_json(record.to_json()) == record


@given(ANYTHING)
@settings(max_examples=200)
@example([])
@example({"format": HUGE})
@example({"format": "thurntaxis-record/1", "rules": {"carriage_points": HUGE}})
@example({"format": "thurntaxis-record/1", "rules": HUGE})
@example({"format": "thurntaxis-record/1", "rules": "standard", "players": HUGE})
@example({"format": "thurntaxis-record/1", "rules": "standard", "players": ["a", "b"], "draws": [HUGE], "actions": []})
def test_anything_as_a_record(data: Any) -> None:
    with pytest.raises(RecordError):
        Record.from_json(data)


@given(st.binary(max_size=60) | st.text(max_size=60))
@settings(max_examples=300)
@example(b"")
@example("{")
@example("[")
@example("[Format 1]")
@example('{"a": ' * 5000)
@example("[" * 100_000)
@example('{"format": ' + "[" * 100_000 + "]" * 100_000 + "}")
@example("[Rules " + "[" * 100_000 + "]")
@example('{"format": ' + "9" * 5000 + "}")
@example("[Rules " + "9" * 5000 + "]")
@example('{"format": "\\ud800"}')
@example('{"format": NaN}')
def test_any_bytes_as_a_record(content: bytes | str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.loads(content)
    check_message(refused.value)


@pytest.mark.parametrize("depth", range(300, 1000, 7))
def test_nesting_of_any_depth_is_refused(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for content in (
        f'{{"format": {nested}}}',
        f"[Rules {nested}]",
        f'{{"format": "thurntaxis-record/1", "rules": {nested}}}',
    ):
        with pytest.raises(RecordError):
            Record.loads(content)


@st.composite
def mutated_text(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(RECORD_TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        inserted = draw(
            st.text(alphabet='[]{}",.:>+-\n 0123456789ulmendA\ud800\u2028', max_size=6)
            | st.sampled_from([" > ", "close ", "-", "+", ", end", "take ulm", "\n", "[Result 1]"])
        )
        text = text[:start] + inserted + text[end:]
    return text


@given(mutated_text())
@settings(max_examples=250)
def test_mutated_notation(text: str) -> None:
    try:
        record = Record.from_text(text)
    except RecordError as refused:
        check_message(refused)
    else:
        assert Record.from_text(record.to_text()) == record


@given(mutated("positions"))
@settings(max_examples=300)
def test_mutated_positions(data: Any) -> None:
    try:
        position = Position.from_json(data)
    except PositionError as refused:
        check_message(refused)
        return
    assert Position.from_json(position.to_json()) == position
    # What is accepted can be played on: nothing breaks however it goes.
    state = position.state
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        deal_first(after)
        assert after.is_over or after.legal_actions()


@given(ANYTHING)
@settings(max_examples=100)
@example({"format": HUGE})
def test_anything_as_a_position(data: Any) -> None:
    with pytest.raises(PositionError):
        Position.from_json(data)


@given(ANYTHING | st.text() | st.binary(max_size=5) | st.integers())
@settings(max_examples=200)
@example(HUGE)
@example(LONE_SURROGATE)
@example(f"take {LONE_SURROGATE}")
@example("take " + "ulm" * 10_000)
def test_anything_as_an_action(action: Any) -> None:
    game = Game(["Ann", "Ben"], seed=1)
    reason = game.why_not(action)
    with suppress(GameError):
        game.play(action)
    if reason is not None:
        assert reason.sentence()
        assert game.ply == 0
    try:
        wanted = read(action)
    except UnreadableAction as refused:
        check_message(refused)
    else:
        assert str(wanted) in TEXTS


@given(ANYTHING)
@settings(max_examples=200)
@example(HUGE)
@example({"carriage_points": HUGE})
@example({"carriage_points": {"printed"}})
def test_anything_as_rules(choice: Any) -> None:
    try:
        rules = Rules.of(choice)
    except RulesError as refused:
        check_message(refused)
    else:
        assert Rules.of(rules.to_json()) == rules


def test_a_number_that_cannot_be_written_out() -> None:
    head = {"format": "thurntaxis-record/1", "rules": "standard", "players": ["a", "b"]}
    for data in (
        TOO_HUGE,
        {"format": TOO_HUGE},
        head | {"draws": [TOO_HUGE], "actions": []},
        head | {"rules": TOO_HUGE},
    ):
        with pytest.raises(RecordError):
            Record.from_json(data)
    with pytest.raises(PositionError):
        Position.from_json(POSITION_DATA[0] | {"taken": TOO_HUGE})
    with pytest.raises(UnreadableAction):
        read(TOO_HUGE)
    with pytest.raises(UnreadableAction):
        read([TOO_HUGE])  # type: ignore[arg-type]
    with pytest.raises(RulesError):
        Rules.of({"carriage_points": TOO_HUGE})
