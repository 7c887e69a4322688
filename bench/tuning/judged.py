"""The search with weights from files, to play one judge or policy against another.

thurntaxis arena judged:weights=new.weights,simulations=80 search:simulations=80 --code bench/tuning/judged.py
thurntaxis arena judged:policy=new.policy,ahead=4 judged:ahead=4 --code bench/tuning/judged.py --players 4
"""

from array import array
from pathlib import Path
from typing import Annotated

from thurntaxis.bots import register
from thurntaxis.bots.search import SearchBot


def _numbers(path: str) -> array:
    try:
        return array("h", Path(path).read_bytes())
    except OSError as problem:
        raise ValueError(f"{path}: {problem.strerror}") from None


@register("judged", "Judged", "The search with a judge, and a policy, from files.")
def judged(
    weights: Annotated[str, "the judge's: a file, or the name of one in the package"] = "master",
    policy: Annotated[str, "the policy's; none if not given"] = "",
    simulations: Annotated[int, "simulations for each decision"] = 30,
    ahead: Annotated[int, "turns that are played on before the judge is asked"] = 0,
    curiosity: Annotated[float, "the constant of PUCT"] = 0.15,
    warmth: Annotated[float, "how much less is looked at moves that feel worse"] = 0.1,
) -> SearchBot:
    """A searching bot with these weights."""
    return SearchBot(
        simulations,
        ahead=ahead,
        weights=_numbers(weights) if "." in weights else weights,
        policy=_numbers(policy) if policy else "",
        curiosity=curiosity,
        warmth=warmth,
    )
