"""Builds what a browser's worker runs, into build/engine: Python itself, its library, and the game with what it needs.

Three parts, each compressed here (xz: a quarter less than what file servers do); the worker unpacks them. `parts.json`
names them. Called by scripts/static, which has fetched what this needs: .cache/static/compiler, .cache/static/wheels
(those for Pyodide, see requirements/browser.txt), and web/node_modules/pyodide.
"""

import hashlib
import io
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypedDict

from thurntaxis.locales import BROWSER_ONLY

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

CACHE = ROOT / ".cache/static"
OUT = ROOT / "build/engine"
PYODIDE = ROOT / "web/node_modules/pyodide"
SOURCES = ROOT / "src/thurntaxis"

ELSEWHERE = {"arena", "cli", "envs", "server", "training"}
"""Parts that need a network, a terminal, a cluster or a developer; a browser runs all others."""
LOCALES = ("root", "de", "en", "en_001", "en_GB", "es", "fr", "is", "pl")
"""What Babel knows of our languages."""

UNUSED_FOLDERS = {"tests", "testing", "deprecated", "v1", "zoneinfo", "messages", "bin", "__pycache__"}
UNUSED_FILES = {
    "schema.json",
    *(f"{name}.ftl" for name in ("access", "account", "cli", "daily", "games", "replay", "rulespage", *BROWSER_ONLY)),
    "__main__.py",
}

STABLE_API = "0x030b0000"
"""The modules keep to Python's stable interface of 3.11, so the headers of any newer Python do for Pyodide's own."""
TARGET = ("-target", "wasm32-wasi", "-mcpu=mvp+simd128+bulk_memory+nontrapping_fptoint+sign_ext+mutable_globals")
COMPILE = (
    *("-fPIC", "-O3", "-g0", "-fno-strict-aliasing", "-fno-sanitize=all", "-Wno-everything"),
    *("-DNDEBUG", "-D__EMSCRIPTEN__=1", "-D_GNU_SOURCE", f"-DPy_LIMITED_API={STABLE_API}"),
)
LINK = ("--experimental-pic", "-shared", "--import-memory", "--unresolved-symbols=import-dynamic", "--strip-all", "-O2")

SIZES_OF_WASM32 = {
    **dict.fromkeys(("ALIGNOF_LONG", "ALIGNOF_SIZE_T", "SIZEOF_LONG", "SIZEOF_SIZE_T", "SIZEOF_VOID_P"), 4),
    **dict.fromkeys(("SIZEOF_UINTPTR_T", "SIZEOF_PTHREAD_T"), 4),
    "ALIGNOF_MAX_ALIGN_T": 8,
}
NOT_ON_WASM32 = ("HAVE_GCC_UINT128_T", "HAVE_GCC_ASM_FOR_X87", "X87_DOUBLE_ROUNDING")

UNUSED_LIBRARY = re.compile(
    r"(_pyrepl|ctypes|dbm|email/mime|ensurepip|html|http|idlelib|multiprocessing|sqlite3|tomllib|unittest|wsgiref|xml|xmlrpc"
    r"|__phello__|concurrent/interpreters|pyodide/http|curses|turtledemo|venv|lib2to3)/"
    r"|(pdb|doctest|pydoc|_pyio|pickletools|imaplib|mailbox|ftplib|smtplib|poplib|optparse|statistics|bdb|cProfile|profile"
    r"|pstats|trace|tabnanny|timeit|webbrowser|turtle|socketserver|cgi|nntplib|telnetlib|configparser|netrc|plistlib"
    r"|mimetypes|modulefinder|antigravity|this|sched|shelve|wave|tty|pty|rlcompleter|cmd|code|filecmp|fileinput|zipapp"
    r"|pyclbr|symtable|_pydatetime|_pydecimal|_strptime_|gettext|getpass|tracemalloc|_markupbase|_aix_support"
    r"|_osx_support|_android_support|_apple_support|_ios_support|nturl2path|compileall|py_compile)\.py$"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|undefined|unicode_escape|utf_)"
    r"|.*\.(txt|bat|ini|typed)$|.*fetch_macholib"
)
"""Modules that no part of the game needs; a test runs everything without them."""


