"""Logs: one JSON object a line. Secrets never get into them: no tokens, no cookies, no bodies, no cards."""

import json
import logging
import sys
import time

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up(level: str) -> None:
    """Write logs of the server and of the libraries it uses to standard error. Requests are counted, not logged.

    Addresses are nobody's business.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]  # or others' lines would be none of JSON
    for name in ("thurntaxis", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        # What uvicorn tells of everyday things names addresses and tables; a table's id is the key to it. Its warnings
        # are a line for each request that is none: anybody could fill a disk with them.
        logger.setLevel(level.upper() if name == "thurntaxis" else "ERROR")
    logging.getLogger("uvicorn").propagate = False
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate = [], False
