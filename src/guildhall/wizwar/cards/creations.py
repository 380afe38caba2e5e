"""Things made in squares: bushes, clouds, blocks, traps, and glue on what lies there."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar import kinds
from guildhall.wizwar.book import (
    ANYWHERE,
    CREATION,
    MAGICAL,
    NEUTRAL,
    PERMANENT,
    PHYSICAL,
    SIGHT,
    Eye,
    nothing_at_once,
    spell,
    stands,
)
from guildhall.wizwar.decks import NAME
from guildhall.wizwar.stack.ask import Asked, question
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import TURN_OVER, State, Thing
from guildhall.wizwar.table import EVERYWHERE
from guildhall.wizwar.targets import AS_TOKEN, TOKEN
from guildhall.wizwar.words import aim, do, rule, when


def creation(name: str) -> None:
    """Something made in an empty square."""
    spell(name, NEUTRAL, SIGHT, aim.creation_square, lasts=PERMANENT, traits=CREATION)(nothing_at_once)


creation("Rosebush")
creation("Thornbush")
creation("Dust Cloud")
creation("Stone Block")
stands("Rosebush", cracks=1, burns=True, fills=True, hides=True)
stands("Thornbush", cracks=1, burns=True, fills=True, hides=True)
stands("Dust Cloud", fills=True, hides=True)
stands("Stone Block", cracks=8, fills=True, bars=True)


@rule.confuses("Dust Cloud")
def blinds(s: State, cloud: Thing, player: int) -> bool:
    """Whoever feels it (rules 23.9)."""
    return rule.feels(s, player, cloud)


@when.entered("Rosebush")
def prick(s: State, i: int, bush: Thing, player: int) -> None:
    """Whoever comes in is hurt (rules 23.11)."""
    do.harm(s, bush.card, player, 3, PHYSICAL, bush.at, bush.owner, of=i)


@when.entered("Thornbush")
def catch(s: State, i: int, bush: Thing, player: int) -> None:
    """Whoever comes in loses the rest of the turn, is hurt and, if that arrives, stunned (rules 23.12)."""
    if player == s.player:
        s.flags |= TURN_OVER
    do.harm(s, bush.card, player, 1, PHYSICAL, bush.at, bush.owner, of=i, stuns=1)


@rule.catches("Thornbush")
def holds_fast(s: State, bush: Thing, player: int) -> bool:
    """Whoever feels it."""
    return rule.feels(s, player, bush)


def loose(s: State, eye: Eye) -> list[int]:
    """An item or treasure that nobody carries and that does not stick yet."""
    stuck = [s.things[i].on for i in s.things_named(NAME["Glue"])]
    return [target for target in aim.lying_item(s, eye) + aim.lying_treasure(s, eye) if target not in stuck]


spell("Glue", NEUTRAL, SIGHT, loose, lasts=PERMANENT, energy=3)(nothing_at_once)


@rule.fixes("Glue")
def sticks(s: State, glue: Thing, target: int) -> bool:
    """What it is laid on (rules 23.10)."""
    return glue.on == target


# -- Booby Trap ------------------------------------------------------------------------------------------

TOKENS: Final = 4
stands("Booby Trap")


def room_for_traps(s: State, player: int) -> bool:
    """Four squares for the tokens."""
    return len(trap_squares(s)) >= TOKENS


def trap_squares(s: State) -> list[int]:
    """Empty squares that are no home base."""
    return aim.creation_square(s, Eye(s.player, 0, EVERYWHERE, EVERYWHERE, EVERYWHERE, -1))


@spell("Booby Trap", NEUTRAL, ANYWHERE, lasts=PERMANENT, usable=room_for_traps, traits=CREATION)
def booby_trap(s: State, cast: Cast) -> None:
    """Four face-down tokens, one of them real (rules 23.7)."""
    TRAPS.ask(s, cast.caster, cast.thing, TOKENS)


def _trap_options(s: State, asked: Asked) -> list[int]:
    return trap_squares(s)


def _trapped(s: State, asked: Asked, choice: int) -> None:
    s.traps = tuple(sorted((*s.traps, (asked.a, choice, 0))))
    s.tell(kinds.TRAP, asked.player, choice)
    if asked.b > 1:
        TRAPS.ask(s, asked.player, asked.a, asked.b - 1)
    else:
        REAL.ask(s, asked.player, asked.a)


def _real_options(s: State, asked: Asked) -> list[int]:
    return [TOKEN[square] for number, square, _ in s.traps if number == asked.a]


def _real(s: State, asked: Asked, choice: int) -> None:
    s.traps = tuple(
        sorted(
            (number, square, int(square == AS_TOKEN[choice]) if number == asked.a else real)
            for number, square, real in s.traps
        )
    )


TRAPS: Final = question("traps", kinds.CHOICE, "23.7", _trap_options, _trapped)
REAL: Final = question("real", kinds.CHOICE, "23.7", _real_options, _real)


@when.entered("Booby Trap")
def blow_up(s: State, i: int, trap: Thing, player: int) -> None:
    """The real token hurts (rules 23.7)."""
    do.harm(s, trap.card, player, 4, MAGICAL, s.at[player], trap.owner)


@when.gone("Booby Trap")
def clear_tokens(s: State, i: int, trap: Thing) -> None:
    """All tokens go."""
    s.traps = tuple([token for token in s.traps if token[0] != i])