class Part(TypedDict):
    """A file that browsers download."""

    file: str
    bytes: int


def main() -> None:
    """Everything, as far as it has changed."""
    stage = CACHE / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    for name in ("library", "game"):
        (stage / name).mkdir(parents=True)
    stage_library(stage / "library")
    stage_packages(stage / "game")
    stage_game(stage / "game" / "thurntaxis")
    compile_modules(stage / "game" / "thurntaxis")
    to_bytecode(stage)

    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    parts = {
        "python": write_part("python", (PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "library": write_part("library", zipped(stage / "library")),
        "game": write_part("game", tarred(stage / "game")),
    }
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    (OUT / "parts.json").write_text(json.dumps({"pyodide": info, "parts": parts}, indent=2) + "\n")
    (OUT / "answers.json").write_text(json.dumps(prepared_answers(), ensure_ascii=False, separators=(",", ":")))
    (OUT / "licenses.txt").write_text(licences())
    total = sum(part["bytes"] for part in parts.values())
    told = ", ".join(f"{name} {part['bytes'] / 1e6:.2f}" for name, part in parts.items())
    print(f"static: the engine has {total / 1e6:.2f} MB ({told})")


# ---- Contents ----


def stage_library(folder: Path) -> None:
    """Python's own library, without what is not needed."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if not name.endswith("/") and not UNUSED_LIBRARY.match(name):
                archive.extract(name, folder)


def stage_packages(folder: Path) -> None:
    """The packages that the game is built on, without their tests, other languages, and types."""
    for path in sorted((CACHE / "wheels").rglob("*")):
        name = path.relative_to(CACHE / "wheels")
        unused = {"tests", "testing", "deprecated", "v1", "zoneinfo", "messages", "bin", "__pycache__"} & set(
            name.parts
        )
        if path.is_dir() or path.suffix in {".pyi", ".typed", ".txt", ".c", ".cc"} or unused:
            continue
        if any(part.endswith(".dist-info") for part in name.parts) and path.name != "METADATA":
            continue
        if name.parts[:2] == ("babel", "locale-data") and path.stem not in LOCALES:
            continue
        if name.parts[0] == "pydantic" and path.stem in {"mypy", "_hypothesis_plugin"}:
            continue
        copy(path, folder / name)


def stage_game(folder: Path) -> None:
    """Our own code, words and weights."""
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES)
        wanted = name.parts[0] not in ELSEWHERE and path.name not in UNUSED_FILES
        if path.is_file() and wanted and path.suffix in {".py", ".json", ".jsonl", ".ftl", ".weights"}:
            copy(path, folder / name)


def copy(path: Path, to: Path) -> None:
    """Copy a file, with the folders above it."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


# ---- Compiling to WebAssembly ----


def compile_modules(folder: Path) -> None:
    """The compiled modules, each once for all builds from the same source."""
    from setup import extensions

    zig = CACHE / "compiler/ziglang/zig"
    include = headers(CACHE / "include")
    os.environ["ZIG_GLOBAL_CACHE_DIR"] = str(CACHE / "zig")
    wanted = []
    for extension in extensions():
        parts = extension.name.split(".")
        if parts[1] not in ELSEWHERE:
            wanted.append((Path(extension.sources[0]), folder.joinpath(*parts[1:-1]), parts[-1]))
    if not wanted:
        sys.exit("static: Cython is missing, so the engine cannot be compiled: make setup")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda job: compile_one(zig, include, *job), wanted))


def compile_one(zig: Path, include: Path, source: Path, folder: Path, name: str) -> None:
    """One module, from Cython's C."""
    code = source.read_bytes()
    key = hashlib.sha256(code + repr((TARGET, COMPILE, LINK)).encode()).hexdigest()[:20]
    kept = CACHE / "modules" / f"{name}-{key}.so"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        object = kept.with_suffix(".o")
        run(zig, "cc", *TARGET, *COMPILE, f"-I{include}", "-c", source, "-o", object)
        run(zig, "wasm-ld", *LINK, f"--export=PyInit_{name}", "-o", kept.with_suffix(".new"), object)
        object.unlink()
        kept.with_suffix(".new").rename(kept)
    copy(kept, folder / f"{name}.abi3.so")


