"""The command line, run as a user runs it."""

import os
import subprocess
import sys


def run(*args: str, stdin: str | bytes = "", **env: str) -> subprocess.CompletedProcess[str]:
    """What a command prints, and its exit code; it must never show a traceback."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "thurntaxis", *args],
        input=given,
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "TERM": "dumb", **env},
        check=False,
    )
    assert b"Traceback" not in done.stderr
    return subprocess.CompletedProcess(args, done.returncode, done.stdout.decode(), done.stderr.decode())
