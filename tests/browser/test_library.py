"""The folder of files has every module of Python's library that the game imports when it starts."""

import subprocess
import sys

from support.pages import ROOT

CODE = """
import importlib.abc, runpy, sys

unused = runpy.run_path("scripts/engine.py")["UNUSED_LIBRARY"]

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        at = name.replace(".", "/")
        if unused.match(f"{at}.py") or unused.match(f"{at}/"):
            raise ModuleNotFoundError(f"No module named {name!r} in the folder of files", name=name)

for name in [name for name in sys.modules if unused.match(f"{name}.py") or unused.match(f"{name}/")]:
    del sys.modules[name]
sys.meta_path.insert(0, Missing())
import thurntaxis.browser.host
"""


def test_the_game_starts_without_what_the_folder_leaves_out() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
