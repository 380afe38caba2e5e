"""Neutral spells that move the caster, or what he carries."""

from __future__ import annotations

from guildhall.kernel.message import Arg
from guildhall.wizwar import kinds
from guildhall.wizwar.aiming import within
from guildhall.wizwar.book import CASTER, COUNTER, NEUTRAL, SIGHT, WAYS, Eye, spell
from guildhall.wizwar.flow.acts import Stow, may_move
from guildhall.wizwar.movement import barred, can_arrive, cross, enters, is_held
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import EMPTY_HANDED, MOVED, ROOTED, State
from guildhall.wizwar.table_actions import drop, items_of
from guildhall.wizwar.targets import AS_THING, AS_TREASURE, THING, TREASURE
from guildhall.wizwar.words import aim, answer, do, rule
from guildhall.wizwar.words.say import place_words

# -- the caster ------------------------------------------------------------------------------------------


def four_steps(s: State, eye: Eye) -> list[int]:
    """Squares four steps away at most, whatever stands between (rules 25.9)."""
    return [square for square in within(s, eye.square, 4) if can_arrive(s, eye.player, square)]


def slip_away(s: State, cast: Cast) -> None:
    """Evade the attack if it can be evaded and has lost sight of its target (rules 8.13, 25.5)."""
    if WAYS[s.stack[cast.against].way].evadable:
        do.lose_sight(s, cast.against)


@spell("Teleport", COUNTER, CASTER, four_steps, answers=answer.attacked, after=slip_away)
@spell("Teleport", NEUTRAL, CASTER, four_steps, usable=may_move)
def teleport(s: State, cast: Cast) -> None:
    """Away through everything; no more movement this turn (rules 25.9)."""
    if cast.caster == s.player:
        s.flags |= ROOTED | MOVED
    do.transport(s, cast.caster, cast.target)


def flight(s: State, player: int, square: int, direction: int) -> list[tuple[int, int]]:
    """The squares straight ahead over objects, each with the line before it, up to what bars the way."""
    passed: list[tuple[int, int]] = []
    here, heading = square, direction
    while True:
        index = 4 * here + heading
        beyond = s.arrangement.next[index]
        line = s.arrangement.line[index]
        if beyond < 0 or beyond == square or any(beyond == other for other, _ in passed):
            return passed
        if line >= 0 and (s.walls | s.doors) >> line & 1 and not is_held(s, line):
            return passed
        if barred(s, beyond) or not enters(s, player, beyond):
            return passed
        here, heading = beyond, s.arrangement.heading[index]
        passed.append((here, line))


def straight_lines(s: State, eye: Eye) -> list[int]:
    """Squares straight ahead in the four directions (rules 24.10)."""
    ahead = [flight(s, eye.player, eye.square, direction) for direction in range(4)]
    found = {square for passed in ahead for square, _ in passed}
    return sorted([square for square in found if can_arrive(s, eye.player, square)])


@spell("Windrider", NEUTRAL, CASTER, straight_lines, usable=may_move)
def windrider(s: State, cast: Cast) -> None:
    """Straight ahead on the wind; a wall of fire on the way burns (rules 24.10)."""
    s.flags |= MOVED
    courses = [flight(s, cast.caster, s.at[cast.caster], direction) for direction in range(4)]
    ways = [[square for square, _ in course] for course in courses]
    lengths = [way.index(cast.target) + 1 if cast.target in way else 100 for way in ways]
    course = courses[lengths.index(min(lengths))][: min(lengths)]
    do.transport(s, cast.caster, cast.target)
    for _, line in course:
        cross(s, cast.caster, line)


@spell("Mad Dash", NEUTRAL, CASTER)
def mad_dash(s: State, cast: Cast) -> None:
    """Twice as far, with empty hands (rules 26.10)."""
    if s.mp > 0:
        s.mp *= 2
    s.flags |= EMPTY_HANDED
    do.drop_treasure(s, cast.caster, kinds.DROPS)


# -- what lies about -------------------------------------------------------------------------------------


def within_grasp(s: State, eye: Eye) -> list[int]:
    """Items, and treasures if the hands are free (rules 26.5)."""
    found = aim.lying_item(s, eye) if s.mp > 0 else []
    cost = rule.count(rule.light_treasure, s, eye.player, 0)
    if s.carries(eye.player) < 0 and not s.flags & EMPTY_HANDED and (not cost or s.mp >= cost):
        found += aim.lying_treasure(s, eye)
    return [target for target in found if not rule.stuck(s, target)]


@spell("Stretch", NEUTRAL, SIGHT, within_grasp, mode="take", energy=2)
def stretch_take(s: State, cast: Cast) -> None:
    """A long arm picks something up (rules 26.5)."""
    treasure = AS_TREASURE[cast.target]
    if treasure >= 0:
        cost = rule.count(rule.light_treasure, s, cast.caster, 0)
        s.mp -= cost
        s.stack.append(PickUp(cast.caster, treasure, s.treasures[treasure], 0 if cost else 1))
        return
    s.mp -= 1
    s.stack.append(Stow(cast.caster, AS_THING[cast.target]))


def full_handed(s: State, player: int) -> bool:
    """Carries something."""
    return s.carries(player) >= 0 or bool(items_of(s, player))


def open_square(s: State, eye: Eye) -> list[int]:
    """A square in which something that one carries can lie and be fetched."""
    player = eye.player
    carried = [s.things[i] for i in items_of(s, player)]
    loaded = s.carries(player) >= 0
    return [
        square
        for square in aim.square(s, eye)
        if not barred(s, square)
        and (loaded or any(rule.droppable(s, thing, player, square) for thing in carried))
    ]


@spell("Stretch", NEUTRAL, SIGHT, open_square, mode="drop", usable=full_handed)
def stretch_drop(s: State, cast: Cast) -> None:
    """A long arm puts something down (rules 26.5)."""
    Reached(cast.caster, cast.target).ask(s)


class Reached(Question):
    """What a long arm puts down in a square (rules 26.5)."""

    question = "reached"
    kind = kinds.CHOICE
    rule = "26.5"
    remembers = (("square", "square"),)

    def __init__(self, player: int, square: int) -> None:
        self.player = player
        self.square = square

    def options(self, s: State) -> list[int]:
        """Whatever can lie there."""
        player, treasure = self.player, s.carries(self.player)
        items = [i for i in items_of(s, player) if rule.droppable(s, s.things[i], player, self.square)]
        found = [THING[i] for i in items]
        return [*found, TREASURE[treasure]] if treasure >= 0 else found

    def chosen(self, s: State, choice: int) -> None:
        """It lies there."""
        if AS_TREASURE[choice] >= 0:
            do.drop_treasure(s, self.player, kinds.REACHES, self.square)
        else:
            drop(s, AS_THING[choice], self.square, kinds.REACHES)

    def names(self, s: State) -> dict[str, Arg]:
        """Where."""
        return {"square": place_words(self.square)}
