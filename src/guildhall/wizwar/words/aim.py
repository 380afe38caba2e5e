"""Aims: the targets a card can have, among those in range (rules 6.10).

An aim has a part for each sort of target it allows. The conditions of a part return reasons, so they both
select its targets and say why anything else of that sort isn't one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from guildhall.kernel.numbering import numbers_in
from guildhall.wizwar.aiming import hidden, near, occupied
from guildhall.wizwar.book import BOOK, UNSEEN, Aim, Eye, Part, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.printed import ADJACENT, ATTACK, INSTANT, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State, Thing
from guildhall.wizwar.table_actions import items_of
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, INDEX, LINE, NOWHERE, OF_SORT, SORT, WIZARD, Sort
from guildhall.wizwar.traits import GLOBAL
from guildhall.wizwar.words import rule

# Selects squares or lines, given and returned as bits; and why the others aren't targets.
Limit: TypeAlias = tuple[Callable[[State, Eye, int], int], Reason]
# Returns why a wizard, a thing or a treasure isn't a target even in range, if so.
Condition: TypeAlias = Callable[[State, Eye, int], Reason | None]

UNSEEN_LINE: Final = Reason("4.4", "unseen", "target")
SPELL_UNSEEN: Final = Reason("6.12", "spell-unseen", "target")
BLIND: Final = Reason("4.6", "blind", "way")
HIDDEN: Final = Reason("4.6", "hidden", "target", near=True)
NOT_ADJACENT: Final = Reason("4.9", "not-adjacent", "target", "way")
NO_TARGET: Final = Reason("6.8", "no-target", "way", "range")

NOT_A_TARGET: Final = Reason("", "not-a-target", "target", "way")
NOT_A_SQUARE: Final = Reason("", "not-a-square", "square", "way")
NOTHING_STANDS: Final = Reason("", "nothing-stands", "line", "way")
DEAD: Final = Reason("9.8", "dead-target", "target")
ATTACKS_ONESELF: Final = Reason("5.7", "yourself", "way")
ONESELF: Final = Reason("6.10", "yourself", "way")
NOTHING_CARRIED: Final = Reason("", "target-empty-handed", "target", "way", near=True)
CARRIED: Final = Reason("10.1", "carried-target", "target", "other", "mine")
UNBREAKABLE: Final = Reason("10.12", "unbreakable", "target")
BY_PLACE: Final = Reason("10.12", "by-place", "target", "place")
ATTACKS_TREASURE: Final = Reason("5.11", "attacks-treasure", "target")
ENDS_NO_ITEM: Final = Reason("21.8", "no-spell", "target")
SQUARE_FULL: Final = Reason("10.15", "square-full", "square")
HOME_BASE: Final = Reason("10.15", "home-base", "square", near=True)
LINE_TAKEN: Final = Reason("10.16", "line-taken", "line")
NOT_BESIDE: Final = Reason("3.10", "not-beside", "line")
NO_DOOR: Final = Reason("", "no-door", "line")


# -- the parts of aims -----------------------------------------------------------------------------------


def met(s: State, eye: Eye, number: int) -> Reason | None:
    """Return None: everything meets this condition."""
    return None


class Places(Part):
    """Squares or lines within all limits."""

    def __init__(
        self, sort: Sort, visible: Callable[[State, Eye], int], limits: tuple[Limit, ...], unseen: Reason
    ) -> None:
        super().__init__(sort, lambda s, eye: numbers_in(visible(s, eye)), self._beyond, unseen)
        self.visible: Callable[[State, Eye], int] = visible  # those in range, as bits
        self.limits: tuple[Limit, ...] = limits

    def collect(self, s: State, eye: Eye, found: list[int]) -> None:
        """Add the squares or lines in range and within all limits."""
        targets = OF_SORT[self.sort]
        found += [targets[number] for number in numbers_in(self.bits(s, eye, self.visible(s, eye)))]

    def bits(self, s: State, eye: Eye, bits: int) -> int:
        """Return those within all limits."""
        for select, _ in self.limits:
            if not bits:
                break
            bits = select(s, eye, bits)
        return bits

    def _beyond(self, s: State, eye: Eye, number: int) -> Reason | None:
        """Return the reason of the first limit that excludes a place, if there is one."""
        return next((reason for select, reason in self.limits if not select(s, eye, 1 << number)), None)


class Lines(Places):
    """Lines between two squares."""

    def __init__(self, *limits: Limit, glance: bool = False) -> None:
        super().__init__("line", lambda s, eye: eye.lines, limits, UNSEEN_LINE)
        self.glance: bool = glance  # lines around the caster's own square need no check of range


class Squares(Places):
    """Squares in range, or anywhere on the board."""

    def __init__(self, *limits: Limit, anywhere: bool = False) -> None:
        super().__init__(
            "square", lambda s, eye: near(s).squares & (-1 if anywhere else eye.squares), limits, UNSEEN
        )


class Wizards(Part):
    """Wizards: those who can be attacked, or any of them."""

    def __init__(
        self,
        condition: Condition = met,
        where: Limit | None = None,
        *,
        attacked: bool = True,
        oneself: Literal["never", "seen", "always"] = "never",
    ) -> None:
        super().__init__("wizard", self._seen, self._why_not)
        self.condition: Condition = condition
        self.where: Limit | None = where  # the squares in which they stand
        self.attacked: bool = attacked  # only wizards who can be attacked
        self.oneself: str = oneself  # when the caster is a target too

    def collect(self, s: State, eye: Eye, found: list[int]) -> None:
        """Add the wizards in range who meet all conditions."""
        squares = eye.bodies if self.where is None else self.where[0](s, eye, eye.bodies)
        for player, square in enumerate(s.at):
            in_range = square >= 0 and squares >> square & 1
            if not in_range and (player != eye.player or self.oneself != "always"):
                continue
            if self._why(s, eye, player) is None:
                found.append(WIZARD[player])

    def _seen(self, s: State, eye: Eye) -> list[int]:
        """Return the wizards whose squares are in range, hidden or not."""
        return [player for player, square in enumerate(s.at) if square >= 0 and eye.squares >> square & 1]

    def _why_not(self, s: State, eye: Eye, number: int) -> Reason | None:
        """Return the reason of the first condition that a wizard doesn't meet, if there is one."""
        reason = self._why(s, eye, number)
        if reason is None and self.where is not None and not self.where[0](s, eye, 1 << s.at[number]):
            return self.where[1]
        return reason

    def _why(self, s: State, eye: Eye, player: int) -> Reason | None:
        if s.at[player] < 0 or s.life[player] <= 0:
            return DEAD
        if player == eye.player:
            return ATTACKS_ONESELF if self.oneself == "never" else self.condition(s, eye, player)
        if self.attacked and s.kinds & rule.untouchable.mask:
            for _, untouchable in rule.of(rule.untouchable, s, player):
                return untouchable
        return self.condition(s, eye, player)


