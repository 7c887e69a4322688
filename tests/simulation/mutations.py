"""Mistakes put into the locking and storing code: the simulator must find each of them, or it proves nothing.

A mistake is a piece of source and what stands in its place; it is put in while the module is imported, in a process of
its own, so that no file is touched.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import thurntaxis

PACKAGE = Path(thurntaxis.__file__).parent


@dataclass(frozen=True, slots=True)
class Mutation:
    """One mistake."""

    name: str
    module: str
    """Below `thurntaxis`."""
    before: str
    after: str

    @property
    def file(self) -> Path:
        return PACKAGE.joinpath(*self.module.split(".")).with_suffix(".py")

    def source(self) -> str:
        """The module's source with the mistake in it."""
        text = self.file.read_text(encoding="utf-8")
        if text.count(self.before) != 1:
            raise ValueError(f"{self.name}: what is to be changed is there {text.count(self.before)} times")
        return text.replace(self.before, self.after)


MUTATIONS = tuple(
    Mutation(**mutation)
    for mutation in tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))["mutation"]
)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the module with the mistake before the one without."""

    def __init__(self, mutation: Mutation) -> None:
        self.mutation = mutation

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != f"thurntaxis.{self.mutation.module}":
            return None
        return importlib.util.spec_from_file_location(
            fullname, self.mutation.file, loader=_Loader(fullname, self.mutation)
        )


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, mutation: Mutation) -> None:
        super().__init__(name, str(mutation.file))
        self.mutation = mutation

    def get_code(self, fullname: str):  # type: ignore[no-untyped-def]
        return compile(self.mutation.source(), str(self.mutation.file), "exec")


def put_in(name: str) -> None:
    """Put a mistake into the code; before anything of it is imported."""
    mutation = next(mutation for mutation in MUTATIONS if mutation.name == name)
    if f"thurntaxis.{mutation.module}" in sys.modules:
        raise RuntimeError(f"{mutation.module} is already imported")
    sys.meta_path.insert(0, _Finder(mutation))


def run_all(names: list[str], seeds: int) -> bool:
    """Put the mistakes in, one at a time, and print which seed finds each; whether all are found."""
    chosen = [mutation for mutation in MUTATIONS if not names or mutation.name in names]
    found = 0
    for mutation in chosen:
        began = time.perf_counter()
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "simulation.mutated", mutation.name, "0", str(seeds)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        result = done.stdout.strip().splitlines()[-1] if done.stdout.strip() else done.stderr.strip()[-300:]
        found += done.returncode == 1
        print(f"| {mutation.name} | {mutation.module} | {result} | {time.perf_counter() - began:.0f} s |", flush=True)
    print(f"{found} of {len(chosen)} found within {seeds} seeds")
    return found == len(chosen)
