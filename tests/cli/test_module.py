"""`python -m guildhall` is the program `guildhall`."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(("words", "code", "start"), [("--version", 0, "Guildhall "), ("nonsense", 2, "")])
def test_python_runs_the_command_line(words: str, code: int, start: str) -> None:
    command = [sys.executable, "-m", "guildhall", words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == code
    assert ran.stdout.startswith(start)
    assert bool(ran.stderr) == bool(code)
    assert "Traceback" not in ran.stderr
