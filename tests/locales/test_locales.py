"""The module that reads the locale files."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from thurntaxis import locales
from thurntaxis.locales import LANGUAGES, join, message_ids, supported, system_language, text


def test_languages_call_themselves_by_their_own_names_english_first() -> None:
    ours = {"de": "Deutsch", "es": "Español", "fr": "Français", "is": "Íslenska", "pl": "Polski"}
    (first, name), *others = LANGUAGES.items()
    assert (first, name) == ("en", "English")
    assert others == sorted(others)
    assert ours.items() <= dict(others).items()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A locale folder of our own, with English in it."""
    caches = (locales.codes, locales.languages, locales._has_folder, locales._bundle)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.ftl").write_text("language-name = English\nonly-english = hello\n", encoding="utf-8")
    monkeypatch.setattr(locales, "_FOLDER", tmp_path)
    for cached in caches:
        cached.cache_clear()
    yield tmp_path
    for cached in caches:
        cached.cache_clear()


def test_a_new_folder_is_a_new_language_and_english_fills_its_gaps(folder: Path) -> None:
    (folder / "cs").mkdir()
    (folder / "cs" / "language.ftl").write_text("language-name = Čeština\n", encoding="utf-8")
    assert dict(LANGUAGES) == {"en": "English", "cs": "Čeština"}
    assert text("language-name", "cs") == "Čeština"
    assert text("only-english", "cs") == "hello"
    assert message_ids("cs") == ["language-name"]


@pytest.mark.parametrize("lang", ["tlh", "qaa", "x1"])
def test_a_language_that_babel_lacks(lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    (folder / lang).mkdir()
    cards = "cards = { $count ->\n    [one] one\n    [few] few\n   *[other] { $count } other\n    }\n"
    (folder / lang / "language.ftl").write_text(f"language-name = Ours\n{cards}", encoding="utf-8")
    assert join(["Ulm", "Linz", "Passau"], lang) == "Ulm, Linz, Passau"
    assert join([], lang) == ""
    counts = [text("cards", lang, count=count) for count in (1, 2, 1500)]
    assert counts == ["one", "2 other", "1,500 other"], "not the plural forms of the machine's language"


def test_the_browsers_file_is_not_read(folder: Path) -> None:
    (folder / "en" / "web.ftl").write_text("only-web = hi\n", encoding="utf-8")
    with pytest.raises(KeyError):
        text("only-web")


def test_an_unknown_language_is_english() -> None:
    assert text("official-postmaster", "xx") == "Postmaster"
    assert text("official-postmaster", "../en") == "Postmaster"


def test_an_unknown_id_says_which() -> None:
    with pytest.raises(KeyError, match="no text called 'no-such-text'"):
        text("no-such-text", "pl")


def test_a_missing_argument_says_which() -> None:
    with pytest.raises(KeyError, match=r"'action-take' in de.*city"):
        text("action-take", "de")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "is"}, "is"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "fr_FR@euro"}, "fr"),
        ({"LC_ALL": "", "LANG": "es_MX.UTF-8"}, "es"),
    ],
)
def test_the_systems_language(environment: dict[str, str], lang: str) -> None:
    assert system_language(environment) == lang


@pytest.mark.parametrize(("tag", "lang"), [("de-CH", "de"), ("PL", "pl"), ("pt-BR", "en"), ("", "en"), ("../x", "en")])
def test_the_nearest_language(tag: str, lang: str) -> None:
    assert supported(tag) == lang


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Ulm, Linz and Passau"),
        ("de", "Ulm, Linz und Passau"),
        ("es", "Ulm, Linz y Passau"),
        ("fr", "Ulm, Linz et Passau"),
        ("pl", "Ulm, Linz i Passau"),
        ("is", "Ulm, Linz og Passau"),
    ],
)
def test_lists_in_words(lang: str, words: str) -> None:
    assert join(["Ulm", "Linz", "Passau"], lang) == words
    assert join(["Ulm"], lang) == "Ulm"
    assert join([], lang) == ""


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Ulm", "Linz", "Innsbruck"], "Ulm, Linz e Innsbruck"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "hilda"], "Ana e hilda"),
        (["Ana", "Hielo"], "Ana y Hielo"),
        (["Juan y Isa", "Isa", "Yago"], "Juan y Isa, Isa y Yago"),
        (["Isa"], "Isa"),
    ],
)
def test_the_spanish_and_changes_before_its_own_sound(names: list[str], words: str) -> None:
    assert join(names, "es") == words


@pytest.mark.parametrize(
    ("count", "points", "houses"),
    [
        (0, "0 punktów", "zostało 0 domów"),
        (1, "1 punkt", "został 1 dom"),
        (2, "2 punkty", "zostały 2 domy"),
        (4, "4 punkty", "zostały 4 domy"),
        (5, "5 punktów", "zostało 5 domów"),
        (11, "11 punktów", "zostało 11 domów"),
        (12, "12 punktów", "zostało 12 domów"),
        (14, "14 punktów", "zostało 14 domów"),
        (20, "20 punktów", "zostało 20 domów"),
        (21, "21 punktów", "zostało 21 domów"),
        (22, "22 punkty", "zostały 22 domy"),
        (25, "25 punktów", "zostało 25 domów"),
    ],
)
def test_polish_has_three_plural_forms(count: int, points: str, houses: str) -> None:
    assert text("cli-points", "pl", count=count) == points
    assert text("cli-houses-left", "pl", count=count) == houses


def test_officials_are_declined_where_the_language_declines_them() -> None:
    assert text("reason-decline-nothing", "pl").endswith("zrezygnować można tylko z pomocy kołodzieja.")
    assert "póstvagnasmiðnum" in text("reason-decline-nothing", "is")


def test_only_those_who_want_words_wait_for_fluent() -> None:
    program = "import sys, thurntaxis.locales.sentences, thurntaxis.rulespage; print('fluent.runtime' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
