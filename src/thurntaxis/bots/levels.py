"""The levels that people play against, weakest first. The browser reads the same list, ``levels.json``."""

import json
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Level:
    """One of the levels; the weakest is 1."""

    number: int
    code: str
    """The bot's code in the registry."""

    @property
    def name_key(self) -> str:
        """Id of its name in the locale files: a person of the game's world."""
        return f"level-{self.code}"

    @property
    def about_key(self) -> str:
        """Id of the sentence about how it plays."""
        return f"level-{self.code}-about"


_CODES: list[str] = json.loads(files(__package__).joinpath("levels.json").read_text(encoding="utf-8"))
LEVELS: tuple[Level, ...] = tuple(Level(number, code) for number, code in enumerate(_CODES, 1))
