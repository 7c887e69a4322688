"""Numbers, shares and labels as each language writes them."""

import pytest

from thurntaxis.locales import text
from thurntaxis.locales.figures import labelled, number, percent
from thurntaxis.locales.sentences import way_phrase

SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("lang", "share", "change"),
    [
        ("en", "43%", "−2.7%"),
        ("de", f"43{SPACE}%", f"−2,7{SPACE}%"),
        ("es", f"43{SPACE}%", f"−2,7{SPACE}%"),
        ("fr", f"43{SPACE}%", f"−2,7{SPACE}%"),
        ("pl", "43%", "−2,7%"),
        ("is", "43%", "−2,7%"),
    ],
)
def test_shares_have_the_sign_the_point_and_the_space_of_the_language(lang: str, share: str, change: str) -> None:
    assert percent(0.43, lang) == share
    assert percent(-0.027, lang, digits=1, signed=True) == change


def test_zero_has_no_sign() -> None:
    assert [number(value, digits=1, signed=True) for value in (1.25, 0.01, 0, -0.01, -1.25)] == [
        "+1.2",
        "0.0",
        "0.0",
        "0.0",
        "−1.2",
    ]


def test_numbers_below_zero_have_a_real_minus_in_every_message() -> None:
    assert text("cli-points", count=-2) == "−2 points"
    assert text("puzzle-value-average", "de", points=-1.9) == "im Schnitt −1,9 Punkte"


def test_a_french_colon_has_its_space() -> None:
    assert labelled("Mieux", "piocher", "fr") == f"Mieux{SPACE}: piocher"
    assert labelled("Better", "draw") == "Better: draw"


def test_a_closing_is_one_phrase() -> None:
    closing = ["close", "house ulm", "house linz", "cartwright", "discard passau"]
    said = "close the route with houses in Ulm and Linz, with the Cartwright’s help, discarding Passau"
    assert way_phrase(closing) == said
    assert way_phrase(["close", "done"], "de") == "die Strecke ohne Haus abschließen"
    assert way_phrase(["take supply"]) == "draw from the supply"
