"""Where only the game itself was set up."""

import importlib
import importlib.util
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from thurntaxis import engine, envs
from thurntaxis.cli.corpus import corpus
from thurntaxis.envs import layout


@pytest.mark.skipif(not engine.compiled, reason="interpreted, everything fits together")
def test_environments_that_were_left_out_say_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: layout.__spec__)
    with pytest.raises(ImportError, match="make setup"):
        importlib.reload(envs)


@pytest.mark.skipif(not engine.compiled, reason="interpreted, everything fits together")
def test_the_command_says_so_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: layout.__spec__)
    for name in ("thurntaxis.envs", "thurntaxis.envs.corpus"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    app = typer.Typer()
    app.command()(corpus)
    refused = CliRunner().invoke(app, ["builder", "builder", "-o", str(tmp_path)])
    assert "make setup" in refused.output
    assert "None" not in refused.output
