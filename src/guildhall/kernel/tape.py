"""Chance: one 64-bit int, whose rolls can be read off, written beforehand and played again."""

from __future__ import annotations

from guildhall.kernel.message import BadRecord, Message

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_STEP_BACK = pow(_STEP, -1, 1 << 64)  # times _STEP it is 1, in 64 bits


class Tape:
    """The rolls of a game: those in `coming` first, then those of the generator (splitmix64).

    Each roll moves the generator on by one step, also when it is read from `coming`; so a game that is
    played again from its written rolls goes on with the very rolls it would have had.
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
        self.strict = strict  # the written rolls are all there are
        self.at = at  # how many of them have been rolled
        self.drawn = []  # since the last choice

    def clone(self) -> Tape:
        """A tape with the same rolls to come, which has rolled nothing yet."""
        return Tape(self.chance, self.coming, self.strict, self.at)

    def rolled_since(self, earlier: Tape) -> int:
        """How many rolls lead from an earlier stand of this tape to where it stands now."""
        return (self.chance - earlier.chance) * _STEP_BACK & MASK

    def rest(self) -> tuple[int, ...]:
        """The written rolls still to come."""
        return self.coming[self.at :]

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`."""
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
