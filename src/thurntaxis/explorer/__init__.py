"""An explorer of first routes: what strong bots took and laid out, how often, and how their games ended.

The games come with the package as figures (`games.json`), which `python -m bench.wins explore` writes.
"""

from .explorer import Explorer, Node, Offer, RouteError, Tally, explorer, read_route, written
from .firstroutes import FirstRoutes, Step, one_way

__all__ = [
    "Explorer",
    "FirstRoutes",
    "Node",
    "Offer",
    "RouteError",
    "Step",
    "Tally",
    "explorer",
    "one_way",
    "read_route",
    "written",
]
