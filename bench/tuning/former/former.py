"""`hard` and `expert` as they were at version 0.1, weights and settings: opponents to measure later ones by.

    thurntaxis arena expert former_expert --code bench/tuning/former/former.py --games 200

The code of the search is today's; every setting that it had is named here, so that new defaults do not reach it.
"""

from array import array
from pathlib import Path

from thurntaxis.bots import register
from thurntaxis.bots.search import SearchBot

_WEIGHTS = array("h", (Path(__file__).parent / "judge.weights").read_bytes())


class FormerBot(SearchBot):
    """The search with the constants of version 0.1."""

    c_puct = 0.15
    temperature = 0.1
    stops_early = False


@register("former_hard", "Former hard", "30 simulations, with the judge of version 0.1.")
def former_hard() -> SearchBot:
    """The third level of four."""
    return FormerBot(30, ahead=0, weights=_WEIGHTS, width=3)


@register("former_expert", "Former expert", "600 simulations, a round further ahead, with the judge of version 0.1.")
def former_expert() -> SearchBot:
    """The strongest level of four: 60 to 90 ms a decision on a busy core."""
    return FormerBot(600, ahead=4, weights=_WEIGHTS, width=3)
