"""Conduct: who is banned or muted, and which words are unwanted."""

import re
import unicodedata
from collections.abc import Iterable

from ...protocol import commands as say
from ...protocol.visible import visible
from ..ports.settings import TableSettings
from ..ports.store import PeopleStore
from ..refusals import Refusal


class Conduct:
    """Knows without waiting who may do what. Each sweep fetches the host's changes."""

    def __init__(self, store: PeopleStore, settings: TableSettings) -> None:
        self._store = store
        self._chat = settings.chat
        self._words = _pattern(settings.unwanted_words)
        self._sanctions: frozenset[tuple[str, str]] = frozenset()

    async def refresh(self, now: int) -> frozenset[str]:
        """Ask who is banned and who is muted; the people who are banned now."""
        self._sanctions = frozenset(await self._store.sanctions(now))
        return frozenset(person for person, kind in self._sanctions if kind == "ban")

    def check_person(self, person: str | None) -> None:
        """Let a person in.

        Raises:
            Refusal: the host has banned them.
        """
        if (person, "ban") in self._sanctions:
            raise Refusal("not_yours", "server-banned")

    def check_words(self, *texts: str | None) -> None:
        """Check names and messages.

        Raises:
            Refusal: one of them has a word that the host does not want.
        """
        if self._words is not None and any(text and self._words.search(_plain(text)) for text in texts):
            raise Refusal("not_now", "server-unwanted-words")

    def check(self, person: str | None, command: say.TableCommand) -> None:
        """Check whether the host allows a change of a table.

        Raises:
            Refusal: the host does not want it.
        """
        if self._sanctions:
            self.check_person(person)
        if isinstance(command, say.Chat):
            if not self._chat:
                raise Refusal("not_now", "server-chat-off")
            if (person, "mute") in self._sanctions:
                raise Refusal("not_yours", "server-muted")
            self.check_words(command.text)
        elif isinstance(command, say.Sit):
            self.check_words(command.name)


def _plain(text: str) -> str:
    """A text without case, accents and invisible characters, so that a word is found however it is written."""
    letters = unicodedata.normalize("NFKD", visible(text).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _pattern(words: Iterable[str]) -> re.Pattern[str] | None:
    """Finds whole words of a list; one that ends in `*` is found at the beginning of a longer one too."""
    wanted = [
        re.escape(plain.removesuffix("*")) + ("" if plain.endswith("*") else r"(?!\w)")
        for plain in (_plain(word.strip()) for word in words)
        if plain.strip("*")
    ]
    return re.compile(rf"(?<!\w)(?:{'|'.join(wanted)})") if wanted else None
