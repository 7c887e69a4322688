"""Sentences for players, cached because the same ones are needed again and again."""

import re
from functools import lru_cache

from babel.core import negotiate_locale

from ..locales import FALLBACK, codes, text

_LONGEST_HEADER = 300
_QUALITY = re.compile(r"q\s*=\s*([01](?:\.\d{0,3})?)", re.IGNORECASE)


@lru_cache(maxsize=2000)
def words(message: str, lang: str) -> str:
    """A sentence that needs no names."""
    return text(message, lang)


def language(wanted: str | None) -> str:
    """The supported language that a tag or an `Accept-Language` header prefers; English if it names none."""
    return _negotiated((wanted or "")[:_LONGEST_HEADER])


def answer_language(wanted: str | None, otherwise: str) -> str:
    """The language of an answer: the one that the request itself names, or else its sender's."""
    return language(wanted) if wanted else otherwise


@lru_cache(maxsize=500)
def _negotiated(header: str) -> str:
    preferred = []
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        quality = _QUALITY.fullmatch(parameter.strip() or "q=1")
        if quality and float(quality[1]) > 0:
            preferred.append((float(quality[1]), tag.strip().replace("-", "_")))
    preferred.sort(key=lambda each: each[0], reverse=True)
    found = negotiate_locale([tag for _, tag in preferred if tag], codes())
    return found.lower() if found else FALLBACK
