"""Tests say which paragraphs of the rules they show: @rules("5.12", "5.13")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rules(*paragraphs: str) -> Callable[[F], F]:
    """Mark a test with the paragraphs it shows; tests/test_citations.py reads the marks."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = paragraphs
        return test

    return mark
