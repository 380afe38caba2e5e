"""What a wizard sees from a square, and what is in range of it."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.numbering import numbers_in
from guildhall.wizwar.board import ARRANGEMENTS, Arrangement
from guildhall.wizwar.book import BOOK, FILLS, HIDES, SPELL, Eye, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.printed import ADJACENT, CASTER, SIGHT
from guildhall.wizwar.sight import Sight, sight_of
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import open_doors
from guildhall.wizwar.targets import AS_SQUARE, AS_WIZARD, NOWHERE
from guildhall.wizwar.traits import MUNDANE
from guildhall.wizwar.words import rule

EVERYWHERE: Final = (1 << 200) - 1
ANY_WALL: Final = -2  # any wall or door through which a target is visible

# -- sight -----------------------------------------------------------------------------------------------


def see(s: State) -> Sight:
    """Return the sight table of the current board."""
    if s.sight is None:
        held = open_doors(s)
        s.sight = sight_of(s.arrangement, s.walls | s.doors & ~held, filled(s), held)
    return s.sight


def filled(s: State) -> int:
    """Return the squares that a thing or a wizard fills, as bits (rules 4.5)."""
    bits = 0
    if s.kinds & FILLS.mask:
        for thing in s.things:
            if thing.card >= 0 and FILLS.has(NAME_OF[thing.card]):
                square = s.at[AS_WIZARD[thing.on]] if AS_WIZARD[thing.on] >= 0 else thing.at
                if square >= 0:
                    bits |= 1 << square
    return bits


def hidden(s: State) -> int:
    """Return the squares in which nobody sees or is seen, as bits (rules 4.6)."""
    bits = 0
    if s.kinds & HIDES.mask:
        for thing in s.things:
            if thing.card >= 0 and HIDES.has(NAME_OF[thing.card]):
                bits |= 1 << thing.at
    return bits


class _Near:
    """The neighbours of each square, as bits: those that a step reaches, and the diagonal ones."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.straight: list[int] = [0] * 100
        self.round: list[int] = [0] * 100
        self.lines: list[int] = [0] * 100
        self.squares: int = sum(1 << square for square in arrangement.squares)  # all of the board
        for square in arrangement.squares:
            for direction in range(4):
                beyond = arrangement.next[4 * square + direction]
                if beyond >= 0:
                    self.straight[square] |= 1 << beyond
                line = arrangement.line[4 * square + direction]
                if line >= 0:
                    self.lines[square] |= 1 << line
            self.round[square] = self.straight[square]
            for down in (-10, 10):
                for across in (-1, 1):
                    corner = square + down + across
                    beside = 0 <= corner < 100 and abs(corner % 10 - square % 10) == 1
                    if beside and arrangement.place_of[corner] >= 0:
                        self.round[square] |= 1 << corner


_NEAR: Final = {seats: _Near(arrangement) for seats, arrangement in ARRANGEMENTS.items()}


def near(s: State) -> _Near:
    """Return the neighbours of each square of this board."""
    return _NEAR[s.seats]


def sort_of_eye(way: Way) -> int:
    """Return a number that all ways have in common with which a wizard sees the same from a square."""
    return 2 * way.reach + (way.how == SPELL and not BOOK[way.name].traits & MUNDANE)


def eye(
    s: State,
    way: Way,
    player: int,
    square: int,
    bent: bool = False,
    against: int = NOWHERE,
    through: int = ANY_WALL,
) -> Eye:
    """Return what a wizard can aim at from a square with a way to play a card (rules 4, 6.9)."""
    if way.reach == CASTER:
        here = 1 << square
        return Eye(player, square, here, here, 0, against)
    if way.reach not in (ADJACENT, SIGHT):
        return Eye(player, square, EVERYWHERE, EVERYWHERE, EVERYWHERE, against)
    magical = way.how == SPELL and not BOOK[way.name].traits & MUNDANE
    return gaze(s, player, square, magical, way.reach == ADJACENT, bent, against, through)


def gaze(
    s: State,
    player: int,
    square: int,
    by_spell: bool,
    close: bool = False,
    bent: bool = False,
    against: int = NOWHERE,
    through: int = ANY_WALL,
) -> Eye:
    """Return what a wizard sees from a square, or only what is next to it (rules 4.9).

    `through` is the wall or door that the spell goes through, or NOWHERE.
    """
    if not bent and through < 0 and not s.kinds & (HIDES.mask | rule.dims.mask | rule.sees_through.mask):
        clear = see(s).nearby() if close else see(s)
        seen = clear.squares(square)
        if clear.near and not s.rules.diagonal:
            seen &= 1 << square | near(s).straight[square]
        return Eye(player, square, seen, seen, clear.lines(square), against)
    here = 1 << square
    hiding = hidden(s)
    if hiding & here:
        return Eye(player, square, here, here, 0, against)
    sight = see_about(s, close)
    squares = sight.squares(square)
    lines = sight.lines(square)
    if by_spell and (through >= 0 or (through == ANY_WALL and rule.any_of(rule.sees_through, s, player))):
        more, more_lines = sight.through(square) if through == ANY_WALL else sight.past(square, through)
        squares |= more
        lines |= more_lines
    if bent:
        more, more_lines = sight.bent(square)
        squares |= more
        lines |= more_lines
    if sight.near and not s.rules.diagonal:
        squares &= here | near(s).straight[square]
    return Eye(player, square, squares, squares & ~hiding | here, lines, against)


def see_about(s: State, close: bool) -> Sight:
    """Return the sight table of the board, with lines one square long in the Fog and for close targets."""
    sight = see(s)
    return sight.nearby() if close or rule.dims.each(s) else sight


def walls_before(s: State, way: Way, player: int, square: int) -> list[int]:
    """Return the walls and doors through which a wizard may play something from a square (rules 22.16)."""
    if way.how != SPELL or way.reach not in (ADJACENT, SIGHT) or BOOK[way.name].traits & MUNDANE:
        return []
    if hidden(s) >> square & 1 or not rule.any_of(rule.sees_through, s, player):
        return []
    return numbers_in(see_about(s, way.reach == ADJACENT).stops(square))


# -- squares ---------------------------------------------------------------------------------------------


def within(s: State, square: int, steps: int) -> list[int]:
    """Return the squares within some orthogonal steps, ignoring obstacles, through exits too."""
    found = [square]
    last = [square]
    for _ in range(steps):
        ahead: list[int] = []
        for here in last:
            for direction in range(4):
                beyond = s.arrangement.next[4 * here + direction]
                if beyond >= 0 and beyond not in found:
                    found.append(beyond)
                    ahead.append(beyond)
        last = ahead
    return found[1:]


def occupied(s: State, but: int = NOBODY) -> int:
    """Return the squares with another wizard, an object or a treasure, as bits (rules 10.15)."""
    bits = 0
    for player, square in enumerate(s.at):
        if square >= 0 and player != but:
            bits |= 1 << square
    for thing in s.things:
        if AS_SQUARE[thing.at] >= 0:
            bits |= 1 << thing.at
    for place in s.treasures:
        if AS_SQUARE[place] >= 0:
            bits |= 1 << place
    for _, square, _ in s.traps:
        bits |= 1 << square
    return bits


def in_square(s: State, square: int) -> list[int]:
    """Return the living wizards in a square."""
    return [player for player in range(s.seats) if s.at[player] == square and s.life[player] > 0]
