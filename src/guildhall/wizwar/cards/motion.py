"""Neutral spells that move the caster, or what they carry."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import expect, numbers
from guildhall.kernel.message import Arg
from guildhall.kernel.numbering import numbers_in
from guildhall.wizwar import kinds
from guildhall.wizwar.aiming import within
from guildhall.wizwar.book import BARS, WAYS, Aim, Eye, spell
from guildhall.wizwar.decks import NAME
from guildhall.wizwar.flow.acts import Stow, reach_treasure, why_held, why_not_taken
from guildhall.wizwar.movement import BLOCKED, barred, can_arrive, cross, is_held, move_to, why_not_entered
from guildhall.wizwar.printed import CASTER, COUNTER, NEUTRAL, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import HAS_MOVED, IS_EMPTY_HANDED, IS_ROOTED, State
from guildhall.wizwar.table_actions import drop, items_of
from guildhall.wizwar.targets import AS_THING, AS_TREASURE, THING, TREASURE
from guildhall.wizwar.words import aim, answer, do, rule, say

# -- the caster ------------------------------------------------------------------------------------------


def unbarred(s: State, eye: Eye, squares: int) -> int:
    """Return the squares that nothing blocks."""
    if s.kinds & BARS.mask:
        return sum(1 << square for square in numbers_in(squares) if not barred(s, square))
    return squares


def roomy(s: State, eye: Eye, squares: int) -> int:
    """Return the squares with room for the caster."""
    if s.kinds & rule.pushes.mask:
        return sum(1 << square for square in numbers_in(squares) if can_arrive(s, eye.player, square))
    return squares


ELSEWHERE: Final[aim.Limit] = (
    lambda s, eye, squares: squares & ~(1 << eye.square),
    Reason("", "here", "square"),
)
UNBARRED: Final = (unbarred, BLOCKED)
ROOMY: Final = (roomy, Reason("26.7", "crowded"))
FOUR_STEPS: Final[aim.Limit] = (  # ignoring obstacles (rules 25.9)
    lambda s, eye, squares: squares & sum(1 << square for square in within(s, eye.square, 4)),
    Reason("", "teleport-far", "square"),
)
teleport_target: Final = Aim(aim.Squares(ELSEWHERE, UNBARRED, FOUR_STEPS, ROOMY, anywhere=True))


def slip_away(s: State, cast: Cast) -> None:
    """Evade the attack if it can be evaded and has lost sight of its target (rules 8.13, 25.5)."""
    if WAYS[expect(s.stack[cast.against], Cast).way].evadable:
        do.lose_sight(s, cast.against)


rule.roots("Teleport")(Reason("25.9", "rooted", "card:subject", subject=NAME["Teleport"]))
STUNNED_LEAVE: Final = Reason("9.6", "stunned-leave", "way")


def kept_from_leaving(s: State, player: int) -> Reason | None:
    """Return why a wizard may not leave their square voluntarily, if so."""
    return why_held(s, player, s.attacks, STUNNED_LEAVE)


@spell("Teleport", COUNTER, CASTER, teleport_target, answers=answer.attacked, after=slip_away)
@spell("Teleport", NEUTRAL, CASTER, teleport_target, unless=kept_from_leaving)
def teleport(s: State, cast: Cast) -> None:
    """Move the caster through everything; they can't move again this turn (rules 25.9)."""
    if cast.caster == s.player:
        s.flags |= IS_ROOTED | HAS_MOVED
    move_to(s, cast.caster, cast.target)


def flight(s: State, player: int, square: int, direction: int) -> list[tuple[int, int]]:
    """Return the squares straight ahead over objects, each with the line before it, up to an obstacle."""
    passed: list[tuple[int, int]] = []
    here, heading = square, direction
    shut = s.walls if rule.any_of(rule.seeps, s, player) else s.walls | s.doors
    while True:
        index = 4 * here + heading
        beyond = s.arrangement.next[index]
        line = s.arrangement.line[index]
        if beyond < 0 or beyond == square or any(beyond == other for other, _ in passed):
            return passed
        if line >= 0 and shut >> line & 1 and not is_held(s, line):
            return passed
        if why_not_entered(s, player, beyond) is not None:
            return passed
        here, heading = beyond, s.arrangement.heading[index]
        passed.append((here, line))


def straight_ahead(s: State, eye: Eye, squares: int) -> int:
    """Return the squares straight ahead in the four directions (rules 24.10)."""
    ahead = 0
    for direction in range(4):
        for square, _ in flight(s, eye.player, eye.square, direction):
            ahead |= 1 << square
    return squares & ahead


