"""Marks tests with the paragraphs of the rules that they show: @rules("5.12", "5.13")."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rules(*paragraphs: str) -> Callable[[F], F]:
    """Mark a test with the paragraphs it shows; tests/test_citations.py reads the marks."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = paragraphs
        return test

    return mark


def marked(folder: Path, name: str) -> set[str]:
    """Return all arguments of one mark in the tests of a folder, such as @rules("5.8", ...)."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if (
                        isinstance(mark, ast.Call)
                        and isinstance(mark.func, ast.Name)
                        and mark.func.id == name
                    ):
                        found.update(ast.literal_eval(argument) for argument in mark.args)
    return found
