"""Movement: what blocks a step, and what a step causes (rules 2, 3)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import numbers
from guildhall.kernel.message import Arg, Seat
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.aiming import in_square
from guildhall.wizwar.book import BARS, DOORS, Hooks
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Piece, Question
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.table_actions import end, things_at
from guildhall.wizwar.target_words import COMPASS
from guildhall.wizwar.targets import LINE, NOWHERE, WIZARD
from guildhall.wizwar.words import rule, when

STUMBLE: Final = 4  # a direction to roll for
DIRECTIONS: Final = (*COMPASS, "stumble")  # their words


# -- what blocks the way ---------------------------------------------------------------------------------


OUTER_WALL: Final = Reason("2.2", "outer-wall", "direction")
WALL: Final = Reason("2.2", "wall", "line")
NO_DOOR: Final = Reason("3.4", "no-door", "line")
SEALED: Final = Reason("3.6", "sealed", "line", near=True)
LOCKED: Final = Reason("3.1", "locked", "line", "owner")
ORPHANED: Final = Reason("3.1", "door-of-the-dead", "line")
BLOCKED: Final = Reason("24.8", "blocked-square", "square")
BIG_MAN: Final = Reason("26.7", "big-man", "other:pusher")
NO_PUSH: Final = Reason("26.7", "no-push")
NO_CLOUD: Final = Reason("23.9", "no-cloud")
IN_CLOUD: Final = Reason("23.9", "in-cloud")


def why_no_passage(s: State, player: int, line: int) -> Reason | None:
    """Return why a wizard can't pass a line (rules 2.2, 3.1)."""
    bit = 1 << line
    if s.walls & bit:
        return None if player == s.player and line in s.passages else WALL
    if s.doors & bit:
        shut = why_shut(s, player, line)
        return None if shut is not None and rule.any_of(rule.seeps, s, player) else shut
    return None


def why_shut(s: State, player: int, line: int) -> Reason | None:
    """Return why a wizard can't open a door (rules 3.1 to 3.6)."""
    shut = why_not_home(s, player, line)
    if shut is None or shut is SEALED:
        return shut
    opened = (player == s.player and line in s.passages) or rule.can_open(s, player, line)
    return None if opened else shut


def why_not_home(s: State, player: int, line: int) -> Reason | None:
    """Return why a door isn't open to a wizard by default: they don't own it, or it is sealed."""
    if not s.doors >> line & 1:
        return NO_DOOR
    if is_held(s, line):
        return None
    if is_sealed(s, line):
        return SEALED
    owner = owner_of_door(s, line)
    if owner == player:
        return None
    return LOCKED if s.at[owner] >= 0 else ORPHANED


def is_sealed(s: State, line: int) -> bool:
    """Return whether a seal keeps a door shut."""
    return bool(s.kinds & rule.seals.mask) and any(
        NAME_OF[s.things[i].card] in rule.seals.by_name for i in things_at(s, LINE[line])
    )


def owner_of_door(s: State, line: int) -> int:
    """Return who made a door (rules 23.8), or the owner of the sector of a printed one."""
    if s.kinds & DOORS.mask:
        for i in things_at(s, LINE[line]):
            if DOORS.has(NAME_OF[s.things[i].card]):
                return s.things[i].owner
    place = s.arrangement.place_of[s.arrangement.sides[line][0]]
    return s.places[place][0]


def doors_of(s: State, player: int) -> list[int]:
    """Return the doors that open to a wizard by default or that the wizard holds open."""
    return [
        line
        for line in s.arrangement.lines
        if s.doors >> line & 1 and (owner_of_door(s, line) == player or (line, player) in s.held)
    ]


def is_held(s: State, line: int) -> bool:
    """Return whether somebody holds a door open."""
    return any(held == line for held, _ in s.held)


def why_not_entered(s: State, player: int, square: int) -> Reason | None:
    """Return why a wizard can't enter a square because of what fills it."""
    if s.kinds & BARS.mask and barred(s, square):
        return BLOCKED
    if s.kinds & rule.pushes.mask and pusher_in(s, player, square) != NOBODY:
        return BIG_MAN
    return None


