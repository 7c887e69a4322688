"""Makes the bots of `plugin/` known to this process and to all that it starts."""

import os
import sys
from importlib import import_module
from pathlib import Path

_FOLDER = str(Path(__file__).parent / "plugin")


def with_test_bots() -> None:
    """From now on, there are the tests' own bots."""
    if _FOLDER not in sys.path:
        sys.path.append(_FOLDER)
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), _FOLDER)))
    import_module("thurntaxis_test_bots")
