"""Walls, doors and sectors."""

from __future__ import annotations

from guildhall.wizwar.book import (
    ADJACENT,
    ANYWHERE,
    COUNTER,
    CREATION,
    FIRE,
    MAGICAL,
    MUNDANE,
    NEUTRAL,
    PERMANENT,
    PHYSICAL,
    SIGHT,
    Eye,
    nothing_at_once,
    spell,
    stands,
)
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.movement import is_sealed, opens_door
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.declare import Declare
from guildhall.wizwar.state import State, Thing
from guildhall.wizwar.table_actions import cracks_of, end, set_cracks, set_line, things_at
from guildhall.wizwar.targets import AS_LINE, AS_SECTOR
from guildhall.wizwar.words import aim, answer, do, rule, when

# -- walls -----------------------------------------------------------------------------------------------

spell("Create Wall", NEUTRAL, SIGHT, aim.free_border, lasts=PERMANENT, traits=CREATION)(nothing_at_once)
stands("Create Wall")


@when.laid("Create Wall")
def build(s: State, i: int, wall: Thing) -> None:
    """A stone wall stands there (rules 21.6)."""
    set_line(s, AS_LINE[wall.at], wall=True, door=False)


@when.gone("Create Wall")
def unbuild(s: State, i: int, wall: Thing) -> None:
    """It is gone, with a door that was made in it (rules 7.16)."""
    for number in things_at(s, wall.at):
        if NAME_OF[s.things[number].card] == NAME["Create Door"]:
            end(s, number)
    set_line(s, AS_LINE[wall.at], wall=False, door=False)


@spell("Destroy Wall", NEUTRAL, SIGHT, aim.wall_or_door)
def destroy_wall(s: State, cast: Cast) -> None:
    """A wall or door breaks over those next to it (rules 21.7)."""
    line = AS_LINE[cast.target]
    hurt = do.next_to_line(s, line)
    do.destroy_line(s, line)
    amount = rule.measure(rule.deals, s, cast.caster, 2, PHYSICAL)
    for player in hurt[::-1]:
        do.harm(s, cast.card, player, amount, PHYSICAL, s.at[player], cast.caster)


@spell("Wallivore", NEUTRAL, ADJACENT, aim.stone_wall)
def wallivore(s: State, cast: Cast) -> None:
    """A stone wall is eaten (rules 26.13)."""
    do.destroy_line(s, AS_LINE[cast.target])
    do.heal(s, cast.caster, 2)


@spell("Pass Through Wall", NEUTRAL, ADJACENT, aim.near_wall)
def pass_through_wall(s: State, cast: Cast) -> None:
    """One passage through a wall (rules 27.8)."""
    s.passages = tuple(sorted((*s.passages, AS_LINE[cast.target])))


@spell("Wall of Fire", COUNTER, SIGHT, answers=answer.water_spell)
def steam(s: State, cast: Cast) -> None:
    """Fire and water cancel each other (rules 24.5)."""
    do.cancel(s, cast.against)


spell("Wall of Fire", NEUTRAL, SIGHT, aim.free_border, lasts=PERMANENT, energy=2, traits=FIRE)(
    nothing_at_once
)
stands("Wall of Fire")


@when.crossed("Wall of Fire")
def burn(s: State, i: int, wall: Thing, player: int) -> None:
    """Whoever passes is burnt (rules 24.5)."""
    do.harm(s, wall.card, player, 4, MAGICAL | FIRE, s.at[player], wall.owner)


# -- doors -----------------------------------------------------------------------------------------------


def wall_or_free(s: State, eye: Eye) -> list[int]:
    """A stone wall within the board, or a free line (rules 23.8)."""
    return aim.lines(eye.lines & s.walls) + aim.free_border(s, eye)


spell("Create Door", NEUTRAL, SIGHT, wall_or_free, lasts=PERMANENT, energy=2, traits=CREATION)(
    nothing_at_once
)
stands("Create Door")


@rule.admits("Create Door")
def opens_to_its_maker(s: State, door: Thing, player: int) -> bool:
    """To nobody else, wherever it stands (rules 23.8)."""
    return door.owner == player


@when.laid("Create Door")
def hang_door(s: State, i: int, door: Thing) -> None:
    """A door stands there; it remembers the wall it was made in (rules 23.8)."""
    line = AS_LINE[door.at]
    if s.walls >> line & 1:
        s.things[i] = door._replace(note=1 + cracks_of(s, line))
    set_line(s, line, wall=False, door=True)


@when.gone("Create Door")
def take_door(s: State, i: int, door: Thing) -> None:
    """It is gone, and the wall is back."""
    line = AS_LINE[door.at]
    for number in things_at(s, door.at):
        if NAME_OF[s.things[number].card] == NAME["Seal Door"]:
            end(s, number)
    set_line(s, line, wall=door.note > 0, door=False)
    set_cracks(s, line, max(door.note - 1, 0))


def locked_door(s: State, eye: Eye) -> list[int]:
    """A door next to one that is locked but not sealed."""
    return [
        target
        for target in aim.near_door(s, eye)
        if not opens_door(s, eye.player, AS_LINE[target]) and not is_sealed(s, AS_LINE[target])
    ]


@spell("Pick Lock", NEUTRAL, ADJACENT, locked_door, energy=3, traits=MUNDANE)
def pick_lock(s: State, cast: Cast) -> None:
    """One passage through a door (rules 21.9)."""
    s.passages = tuple(sorted((*s.passages, AS_LINE[cast.target])))


def unsealed_door(s: State, eye: Eye) -> list[int]:
    """A door that is not sealed."""
    return [target for target in aim.door(s, eye) if not is_sealed(s, AS_LINE[target])]


spell("Seal Door", NEUTRAL, SIGHT, unsealed_door, lasts=PERMANENT, energy=2)(nothing_at_once)
rule.seals("Seal Door")(rule.always)


@when.laid("Seal Door")
def shut_door(s: State, i: int, seal: Thing) -> None:
    """Nobody holds it open any more (rules 27.9)."""
    s.held = tuple([pair for pair in s.held if pair[0] != AS_LINE[seal.at]])
    s.sight = None


# -- sectors ---------------------------------------------------------------------------------------------


def quarter_turns(s: State, declare: Declare) -> list[int]:
    """A quarter turn either way, or half a turn."""
    return [1, 2, 3]


@spell("Rotate Sector", NEUTRAL, ANYWHERE, aim.sector, amounts=quarter_turns)
def rotate_sector(s: State, cast: Cast) -> None:
    """A sector board turns with everything on it (rules 21.10)."""
    do.turn_sector(s, AS_SECTOR[cast.target], cast.amount)
