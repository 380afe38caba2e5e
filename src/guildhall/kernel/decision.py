"""What the game asks a player."""

from __future__ import annotations

from guildhall.kernel.value import Value


class Decision(Value):
    """A player must choose one of the options."""

    fields = ("player", "kind", "options")

    def __init__(self, player: int, kind: int, options: tuple[int, ...]) -> None:
        self.player = player
        self.kind = kind  # gives the ints in options their meaning
        self.options = options  # never empty, sorted; the only statement of what is legal
