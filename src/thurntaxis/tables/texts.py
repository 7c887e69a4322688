"""Sentences for players, remembered: the same ones are said again and again."""

from functools import lru_cache

from ..locales import supported, text


@lru_cache(maxsize=2000)
def _plain(message: str, lang: str) -> str:
    return text(message, lang)


def words(message: str, lang: str) -> str:
    """A sentence that needs no names."""
    return _plain(message, lang)


@lru_cache(maxsize=500)
def language(tag: str | None) -> str:
    """The nearest language we have to a tag or an `Accept-Language` header."""
    for part in (tag or "").split(",")[:8]:
        wanted = part.split(";")[0].strip()
        code = supported(wanted)
        if code != "en" or wanted.lower().startswith("en"):
            return code
    return "en"
