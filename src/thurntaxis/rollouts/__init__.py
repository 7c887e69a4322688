"""Rollouts: positions played on by bots. Reviews and puzzles value positions by them, hints explain moves."""

from .. import engine as _engine  # noqa: F401  # first: it decides whether compiled modules are used
from .candidates import candidate_ways
from .continuation import Continuation
from .fate import Fate
from .reasons import MOST_REASONS, CountedReason, by_games, certain_reasons, explain, upsides
from .rollout import Rolled, Rollout
from .sentences import in_words

__all__ = [
    "MOST_REASONS",
    "Continuation",
    "CountedReason",
    "Fate",
    "Rolled",
    "Rollout",
    "by_games",
    "candidate_ways",
    "certain_reasons",
    "explain",
    "in_words",
    "upsides",
]
