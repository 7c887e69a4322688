"""Numbers and shares as a language writes them, with a real minus sign."""

from __future__ import annotations

from thurntaxis.locales import FALLBACK, known_to_babel, text

__all__ = ["labelled", "number", "percent"]


def number(value: float, lang: str = FALLBACK, *, digits: int = 0, signed: bool = False) -> str:
    """A number with this many decimals: "−2,7" in German; with its plus sign if ``signed``."""
    from babel.numbers import format_decimal

    rounded = round(value, digits)
    pattern = "#,##0." + "0" * digits if digits else "#,##0"
    written = format_decimal(abs(rounded), pattern, locale=lang if known_to_babel(lang) else FALLBACK)
    if rounded < 0:
        return text("number-below", lang, value=written)
    return f"+{written}" if signed and rounded else written


def percent(share: float, lang: str = FALLBACK, *, digits: int = 0, signed: bool = False) -> str:
    """A share in percent: "43\u00a0%" in German."""
    return text("percent", lang, value=number(100 * share, lang, digits=digits, signed=signed))


def labelled(name: str, value: str, lang: str = FALLBACK) -> str:
    """A label and its value: French has a space before the colon."""
    return text("labelled", lang, name=name, value=value)
