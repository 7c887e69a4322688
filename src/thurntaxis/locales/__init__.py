"""The words of the game in every language, from the Fluent files in this folder.

One folder is one language; a new folder is a new language. The browser reads the same files. Missing messages are in
English.

Examples:
    >>> text("event-start", who="Ann", city="Ulm")
    'Ann started a route in Ulm'
    >>> text("official-postmaster", "de")
    'Postmeister'
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from thurntaxis.quoting import printable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

__all__ = [
    "BROWSER_ONLY",
    "FALLBACK",
    "LANGUAGES",
    "join",
    "languages",
    "message_ids",
    "supported",
    "system_language",
    "text",
]

FALLBACK = "en"
BROWSER_ONLY = frozenset({"web", "start", "table", "status", "closing", "settings", "friends", "play"})
"""Files that only the browser reads: they may shorten what the others say under the same id."""
_FOLDER = Path(__file__).parent
_MOST = 500
"""Letters of a name, or of anything else that is put into a message; Fluent itself refuses more than 1000."""
_MARKUP = re.compile("</?[biu]>")
"""What only the browser shows. It is taken out of the texts, never out of a name that is put into one."""
_SOUNDS_AS_I = re.compile("i|í|hí|hi(?![ae])", re.IGNORECASE)
"""How a word begins before which the Spanish "y" becomes "e": Innsbruck, Hilda, but not Hielo."""


class _Languages(Mapping[str, str]):
    """The code of each language and its own name for itself, English first."""

    def __getitem__(self, code: str) -> str:
        return languages()[code]

    def __iter__(self) -> Iterator[str]:
        return iter(languages())

    def __len__(self) -> int:
        return len(languages())


LANGUAGES: Mapping[str, str] = _Languages()


@cache
def codes() -> tuple[str, ...]:
    """The codes of all languages, English first; unlike LANGUAGES this reads no texts."""
    found = sorted(file.parent.name for file in _FOLDER.glob("*/language.ftl"))
    return tuple(sorted(found, key=lambda code: code != FALLBACK))


@cache
def languages() -> dict[str, str]:
    """What LANGUAGES shows, as a plain dict."""
    return {code: _format(code, "language-name", {}) for code in codes()}


def text(id: str, lang: str = FALLBACK, **args: str | float) -> str:
    """The message in a language, or in English if that language does not have it. Raises KeyError if neither has it."""
    known = next((code for code in (lang, FALLBACK) if _has_folder(code) and _bundle(code).has_message(id)), None)
    if known is None:
        raise KeyError(f"no text called {id!r} in {_FOLDER.name}/{lang} or {_FOLDER.name}/{FALLBACK}")
    return _format(known, id, args)


def join(items: Iterable[str], lang: str = FALLBACK) -> str:
    """A list in words: "Ulm, Linz and Passau"; with commas alone in a language whose word for "and" Babel lacks."""
    from babel.lists import format_list

    names = list(items)
    if lang == FALLBACK or not _has_folder(lang):
        return format_list(names, locale="en_GB")
    if not known_to_babel(lang):
        return ", ".join(names)
    words = format_list(names, locale=lang)
    if lang == "es" and len(names) > 1 and _SOUNDS_AS_I.match(names[-1]):  # browsers know, Babel does not
        return f"{words.removesuffix(f' y {names[-1]}')} e {names[-1]}"
    return words


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The system's language if it is supported, otherwise English."""
    setting = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return supported(setting)


def supported(tag: str) -> str:
    """The nearest supported language: "pl" for "pl_PL.UTF-8" or "pl-PL"; "en" if there is none."""
    code = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if _has_folder(code) else FALLBACK


def message_ids(lang: str = FALLBACK) -> list[str]:
    """The ids of all messages that a language has itself."""
    from fluent.syntax.ast import Message

    return sorted(
        {item.id.name for resource in _resources(lang) for item in resource.body if isinstance(item, Message)}
    )


@cache
def _has_folder(lang: str) -> bool:
    return lang.isidentifier() and (_FOLDER / lang / "language.ftl").is_file()


@cache
def known_to_babel(lang: str) -> bool:
    """Whether Babel has the numbers and plural forms of a language."""
    from babel import Locale, UnknownLocaleError

    try:
        Locale.parse(lang)
    except (UnknownLocaleError, ValueError):  # a language that it lacks, or what cannot be the code of one
        return False
    return True


@cache
def _bundle(lang: str) -> FluentBundle:
    # Fluent and Babel take a tenth of a second to import: only those who want words pay for them.
    from fluent.runtime import FluentBundle

    # Numbers and plural forms of a language that Babel lacks are as in English, not as the machine happens to be set.
    bundle = FluentBundle([lang if known_to_babel(lang) else FALLBACK], use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


def _resources(lang: str) -> Iterator[Resource]:
    """A language's files, but for the browser's own words, which may shadow ours with shorter ones."""
    from fluent.runtime import FluentResource

    for file in sorted((_FOLDER / lang).glob("*.ftl")):
        if file.stem not in BROWSER_ONLY:
            yield FluentResource(_MARKUP.sub("", file.read_text(encoding="utf-8")))


def _format(lang: str, id: str, args: Mapping[str, str | float]) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KeyError(f"{id!r} in {lang} has no text of its own")
    given = {name: _given(lang, value) for name, value in args.items()}
    words, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise KeyError(f"{id!r} in {lang}: {errors[0]}")
    return str(words)


def _given(lang: str, value: str | float) -> str | float:
    """What is put into a message: words without control characters, numbers below zero with a real minus sign."""
    if isinstance(value, str):
        return printable(value, _MOST)
    return text("number-below", lang, value=-value) if value < 0 else value
