"""A hint: what a bot would do at a seat, and why, in words."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ..board import CITY_NAMES, PROVINCE_NAMES
from ..bots.advice import closing_plan
from ..bots.bot import Bot, Candidate, Explanation
from ..bots.judge import Judge
from ..engine import Luck
from ..engine.numbers import CLOSE, DRAW, FINISH, PLAY
from ..game import View
from ..game.actions import TEXTS
from ..locales import text
from ..locales.sentences import way_phrase
from .continuation import Continuation
from .reasons import explain
from .sentences import in_words

_WORLDS = 60
"""Worlds in which the reasons are counted: some tenths of a second."""
_MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do."""

    action: int
    candidates: tuple[Candidate, ...]
    """The moves that the bot compared, the best first; none if it had no choice or estimates nothing."""
    closing: tuple[int, ...]
    """All actions of the closing that it would make now."""
    sentence: str


def advise(bot: Bot, view: View, legal: list[int], luck: Luck, lang: str) -> Generator[None, bool | None, Advice]:
    """What a bot would do, and why; in steps, see `Bot.think`."""
    action = yield from bot.think(view.engine, legal, luck)
    explanation = bot.explain()
    closing = closing_plan(bot, view.engine, legal, luck)
    yield
    reasons = _counted_reasons(view, explanation, closing, luck.number(), lang)
    sentence = f"{_sentence(explanation, lang)} {reasons}".strip()
    return Advice(action, explanation.candidates, tuple(closing), sentence)


def _sentence(explanation: Explanation, lang: str) -> str:
    """The bot's own reason; cities and provinces by their names."""
    names = {**CITY_NAMES, **PROVINCE_NAMES}
    arguments = {
        key: names.get(value, value) if isinstance(value, str) else value
        for key, value in explanation.arguments.items()
    }
    return text(explanation.message, lang, **arguments)


def _counted_reasons(view: View, explanation: Explanation, closing: Sequence[int], seed: int, lang: str) -> str:
    """What sets the best candidate apart from the next one, counted in games that are played on from both."""
    if len(explanation.candidates) < 2 or view.engine.public.phase not in (DRAW, PLAY, FINISH):
        return ""
    best, other = (list(closing) if each.action == CLOSE else [each.action] for each in explanation.candidates[:2])
    reasons = explain(Continuation(Judge()), view.engine, best, other, seed, _WORLDS)[:_MOST_REASONS]
    if not reasons:
        return ""
    sentences = [each.sentence for each in in_words(reasons, view.players, lang)]
    label = way_phrase([TEXTS[action] for action in other], lang)
    return " ".join([*sentences, text("review-otherwise", lang, action=label)])