STRAIGHT_AHEAD: Final = (straight_ahead, Reason("", "windrider", "square"))
windrider_target: Final = Aim(aim.Squares(ELSEWHERE, UNBARRED, STRAIGHT_AHEAD, ROOMY, anywhere=True))


@spell("Windrider", NEUTRAL, CASTER, windrider_target, unless=kept_from_leaving)
def windrider(s: State, cast: Cast) -> None:
    """Move the caster straight ahead; a wall of fire on the way burns them (rules 24.10)."""
    s.flags |= HAS_MOVED
    courses = [flight(s, cast.caster, s.at[cast.caster], direction) for direction in range(4)]
    ways = [[square for square, _ in course] for course in courses]
    lengths = [way.index(cast.target) + 1 if cast.target in way else 100 for way in ways]
    course = courses[lengths.index(min(lengths))][: min(lengths)]
    move_to(s, cast.caster, cast.target)
    for _, line in course:
        cross(s, cast.caster, line)


@spell("Mad Dash", NEUTRAL, CASTER)
def mad_dash(s: State, cast: Cast) -> None:
    """Double the movement points, with empty hands (rules 26.10)."""
    if s.mp > 0:
        s.mp *= 2
    s.flags |= IS_EMPTY_HANDED
    do.drop_treasure(s, cast.caster, kinds.DROPS)


# -- what lies about -------------------------------------------------------------------------------------


def graspable_item(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why the caster couldn't pick up a thing in its square (rules 26.5)."""
    return aim.lies_about(s, eye, number) or why_not_taken(s, eye.player, THING[number])


within_grasp: Final = Aim(
    aim.things(graspable_item, aim.seen_lying),
    aim.treasures(lambda s, eye, number: why_not_taken(s, eye.player, TREASURE[number])),
)


@spell("Stretch", NEUTRAL, SIGHT, within_grasp, mode="take", energy=2)
def stretch_take(s: State, cast: Cast) -> None:
    """Pick something up from a distance (rules 26.5)."""
    treasure = AS_TREASURE[cast.target]
    if treasure >= 0:
        reach_treasure(s, cast.caster, treasure)
        return
    s.mp -= 1
    s.stack.append(Stow(cast.caster, AS_THING[cast.target]))


empty_handed: Final = rule.requires(
    lambda s, player: s.carries(player) >= 0 or items_of(s, player), Reason("26.5", "empty-handed", "way")
)


def droppable(s: State, eye: Eye, squares: int) -> int:
    """Return the squares where something that the caster carries may lie."""
    player = eye.player
    if s.carries(player) >= 0:
        return squares
    carried = [s.things[i] for i in items_of(s, player)]
    return sum(
        1 << square
        for square in numbers_in(squares)
        if any(rule.why_not_dropped(s, thing, player, square) is None for thing in carried)
    )


DROPPABLE: Final = (droppable, aim.NOT_A_SQUARE)


@spell("Stretch", NEUTRAL, SIGHT, Aim(aim.Squares(UNBARRED, DROPPABLE)), mode="drop", unless=empty_handed)
def stretch_drop(s: State, cast: Cast) -> None:
    """Put something down at a distance (rules 26.5)."""
    Reached(cast.caster, cast.target).ask(s)


class Reached(Question):
    """Asks what to put down in a distant square (rules 26.5)."""

    rule = "26.5"
    fields = numbers("player", "square")

    def __init__(self, player: int, square: int) -> None:
        self.player = player
        self.square = square

    def options(self, s: State) -> list[int]:
        """Offer everything that can lie there."""
        return [it for it in do.belongings(s, self.player) if self._can_lie(s, AS_THING[it])]

    def _can_lie(self, s: State, number: int) -> bool:
        """Return whether an item can lie there; a treasure, which is no thing, always can."""
        return number < 0 or rule.why_not_dropped(s, s.things[number], self.player, self.square) is None

    def chosen(self, s: State, choice: int) -> None:
        """Put it there."""
        if AS_TREASURE[choice] >= 0:
            do.drop_treasure(s, self.player, kinds.REACHES, self.square)
        else:
            drop(s, AS_THING[choice], self.square, kinds.REACHES)

    def names(self, s: State) -> dict[str, Arg]:
        """Name the square."""
        return {"square": say.place_words(self.square)}
