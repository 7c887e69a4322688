"""Compiles the engine. Everything else about the package stands in pyproject.toml."""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

COMPILED = (
    "engine.lookup",
    "engine.state",
    "engine.luck",
    "engine.playouts",
    "engine.view",
    "game.aids",
    "game.viewjson",
    "bots.rowcache",
    "bots.judge",
    "bots.moves",
    "training.selfplay",
    "bots.tree",
    "bots.planner",
    "rollouts.continuation",
    "envs.observer",
    "envs.openspiel",
    "envs.history",
    "envs.rewards",
    "envs.opponent",
    "envs.subenv",
    "envs.subenvs",
)

# What Cython needs for views of arrays is written once, not into every module that has one.
SHARED = "engine.memoryviews"

# Portable unless asked otherwise: `make` builds for the machine it runs on. The rules are many small functions:
# with more of them put into their callers than a compiler does by itself, random games are 5 % faster.
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-fno-strict-aliasing", "-finline-limit=300"]
# Its code runs when an array is handed over, never in the course of a game.
SHARED_FLAGS = ["/O1"] if sys.platform == "win32" else ["-O1", *FLAGS[1:]]
NATIVE = os.environ.get("THURNTAXIS_NATIVE") == "1"
if NATIVE:
    FLAGS.append("-march=native")

# In a portable build for x86-64, these are compiled a second time, for processors with more instructions; when the
# module is imported, dispatch.c chooses. The others gain nothing by it.
TWICE = ("engine.state", "bots.judge")
FAST_FLAGS = ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt"]
DISPATCH = "scripts/dispatch.c"
HAS_TWO_BUILDS = not NATIVE and sys.platform == "linux" and platform.machine() == "x86_64"


class OptionalBuild(build_ext):
    """A machine without a compiler still gets the package, with the engine interpreted, and is told so."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()
        self.done = 0

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, OSError) as problem:
            self.warn_slow(problem)
        self.keep_all_or_none()

    def build_extension(self, ext: Extension) -> None:
        try:
            if HAS_TWO_BUILDS and ext.name.removeprefix("thurntaxis.") in TWICE:
                self.compile_second(ext)
            super().build_extension(ext)
        except (BaseError, OSError) as problem:
            self.warn_slow(problem)
        else:
            self.done += 1
            print(f"compiled {self.done} of {len(self.extensions)}: {ext.name}", flush=True)

    def compile_second(self, ext: Extension) -> None:
        """Compile a module for faster processors, too, and add what chooses between the two builds."""
        module = ext.name.rpartition(".")[2]
        is_main = f"__pyx_module_is_main_{ext.name.replace('.', '__')}"  # the one other name that both builds export
        ext.define_macros.append((f"PyInit_{module}", f"PORTABLE_{module}"))
        for source, macros, flags in (
            (ext.sources[0], [(f"PyInit_{module}", f"FAST_{module}"), (is_main, f"{is_main}_fast")], FAST_FLAGS),
            (DISPATCH, [("MODULE", module)], []),
        ):
            ext.extra_objects += self.compiler.compile(
                [source],
                output_dir=f"{self.build_temp}/second/{module}",
                macros=macros,
                include_dirs=ext.include_dirs,
                extra_postargs=[*FLAGS, *flags],
            )

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
    without = os.environ.get("THURNTAXIS_WITHOUT", "training").split()
    wanted = [name for name in COMPILED if name.split(".")[0] not in without]
    built = cythonize(
        [
            Extension(
                f"thurntaxis.{name}", [f"src/thurntaxis/{name.replace('.', '/')}.{kind}"], extra_compile_args=flags
            )
            for name, kind, flags in [*((name, "py", FLAGS) for name in wanted), (SHARED, "c", SHARED_FLAGS)]
        ],
        build_dir="build/cython",
        language_level=3,
        shared_utility_qualified_name=f"thurntaxis.{SHARED}",
        compiler_directives={
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "allow_none_for_extension_args": False,
        },
    )
    for extension in built:
        extension.optional = True
    return list(built)


if __name__ == "__main__":  # scripts/engine.py compiles the same modules for browsers
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
