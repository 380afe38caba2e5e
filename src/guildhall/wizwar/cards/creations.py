"""Spells that create things in squares: bushes, clouds, blocks, traps, and glue on what lies there."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import numbers
from guildhall.kernel.message import Message, Refusal
from guildhall.wizwar import kinds
from guildhall.wizwar.aiming import EVERYWHERE
from guildhall.wizwar.book import Aim, Eye, nothing_at_once, spell, stands
from guildhall.wizwar.decks import NAME
from guildhall.wizwar.printed import ANYWHERE, NEUTRAL, PERMANENT, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import TURN_IS_OVER, State, Thing
from guildhall.wizwar.targets import AS_SQUARE, AS_TOKEN, THING, TOKEN, TREASURE
from guildhall.wizwar.traits import CREATION, MAGICAL, PHYSICAL
from guildhall.wizwar.words import aim, do, rule, when
from guildhall.wizwar.words.say import refuse


def creation(name: str) -> None:
    """Declare a spell that creates something in an empty square."""
    spell(name, NEUTRAL, SIGHT, aim.creation_square, lasts=PERMANENT, traits=CREATION)(nothing_at_once)


creation("Rosebush")
creation("Thornbush")
creation("Dust Cloud")
creation("Stone Block")
stands("Rosebush", cracks=1, burns=True, fills=True, hides=True)
stands("Thornbush", cracks=1, burns=True, fills=True, hides=True)
stands("Dust Cloud", fills=True, hides=True)
stands("Stone Block", cracks=8, fills=True, bars=True)


@rule.confuses("Dust Cloud")  # rules 23.9
@rule.catches("Thornbush")  # rules 23.12
def affects(s: State, thing: Thing, player: int) -> bool:
    """Return whether it blinds or holds a wizard: it does so to everybody whom it affects."""
    return rule.feels(s, player, thing)


@when.entered("Rosebush")
def prick(s: State, i: int, bush: Thing, player: int) -> None:
    """Hurt a wizard who enters (rules 23.11)."""
    do.harm(s, bush.card, player, 3, PHYSICAL, bush.at, bush.owner, of=i)


@when.entered("Thornbush")
def catch(s: State, i: int, bush: Thing, player: int) -> None:
    """End the turn of a wizard who enters, hurt them and, if the damage arrives, stun them (rules 23.12)."""
    if player == s.player:
        s.flags |= TURN_IS_OVER
    do.harm(s, bush.card, player, 1, PHYSICAL, bush.at, bush.owner, of=i, stuns=1)


def loose_item(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why a thing can't be glued, unless it is an item that lies loose."""
    return aim.lies_about(s, eye, number) or rule.why_fixed(s, THING[number])


loose: Final = Aim(
    aim.things(loose_item, aim.seen_lying),
    aim.treasures(lambda s, eye, number: rule.why_fixed(s, TREASURE[number])),
)
spell("Glue", NEUTRAL, SIGHT, loose, lasts=PERMANENT, energy=3)(nothing_at_once)


GLUED: Final = Reason("23.10", "glued", "thing", near=True)


@rule.fixes("Glue")
def sticks(s: State, glue: Thing, target: int) -> Reason | None:
    """Return why a thing can't be moved, if it is glued (rules 23.10)."""
    return GLUED if glue.on == target else None


# -- Booby Trap ------------------------------------------------------------------------------------------

TOKENS: Final = 4
stands("Booby Trap", tokens=TOKENS)


def trap_squares(s: State) -> list[int]:
    """Return the empty squares that aren't home bases."""
    return aim.creation_square(s, Eye(s.player, 0, EVERYWHERE, EVERYWHERE, EVERYWHERE, -1))


no_room: Final = rule.requires(
    lambda s, player: len(trap_squares(s)) >= TOKENS, Reason("23.7", "no-room", "way")
)


@spell("Booby Trap", NEUTRAL, ANYWHERE, lasts=PERMANENT, unless=no_room, traits=CREATION)
def booby_trap(s: State, cast: Cast) -> None:
    """Place four face-down tokens, one of them real (rules 23.7)."""
    Traps(cast.caster, cast.thing, TOKENS).ask(s)


class Traps(Question):
    """Asks where the next token of a trap goes (rules 23.7)."""

    rule = "23.7"
    fields = numbers("player", "trap:thing", "left:count")

    def __init__(self, player: int, trap: int, left: int) -> None:
        self.player = player
        self.trap = trap
        self.left = left

    def options(self, s: State) -> list[int]:
        """Offer the empty squares."""
        return trap_squares(s)

    def chosen(self, s: State, choice: int) -> None:
        """Place the token, and ask for the next one."""
        s.traps = tuple(sorted((*s.traps, (self.trap, choice, 0))))
        s.tell(kinds.TRAP, self.player, choice)
        if self.left > 1:
            Traps(self.player, self.trap, self.left - 1).ask(s)
        else:
            Real(self.player, self.trap).ask(s)

    def fits(self, s: State, index: int) -> bool:
        """Return whether as many tokens are left to place as the trap lacks."""
        return self.left > 0 and awaits_tokens(s, self.player, self.trap, self.left)

    def why_no_target(self, s: State, target: int, words: Message) -> Refusal | None:
        """Return why a square can't be chosen."""
        if AS_SQUARE[target] < 0:
            return None
        return refuse("10.15", "home-base" if target in s.homes else "square-full", square=words)


class Real(Question):
    """Asks which token of a trap is the real one (rules 23.7)."""

    rule = "23.7"
    fields = numbers("player", "trap:thing")

    def __init__(self, player: int, trap: int) -> None:
        self.player = player
        self.trap = trap

    def options(self, s: State) -> list[int]:
        """Offer all tokens."""
        return [TOKEN[square] for number, square, _ in s.traps if number == self.trap]

    def chosen(self, s: State, choice: int) -> None:
        """Make the token the real one, secretly."""
        s.traps = tuple(
            sorted(
                (number, square, int(square == AS_TOKEN[choice]) if number == self.trap else real)
                for number, square, real in s.traps
            )
        )

    def fits(self, s: State, index: int) -> bool:
        """Return whether all tokens are placed."""
        return awaits_tokens(s, self.player, self.trap, 0)


def awaits_tokens(s: State, player: int, trap: int, left: int) -> bool:
    """Return whether a player's trap lacks a number of tokens and its real one."""
    laid = [real for number, _, real in s.traps if number == trap]
    mine = trap in s.things_named(NAME["Booby Trap"]) and s.things[trap].owner == player
    return mine and left + len(laid) == TOKENS and not any(laid)


@when.entered("Booby Trap")
def blow_up(s: State, i: int, trap: Thing, player: int) -> None:
    """Hurt the wizard who turned up the real token (rules 23.7)."""
    do.harm(s, trap.card, player, 4, MAGICAL, s.at[player], trap.owner)


@when.gone("Booby Trap")
def clear_tokens(s: State, i: int, trap: Thing) -> None:
    """Remove all tokens."""
    s.traps = tuple([token for token in s.traps if token[0] != i])
