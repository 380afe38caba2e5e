"""Positions as plain JSON that a person can read and write (docs/positions.md)."""

from guildhall.wizwar.position.from_json import load
from guildhall.wizwar.position.to_json import dump

__all__ = ["dump", "load"]
