"""All requests outside a table's own connection: one module per subject, each with its list of endpoints.

A server and a browser's worker answer the same list, through the same `Router`. What needs other people or a network
is in `server/http/routes/`.
"""

from . import daily, finished, lesson, me, positions, puzzles, studies, tables
from .routes import Route

ROUTES: tuple[Route, ...] = (
    *me.ROUTES,
    *daily.ROUTES,
    *tables.ROUTES,
    *finished.ROUTES,
    *positions.ROUTES,
    *studies.ROUTES,
    *lesson.ROUTES,
    *puzzles.ROUTES,
)
"""Every endpoint that a server and a worker have in common."""
