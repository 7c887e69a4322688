"""The engine's plain Python sources, where compiled modules lie beside them.

`THURNTAXIS_INTERPRETED=1` in the environment makes the whole package run from its sources, to step through the rules in
a debugger or to measure which lines are reached. `load_interpreted()` gives the interpreted engine next to the compiled
one, to compare the two.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.machinery import FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

VARIABLE = "THURNTAXIS_INTERPRETED"
_PACKAGE = __package__.partition(".")[0]
_TWIN = f"{_PACKAGE}.interpreted_engine"
_HERE = str(Path(__file__).parent)


class _SourceFinder(PathFinder):
    """Finds modules of one package, and of the packages in it, by their .py files alone."""

    def __init__(self, package: str) -> None:
        self.inside = f"{package}."

    def find_spec(  # type: ignore[override]  # the base class has it as a class method
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source file; None if it is not of this package, or has none."""
        if not name.startswith(self.inside) or path is None:
            return None
        found = (FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(name) for entry in path)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


class _TwinFinder(_SourceFinder):
    """Finds the engine a second time, under the twin's name."""

    def find_spec(  # type: ignore[override]
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The twin package itself, or the source file of one of its modules."""
        if name != _TWIN:
            return super().find_spec(name, path, target)
        loader = SourceFileLoader(name, str(Path(_HERE, "__init__.py")))
        spec = ModuleSpec(name, loader, origin=loader.path, is_package=True)
        spec.submodule_search_locations = [_HERE]
        spec.has_location = True
        return spec


def use_sources_if_asked() -> None:
    """Have the package's modules loaded from their sources from now on, if the environment says so."""
    if os.environ.get(VARIABLE) == "1":
        sys.meta_path.insert(0, _SourceFinder(_PACKAGE))


@cache
def load_interpreted() -> ModuleType:
    """The engine as it runs without a compiler: a package like `thurntaxis.engine`, with classes of its own."""
    sys.meta_path.insert(0, _TwinFinder(_TWIN))
    return import_module(_TWIN)
