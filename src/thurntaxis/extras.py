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
    "envs": ("gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel"),
    "ray": ("ray",),
}


def missing(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def extra_of(module: str | None) -> str | None:
    """The extra that installs a module."""
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)
