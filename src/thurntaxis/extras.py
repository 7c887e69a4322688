"""The extras of the package, and the modules that each of them installs."""

from importlib.util import find_spec

EXTRAS = {
    "server": (
        "starlette",
        "pydantic",
        "uvicorn",
        "websockets",
        "httptools",
        "orjson",
        "prometheus_client",
        "pythonjsonlogger",
        "filelock",
    ),
    "notices": ("cryptography", "httpx"),
    "ratings": ("openskill",),
    "postgres": ("asyncpg",),
    "arena": ("matplotlib",),
    "vector": ("numpy",),
    "pettingzoo": ("gymnasium", "numpy", "pettingzoo", "PIL"),
    "openspiel": ("numpy", "pyspiel"),
    "corpus": ("numpy", "pyarrow"),
    "envs": ("gymnasium", "numpy", "pettingzoo", "PIL", "pyarrow", "pyspiel"),
    "ray": ("ray",),
}


class MissingExtra(ModuleNotFoundError):
    """Something of an extra is not installed; the message says what to install."""


def missing(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def extra_of(module: str | None) -> str | None:
    """The extra that installs a module."""
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)


def need(extra: str) -> None:
    """Say what to install, before the import of a module fails that an extra would have installed.

    Raises:
        MissingExtra: something of it is missing.
    """
    absent = missing(extra)
    if absent:
        message = f"this needs {', '.join(absent)}; install it with: pip install 'thurntaxis[{extra}]'"
        raise MissingExtra(message, name=absent[0])
