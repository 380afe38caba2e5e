"""Items: weapons, stones and trinkets."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import numbers
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.aiming import gaze, hidden, occupied
from guildhall.wizwar.book import BOOK, Aim, Eye, item, use
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.flow.acts import Stow
from guildhall.wizwar.flow.settle import limit_falls
from guildhall.wizwar.printed import ADJACENT, ATTACK, COUNTER, NEUTRAL, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.permissions import fuels
from guildhall.wizwar.state import HAS_ACTED, NOBODY, PHASE_IS_OVER, State, Thing
from guildhall.wizwar.table_actions import destroy, discard_from_hand, draw, end
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, AS_THING, NOWHERE, THING
from guildhall.wizwar.traits import (
    FIRE,
    MAGIC_STONE,
    MAGICAL,
    PHYSICAL,
    THROWN_WEAPON,
    TRINKET,
    WATER,
    WEAPON,
)
from guildhall.wizwar.words import aim, answer, do, rule, when

# -- weapons ---------------------------------------------------------------------------------------------

item("Large Rock", energy=3, traits=THROWN_WEAPON)


@use("Large Rock", ATTACK, SIGHT, aim.anything, mode="throw", hurts=True)
def throw_rock(s: State, cast: Cast) -> None:
    """Throw it; it stays where it strikes (rules 21.11)."""
    do.throw(s, cast)
    do.hit(s, cast, cast.target, 2, PHYSICAL)


item("Dagger", energy=3, traits=WEAPON | THROWN_WEAPON)
use("Dagger", ATTACK, ADJACENT, aim.anything, mode="stab", hurts=True)(do.hits(3, PHYSICAL))  # rules 27.11


@use("Dagger", ATTACK, SIGHT, aim.anything, mode="throw", hurts=True)
def throw_dagger(s: State, cast: Cast) -> None:
    """Throw it; it stays where it strikes (rules 27.11)."""
    do.throw(s, cast)
    do.hit(s, cast, cast.target, 3, PHYSICAL)


item("Wizardblade", traits=WEAPON)
no_fuel: Final = rule.requires(lambda s, player: fuels(s, player, []), Reason("27.12", "no-fuel", "way"))


@use("Wizardblade", ATTACK, ADJACENT, aim.anything, mode="slash", hurts=True, unless=no_fuel, fuelled=True)
def slash(s: State, cast: Cast) -> None:
    """Deal the discarded card's energy as damage; each point makes a crack (rules 27.12)."""
    if cast.whom >= 0:
        do.hit(s, cast, cast.target, cast.energy, MAGICAL)
    else:
        do.damage_object(s, cast.caster, cast.target, cast.energy, MAGICAL, sharp=True)


item("Boomstone", traits=MAGIC_STONE)


@use("Boomstone", ATTACK, SIGHT, aim.anything, mode="throw", hurts=True)
def throw_boomstone(s: State, cast: Cast) -> None:
    """Throw it; it bursts where it strikes (rules 22.7)."""
    end(s, cast.thing)
    do.hit(s, cast, cast.target, 4, MAGICAL | FIRE)


@when.burnt("Boomstone")
def burst(s: State, i: int, stone: Thing, player: int) -> None:
    """Explode in the carrier's hand when fire destroys it (rules 22.7)."""
    do.harm(s, stone.card, player, 4, MAGICAL | FIRE, s.at[player])


item("Universal Solvent", traits=THROWN_WEAPON)


