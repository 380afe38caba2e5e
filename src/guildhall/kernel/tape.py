"""Randomness: a 64-bit generator whose rolls can be recorded, prescribed and replayed."""

from __future__ import annotations

from guildhall.kernel.message import BadRecord, Message

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_STEP_INVERSE = pow(_STEP, -1, 1 << 64)


class Tape:
    """The rolls of a game: those in `coming` first, then those of the generator (splitmix64).

    Each roll advances the generator by one step, even if its value comes from `coming`; so a game replayed
    from its recorded rolls continues with the rolls that it would have had.
    """

    __slots__ = ("at", "chance", "coming", "drawn", "strict")

    chance: int
    coming: tuple[int, ...]
    at: int
    drawn: list[int]
    strict: bool

    def __init__(self, chance: int, coming: tuple[int, ...] = (), strict: bool = False, at: int = 0) -> None:
        self.chance = chance  # 64 bits
        self.coming = coming
        self.strict = strict  # whether rolling beyond `coming` is an error
        self.at = at  # how many of `coming` have been rolled
        self.drawn = []  # the rolls since the last choice

    def clone(self) -> Tape:
        """Return a tape with the same future rolls, which has drawn nothing yet."""
        return Tape(self.chance, self.coming, self.strict, self.at)

    def rolled_since(self, earlier: Tape) -> int:
        """Return the number of rolls since an earlier state of this tape."""
        return (self.chance - earlier.chance) * _STEP_INVERSE & MASK

    def rest(self) -> tuple[int, ...]:
        """Return the unused rolls of `coming`."""
        return self.coming[self.at :]

    def roll(self, sides: int) -> int:
        """Return a random number from 1 to `sides`."""
        z = self.chance = (self.chance + _STEP) & MASK
        if self.at < len(self.coming):
            value = self.coming[self.at]
            self.at += 1
            if not 1 <= value <= sides:
                raise BadRecord(
                    Message("bad-roll", {"number": self.at, "value": value, "sides": sides}),
                )
        else:
            if self.strict:
                raise BadRecord(Message("bad-record-no-roll", {"number": self.at + 1}))
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            value = ((z ^ (z >> 31)) * sides >> 64) + 1
        self.drawn.append(value)
        return value
