"""What is wrong with a record is told to players in their language, and to programmers with every detail."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from thurntaxis import Record, RecordError
from thurntaxis.locales import LANGUAGES

GAME = json.loads((Path(__file__).parents[1] / "records" / "games" / "carriage-two-players.json").read_text("utf-8"))
NOTATION = Record.from_json(GAME).to_text()


def without(key: str) -> str:
    return json.dumps({name: value for name, value in GAME.items() if name != key})


def changed(key: str, change: Callable[[Any], Any]) -> str:
    return json.dumps(GAME | {key: change(GAME[key])})


BROKEN = {
    "Das ist keine Aufzeichnung eines Spiels.": "[1, 2]",
    "Zeile 1: Das ist keine Aufzeichnung eines Spiels.": '{"format": ',
    "format: Das ist keine Aufzeichnung eines Spiels.": without("format"),
    "rules: Diese Regeln gibt es hier nicht.": changed("rules", lambda _: "no-such-rules"),
    "players: Hier fehlt etwas, oder es hat nicht die richtige Form.": without("players"),
    "draws[0]: Diese Karten können so nicht vom Nachziehstapel gekommen sein.": changed("draws", lambda _: []),
    "result: Das Ergebnis passt nicht zu dem, was gespielt wurde.": without("result"),
    "actions[0]: Nimm zuerst eine Karte": changed("actions", lambda actions: ["close", *actions]),
    "actions[0]: „'fly ulm'“ kenne ich nicht als Aktion.": changed("actions", lambda actions: ["fly ulm", *actions]),
    "Zeile 1: Das ist keine Aufzeichnung eines Spiels": "hello\nworld",
    "Zeile 10: Die Züge stehen nicht in der richtigen Reihenfolge.": NOTATION.replace("1. Ann:", "2. Ann:", 1),
}


@pytest.mark.parametrize("sentence", BROKEN, ids=list(BROKEN))
def test_players_read_it_in_their_language(sentence: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.loads(BROKEN[sentence])
    assert refused.value.sentence("de").startswith(sentence)
    said = {refused.value.sentence(lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_programmers_read_the_details() -> None:
    with pytest.raises(RecordError, match=r"^actions\[0\]: 'close': .* Legal: take "):
        Record.loads(changed("actions", lambda actions: ["close", *actions]))
