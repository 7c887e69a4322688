"""The glossary says what the locale files say."""

from locales.ftl import PACKAGE
from thurntaxis.locales import LANGUAGES, text

GLOSSARY = PACKAGE.parents[1] / "docs" / "glossary.md"
MESSAGES = {f"official-{id}" for id in ("administrator", "postmaster", "postal_carrier", "cartwright")} | {
    f"stack-{id}" for id in ("route_5", "route_6", "route_7", "all_provinces", "outside_baiern", "game_end")
}


def _rows() -> list[list[str]]:
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line.startswith("|") and line.count("|") == 8]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_columns_are_called_as_the_languages_call_themselves() -> None:
    assert set(_rows()[0][1:]) <= set(LANGUAGES.values())
    assert len(_rows()[0][1:]) == 6


def test_officials_and_tiles_are_called_as_in_the_locale_files() -> None:
    names = {name: code for code, name in LANGUAGES.items()}
    columns = [names[name] for name in _rows()[0][1:]]
    compared = 0
    for row in _rows()[2:]:
        id = row[0].strip("`")
        for family in ("official", "stack"):
            if f"{family}-{id}" in MESSAGES:
                assert [cell.rstrip("*") for cell in row[1:]] == [text(f"{family}-{id}", lang) for lang in columns]
                compared += 1
    assert compared == 10, "four officials, six tiles that are not called after places"
