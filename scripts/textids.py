"""Writes `web/src/i18n/ids.ts`, the ids of all messages that the client can load and who has them all: `make protocol`.

With them the compiler finds a text that does not exist. A test fails if the file is out of date.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TYPESCRIPT = ROOT / "web/src/i18n/ids.ts"
LOCALES = ROOT / "src/thurntaxis/locales"
NOT_LOADED = {"advice", "cli", "host", "language", "notices", "positions", "reasons", "rules", "server", "terms"}
"""Files whose words the server sends, or that a page reads on its own."""


def typescript() -> str:
    """The ids as one type and the complete languages, as Prettier would write it."""
    ids = _ids("en")
    languages = sorted(file.parent.name for file in LOCALES.glob("*/language.ftl"))
    complete = ", ".join(f'"{language}"' for language in languages if _ids(language) >= ids)
    head = "// The ids of all messages of the client. `make protocol` writes this file from src/thurntaxis/locales."
    note = "/** Languages in which no message is missing: they need no English words. */"
    listed = f"{note}\nexport const COMPLETE: readonly string[] = [{complete}];\n"
    return "\n".join([head, listed, "export type TextId =", *(f'  | "{id}"' for id in sorted(ids))]) + ";\n"


def _ids(language: str) -> set[str]:
    files = [file for file in (LOCALES / language).glob("*.ftl") if file.stem not in NOT_LOADED]
    return {id for file in files for id in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)}


if __name__ == "__main__":
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
