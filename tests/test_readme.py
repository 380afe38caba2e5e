"""The examples of the README work."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_loop_works_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(import random.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert example is not None
    exec(example[1], {})
    scores = re.findall(r"\d+", capsys.readouterr().out)
    assert len(scores) == 4
    assert all(int(score) > 20 for score in scores)


def test_the_examples_give_what_they_show() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0
