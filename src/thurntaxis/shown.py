"""How a value that somebody gave us stands in an error message."""

from typing import Any


def shown(value: Any, most: int = 60) -> str:
    """The value as Python writes it, in ASCII and cut short; whatever it is, showing it cannot fail."""
    try:
        written = ascii(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists too deep
        written = f"<{type(value).__name__}>"
    return written if len(written) <= most else f"{written[: most - 3]}..."


def printable(text: str, most: int = 80) -> str:
    """The text as it is, cut short; what is no character, and so cannot be printed or sent, becomes a question mark."""
    return text[:most].encode("utf-8", "replace").decode("utf-8")
