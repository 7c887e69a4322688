"""The search, or a planner, with weights from files, to play one judge against another.

thurntaxis arena judged:weights=new.weights,simulations=80 search:simulations=80 --code bench/tuning/judged.py
thurntaxis arena judged:c_puct=0.3,ahead=4 judged:ahead=4 --code bench/tuning/judged.py --players 4
"""

from array import array
from pathlib import Path
from typing import Annotated

from thurntaxis.bots import Bot, register
from thurntaxis.bots.opponents.planning_bot import PlanningBot
from thurntaxis.bots.opponents.search import SearchBot


def _numbers(path: str) -> "array[int]":
    try:
        return array("h", Path(path).read_bytes())
    except OSError as problem:
        raise ValueError(f"{path}: {problem.strerror}") from None


class TunedBot(SearchBot):
    """A searching bot with other constants than the package's."""

    def __init__(self, simulations: int, ahead: int, weights: "str | array[int]", c_puct: float, temperature: float):
        self.c_puct, self.temperature = c_puct, temperature
        super().__init__(simulations, ahead=ahead, weights=weights)


@register("judged", "Judged", "The search, or a planner, with a judge from a file.")
def judged(
    weights: Annotated[str, "the judge's: a file, or the name of one in the package"] = "master",
    simulations: Annotated[int, "simulations for each decision; 0: only plans its turn"] = 30,
    ahead: Annotated[int, "turns that are played on before the judge evaluates"] = 0,
    c_puct: Annotated[float, "the exploration constant"] = SearchBot.c_puct,
    temperature: Annotated[
        float, "of the priors: how much rarer moves of a lower value are tried"
    ] = SearchBot.temperature,
) -> Bot:
    """A searching bot, or one that plans, with these weights."""
    if not simulations:
        return PlanningBot(_numbers(weights) if "." in weights else weights, width=3)
    return TunedBot(simulations, ahead, _numbers(weights) if "." in weights else weights, c_puct, temperature)
