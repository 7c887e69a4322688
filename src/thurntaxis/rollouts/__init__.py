"""Rollouts: positions played on by bots. Reviews and puzzles value positions by them, hints explain moves."""

from .. import engine as _engine  # noqa: F401  # first: it decides whether compiled modules are used
from .candidates import candidate_ways
from .continuation import Continuation
from .fate import Fate
from .reasons import CountedReason, explain, upsides
from .rollout import Rolled, Rollout
from .sentences import in_words

__all__ = [
    "Continuation",
    "CountedReason",
    "Fate",
    "Rolled",
    "Rollout",
    "candidate_ways",
    "explain",
    "in_words",
    "upsides",
]
