"""Write requirements/lock.txt: the packages that are installed, with the hashes of their files in pip's index.

`make lock` runs it. A file is left out only if no Python that we support can use it. It also writes
requirements/game.txt: the names of what the game itself needs, so that `make play` need not look for them.
"""

import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from html.parser import HTMLParser
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import Version

LOCK = Path(__file__).parents[1] / "requirements" / "lock.txt"
GAME = LOCK.with_name("game.txt")
PYTHONS = {"py3", "cp311", "cp312", "cp313", "cp314"}
"""Tags of wheels that a supported Python can use. Wheels for the stable interface name an older Python."""


class Links(HTMLParser):
    """The files that a page of the index lists, with their hashes."""

    def __init__(self) -> None:
        super().__init__()
        self.files: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if found := re.search(r"/([^/#]+)#sha256=([0-9a-f]{64})$", dict(attrs).get("href") or ""):
            self.files[found[1]] = found[2]


def pip(*arguments: str) -> str:
    """What pip prints."""
    return subprocess.run([sys.executable, "-m", "pip", *arguments], check=False, capture_output=True, text=True).stdout


def index() -> str:
    """The address of the index that pip installs from: the one it is configured for, or else its default."""
    configured = re.search(r"index-url='(\S+)'", re.sub(r"extra-index-url\S+", "", pip("config", "list")))
    default = re.search(r"--index-url <url>.*?\(default\s+(\S+?)\)", pip("install", "--help"), re.DOTALL)
    found = configured or default
    if not found:
        raise SystemExit("pip does not say which index it uses: set PIP_INDEX_URL")
    return found[1].rstrip("/")


def version_of(file: str) -> Version | None:
    """The version that a file is of, if one of our Pythons can use it."""
    try:
        if not file.endswith(".whl"):
            return parse_sdist_filename(file)[1]
        _, version, _, tags = parse_wheel_filename(file)
    except (InvalidSdistFilename, InvalidWheelFilename):
        return None
    return version if any(tag.interpreter in PYTHONS or tag.abi == "abi3" for tag in tags) else None


def locked(address: str, package: str) -> str:
    """The lines of a package, given as `name==version`, from the index at an address."""
    name, _, version = package.partition("==")
    links = Links()
    with urllib.request.urlopen(f"{address}/{canonicalize_name(name)}/", timeout=60) as page:
        links.feed(page.read().decode())
    hashes = sorted(hash for file, hash in links.files.items() if version_of(file) == Version(version))
    if not hashes:
        raise SystemExit(f"{package}: the index has no file of this version")
    return " \\\n".join([package, *(f"    --hash=sha256:{hash}" for hash in hashes)]) + "\n"


def needed(package: str, *extras: str) -> set[str]:
    """The names of the installed packages that a package needs with some of its extras."""
    found: set[tuple[str, str]] = set()
    new = {(package, extra) for extra in ("", *extras)}
    while new:
        found |= new
        asked = [
            Requirement(line)
            for name, extra in new
            for line in requires(name) or ()
            if _is_for(extra, Requirement(line))
        ]
        new = {(str(canonicalize_name(each.name)), extra) for each in asked for extra in ("", *each.extras)} - found
    return {name for name, _ in found} - {package}


def _is_for(extra: str, wanted: Requirement) -> bool:
    return wanted.marker is None or wanted.marker.evaluate({"extra": extra})


def main() -> None:
    """Write the files."""
    GAME.write_text("".join(f"{name}\n" for name in sorted(needed("thurntaxis", "server"))), encoding="utf-8")
    installed = pip("freeze", "--all", "--exclude-editable").splitlines()
    packages = [line.removesuffix("+cpu") for line in installed if " @ " not in line]
    address = index()
    with ThreadPoolExecutor(8) as threads:
        LOCK.write_text("".join(threads.map(partial(locked, address), packages)), encoding="utf-8")


if __name__ == "__main__":
    main()
