"""Environments for research: the game as PettingZoo, Gymnasium, OpenSpiel and vectorised code expect one.

Import the one you need; each asks for its own libraries only (`pip install thurntaxis[envs]` brings them all):

- `thurntaxis.envs.vector.VectorEnv`: many games at once, in compiled code, into NumPy arrays;
- `thurntaxis.envs.thurntaxis_v0.env`: PettingZoo, one agent after the other;
- `thurntaxis.envs.single.SingleEnv`: Gymnasium, you against bots;
- `thurntaxis.envs.openspiel`: the OpenSpiel game `thurntaxis`;
- `thurntaxis.envs.corpus`: self-play as Parquet files.

All of them show a seat the same observation (`thurntaxis.envs.layout`).
"""

from importlib.util import find_spec

from .. import engine

_observer = find_spec("thurntaxis.envs.observer")
if engine.compiled and _observer is not None and str(_observer.origin).endswith(".py"):
    raise ImportError("the environments are not compiled: `make play` leaves them out, `make setup` compiles them")
