"""Rollouts: positions played on by fast bots. Reviews and puzzles value positions by them, hints explain moves."""

from .. import engine as _engine  # noqa: F401  # first: it decides whether compiled modules are used
from .continuation import Continuation
from .fate import Fate
from .reasons import CountedReason, explain
from .sentences import in_words

__all__ = ["Continuation", "CountedReason", "Fate", "explain", "in_words"]
