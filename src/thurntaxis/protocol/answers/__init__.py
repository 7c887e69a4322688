"""Answers to commands and to requests over HTTP, by topic."""

from .absences import *  # noqa: F403
from .blocks import *  # noqa: F403
from .daily import *  # noqa: F403
from .explorer import *  # noqa: F403
from .history import *  # noqa: F403
from .identity import *  # noqa: F403
from .lesson import *  # noqa: F403
from .notices import *  # noqa: F403
from .play import *  # noqa: F403
from .positions import *  # noqa: F403
from .practice import *  # noqa: F403
from .puzzles import *  # noqa: F403
from .ratings import *  # noqa: F403
from .studies import *  # noqa: F403
from .tables import *  # noqa: F403
from .tournaments import *  # noqa: F403
