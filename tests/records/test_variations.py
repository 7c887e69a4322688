"""Comments and variations in the notation for people, read and written."""

import random

import pytest

from thurntaxis import Game, GameError, Record, RecordError
from thurntaxis.game import AnnotatedRecord

TAGS = """[Format "thurntaxis-text/1"]
[Rules "standard"]
[Players ["Ann (1)", "Ben"]]
[Display "ulm linz passau basel lodz pilsen"]

"""
ANN = "1. Ann (1): take ulm > kempten, take linz > lodz, start ulm, end"
OTHER = "1. Ann (1): take ulm > linz, take basel > lodz, start ulm, end {keeps (Linz) }"
BEN = "1. Ben: take passau > basel, take basel > ulm, start passau, end"
TEXT = f"{TAGS}{ANN}\n( {OTHER}\n  {BEN}\n  ( 1. Ben: take lodz > basel ) )\n(1. Ann (1): take pilsen > ulm)\n{BEN}\n"


def another_way(chance: random.Random, record: Record) -> Game:
    """A game that leaves the record somewhere and goes on for a while."""
    while True:
        game = record.replay(to=chance.randrange(len(record.actions)))
        others = [action for action in game.legal_actions() if action != record.actions[game.ply]]
        if others:
            game.play(chance.choice(others))
            for _ in range(chance.randrange(40)):
                game.play(chance.choice(game.legal_actions()))
            return game


def some_lines(chance: random.Random, record: Record) -> AnnotatedRecord:
    """The record with comments and variations."""
    variations = []
    for _ in range(chance.randrange(1, 4)):
        other = another_way(chance, record).record
        variations.append(
            AnnotatedRecord(other, {len(other.actions) - 1: "so far"} if other.actions[-1] == "end" else {})
        )
    plies = [ply for ply, action in enumerate(record.actions) if action in ("end", "close", "take supply")]
    return AnnotatedRecord(record, {ply: f"at {ply}, (odd)" for ply in chance.sample(plies, 3)}, tuple(variations))


def some_record(seed: int) -> Record:
    chance = random.Random(seed)
    game = Game(["Ann", "Ben"], seed=seed)
    for _ in range(60):
        game.play(chance.choice(game.legal_actions()))
    return game.record


@pytest.mark.parametrize("seed", range(12))
def test_what_is_written_reads_back(seed: int) -> None:
    annotated = some_lines(random.Random(seed), some_record(seed))
    text = annotated.to_text()
    assert AnnotatedRecord.from_text(text).to_text() == text
    read = AnnotatedRecord.from_text(text)
    assert read.record == annotated.record == Record.from_text(text)
    assert read.comments == annotated.comments
    written = sorted(variation.record.actions for variation in annotated.variations)
    assert sorted(variation.record.actions for variation in read.variations) == written


def test_variations_have_variations() -> None:
    annotated = AnnotatedRecord.from_text(TEXT)
    first, second = annotated.variations
    (inner,) = first.variations
    assert annotated.record == Record.from_text(TEXT)
    assert annotated.record.actions[:2] == ("take ulm", "take linz")
    assert first.record.actions[:2] == ("take ulm", "take basel")
    assert first.comments == {3: "keeps (Linz)"}
    assert inner.record.actions == (*first.record.actions[:4], "take lodz")
    assert inner.comments == {}
    assert second.record.actions == ("take pilsen",)
    assert [annotated.leaves_at(each) for each in annotated.variations] == [0, 0]  # another card came after the first
    assert first.leaves_at(inner) == 4
    assert AnnotatedRecord.from_text(annotated.to_text()) == annotated


def test_a_variation_may_end_the_game() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    bot = random.Random(4)
    while not game.is_over:
        legal = game.legal_actions()
        closing = [action for action in legal if action.startswith(("close", "house", "left", "right", "cartwright"))]
        game.play(closing[0] if closing else bot.choice([action for action in legal if action != "administrator"]))
    cut = another_way(bot, game.record)
    main = AnnotatedRecord(cut.record, {}, (AnnotatedRecord(game.record),))
    assert AnnotatedRecord.from_text(main.to_text()).variations[0].record == game.record


@pytest.mark.parametrize(
    ("turns", "line", "problem"),
    [
        (f"( {ANN} )", 6, "there is none above it"),
        (f"{ANN}\n(({OTHER}))", 7, "there is none above it"),
        (f"{ANN}\n( {OTHER}\n{BEN}", 7, "is not closed"),
        (f"{ANN} )", 6, "a bracket closes no variation"),
        (f"{ANN}\n( {OTHER}\n{ANN} )", 8, "expected a turn that begins with"),
        (f"{ANN}\n( 1. Ann (1): take rom )", 7, "There is no city called"),
        (f"{ANN}\n( )", 7, "a bracket closes no variation"),
    ],
)
def test_errors_name_their_line(turns: str, line: int, problem: str) -> None:
    with pytest.raises(RecordError, match=problem) as error:
        AnnotatedRecord.from_text(f"{TAGS}{turns}\n")
    assert error.value.line == line


def test_variations_are_nested_to_some_depth() -> None:
    deep = ANN + "".join(f"\n( 1. Ann (1): take {'basel' if depth % 2 else 'ulm'} > linz" for depth in range(21))
    with pytest.raises(RecordError, match="nested deeper than 20"):
        AnnotatedRecord.from_text(TAGS + deep + " )" * 21)


def test_a_variation_must_leave_its_record() -> None:
    annotated = AnnotatedRecord.from_text(TEXT)
    with pytest.raises(GameError, match="must leave its record"):
        AnnotatedRecord(annotated.record, {}, (AnnotatedRecord(annotated.record),)).to_text()
    inner = annotated.variations[0].variations[0]
    with pytest.raises(GameError, match="belongs to the record"):
        AnnotatedRecord(
            inner.record, {}, (AnnotatedRecord(annotated.variations[0].record, {}, annotated.variations[1:]),)
        ).to_text()


def test_a_game_that_begins_at_a_position_has_variations() -> None:
    start = some_record(3).replay().position()
    played, other = (Game.from_position(start, seed=1) for _ in range(2))
    played.play(played.legal_actions()[0])
    other.play(other.legal_actions()[1])
    annotated = AnnotatedRecord(played.record, {0: "now"}, (AnnotatedRecord(other.record),))
    assert AnnotatedRecord.from_text(annotated.to_text()) == annotated
