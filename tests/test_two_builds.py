"""In a portable build for x86-64, setup.py compiles a few modules twice, and the import chooses by the processor."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from support.pages import ROOT

MODULE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "state", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_state(void) {
    PyObject *made = PyModule_Create(&module);
#ifdef __BMI2__
    PyModule_AddStringConstant(made, "build", "fast");
#else
    PyModule_AddStringConstant(made, "build", "portable");
#endif
    return made;
}
int __pyx_module_is_main_thurntaxis__engine__state = 0;
"""
BUILD = """
import sys
from setuptools import Distribution, Extension
import setup
command = setup.OptionalBuild(Distribution({"ext_modules": [Extension("thurntaxis.engine.state", [sys.argv[1]])]}))
command.build_lib, command.build_temp = sys.argv[2], sys.argv[2] + "/temp"
command.ensure_finalized()
command.run()
"""


def is_fast() -> bool:
    """Whether the processor of this machine has the instructions; family 23 has them, but slowly."""
    info = Path("/proc/cpuinfo").read_text()
    flags = info.partition("flags")[2].partition("\n")[0].split()
    return {"avx2", "bmi1", "bmi2", "popcnt"} <= set(flags) and "cpu family\t: 23\n" not in info


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or os.uname().machine != "x86_64" or not which("cc"),
    reason="two builds are made by a compiler on Linux for x86-64",
)
def test_the_import_chooses_by_the_processor(tmp_path: Path) -> None:
    source = tmp_path / "state.c"
    source.write_text(MODULE)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("THURNTAXIS_")}
    subprocess.run([sys.executable, "-c", BUILD, source, tmp_path / "lib"], cwd=ROOT, env=environment, check=True)

    def chosen(**settings: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", "import state; print(state.build)"],
            cwd=tmp_path / "lib/thurntaxis/engine",
            env={**environment, **settings},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()

    assert chosen(THURNTAXIS_PORTABLE="1") == "portable"
    assert chosen() == ("fast" if is_fast() else "portable")
