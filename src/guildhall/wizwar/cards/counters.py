"""Counterspells: answers to what others do."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import expect, numbers
from guildhall.kernel.message import Arg, Message, Refusal
from guildhall.kernel.numbering import numbers_in
from guildhall.wizwar import kinds
from guildhall.wizwar.aiming import EVERYWHERE, near, see
from guildhall.wizwar.book import WAYS, Aim, Eye, spell
from guildhall.wizwar.movement import barred
from guildhall.wizwar.printed import ANYWHERE, CASTER, COUNTER, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast, outcome
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import TURN_IS_OVER, State
from guildhall.wizwar.table_actions import move_treasure, set_line
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, WIZARD
from guildhall.wizwar.traits import MAGICAL
from guildhall.wizwar.words import aim, answer, do, say
from guildhall.wizwar.words.say import refuse

# -- cancelling ------------------------------------------------------------------------------------------


# rules 21.1, 21.2, 27.1
spell("Full Shield", COUNTER, SIGHT, answers=answer.spell_at_me)(do.cancels)
spell("Negate Neutral", COUNTER, SIGHT, answers=answer.neutral_spell)(do.cancels)
spell("Anti-Anti", COUNTER, SIGHT, answers=answer.counterspell_to_my_spell, final=True, energy=3)(do.cancels)


@spell("Absorb Spell", COUNTER, SIGHT, answers=answer.card_in_the_air)
def absorb_spell(s: State, cast: Cast) -> None:
    """Stop a spell and take its card (rules 25.1)."""
    do.absorb(s, cast.against, cast.caster)


@spell("Backlash", COUNTER, SIGHT, answers=answer.attack_spell_at_me)
def backlash(s: State, cast: Cast) -> None:
    """Stop an attack spell and hurt its caster (rules 27.2)."""
    attack = expect(s.stack[cast.against], Cast)
    do.cancel(s, cast.against)
    do.harm(s, cast.card, attack.caster, attack.energy, MAGICAL, s.at[cast.caster], cast.caster, cast.caster)


# -- shields ---------------------------------------------------------------------------------------------


@spell("Shield", COUNTER, CASTER, answers=answer.hurt, boosts=True, energy=2)
def shield(s: State, cast: Cast) -> None:
    """Reduce damage from one source (rules 23.1)."""
    do.reduce(s, cast.against, cast.energy + s.rules.shield, WAYS[cast.way].name)


def between(s: State, eye: Eye, lines: int) -> int:
    """Return the lines where a wall would stop the attack, or change its course (rules 23.2)."""
    attack = expect(s.stack[eye.against], Cast)
    before = outcome(s, attack)
    course = WAYS[attack.way].course
    if course is not None:
        lines &= int(course(s, attack))
        if before[0]:
            return lines
    else:
        lines &= about_the_course(s, attack)
    found = 0
    walls, sight = s.walls, s.sight
    for line in numbers_in(lines):
        s.walls, s.sight = walls | 1 << line, None
        if outcome(s, attack) != before:
            found |= 1 << line
    s.walls, s.sight = walls, sight
    return found


NO_BARRIER: Final = Reason("23.2", "no-barrier", "line")
shielding_line: Final = Aim(aim.Lines(aim.FREE, (between, NO_BARRIER)))


def about_the_course(s: State, attack: Cast) -> int:
    """Return the lines that an attack may cross, as bits: all lines if its course isn't straight."""
    if attack.bent or attack.through >= 0:
        return EVERYWHERE
    passed = see(s).squares(attack.origin)
    about = 0
    for square in s.arrangement.squares:
        if passed >> square & 1:
            about |= near(s).lines[square]
    return about


@spell("Wall of Earth", COUNTER, SIGHT, shielding_line, answers=answer.barred)
def wall_of_earth(s: State, cast: Cast) -> None:
    """Put up a wall while the attack resolves, which stops the attack if it is hit (rules 23.2)."""
    line = AS_LINE[cast.target]
    set_line(s, line, wall=True, door=False)
    attack = expect(s.stack[cast.against], Cast)
    s.stack[cast.against] = attack.but(barriers=attack.barriers | 1 << line)
    do.lose_sight(s, cast.against)


# -- treasures -------------------------------------------------------------------------------------------


def shake_off(s: State, cast: Cast) -> None:
    """Roll whether the thief drops the treasure, in the square where the damage leaves them (rules 23.3)."""
    taken = expect(s.stack[cast.against], PickUp)
    thief = taken.player
    if s.treasures[taken.treasure] != WIZARD[thief] or not s.alive(thief):
        return
    if do.roll(s, thief, cast.card) <= 2:
        do.drop_treasure(s, thief, kinds.LOSES)


@spell("Ward", COUNTER, ANYWHERE, answers=answer.my_treasure_taken, after=shake_off)
def ward(s: State, cast: Cast) -> None:
    """Hurt a wizard who picks up the caster's treasure (rules 23.3)."""
    do.harm(s, cast.card, expect(s.stack[cast.against], PickUp).player, 3, MAGICAL, spell_of=cast.caster)


@spell("Fool's Gold", COUNTER, ANYWHERE, answers=answer.treasure_taken_in_my_sector)
def fools_gold(s: State, cast: Cast) -> None:
    """Move the treasure elsewhere in the caster's home sector, and end the thief's turn (rules 22.1)."""
    taken = expect(s.stack[cast.against], PickUp)
    s.flags |= TURN_IS_OVER
    Fooled(cast.caster, taken.treasure, taken.square).ask(s)


class Fooled(Question):
    """Asks where in their home sector the caster of Fool's Gold puts the treasure (rules 22.1)."""

    rule = "22.1"
    fields = numbers("player", "treasure", "square")

    def __init__(self, player: int, treasure: int, square: int) -> None:
        self.player = player
        self.treasure = treasure
        self.square = square

    def options(self, s: State) -> list[int]:
        """Offer all squares but the treasure's."""
        place = s.arrangement.place_of[s.homes[self.player]]
        return [
            square
            for square in s.arrangement.squares
            if s.arrangement.place_of[square] == place and square != self.square and not barred(s, square)
        ]

    def chosen(self, s: State, choice: int) -> None:
        """Put the treasure there."""
        move_treasure(s, self.treasure, choice, kinds.TREASURE_MOVED, self.treasure, choice)

    def names(self, s: State) -> dict[str, Arg]:
        """Name the treasure."""
        return {"treasure": say.treasure_words(self.treasure, self.player)}

    def why_no_target(self, s: State, target: int, words: Message) -> Refusal | None:
        """Return why a square can't be chosen."""
        return refuse("22.1", "fooled-there", square=words) if AS_SQUARE[target] >= 0 else None
