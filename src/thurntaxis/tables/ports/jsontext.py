"""JSON to bytes and back.

Uses orjson if it is installed, otherwise (in a browser's worker) pydantic's core.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

dumps: Callable[[object], bytes]
loads: Callable[[str | bytes], Any]
"""Raises a ValueError for what is not JSON."""

try:
    import orjson
except ImportError:
    from pydantic_core import from_json, to_json

    dumps, loads = to_json, partial(from_json, allow_inf_nan=False)
else:
    dumps, loads = orjson.dumps, orjson.loads
