"""Environments for research: the game as PettingZoo, Gymnasium, OpenSpiel and vectorised code expect one.

Import the one you need; each asks for its own libraries only, and says which extra brings them (`envs` is all of them):

- `thurntaxis.envs.vector.VectorEnv`: many games at once, in compiled code, into NumPy arrays;
- `thurntaxis.envs.learning.gym_vector.GymVectorEnv`: Gymnasium's vector environment, you against levels or policies;
- `thurntaxis.envs.learning.evaluate`: how well a policy plays, even while it learns;
- `thurntaxis.envs.thurntaxis_v0.env`: PettingZoo, one agent after the other;
- `thurntaxis.envs.single.SingleEnv`: Gymnasium, you against bots;
- `thurntaxis.envs.openspiel`: the OpenSpiel game `thurntaxis`;
- `thurntaxis.envs.corpus`: self-play as Parquet files.

All of them show a seat the same observation (`thurntaxis.envs.layout`).
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .. import engine

_observer = find_spec("thurntaxis.envs.observer")
if engine.compiled and _observer is not None and str(_observer.origin).endswith(".py"):
    raise ImportError("the environments are not compiled: `make play` leaves them out, `make setup` compiles them")

_FOUND_IN = {
    "VectorEnv": "vector",
    "GymVectorEnv": "learning.gym_vector",
    "SingleEnv": "single",
    "NetworkBot": "network",
    "Evaluator": "learning.evaluate",
}
"""Names that can be imported from here too; their libraries are needed only then."""


def __getattr__(name: str) -> Any:
    if name not in _FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_FOUND_IN[name]}"), name)