def pusher_in(s: State, player: int, square: int) -> int:
    """Return another wizard in a square who lets nobody in, or NOBODY."""
    for other in in_square(s, square):
        if other != player and rule.any_of(rule.pushes, s, other):
            return other
    return NOBODY


def can_step(s: State, player: int, direction: int, square: int = NOWHERE) -> bool:
    """Return whether a wizard can take a step from their square, or from another one."""
    return why_no_step(s, player, direction, square) is None


def why_no_step(s: State, player: int, direction: int, square: int = NOWHERE) -> Reason | None:
    """Return what blocks a wizard's step."""
    here = s.at[player] if square < 0 else square
    index = 4 * here + direction
    beyond = s.arrangement.next[index]
    if beyond < 0:
        return OUTER_WALL
    line = s.arrangement.line[index]
    if line >= 0 and (s.walls | s.doors) >> line & 1:
        reason = why_no_passage(s, player, line)
        if reason is not None:
            return reason
    if not s.kinds & (BARS.mask | rule.pushes.mask):
        return None
    reason = why_not_entered(s, player, beyond)
    if reason is None and square < 0 and rule.any_of(rule.pushes, s, player):
        heading = s.arrangement.heading[index]
        others = [other for other in in_square(s, beyond) if other != player]
        if not all(pushed_ways(s, other, beyond, heading) for other in others):
            return NO_PUSH
    return reason


def pushed_ways(s: State, player: int, square: int, heading: int) -> list[int]:
    """Return where a Big Man can push somebody in their way: anywhere but back past the Big Man."""
    return [way for way in range(4) if way != (heading + 2) % 4 and can_step(s, player, way, square)]


def ways(s: State, player: int) -> list[int]:
    """Return the directions of the steps a wizard can try (rules 2.2, 2.8)."""
    if confused(s, player):
        return [STUMBLE]
    return [direction for direction in range(4) if why_no_step(s, player, direction) is None]


def why_not_tried(s: State, player: int, direction: int) -> Reason | None:
    """Return why a step isn't one of these."""
    if confused(s, player):
        return None if direction == STUMBLE else IN_CLOUD
    return NO_CLOUD if direction == STUMBLE else why_no_step(s, player, direction)


def can_arrive(s: State, player: int, square: int) -> bool:
    """Return whether a spell can put a wizard into a square: a Big Man has no room beside others."""
    if why_not_entered(s, player, square) is not None:
        return False
    others = [other for other in in_square(s, square) if other != player]
    return not others or not rule.any_of(rule.pushes, s, player)


def confused(s: State, player: int) -> bool:
    """Return whether something in a wizard's square makes them go at random (rules 23.9)."""
    return _meets(rule.confuses, s, player)


def caught(s: State, player: int) -> bool:
    """Return whether something in a wizard's square ends their movement (rules 23.12)."""
    return _meets(rule.catches, s, player)


def _meets(table: Hooks[rule.Chance], s: State, player: int) -> bool:
    """Return whether the hook of a thing in a wizard's square says yes."""
    here = s.at[player]
    return any(thing.at == here and ask(s, thing, player) for _, thing, ask in table.each(s))


# -- a step ----------------------------------------------------------------------------------------------


def step(s: State, player: int, direction: int, gait: int = kinds.WALKS) -> None:
    """Move a wizard one step, or let them try."""
    if direction == STUMBLE:
        direction = s.tape.roll(4) - 1
        s.tell(kinds.RANDOM_WAY, player, direction)
        if not can_step(s, player, direction):
            s.tell(kinds.BUMP, player, direction)
            return
    if rule.any_of(rule.pushes, s, player):
        s.stack.append(Advance(player, direction))
        return
    _go(s, player, direction, gait)