def things(
    condition: Condition, within: Callable[[State, Eye, Thing], bool], unseen: Reason = UNSEEN
) -> Part:
    """Return the part for things on the table that are in range and meet a condition."""
    return Part(
        "thing",
        lambda s, eye: [i for i, thing in enumerate(s.things) if thing.card >= 0 and within(s, eye, thing)],
        condition,
        unseen,
    )


def treasures(condition: Condition) -> Part:
    """Return the part for treasures that nobody carries and that meet a condition."""

    def in_range(s: State, eye: Eye) -> list[int]:
        places = enumerate(s.treasures)
        return [number for number, place in places if AS_SQUARE[place] >= 0 and eye.bodies >> place & 1]

    def why_not(s: State, eye: Eye, number: int) -> Reason | None:
        return CARRIED if AS_SQUARE[s.treasures[number]] < 0 else condition(s, eye, number)

    return Part("treasure", in_range, why_not)


def tokens(condition: Condition) -> Part:
    """Return the part for trap tokens whose spell, by its number, meets a condition."""

    def why_not(s: State, eye: Eye, number: int) -> Reason | None:
        return next(condition(s, eye, spell) for spell, square, _ in s.traps if square == number)

    return Part(
        "token", lambda s, eye: [square for _, square, _ in s.traps if eye.squares >> square & 1], why_not
    )


def why_not(s: State, way: Way, eye: Eye, target: int) -> Reason | None:
    """Return why something isn't a target of a way even in range, if so."""
    assert way.aim is not None
    sort, number = SORT[target], INDEX[target]
    for part in way.aim.parts:
        if part.sort == sort:
            return part.why_not(s, eye, number)
    if sort == "square":
        return NOT_A_SQUARE
    if sort == "line" and not taken_lines(s) >> number & 1:
        return NOTHING_STANDS
    if sort == "treasure" and way.kind == ATTACK:
        return ATTACKS_TREASURE
    if sort == "wizard" and s.at[number] < 0:
        return DEAD
    if sort == "wizard" and number == eye.player:
        return ATTACKS_ONESELF if way.kind == ATTACK else ONESELF
    return NOT_A_TARGET


