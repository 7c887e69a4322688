"""The endpoints that only a server has, one module per subject; how one is declared: `tables/requests/routes.py`."""

from ....tables import requests
from ....tables.requests.routes import Route
from ...parts import Server
from . import games, host, identity, moderation, status, tournaments

_ALWAYS = (
    *requests.ROUTES,
    *identity.ROUTES,
    *games.ROUTES,
    *moderation.ROUTES,
    *tournaments.ROUTES,
    *status.ROUTES,
    *host.ROUTES,
)


def routes_of(server: Server) -> list[Route]:
    """All endpoints of a server. Those of ratings and of notices need packages that may not be installed."""
    routes = list(_ALWAYS)
    if server.leaderboard is not None:
        from . import ratings

        routes += ratings.ROUTES
    if server.notices is not None:
        from . import notices

        routes += notices.ROUTES
    return routes
