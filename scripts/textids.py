"""Writes `web/src/i18n/ids.ts`, the ids of all messages that the client can load: `make protocol`.

With them the compiler finds a text that does not exist. A test fails if the file is out of date.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TYPESCRIPT = ROOT / "web/src/i18n/ids.ts"
ENGLISH = ROOT / "src/thurntaxis/locales/en"
NOT_LOADED = {"advice", "cli", "host", "language", "notices", "positions", "reasons", "rules", "server", "terms"}
"""Files whose words the server sends, or that a page reads on its own."""


def typescript() -> str:
    """The ids as one type, as Prettier would write it."""
    files = sorted(file for file in ENGLISH.glob("*.ftl") if file.stem not in NOT_LOADED)
    ids = {id for file in files for id in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)}
    head = "// The ids of all messages of the client. `make protocol` writes this file from src/thurntaxis/locales/en."
    return "\n".join([head, "export type TextId =", *(f'  | "{id}"' for id in sorted(ids))]) + ";\n"


if __name__ == "__main__":
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
