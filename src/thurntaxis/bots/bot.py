"""The base of all bots: a bot gets a view, the legal actions and random numbers, and returns an action.

A bot never meets the true state: a view holds no secrets, so nothing a bot does with it can be dishonest.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..engine import EngineView, Luck
from ..game.draws import luck_seed
from ..locales import text

if TYPE_CHECKING:
    from ..game import Event, Game


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that a bot considered."""

    action: int
    """The action's number."""
    chance: float
    """The estimated chance of winning, 0 to 1; never above the first candidate's, see `advice.explain_choice`."""
    score: float
    """The expected final score."""
    visits: int = 0
    """How many simulations went through it; 0 for bots that do not search."""
    terms: tuple[tuple[str, float], ...] = ()
    """What the estimate is made of, in points: name of the term and its value."""
    alike: bool = False
    """As good as the first candidate, as far as the bot can tell; that one itself is not."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot did what it did: the candidates, the chosen one first, and a sentence."""

    candidates: tuple[Candidate, ...] = ()
    message: str = "advice-no-reason"
    """Id of the sentence in the locale files (``advice.ftl``)."""
    arguments: dict[str, str | int] = field(default_factory=dict)
    """What the sentence speaks of; cities and provinces by their ids."""

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return text(self.message, lang="en", **self.arguments)


def refuse_texts(legal: Sequence[int]) -> None:
    """Raise TypeError where actions were given to a bot as texts."""
    if isinstance(legal[0], str):
        raise TypeError("bots take actions in numbers: game.legal_actions(numbers=True); or use bot.play(game)")


class Bot(ABC):
    """A player. It may keep data between the decisions of a game; `new_game` clears them."""

    @abstractmethod
    def decide(self, view: EngineView, legal: Sequence[int], luck: Luck) -> int:
        """Choose one of the legal actions, by what the view shows and nothing else.

        The same view, legal actions and luck give the same decision, unless the bot was given a budget in milliseconds,
        and provided that it has seen the same decisions before in this game.
        """

    def think(self, view: EngineView, legal: Sequence[int], luck: Luck) -> Generator[None, bool | None, int]:
        """The decision of `decide`, in short steps: for a program that has to do other things meanwhile.

        It is what the generator returns. Whoever sends True gets a decision at once, by what is known so far. A bot
        that is quick anyway has no steps.
        """
        return self.decide(view, legal, luck)
        yield

    def play(self, game: "Game", luck: Luck | None = None) -> "list[Event]":
        """Decide for the player to act, play the action, and return its events.

        Without `luck`, the random numbers follow from the ply.

        Raises:
            IllegalAction: the game is over.
        """
        legal = game.legal_actions(numbers=True)
        seat = game.player
        if seat is None:
            return game.play("end")  # raises the error that says why
        return game.play(self.decide(game.seen(seat), legal, luck or Luck(luck_seed(0, game.ply, seat))))

    def explain(self) -> Explanation:
        """Explain the last decision."""
        return Explanation()

    def new_game(self) -> None:
        """Forget everything that was kept between decisions."""
        return

    def close(self) -> None:
        """End everything that the bot has started, such as other programs. The bot is not asked again."""
        return

    def __repr__(self) -> str:
        settings = (f"{name}={value!r}" for name, value in vars(self).items() if not name.startswith("_"))
        return f"{type(self).__name__}({', '.join(settings)})"