def headers(folder: Path) -> Path:
    """The headers of the Python that runs this, changed to the sizes of WebAssembly."""
    include = Path(sysconfig.get_path("include"))
    if not (include / "Python.h").exists():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        sys.exit(f"static: the headers of Python {version} are missing: apt-get install python{version}-dev")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(include, folder)
    config = Path(sysconfig.get_config_h_filename()).read_text()
    for name, size in SIZES_OF_WASM32.items():
        config = re.sub(rf"^#define {name} .*$", f"#define {name} {size}", config, flags=re.M)
    for name in NOT_ON_WASM32:
        config = re.sub(rf"^#define {name}\b.*$", "", config, flags=re.M)
    (folder / "pyconfig.h").write_text(config)
    return folder


def run(*command: str | Path) -> None:
    """Run a program; its output is shown only if it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"static: {' '.join(str(part) for part in command[:3])} failed\n{done.stdout}{done.stderr}")


def to_bytecode(stage: Path) -> None:
    """Compile all Python sources by Pyodide's own Python, which is not the one that runs this; the sources go."""
    run("node", ROOT / "web/scripts/bytecode.mjs", stage)
    left = list(stage.rglob("*.py"))
    if left:
        sys.exit(f"static: {left[0]} was not compiled")


# ---- Packing ----


def zipped(folder: Path) -> bytes:
    """A folder as a zip file, not compressed: the whole part is."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for path in files_in(folder):
            archive.writestr(zipfile.ZipInfo(str(path.relative_to(folder))), path.read_bytes())
    return packed.getvalue()


def tarred(folder: Path) -> bytes:
    """A folder as a tar file."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in files_in(folder):
            entry = tarfile.TarInfo(str(path.relative_to(folder)))
            entry.size = path.stat().st_size
            archive.addfile(entry, io.BytesIO(path.read_bytes()))
    return packed.getvalue()


def files_in(folder: Path) -> list[Path]:
    """All files, those of one kind together, which compresses better."""
    return sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: (path.suffix, path))


def write_part(name: str, content: bytes) -> Part:
    """Compress a part and name it after its content. Same content, same bytes."""
    packed = lzma.compress(content, check=lzma.CHECK_CRC32, preset=6 | lzma.PRESET_EXTREME)
    file = f"{name}-{hashlib.sha256(packed).hexdigest()[:12]}.bin"
    (OUT / file).write_bytes(packed)
    return {"file": file, "bytes": len(packed)}


def prepared_answers() -> dict[str, object]:
    """What every reader of rules and lesson asks, so that they need not wait for the worker."""
    from thurntaxis.tables.learning import lesson

    return {"/rules": lesson.rules(), "/lesson": lesson.lesson()}


def licences() -> str:
    """The licences of what the parts contain, as the client's build tells those of its own."""
    texts = ROOT / "web/licenses"
    told = [
        "## Pyodide (MPL-2.0)\n\nIts sources: https://github.com/pyodide/pyodide\n\n"
        + (texts / "MPL-2.0.txt").read_text(),
        f"## Python (PSF-2.0)\n\n{(texts / 'PSF-2.0.txt').read_text()}",
    ]
    for folder in sorted((CACHE / "wheels").glob("*.dist-info")):
        name = folder.name.split("-")[0]
        found = sorted(path for path in folder.rglob("*") if path.is_file() and "LICEN" in path.name.upper())
        if not found:
            found = [texts / "Apache-2.0.txt"]  # Fluent's, which name it and do not bring it
        told.append(f"## {name}\n\n" + "\n".join(path.read_text() for path in found))
    return "\n".join(text.strip() + "\n" for text in told)


if __name__ == "__main__":
    main()
