"""Marks and spaces as each language is printed."""

import re

import pytest

from locales.ftl import CODES, FOLDER

QUOTES = {"de": "„“", "en": "“”", "es": "«»", "fr": "«»", "is": "„“", "pl": "„”"}
FIXED = "\u00a0\u202f"
"""Spaces at which no line is broken."""


def words(lang: str) -> list[tuple[str, str]]:
    """Lines of all files with their places; without ids, comments and selectors, and with a word for every variable."""
    found = []
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r"^#.*|^\S+ =|^\s*\*?\[[^\]]*\]", "", line)
            text = re.sub(r"\{[^{}]*\}|\{ \$\w+ ->$|^\s*\}", "Ulm", text)
            # An arrow, not a quote.
            found.append((f"{file.name}:{number}", text.removesuffix("»") if "«" not in text else text))
    return found


@pytest.mark.parametrize("lang", CODES)
def test_quotes_apostrophes_and_dots_are_printed_ones(lang: str) -> None:
    assert [(place, text) for place, text in words(lang) if re.search(r"""["']|\.\.\.|--| %""", text)] == []


@pytest.mark.parametrize("lang", sorted(QUOTES))
def test_quotes_are_those_of_the_language_and_come_in_pairs(lang: str) -> None:
    for place, text in words(lang):
        quotes = "".join(re.findall("[„“”«»]", text))
        assert quotes == QUOTES[lang] * (len(quotes) // 2), (place, text)


def test_french_keeps_its_marks_at_their_words() -> None:
    loose = rf"[^({FIXED}][;?!»]|«[^{FIXED}]|[^{FIXED}]:(?= |$)"
    assert [(place, text) for place, text in words("fr") if re.search(loose, text)] == []


def test_french_does_not_put_a_name_after_a_word_that_would_lose_its_vowel() -> None:
    # "à côté de Ulm" would have to be "d’Ulm".
    assert _before_a_name("fr", "de|que|jusque|lorsque|puisque|le") == []


def test_spanish_does_not_put_a_name_after_a_word_that_changes_before_it() -> None:
    # "y Innsbruck" would have to be "e Innsbruck"; lists are joined by the program, which knows that.
    assert _before_a_name("es", "y|o") == []


def _before_a_name(lang: str, short: str) -> list[tuple[str, str]]:
    """Lines where one of these words stands before a city or a player; provinces all begin with a consonant."""
    names = "card|city|end_city|first|last|left|name|other|played|player|right|route|taken|who"
    loose = re.compile(rf"\b(?:{short}) (?:<.>)?\{{ \$(?:{names}) \}}", re.IGNORECASE)
    return [
        (f"{file.name}:{number}", line)
        for file in sorted((FOLDER / lang).glob("*.ftl"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if loose.search(line)
    ]


def test_spanish_opens_its_questions() -> None:
    for place, text in words("es"):
        assert text.count("¿") == text.count("?") - text.count("(?"), (place, text)
        assert text.count("¡") == text.count("!"), (place, text)


def test_icelandic_shows_the_number_where_its_singular_is_not_one_alone() -> None:
    # 21 and 31 are singular too: "ein lína" would be wrong of them, "[1] ein lína" is not.
    loose = re.compile(r"\$(\w+) ->(?:(?!->).)*?\[one\]([^\[]*)", re.DOTALL)
    hidden = [
        (file.name, found[2].strip())
        for file in sorted((FOLDER / "is").glob("*.ftl"))
        for found in loose.finditer(file.read_text(encoding="utf-8"))
        if f"${found[1]}" not in found[2]
    ]
    assert hidden == []
