"""What the game asks a player."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """A player must choose one of the options."""

    player: int
    kind: int  # gives the ints in options their meaning
    options: tuple[int, ...]  # never empty, sorted; the only statement of what is legal
