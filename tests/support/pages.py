"""What the tests of README and docs share: the pages, and the code in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
OUTSIDE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "web/README.md")
PAGES = [*(ROOT / name for name in OUTSIDE), *sorted(DOCS.rglob("*.md"))]


def name_of(page: Path) -> str:
    """How a page is called in the tests' output."""
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of one language, without their fences."""
    return re.findall(rf"^```{language}\n(.*?)^```", read(page), re.DOTALL | re.MULTILINE)


def indented(page: Path) -> list[str]:
    """The lines of code that are set by indentation."""
    outside = re.sub(r"^```.*?^```", "", read(page), flags=re.DOTALL | re.MULTILINE)
    return [line.strip() for line in outside.splitlines() if line.startswith("    ")]


def inline(page: Path) -> list[str]:
    """What stands in single backticks."""
    outside = re.sub(r"^```.*?^```", "", read(page), flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"(?<!`)`([^`\n]+)`", outside)


def links(page: Path) -> list[str]:
    """Where links and pictures of a page lead, code left out."""
    outside = re.sub(r"^```.*?^```|`[^`\n]*`", "", read(page), flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"\]\(([^)\s]+)\)", outside) + re.findall(r'<img src="([^"]+)"', outside)
