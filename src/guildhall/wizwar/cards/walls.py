"""Walls, doors and sectors."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.book import Aim, Amount, nothing_at_once, spell, stands
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.movement import SEALED, is_sealed, why_shut
from guildhall.wizwar.notation import TURNS
from guildhall.wizwar.printed import ADJACENT, ANYWHERE, COUNTER, NEUTRAL, PERMANENT, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import State, Thing
from guildhall.wizwar.table_actions import cracks_of, end, set_cracks, set_line, things_at
from guildhall.wizwar.targets import AS_LINE, AS_SECTOR
from guildhall.wizwar.traits import CREATION, FIRE, MAGICAL, MUNDANE, PHYSICAL
from guildhall.wizwar.words import aim, answer, do, rule, say, when

# -- walls -----------------------------------------------------------------------------------------------

spell("Create Wall", NEUTRAL, SIGHT, aim.free_line, lasts=PERMANENT, traits=CREATION)(nothing_at_once)
stands("Create Wall", line="wall")


@when.laid("Create Wall")
def build(s: State, i: int, wall: Thing) -> None:
    """Build a stone wall (rules 21.6)."""
    set_line(s, AS_LINE[wall.at], wall=True, door=False)


@when.gone("Create Wall")
def unbuild(s: State, i: int, wall: Thing) -> None:
    """Remove the wall, with a door created in it (rules 7.16)."""
    for number in things_at(s, wall.at):
        if NAME_OF[s.things[number].card] == NAME["Create Door"]:
            end(s, number)
    set_line(s, AS_LINE[wall.at], wall=False, door=False)


@spell("Destroy Wall", NEUTRAL, SIGHT, aim.wall_or_door)
def destroy_wall(s: State, cast: Cast) -> None:
    """Destroy a wall or door, hurting those next to it (rules 21.7)."""
    line = AS_LINE[cast.target]
    hurt = do.next_to_line(s, line)
    do.destroy_line(s, line)
    amount = rule.measure(rule.deals, s, cast.caster, 2, PHYSICAL)
    for player in hurt[::-1]:
        do.harm(s, cast.card, player, amount, PHYSICAL, s.at[player], cast.caster)


@spell("Wallivore", NEUTRAL, ADJACENT, aim.stone_wall)
def wallivore(s: State, cast: Cast) -> None:
    """Eat a stone wall (rules 26.13)."""
    do.destroy_line(s, AS_LINE[cast.target])
    do.heal(s, cast.caster, 2)


def allow_passage(s: State, cast: Cast) -> None:
    """Allow one passage through a wall or door (rules 21.9, 27.8)."""
    s.passages = tuple(sorted((*s.passages, AS_LINE[cast.target])))


spell("Pass Through Wall", NEUTRAL, ADJACENT, aim.near_wall)(allow_passage)

# Fire and water cancel each other (rules 24.5).
spell("Wall of Fire", COUNTER, SIGHT, answers=answer.water_spell)(do.cancels)
spell("Wall of Fire", NEUTRAL, SIGHT, aim.free_line, lasts=PERMANENT, energy=2, traits=FIRE)(nothing_at_once)
stands("Wall of Fire", line="open")


@when.crossed("Wall of Fire")
def burn(s: State, i: int, wall: Thing, player: int) -> None:
    """Burn a wizard who passes (rules 24.5)."""
    do.harm(s, wall.card, player, 4, MAGICAL | FIRE, s.at[player], wall.owner)


# -- doors -----------------------------------------------------------------------------------------------


WALL_OR_FREE: Final[aim.Limit] = (  # rules 23.8
    lambda s, eye, lines: lines & (s.walls | ~aim.taken_lines(s)),
    aim.LINE_TAKEN,
)
door_place: Final = Aim(aim.Lines(WALL_OR_FREE))
spell("Create Door", NEUTRAL, SIGHT, door_place, lasts=PERMANENT, energy=2, traits=CREATION)(nothing_at_once)
stands("Create Door", line="door")


@when.laid("Create Door")
def hang_door(s: State, i: int, door: Thing) -> None:
    """Create a door, which remembers the wall it replaced (rules 23.8)."""
    line = AS_LINE[door.at]
    if s.walls >> line & 1:
        s.things[i] = door.but(note=1 + cracks_of(s, line))
    set_line(s, line, wall=False, door=True)


@when.gone("Create Door")
def take_door(s: State, i: int, door: Thing) -> None:
    """Remove the door, and restore the wall."""
    line = AS_LINE[door.at]
    for number in things_at(s, door.at):
        if NAME_OF[s.things[number].card] == NAME["Seal Door"]:
            end(s, number)
    set_line(s, line, wall=door.note > 0, door=False)
    set_cracks(s, line, max(door.note - 1, 0))


UNSEALED: Final = (aim.each(lambda s, eye, line: not is_sealed(s, line)), SEALED)
LOCKED: Final = (
    aim.each(lambda s, eye, line: why_shut(s, eye.player, line) is not None),
    Reason("", "open-already", "line", near=True),
)
locked_door: Final = Aim(aim.Lines(aim.BESIDE, aim.DOOR, UNSEALED, LOCKED))
unsealed_door: Final = Aim(aim.Lines(aim.DOOR, UNSEALED))
spell("Pick Lock", NEUTRAL, ADJACENT, locked_door, energy=3, traits=MUNDANE)(allow_passage)
spell("Seal Door", NEUTRAL, SIGHT, unsealed_door, lasts=PERMANENT, energy=2)(nothing_at_once)
rule.seals("Seal Door")(rule.always)


@when.laid("Seal Door")
def shut_door(s: State, i: int, seal: Thing) -> None:
    """Make everybody let go of the door (rules 27.9)."""
    s.held = tuple([pair for pair in s.held if pair[0] != AS_LINE[seal.at]])
    s.sight = None


# -- sectors ---------------------------------------------------------------------------------------------


turns: Final = Amount(
    "turns",
    "turn",
    options=lambda s, declare: [1, 2, 3],  # quarters
    word=lambda choice: TURNS[choice - 1],
    asks=lambda s, declare: {"sector": say.target_words(s, declare.target, declare.caster)},
    label=lambda s, declare, choice: {"count": choice},
    why_not=lambda s, declare: None,
)


@spell("Rotate Sector", NEUTRAL, ANYWHERE, aim.sector, amount=turns)
def rotate_sector(s: State, cast: Cast) -> None:
    """Turn a sector board with everything on it (rules 21.10)."""
    do.turn_sector(s, AS_SECTOR[cast.target], cast.amount)
