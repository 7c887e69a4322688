"""Compiles the engine. Everything else about the package stands in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

COMPILED = (
    "engine.tables",
    "engine.state",
    "engine.luck",
    "engine.playouts",
    "engine.view",
    "game.aids",
    "game.telling",
    "bots.judge",
    "bots.moves",
    "bots.selfplay",
    "bots.tree",
    "bots.planner",
    "review.continuation",
    "envs.observer",
    "envs.openspiel",
    "envs.story",
    "envs.rewards",
    "envs.subenv",
    "envs.subenvs",
)

# Portable unless asked otherwise: `make` builds for the machine it runs on.
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-fno-strict-aliasing"]
if os.environ.get("THURNTAXIS_NATIVE") == "1":
    FLAGS.append("-march=native")


class OptionalBuild(build_ext):
    """A machine without a compiler still gets the package, with the engine interpreted, and is told so."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, OSError) as problem:
            self.warn_slow(problem)
        self.keep_all_or_none()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except (BaseError, OSError) as problem:
            self.warn_slow(problem)

    def keep_all_or_none(self) -> None:
        """Without one of the modules the others are of no use: interpreted code cannot reach into compiled classes."""
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions or []]
        missing = [path.name for path in built if not path.exists()]
        if missing:
            for path in built:
                path.unlink(missing_ok=True)
            self.warn_slow(OSError(f"there is no {', '.join(missing)}"))

    def warn_slow(self, problem: Exception) -> None:
        self.warn(
            f"thurntaxis: the engine could not be compiled and will run interpreted, about 200 times slower: {problem}"
        )


def extensions() -> list[Extension]:
    if os.environ.get("THURNTAXIS_NO_COMPILE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = [
        Extension(f"thurntaxis.{name}", [f"src/thurntaxis/{name.replace('.', '/')}.py"], extra_compile_args=FLAGS)
        for name in COMPILED
    ]
    built = cythonize(
        modules,
        build_dir="build/cython",
        language_level=3,
        compiler_directives={"boundscheck": False, "wraparound": False, "cdivision": True, "initializedcheck": False},
    )
    for extension in built:
        extension.optional = True
    return list(built)


if __name__ == "__main__":  # scripts/engine.py compiles the same modules for browsers
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
