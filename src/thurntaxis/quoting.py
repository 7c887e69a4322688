"""Values from outside, quoted in error messages."""

import json
from unicodedata import category


def quoted(value: object, most: int = 60) -> str:
    """The value as Python writes it, in ASCII and cut short; whatever it is, showing it cannot fail."""
    try:
        written = ascii(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists too deep
        written = f"<{type(value).__name__}>"
    return written if len(written) <= most else f"{written[: most - 3]}..."


def printable(text: str, most: int = 80) -> str:
    """The text as it is, cut short; control characters and the like become question marks."""
    cut = text[:most]
    return cut if cut.isprintable() else "".join(letter if _shows(letter) else "?" for letter in cut)


def json_text(value: object) -> str:
    """The value as JSON that a terminal can show: what would steer it is escaped."""
    written = json.dumps(value, ensure_ascii=False)
    if written.isprintable():
        return written
    return "".join(letter if _shows(letter) else f"\\u{ord(letter):04x}" for letter in written)


def _shows(letter: str) -> bool:
    return category(letter) not in ("Cc", "Cs") and letter not in _TURNERS


_TURNERS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn the direction of all that follows."""
