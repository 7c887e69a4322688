"""The ids that the client's compiler knows are those of the files."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "textids.py"


def test_the_list_of_ids_is_up_to_date() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["TYPESCRIPT"].read_text(encoding="utf-8") == script["typescript"](), "make protocol"


def test_the_list_has_the_files_that_the_client_loads() -> None:
    loads = (
        (script := runpy.run_path(str(SCRIPT)))["TYPESCRIPT"].with_name("i18n.svelte.ts").read_text(encoding="utf-8")
    )
    assert "{" + ",".join(sorted(script["NOT_LOADED"])) + "}.ftl" in loads
