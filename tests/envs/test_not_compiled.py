"""Where only the game itself was set up."""

import importlib
import importlib.util
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from thurntaxis import cli, engine, envs
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


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("vector", "numpy", "vector"),
        ("learning.gym_vector", "gymnasium", "pettingzoo"),
        ("thurntaxis_v0", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
        ("corpus", "pyarrow", "corpus"),
    ],
)
def test_an_import_without_its_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str, extra: str
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("thurntaxis.extras.find_spec", lambda name: None if name == missing else found(name))
    source = (Path(envs.__file__).parent / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    package = f"thurntaxis.envs.{module}".rpartition(".")[0]
    with pytest.raises(ModuleNotFoundError, match=rf"needs {missing}; .*thurntaxis\[{extra}\]"):
        exec(compile(source, module, "exec"), {"__name__": f"thurntaxis.envs.{module}", "__package__": package})


def test_the_command_line_names_the_extra_that_was_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Not just any extra with that module: NumPy belongs to most of them."""
    monkeypatch.setattr("thurntaxis.extras.find_spec", lambda name: None)
    monkeypatch.delitem(sys.modules, "thurntaxis.envs.corpus", raising=False)
    monkeypatch.setattr(sys, "argv", ["thurntaxis", "corpus", "easy", "easy", "--out", str(tmp_path)])
    with pytest.raises(SystemExit, match="1"):
        cli.main()
    needed = "this needs numpy, pyarrow; install it with: pip install 'thurntaxis[corpus]'"
    assert capsys.readouterr().err == f"thurntaxis: {needed}\n"


def test_the_most_used_names_can_be_imported_from_the_package() -> None:
    from thurntaxis.envs import Evaluator, GymVectorEnv, NetworkBot, SingleEnv, VectorEnv

    assert all((Evaluator, GymVectorEnv, NetworkBot, SingleEnv, VectorEnv))
    with pytest.raises(AttributeError, match="no attribute"):
        envs.Nothing  # noqa: B018
