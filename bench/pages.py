"""Where the measurements are written down."""

from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"


def write(part: str, text: str) -> None:
    """Put a text into the page, between the marks of that part."""
    begin, end = f"<!-- {part}: begin -->", f"<!-- {part}: end -->"
    page = PAGE.read_text(encoding="utf-8")
    before, found, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    if not found:
        raise SystemExit(f"{PAGE} has no mark {begin}")
    PAGE.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
