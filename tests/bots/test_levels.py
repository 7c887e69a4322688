"""The eight levels: one list for the program and the browser, with a name and a sentence in every language."""

import pytest

from thurntaxis.bots import LEVELS, UnknownBot, known, make
from thurntaxis.locales import LANGUAGES, message_ids, text


def test_there_are_eight_and_the_old_codes_are_among_them() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 9))
    codes = [level.code for level in LEVELS]
    assert codes[0] == "easy"
    assert codes[-1] == "expert"
    assert [code for code in codes if code in ("easy", "medium", "hard", "expert")] == [
        "easy",
        "medium",
        "hard",
        "expert",
    ]
    assert set(codes) <= set(known())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_of_its_own_and_a_sentence(lang: str) -> None:
    keys = [key for level in LEVELS for key in (level.name_key, level.about_key)]
    assert set(keys) <= set(message_ids(lang))
    assert len({text(key, lang) for key in keys}) == 16
    assert all(text(level.about_key, lang).endswith(".") for level in LEVELS)


def test_a_level_can_be_named_by_its_number() -> None:
    assert repr(make("7")) == repr(make("hard")) != repr(make("expert"))
    with pytest.raises(UnknownBot):
        make("9")
