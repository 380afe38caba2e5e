"""What a player is asked."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """One player must choose one of these."""

    player: int
    kind: int  # gives the ints in options their meaning
    options: tuple[int, ...]  # never empty, sorted; the only statement of what is legal
