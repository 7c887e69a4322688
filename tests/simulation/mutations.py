"""Mistakes put into the locking and storing code: the simulator must find each of them, or it proves nothing.

A mistake is a piece of source and what stands in its place; it is put in while the module is imported, in a process of
its own, so that no file is touched. That process is a fork of one that has imported everything else.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import sys
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
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
    """Put a mistake into the code; what is imported of the code already is imported again."""
    mutation = next(mutation for mutation in MUTATIONS if mutation.name == name)
    for module in [module for module in sys.modules if module.startswith(_AGAIN)]:
        del sys.modules[module]
    sys.meta_path.insert(0, _Finder(mutation))


_AGAIN = ("thurntaxis.tables", "thurntaxis.server", "simulation.", "server.")
"""Modules in which a mistake can be, and those that use them."""


def search(seeds: range) -> str | None:
    """Simulate until something is violated; which seed it was, and what."""
    script, world = importlib.import_module("simulation.script"), importlib.import_module("simulation.world")
    for seed in seeds:
        violation = world.simulate(script.script_of(seed)).violation
        if violation is not None:
            return f"seed {seed}: {violation.splitlines()[0][:110]}"
    return None


def _search_with(name: str, seeds: int, answer: Connection) -> None:
    put_in(name)
    answer.send(search(range(seeds)))


def run_all(names: list[str], seeds: int) -> bool:
    """Put the mistakes in, one at a time, and print which seed finds each; whether all are found.

    A seed that is violated without the mistake as well finds nothing.
    """
    search(range(1))  # import everything once
    chosen = [mutation for mutation in MUTATIONS if not names or mutation.name in names]
    found = 0
    for mutation in chosen:
        began = time.perf_counter()
        receiver, sender = Pipe(duplex=False)
        process = get_context("fork").Process(target=_search_with, args=(mutation.name, seeds, sender))
        process.start()
        sender.close()
        try:
            result = receiver.recv()
        except EOFError:
            result = "the search has ended with an error"
        process.join()
        is_found = result is not None and result.startswith("seed ")
        if is_found:
            seed = int(result.split()[1].rstrip(":"))
            if search(range(seed, seed + 1)) is not None:
                is_found, result = False, f"seed {seed} is violated without the mistake, too"
        found += is_found
        took = time.perf_counter() - began
        print(f"| {mutation.name} | {mutation.module} | {result or 'NOT FOUND'} | {took:.0f} s |", flush=True)
    print(f"{found} of {len(chosen)} found within {seeds} seeds")
    return found == len(chosen)
