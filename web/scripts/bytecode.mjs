// Compiles the Python sources in a folder by Pyodide's own Python, so that a browser need not. The sources are removed.
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree("/stage");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/stage");
const failed = python.runPython(`
import py_compile
from pathlib import Path

failed = 0
for path in sorted(Path("/stage").rglob("*.py")):
    # Asserts stay; docstrings of others go, ours may be asked for.
    ours = "thurntaxis" in path.parts
    try:
        py_compile.compile(
            str(path),
            str(path.with_suffix(".pyc")),
            dfile=str(path.relative_to("/stage")),
            doraise=True,
            optimize=0 if ours else 2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
    except py_compile.PyCompileError as error:
        print(error)
        failed += 1
    else:
        path.unlink()
failed
`);
if (failed) process.exit(1);