def why_unseen(s: State, way: Way, square: int, target: int) -> Reason:
    """Return why a possible target is out of range from a square."""
    assert way.aim is not None
    hiding = hidden(s)
    if hiding >> square & 1:
        return BLIND
    where = place_of(s, target)
    if SORT[target] in _IN_SQUARES and AS_SQUARE[where] >= 0 and hiding >> where & 1:
        return HIDDEN
    if way.reach == ADJACENT:
        return NOT_ADJACENT
    for _, _, dimness in rule.dims.each(s):
        return dimness
    part = next(part for part in way.aim.parts if part.sort == SORT[target])
    return UNSEEN_LINE if part.unseen is UNSEEN and AS_LINE[where] >= 0 else part.unseen


def nearest(s: State, way: Way, eye: Eye) -> tuple[int, Reason | None]:
    """Return something in range that is nearly a target, or NOWHERE, and why it isn't one.

    Without a reason, there are targets.
    """
    assert way.aim is not None
    if way.aim.finds(s, eye):
        return NOWHERE, None
    if way.reach in (ADJACENT, SIGHT) and hidden(s) >> eye.square & 1:
        return NOWHERE, BLIND
    for part in way.aim.parts:
        for number in part.in_range(s, eye):
            # A wizard without such a reason is in a square that is in range, but hidden there.
            reason = part.why_not(s, eye, number) or HIDDEN
            if reason.near:
                return OF_SORT[part.sort][number], reason
    return NOWHERE, NO_TARGET


_IN_SQUARES: Final = ("wizard", "thing", "treasure")


def place_of(s: State, target: int) -> int:
    """Return the square or line where a target is; the target itself if it has no place."""
    sort, number = SORT[target], INDEX[target]
    if sort == "wizard":
        return s.at[number]
    if sort == "thing":
        return s.things[number].at
    if sort == "treasure":
        return s.treasures[number]
    return number if sort == "token" else target


def lines(bits: int) -> list[int]:
    """Return lines given as bits, as targets."""
    return [LINE[line] for line in numbers_in(bits)]


def each(fits: Callable[[State, Eye, int], bool]) -> Callable[[State, Eye, int], int]:
    """Return a selection of those squares or lines that fit, for a limit."""
    return lambda s, eye, bits: sum(1 << number for number in numbers_in(bits) if fits(s, eye, number))


# -- wizards ---------------------------------------------------------------------------------------------


def carries_something(s: State, eye: Eye, player: int) -> Reason | None:
    """Return why a wizard isn't a target, unless they carry an item or a treasure."""
    return None if s.carries(player) >= 0 or items_of(s, player) else NOTHING_CARRIED


def carries_an_item(s: State, eye: Eye, player: int) -> Reason | None:
    """Return why a wizard isn't a target, unless they carry an item."""
    return None if items_of(s, player) else NOTHING_CARRIED


wizard: Final = Aim(Wizards())  # another wizard who can be attacked
any_wizard: Final = Aim(Wizards(attacked=False, oneself="seen"))
carrier: Final = Aim(Wizards(carries_something))
item_carrier: Final = Aim(Wizards(carries_an_item))


# -- lines -----------------------------------------------------------------------------------------------


def taken_lines(s: State) -> int:
    """Return the lines with anything on them, as bits."""
    taken = s.walls | s.doors
    for thing in s.things:
        line = AS_LINE[thing.at]
        if line >= 0:
            taken |= 1 << line
    return taken


BESIDE: Final[Limit] = (lambda s, eye, bits: bits & near(s).lines[eye.square], NOT_BESIDE)
BUILT: Final[Limit] = (lambda s, eye, bits: bits & (s.walls | s.doors), NOTHING_STANDS)
STONE: Final[Limit] = (lambda s, eye, bits: bits & s.walls, NOTHING_STANDS)
WALLED: Final[Limit] = (lambda s, eye, bits: bits & taken_lines(s) & ~s.doors, NOTHING_STANDS)
TAKEN: Final[Limit] = (lambda s, eye, bits: bits & taken_lines(s), NOTHING_STANDS)
DOOR: Final[Limit] = (lambda s, eye, bits: bits & s.doors, NO_DOOR)
FREE: Final[Limit] = (lambda s, eye, bits: bits & ~taken_lines(s), LINE_TAKEN)

wall_or_door: Final = Aim(Lines(TAKEN, glance=True))  # a Wall of Fire too
stone_wall: Final = Aim(Lines(BESIDE, STONE))  # next to the caster
near_wall: Final = Aim(Lines(BESIDE, WALLED))  # next to the caster, of any kind
free_line: Final = Aim(Lines(FREE, glance=True))  # where nothing stands (rules 10.16)


# -- things ----------------------------------------------------------------------------------------------


def seen_square(s: State, eye: Eye, thing: Thing) -> bool:
    """Return whether a thing is in a square that is in range."""
    return AS_SQUARE[thing.at] >= 0 and bool(eye.squares >> thing.at & 1)


