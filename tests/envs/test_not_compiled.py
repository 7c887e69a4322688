"""Where only the game itself was set up."""

import importlib
import importlib.util

import pytest

from thurntaxis import engine, envs
from thurntaxis.envs import layout


@pytest.mark.skipif(not engine.compiled, reason="interpreted, everything fits together")
def test_environments_that_were_left_out_say_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: layout.__spec__)
    with pytest.raises(ImportError, match="make setup"):
        importlib.reload(envs)
