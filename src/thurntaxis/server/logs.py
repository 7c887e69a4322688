"""Logs: one JSON object per line. Secrets never get into them: no tokens, no cookies, no bodies, no cards."""

import logging
import sys

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

_OWN = {"levelname": "level", "name": "logger", "message": "message", "exc_info": "trace"}


class JsonLines(JsonFormatter):
    """A record as one line of JSON, with whatever was given as `extra`; that cannot replace the fields of our own."""

    def __init__(self) -> None:
        super().__init__(
            tuple(_OWN)[:3],
            rename_fields=_OWN,
            timestamp="time",
            reserved_attrs=[*RESERVED_ATTRS, *_OWN.values(), "time", "color_message"],
            json_ensure_ascii=False,
        )

    def process_log_record(self, log_data: dict[str, object]) -> dict[str, object]:
        """Write the severity as the option `--log-level` does."""
        return log_data | {"level": str(log_data["level"]).lower()}


def set_up(level: str) -> None:
    """Write logs of the server and of the libraries it uses to standard error. Requests are counted, not logged.

    Addresses are private.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]  # or lines of other libraries would not be JSON
    for name in ("thurntaxis", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        # What uvicorn logs of everyday things names addresses and tables; a table's id is the key to it. Its warnings
        # are a line for each malformed request: a stranger could fill a disk with them.
        logger.setLevel(level.upper() if name == "thurntaxis" else "ERROR")
    logging.getLogger("uvicorn").propagate = False
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate = [], False