def can_dissolve(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why a thing can't be dissolved; parts of walls and doors dissolve with them (rules 22.15)."""
    line = AS_LINE[s.things[number].at]
    if line >= 0 and (s.walls | s.doors) >> line & 1:
        return aim.NOT_A_TARGET
    return aim.why_carried(s, number)


def within_throw(s: State, eye: Eye, thing: Thing) -> bool:
    """Return whether something on the board is in range."""
    if AS_LINE[thing.at] >= 0:
        return bool(eye.lines >> AS_LINE[thing.at] & 1)
    item = BOOK[NAME_OF[thing.card]].item
    return aim.seen_lying(s, eye, thing) if item else aim.seen_square(s, eye, thing)


soluble: Final = Aim(
    aim.Lines(aim.BUILT), aim.things(can_dissolve, within_throw), aim.tokens(aim.met)
)  # any object


@use("Universal Solvent", NEUTRAL, SIGHT, soluble, mode="throw")
def dissolve(s: State, cast: Cast) -> None:
    """Destroy the object and the solvent (rules 22.15)."""
    end(s, cast.thing)
    number, line = AS_THING[cast.target], AS_LINE[cast.target]
    if line >= 0:
        do.destroy_line(s, line)
    elif number >= 0:
        destroy(s, number)
    else:
        do.end_spell(s, cast.target)


# -- Magic Stones ----------------------------------------------------------------------------------------

item("Brainstone", traits=MAGIC_STONE)
item("Lifestone", traits=MAGIC_STONE)
item("Mightstone", energy=2, traits=MAGIC_STONE)
item("Powerstone", traits=MAGIC_STONE)
item("Speedstone", traits=MAGIC_STONE)
item("Spellstone", traits=MAGIC_STONE)
item("Visionstone", traits=MAGIC_STONE)
rule.sees_through("Visionstone")(rule.always)
rule.hand_limit("Brainstone")(rule.plus(2))  # rules 22.8
rule.energy_value("Powerstone")(rule.plus(1))  # rules 22.12
rule.speed("Speedstone")(rule.plus(1))  # rules 22.13
rule.cards_drawn("Spellstone")(rule.plus(1))  # rules 22.14


@when.gained("Brainstone")
def bright_idea(s: State, i: int, stone: Thing, player: int) -> None:
    """Draw two cards when it comes (rules 22.8)."""
    draw(s, player, 2)


@when.lost("Brainstone")
def slips_the_mind(s: State, i: int, stone: Thing, player: int) -> None:
    """Give up two cards when it goes, then those over the limit (rules 22.8)."""
    limit_falls(s, player)
    Forgets(player, 2).ask(s)


class Forgets(Question):
    """Asks which card to give up when the Brainstone goes (rules 22.8)."""

    kind = kinds.OVER
    rule = "22.8"
    fields = numbers("player", "left:count")

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def options(self, s: State) -> list[int]:
        """Offer the cards in the hand."""
        if not self.left or not s.alive(self.player):
            return []
        return [choices.LOSE_CARD[name] for name in sorted({NAME_OF[card] for card in s.hands[self.player]})]

    def chosen(self, s: State, choice: int) -> None:
        """Discard it, and ask for the next one."""
        discard_from_hand(s, self.player, choices.LOST_CARD[choice])
        Forgets(self.player, self.left - 1).ask(s)


@when.turn_begins("Lifestone")
def refresh(s: State, i: int, stone: Thing) -> None:
    """Give a point of life (rules 22.9)."""
    do.heal(s, stone.owner, 1)


@rule.punch("Mightstone")
def hard_fist(s: State, stone: Thing, player: int, damage: int) -> int:
    """Add a roll to the damage (rules 22.10)."""
    return damage + do.roll(s, player, stone.card)


# -- trinkets --------------------------------------------------------------------------------------------

item("Bloodshard", traits=TRINKET)
item("Null Powder", traits=TRINKET)
item("Master Key", traits=TRINKET)
item("Handful of Tacks", energy=3, traits=TRINKET, washes=True)
item("Fire Cloak", energy=2, traits=FIRE)
rule.suffers("Bloodshard")(rule.minus(1))  # rules 22.6
rule.opens("Master Key")(lambda s, key, player, line: True)  # rules 27.10
rule.burning_fist("Fire Cloak")(rule.plus(2))  # rules 24.11


@use("Null Powder", COUNTER, SIGHT, mode="counter", answers=answer.sight_spell_at_me)
def powder_a_spell(s: State, cast: Cast) -> None:
    """Cancel a spell that needs sight (rules 22.11)."""
    end(s, cast.thing)
    do.cancel(s, cast.against)


@use("Null Powder", NEUTRAL, SIGHT, aim.lasting_spell, mode="end")
def powder_a_lasting_spell(s: State, cast: Cast) -> None:
    """End a lasting spell (rules 22.11)."""
    end(s, cast.thing)
    do.end_spell(s, cast.target)


@when.entered("Handful of Tacks")
def ouch(s: State, i: int, tacks: Thing, player: int) -> None:
    """Hurt a wizard who enters (rules 23.13)."""
    do.harm(s, tacks.card, player, 3, PHYSICAL, tacks.at)


NO_GROUND: Final = Reason("23.13", "tacks-ground")
NO_TACKS: Final = Reason("23.13", "no-tacks")
GATHER_LATE: Final = Reason("23.13", "gather-late", near=True)
GATHER_BLIND: Final = Reason("4.6", "gather-blind", near=True)
GATHER_FAR: Final = Reason("23.13", "gather-far")


@rule.keeps("Handful of Tacks")
def needs_empty_ground(s: State, tacks: Thing, player: int, square: int) -> Reason | None:
    """Return why tacks can't be put down, if the square has more than their carrier (rules 23.13)."""
    return NO_GROUND if occupied(s, player) >> square & 1 else None


def why_not_gathered(s: State, number: int, player: int) -> Reason | None:
    """Return why a wizard can't gather them: only one who began their turn next to them can (rules 23.13)."""
    where = s.things[number].at
    if AS_SQUARE[where] < 0:
        return NO_TACKS
    if s.flags & HAS_ACTED:
        return GATHER_LATE
    here = s.at[player]
    if hidden(s) >> here & 1:
        return GATHER_BLIND
    close = gaze(s, player, here, by_spell=False, close=True)
    if where == here or not close.squares >> where & 1:
        return GATHER_FAR
    return rule.why_stuck(s, THING[number]) if close.bodies >> where & 1 else aim.HIDDEN


rule.offers("Handful of Tacks")(rule.Offer(why_not_gathered, NO_TACKS))


@when.accepted("Handful of Tacks")
def gather(s: State, i: int, tacks: Thing, player: int) -> None:
    """Gather them, which takes the whole phase (rules 23.13)."""
    s.flags |= PHASE_IS_OVER
    s.stack.append(Stow(player, i))


@when.wounded("Fire Cloak")
def scorch(s: State, i: int, cloak: Thing, damage: Damage) -> None:
    """Burn an attacker who is close by; water puts the cloak out instead (rules 24.11)."""
    wearer = cloak.owner
    if cloak.at != NOWHERE or wearer != damage.victim:
        return
    if damage.kind & WATER:
        destroy(s, i)
        return
    here = s.at[wearer]
    close = gaze(s, wearer, here, by_spell=False, close=True).squares
    origin = s.at[damage.by] if damage.by != NOBODY else damage.origin
    if origin < 0 or not close >> origin & 1:
        return
    if damage.by != NOBODY:
        if damage.by != wearer:
            do.harm(s, cloak.card, damage.by, 2, MAGICAL | FIRE, here)
        return
    if damage.of >= 0 and s.things[damage.of].card >= 0 and BOOK[NAME_OF[s.things[damage.of].card]].burns:
        destroy(s, damage.of)
