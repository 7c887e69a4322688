"""Texts as they look, without invisible characters."""

import unicodedata

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""By their category something to see, but blank: fillers of syllables, a pattern of no dots."""


def visible(text: str) -> str:
    """What can be seen of a text: two texts that look the same to everybody give the same."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", text) if not _is_invisible(letter))
    return " ".join(unicodedata.normalize("NFKC", seen).split())


def _is_invisible(letter: str) -> bool:
    """Marks of direction, joiners, soft hyphens, selectors of variants, fillers."""
    code = ord(letter)
    return (
        unicodedata.category(letter) == "Cf"
        or letter in _BLANK
        or 0xFE00 <= code <= 0xFE0F
        or 0xE0100 <= code <= 0xE01EF
    )