def _go(s: State, player: int, direction: int, gait: int = kinds.WALKS) -> None:
    index = 4 * s.at[player] + direction
    line = s.arrangement.line[index]
    through = line >= 0 and bool((s.walls | s.doors) >> line & 1)
    if through and s.doors >> line & 1 and not is_held(s, line):
        for i, thing, squeeze in when.squeezed.each(s):
            if rule.concerns(thing, player):
                squeeze(s, i, thing, player)
    unharmed = player == s.player and line >= 0 and line in s.passages
    if unharmed and (through or things_at(s, LINE[line])):
        s.passages = tuple([passage for passage in s.passages if passage != line])
    square = s.arrangement.next[index]
    place(s, player, square)
    if s.events is not None:
        s.tell(kinds.STEPPED, player, gait, index // 4, square, 0 if line >= 0 else exit_of(s, index))
    enter(s, player)
    if not unharmed:
        cross(s, player, line)


def exit_of(s: State, index: int) -> int:
    """Return how a step leaves the map: by an exit, or by the portal of a colour."""
    square, direction = divmod(index, 4)
    for way_out in s.arrangement.exits:
        if (way_out.square, way_out.direction) == (square, direction):
            return kinds.EXITS.index(way_out.colour or "exit")
    return 0


def cross(s: State, player: int, line: int) -> None:
    """Let what stands on a line react to a wizard who has passed it."""
    for i, thing, meeting in when.crossed.each(s):
        if line >= 0 and thing.at == LINE[line] and rule.feels(s, player, thing):
            meeting(s, i, thing, player)


def move_to(s: State, player: int, square: int) -> None:
    """Move a wizard to another square without walking (rules 2.11)."""
    place(s, player, square)
    s.tell(kinds.MOVED, player, square)
    enter(s, player)


def place(s: State, player: int, square: int) -> None:
    """Put a wizard into another square, without reactions."""
    s.at[player] = square
    if s.kinds & rule.pushes.mask:
        s.sight = None
    if s.held:
        let_go(s, player)
    if s.passages and player == s.player:
        s.passages = tuple(
            [line for line in s.passages if not s.doors >> line & 1 or beside(s, square, line)]
        )


def enter(s: State, player: int) -> None:
    """Let what is in a wizard's square, and what is on the wizard, react to their arrival."""
    square = s.at[player]
    if caught(s, player):
        halt(s, player)
    for i, thing, meeting in when.entered.each(s):
        if thing.at == square and rule.feels(s, player, thing):
            meeting(s, i, thing, player)
    if s.traps:
        spring(s, player, square)
    for i, thing, meeting in when.walked.each(s):
        if thing.on == WIZARD[player]:
            meeting(s, i, thing, player)


def halt(s: State, player: int) -> None:
    """Stop whatever moves a wizard square by square (rules 23.12)."""
    for at, frame in enumerate(s.stack):
        halted = getattr(frame, "halted", None)
        if halted is not None:
            s.stack[at] = halted(player)


def beside(s: State, square: int, line: int) -> bool:
    """Return whether a square is on either side of a line (rules 3.10)."""
    return square in s.arrangement.sides[line]


def let_go(s: State, player: int) -> None:
    """Close doors whose holder is no longer next to them (rules 3.5)."""
    square = s.at[player]
    kept = [pair for pair in s.held if pair[1] != player or square in s.arrangement.sides[pair[0]]]
    for pair in s.held:
        if pair not in kept:
            s.tell(kinds.LET_GO_OF, player, pair[0])
            s.sight = None
    s.held = tuple(kept)


def spring(s: State, player: int, square: int) -> None:
    """Turn up booby-trap tokens when an enemy enters their square (rules 23.7)."""
    for trap in s.traps:
        number, where, real = trap
        thing = s.things[number]
        if where != square or thing.owner == player or not rule.feels(s, player, thing):
            continue
        if real:
            s.tell(kinds.TRAP_REAL, square)
            when.meet(when.entered, s, number, thing, player)
            end(s, number)
        else:
            s.tell(kinds.TRAP_BLANK, square)
            remove_token(s, trap)
        return


def remove_token(s: State, trap: tuple[int, int, int]) -> None:
    """Remove a booby-trap token; the real one or the last one ends the spell."""
    s.traps = tuple([other for other in s.traps if other != trap])
    if trap[2] or all(other[0] != trap[0] for other in s.traps):
        end(s, trap[0])


# -- pushing ---------------------------------------------------------------------------------------------


class Advance(Piece):
    """A Big Man entering a square, who pushes out everybody there (rules 26.7)."""

    name = "advance"
    fields = numbers("player", "direction")

    def __init__(self, player: int, direction: int) -> None:
        self.player = player
        self.direction = direction

    def finish(self, s: State) -> None:
        """Push the next wizard out, or enter."""
        index = 4 * s.at[self.player] + self.direction
        beyond = s.arrangement.next[index]
        if not s.alive(self.player) or not can_step(s, self.player, self.direction):
            s.stack.pop()
            return
        for other in in_square(s, beyond):
            if other != self.player:
                Pushed(other, s.arrangement.heading[index]).ask(s)
                return
        s.stack.pop()
        _go(s, self.player, self.direction)


class Pushed(Question):
    """Asks where somebody in the way of a Big Man goes (rules 26.7)."""

    kind = kinds.WALK
    rule = "26.7"
    fields = numbers("player", "direction")

    def __init__(self, player: int, direction: int) -> None:
        self.player = player
        self.direction = direction

    def options(self, s: State) -> list[int]:
        """Offer all directions but back past the Big Man."""
        ways = pushed_ways(s, self.player, s.at[self.player], self.direction)
        return [choices.GO[way] for way in ways]

    def chosen(self, s: State, choice: int) -> None:
        """Move the wizard out of the way."""
        step(s, self.player, choices.GONE[choice], kinds.IS_PUSHED)

    def names(self, s: State) -> dict[str, Arg]:
        """Name the pusher."""
        pushers = [frame.player for frame in s.stack if isinstance(frame, Advance)]
        return {"pusher": Seat(pushers[-1])}


class Shove(Piece):
    """Knocks a wizard back in a straight line (rules 2.9)."""

    name = "shove"
    fields = numbers("player", "direction", "left:number")

    def __init__(self, player: int, direction: int, left: int) -> None:
        self.player = player
        self.direction = direction
        self.left = left

    def halted(self, player: int) -> Shove:
        """Return the frame to continue with when a wizard is stopped."""
        return Shove(player, self.direction, 0) if self.player == player else self

    def finish(self, s: State) -> None:
        """Move the wizard one square further, if nothing is in the way."""
        if not self.left or not s.alive(self.player) or not can_step(s, self.player, self.direction):
            s.stack.pop()
            return
        heading = s.arrangement.heading[4 * s.at[self.player] + self.direction]
        s.stack[-1] = Shove(self.player, heading, self.left - 1)
        step(s, self.player, self.direction, kinds.IS_KNOCKED)


# -- distances -------------------------------------------------------------------------------------------


def distances(s: State, player: int, start: int, plain: bool = False) -> list[int]:
    """Return the steps from a square to every other as a wizard could walk now; -1 if there is no way.

    `plain` ignores other wizards, and anything that opens locks or walls for this one.
    """
    far = [-1] * 100
    far[start] = 0
    last = [start]
    arrangement = s.arrangement
    shut = s.walls | s.doors
    why_not = why_not_home if plain else why_no_passage
    while last:
        ahead: list[int] = []
        for here in last:
            for direction in range(4):
                index = 4 * here + direction
                beyond = arrangement.next[index]
                if beyond < 0 or far[beyond] >= 0:
                    continue
                line = arrangement.line[index]
                if line >= 0 and shut >> line & 1 and why_not(s, player, line) is not None:
                    continue
                if s.kinds & BARS.mask and barred(s, beyond):
                    continue
                if not plain and why_not_entered(s, player, beyond):
                    continue
                far[beyond] = far[here] + 1
                ahead.append(beyond)
        last = ahead
    return far


def barred(s: State, square: int) -> bool:
    """Return whether something in a square lets nobody in."""
    return any(thing.at == square and thing.card >= 0 and BARS.has(NAME_OF[thing.card]) for thing in s.things)


def drift_ways(s: State, player: int, origin: int) -> list[int]:
    """Return where damage can carry a wizard who drifts: away from its source (rules 26.1)."""
    found = [direction for direction in range(4) if can_step(s, player, direction)]
    if origin < 0 or origin == s.at[player] or not found:
        return found
    steps = distances(s, player, origin, plain=True)
    far = [square if square >= 0 else len(steps) for square in steps]  # nothing is farther than no way at all
    here = s.at[player]
    return [way for way in found if far[s.arrangement.next[4 * here + way]] >= far[here]]
