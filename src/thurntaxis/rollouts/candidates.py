"""The moves of a decision that are worth a rollout."""

from ..bots import make
from ..bots.advice import closing_plan
from ..engine import EngineView, Luck
from ..engine.numbers import CLOSE


def candidate_ways(view: EngineView, top: int, seed: int = 0, level: str = "hard") -> list[list[int]]:
    """The best moves that a bot sees for the player to act, best first; a closing with all its actions."""
    legal = view.public.legal_actions()
    if len(legal) < 2:
        return [legal]
    bot, luck = make(level), Luck(seed)
    chosen = bot.decide(view, legal, luck)
    actions = [candidate.action for candidate in bot.explain().candidates][:top] or [chosen]
    closing = closing_plan(bot, view, legal, luck) if CLOSE in actions else []
    return [closing if action == CLOSE else [action] for action in actions]
