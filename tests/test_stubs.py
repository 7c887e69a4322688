"""What the stubs of compiled modules promise is there, compiled as well as interpreted."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import thurntaxis.engine
from support.pages import ROOT

STUBS = {
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.glob("src/thurntaxis/**/*.pyi"))
}


def read_only() -> list[str]:
    """What a compiled class lets others read; interpreted, it is an attribute like any other, which is set later."""
    return [
        rf"{module.replace('.', '[.]')}[.]{kind.name}[.]{item.name}"
        for module, stub in STUBS.items()
        for kind in stub.body
        if isinstance(kind, ast.ClassDef)
        for item in kind.body
        if isinstance(item, ast.FunctionDef) and [ast.unparse(each) for each in item.decorator_list] == ["property"]
    ]


def stubtest(tmp_path: Path, interpreted: bool, *allowed: str) -> str:
    allowlist = tmp_path / "allowed"
    allowlist.write_text("\n".join(allowed), encoding="utf-8")
    config = tmp_path / "mypy.ini"  # reads the stubs alone: the types of all other modules would take most of the time
    config.write_text(f"[mypy]\nfollow_imports = skip\nmypy_path = {ROOT / 'src'}\n", encoding="utf-8")
    options = (
        "--ignore-missing-stub",
        "--ignore-disjoint-bases",
        "--ignore-unused-allowlist",
        "--mypy-config-file",
        str(config),
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", *options, "--allowlist", str(allowlist), *STUBS],
        cwd=ROOT,
        env=os.environ | {"THURNTAXIS_INTERPRETED": str(int(interpreted))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    return done.stdout if done.returncode else ""


@pytest.mark.skipif(not thurntaxis.engine.compiled, reason="needs the compiled modules")
def test_stubs_say_what_compiled_modules_have(tmp_path: Path) -> None:
    """But for how objects are made: compiled classes do not say."""
    assert not stubtest(tmp_path, False, r".*[.]__init__")


def test_stubs_say_what_sources_have(tmp_path: Path) -> None:
    assert not stubtest(tmp_path, True, *read_only())
