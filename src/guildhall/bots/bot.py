"""What every computer player is."""

from __future__ import annotations

from typing import Any

from guildhall.kernel.decision import Decision


class Bot:
    """A computer player. It is given what its seat may know, never the state of the game."""

    def choose(self, view: Any, decision: Decision) -> int:
        """One of the options of a decision."""
        raise NotImplementedError