def seen_lying(s: State, eye: Eye, thing: Thing) -> bool:
    """Return whether a thing lies in a square in range, and nothing hides it."""
    return AS_SQUARE[thing.at] >= 0 and bool(eye.bodies >> thing.at & 1)


def why_carried(s: State, number: int) -> Reason | None:
    """Return why a thing isn't on the board, if a wizard carries it or it is a spell without a place."""
    thing = s.things[number]
    if thing.at >= 0:
        return None
    return CARRIED if BOOK[NAME_OF[thing.card]].item else NOT_A_TARGET


def can_break(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why damage can't destroy a thing, unless it is a created object that can break (rules 10.12)."""
    card = BOOK[NAME_OF[s.things[number].card]]
    if card.cracks:
        return None
    if card.line in ("wall", "door"):
        return BY_PLACE  # cracks are those of the wall or door, which is chosen by its edge
    return why_carried(s, number) or UNBREAKABLE


def lies_about(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why a thing isn't a target, unless it is an item that nobody carries."""
    return why_carried(s, number) or (None if BOOK[NAME_OF[s.things[number].card]].item else NOT_A_TARGET)


anything: Final = Aim(Lines(BUILT, glance=True), things(can_break, seen_square), *wizard.parts)


# -- places ----------------------------------------------------------------------------------------------


def away_from_home(s: State, eye: Eye, bits: int) -> int:
    """Select the squares that aren't home bases."""
    for home in s.homes:
        bits &= ~(1 << home)
    return bits


# Squares without wizards, objects and treasures (rules 6.10).
EMPTY: Final[Limit] = (lambda s, eye, bits: bits & ~occupied(s), Reason("6.10", "square-full", "square"))
square: Final = Aim(Squares())
creation_square: Final = Aim(Squares((EMPTY[0], SQUARE_FULL), (away_from_home, HOME_BASE)))  # rules 10.15
sector: Final = Aim(Part("sector", lambda s, eye: list(range(len(s.places))), met))
direction: Final = Aim(Part("direction", lambda s, eye: [0, 1, 2, 3], met))


# -- spells ----------------------------------------------------------------------------------------------


def can_end(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why a spell can't be ended: it is the caster's own and nobody maintains it (rules 14.7)."""
    thing = s.things[number]
    return rule.why_not_ended(s, thing) if thing.owner == eye.player else None


def spell_that_lasts(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why a thing isn't a target, unless it is a lasting spell without tokens to aim at instead."""
    card = BOOK[NAME_OF[s.things[number].card]]
    if card.item:
        return ENDS_NO_ITEM
    if card.lasts == INSTANT or any(trap == number for trap, _, _ in s.traps):
        return NOT_A_TARGET
    return can_end(s, eye, number)


def spell_in_sight(s: State, eye: Eye, spell: Thing) -> bool:
    """Return whether a spell's caster, its target or its object is in sight (rules 6.12)."""
    if BOOK[NAME_OF[spell.card]].traits & GLOBAL:
        return True
    squares: list[int] = []
    if spell.owner >= 0 and s.at[spell.owner] >= 0:
        squares.append(s.at[spell.owner])
    place = spell.at
    on = spell.on
    sort, index = SORT[on], INDEX[on]
    if sort == "wizard":
        squares.append(s.at[index])
    elif sort == "treasure":
        squares.append(AS_SQUARE[s.treasures[index]])
    elif sort == "thing":
        place = s.things[index].at
    if any(where >= 0 and eye.bodies >> where & 1 for where in squares):
        return True
    if AS_SQUARE[place] >= 0:
        return bool(eye.squares >> place & 1)
    return AS_LINE[place] >= 0 and bool(eye.lines >> AS_LINE[place] & 1)


lasting_spell: Final = Aim(things(spell_that_lasts, spell_in_sight, SPELL_UNSEEN), tokens(can_end))


# -- whether there are targets ---------------------------------------------------------------------------


def has_target(s: State, way: Way, eye: Eye) -> bool:
    """Return whether a way has a target in range."""
    return way.aim is not None and way.aim.finds(s, eye)


def has_target_here(s: State, way: Way, square: int) -> bool:
    """Return whether a way surely has a target among the lines around the caster's square: a quick check."""
    if way.reach != SIGHT or way.aim is None or hidden(s) >> square & 1:
        return False
    for part in way.aim.parts:
        if isinstance(part, Lines) and part.glance:
            return bool(part.bits(s, _NO_EYE, near(s).lines[square]))
    return False


_NO_EYE: Final = Eye(-1, -1, 0, 0, 0, -1)
