"""Records that begin at a position: exact, checked, and refused with the place where they are wrong."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from thurntaxis import Game, Record, RecordError, Rules, Setup
from thurntaxis.cli import app
from thurntaxis.game.notation import FORMAT_FROM_POSITION as TEXT_FORMAT
from thurntaxis.game.record import FORMAT, FORMAT_FROM_POSITION, line_of
from thurntaxis.game.setup.setup import Cards
from thurntaxis.game.simulation import simulate_game
from thurntaxis.review import Reviewing
from thurntaxis.review.budgets import BUDGETS
from thurntaxis.rules import RULE_SETS

SEED = 34
GAMES = [
    simulate_game(players, rules, "builder", SEED, game, 100_000)
    for game, (players, rules) in enumerate(zip((2, 3, 4), RULE_SETS.values(), strict=True))
]


def moments(count: int = 12) -> list[tuple[Record, int]]:
    luck = random.Random(SEED)
    return [(record, luck.randrange(len(record.actions))) for record in GAMES for _ in range(count)]


def rest_of(record: Record, ply: int) -> Record:
    """The rest of a game, as a record of its own."""
    game = record.replay(ply)
    drawn = len(game.record.draws)
    return replace(
        record, position=line_of(game.position()), draws=record.draws[drawn:], actions=record.actions[ply:], extra={}
    )


def example() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(rest_of(GAMES[0], 30).dumps())
    return data


def test_the_rest_of_a_game_is_a_record_that_leads_to_the_same_end() -> None:
    closings = [(record, record.actions.index("close") + more) for record in GAMES for more in (1, 2, 3)]
    for record, ply in [*moments(), *closings]:
        rest = rest_of(record, ply)
        again = Record.loads(rest.dumps())
        assert again == rest == Record.from_text(rest.to_text())
        assert again.check() == record.check()
        whole, part = list(record.trace())[ply:], list(again.trace())
        assert [line | {"ply": 0, "drawn": 0} for line in part] == [line | {"ply": 0, "drawn": 0} for line in whole]
        assert again.replay().position() == record.replay().position()


def test_a_game_from_a_position_writes_its_record_with_players_of_any_name() -> None:
    position = GAMES[2].replay(50).position()
    game = Game.from_position(replace(position, players=("Ann", "Bo = Ben", "(C)", "/d,")), seed=3)
    for _ in range(40):
        game.play(game.legal_actions()[-1])
    record = Record.loads(game.record.dumps())
    assert record.replay() == game
    assert Record.from_text(record.to_text()) == record
    assert "names=" not in str(record.position)


def test_names_in_the_line_are_left_out() -> None:
    data = example()
    record = Record.from_json(data | {"position": f"{data['position']} names=Eve,Bob"})
    assert record.to_json() == data


def test_a_record_of_the_first_format_is_written_as_before() -> None:
    assert GAMES[0].to_json()["format"] == FORMAT
    assert "position" not in GAMES[0].to_json()
    # There, a key that nobody knows is kept and ignored, also this one.
    kept = Record.from_json(GAMES[0].to_json() | {"position": "mine"})
    assert kept.position is None
    assert kept.extra["position"] == "mine"


def test_a_reader_of_the_first_format_names_the_format() -> None:
    """Readers of version 0.2 compare the format first, and say that it is another one."""
    assert example()["format"] == FORMAT_FROM_POSITION
    assert str(FORMAT) != FORMAT_FROM_POSITION
    assert f'[Format "{TEXT_FORMAT}"]' in rest_of(GAMES[0], 30).to_text()
    with pytest.raises(RecordError, match=r"record/3.*neither.*record/1.*record/2"):
        Record.from_json(example() | {"format": "thurntaxis-record/3"})


def _unknown(line: str) -> str:
    setup = Setup.from_text(line)
    return replace(setup, discards=Cards(setup.discards.named[1:], 1)).to_text()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"position": None}, "position: missing"),
        ({"position": 7}, "position: missing, or not a text"),
        ({"position": "tt1"}, "position: the line has 1 parts"),
        ({"players": ["Ann", "Ben", "Cid"]}, "position: is for 2 players"),
        ({"rules": "icelandic"}, "position: its rules are not"),
        ({"position": line_of(GAMES[0].replay().position())}, "position: the game is over there"),
        ({"position": "unknown"}, "position: some cards are unknown"),
        ({"position": "four"}, "position: cards: "),
        ({"draws": []}, r"draws\[0\]: missing"),
        ({"actions": ["close"]}, r"actions\[0\]: 'close'"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, Any], problem: str) -> None:
    data = example()
    line = str(data["position"])
    if changes.get("position") == "unknown":
        changes = {"position": _unknown(line)}
    if changes.get("position") == "four":
        parts = line.split(" ")
        changes = {"position": " ".join([*parts[:7], ",".join(["ulm"] * 6), *parts[8:]])}
    with pytest.raises(RecordError, match=problem) as refused:
        Record.from_json(data | changes)
    assert refused.value.sentence("de")


def test_replay_checks_shows_and_traces_it(tmp_path: Path) -> None:
    file = tmp_path / "rest.json"
    rest_of(GAMES[1], 60).save(file)
    run = CliRunner()
    assert "3 players" in run.invoke(app, ["replay", str(file)]).output
    text = run.invoke(app, ["replay", str(file), "--text"]).output
    assert Record.from_text(text) == Record.load(file)
    assert len(run.invoke(app, ["replay", str(file), "--trace"]).output.splitlines()) > 10


def test_a_review_begins_where_the_record_does() -> None:
    record = rest_of(GAMES[0], len(GAMES[0].actions) - 6)
    work = Reviewing(record, replace(BUDGETS["quick"], moment=4, explained=0), 1)
    while not work.step():
        pass
    review = work.review()
    assert review.decisions[0].ply >= 0
    assert all(card.ply >= 0 for card in review.cards)


def test_the_seed_settles_what_nobody_knows() -> None:
    game = GAMES[2].replay(80)
    setup = replace(Setup.of(game.position()), known=((),) * 4).as_seen(0)
    assert not setup.is_complete
    assert setup.settled("one") == setup.settled("one")
    assert setup.settled("one") != setup.settled("two")
    dealt = Setup.of(setup.settled("one"))
    assert dealt.hands[0] == setup.hands[0]
    assert [len(hand.named) for hand in dealt.hands] == [hand.least for hand in setup.hands]
    assert Record.loads(Game.from_position(setup.settled("one"), seed="one").record.dumps()).rules == Rules.of(
        game.rules
    )
