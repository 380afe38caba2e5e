"""Positions as plain JSON that a person can read and write (docs/positions.md)."""

from guildhall.wizwar.position.reading import load
from guildhall.wizwar.position.writing import dump

__all__ = ["dump", "load"]
