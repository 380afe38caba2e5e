"""Randomness: a 64-bit generator whose rolls can be recorded, prescribed and replayed."""

from __future__ import annotations

from guildhall.kernel.message import BadRecord, Message

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_STEP_INVERSE = pow(_STEP, -1, 1 << 64)


class Tape:
    """The rolls of a game: of dice, and picks of anything else, such as a card of a deck.

    The generator (splitmix64) makes them, but a position can prescribe the next rolls of dice (`coming`), and
    a record that is being replayed prescribes all rolls and picks (`recorded`). Each of them advances the
    generator by one step, wherever its value comes from; so a game replayed from its recorded rolls continues
    with the rolls that it would have had.
    """

    __slots__ = ("chance", "coming", "dice", "drawn", "made", "recorded")

    chance: int
    coming: tuple[int, ...]
    recorded: tuple[int, ...] | None
    dice: int
    made: int
    drawn: list[int]

    def __init__(
        self,
        chance: int,
        coming: tuple[int, ...] = (),
        recorded: tuple[int, ...] | None = None,
        dice: int = 0,
        made: int = 0,
    ) -> None:
        self.chance = chance  # 64 bits
        self.coming = coming
        self.recorded = recorded  # None: no record is being replayed
        self.dice = dice  # how many dice have been rolled
        self.made = made  # how many rolls and picks there have been
        self.drawn = []  # the rolls and picks since the last choice

    def clone(self) -> Tape:
        """Return a tape with the same future rolls, which has drawn nothing yet."""
        return Tape(self.chance, self.coming, self.recorded, self.dice, self.made)

    def rolled_since(self, earlier: Tape) -> int:
        """Return the number of rolls and picks since an earlier state of this tape."""
        return (self.chance - earlier.chance) * _STEP_INVERSE & MASK

    def rest(self) -> tuple[int, ...]:
        """Return the rolls of dice that are prescribed and still to come."""
        return self.coming[self.dice :]

    def left(self) -> int:
        """Return how many rolls of the record that is being replayed are still to come."""
        return 0 if self.recorded is None else len(self.recorded) - self.made

    def roll(self, sides: int) -> int:
        """Return the roll of a die, from 1 to `sides`."""
        prescribed = self.coming[self.dice] if self.dice < len(self.coming) else None
        self.dice += 1
        return self._next(sides, prescribed)

    def pick(self, count: int) -> int:
        """Return a random number from 1 to `count` for something that isn't a die."""
        return self._next(count, None)

    def _next(self, most: int, value: int | None) -> int:
        z = self.chance = (self.chance + _STEP) & MASK
        self.made += 1
        if self.recorded is not None:
            if self.made > len(self.recorded):
                raise BadRecord(Message("bad-record-no-roll", {"number": self.made}))
            value = self.recorded[self.made - 1]
        if value is None:
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            value = ((z ^ (z >> 31)) * most >> 64) + 1
        elif not 1 <= value <= most:
            raise BadRecord(Message("bad-roll", {"number": self.made, "value": value, "sides": most}))
        self.drawn.append(value)
        return value
