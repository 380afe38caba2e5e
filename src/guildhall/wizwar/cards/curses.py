"""Lasting spells on one wizard or on everybody."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import numbers
from guildhall.wizwar import kinds
from guildhall.wizwar.book import BOOK, Aim, Eye, nothing_at_once, spell, use
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.printed import (
    ADJACENT,
    ANYWHERE,
    ATTACK,
    CASTER,
    COUNTER,
    NEUTRAL,
    PERMANENT,
    SIGHT,
    TEMPORARY,
)
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.state import IS_EMPTY_HANDED, State, Thing
from guildhall.wizwar.table_actions import carry, change, destroy, end, move_treasure
from guildhall.wizwar.targets import AS_THING, AS_TREASURE, AS_WIZARD, NOWHERE, WIZARD
from guildhall.wizwar.traits import CREATION, CURSE, FIRE, GLOBAL, MAGICAL, PHYSICAL, WATER
from guildhall.wizwar.words import aim, answer, do, rule, when

# -- on others -------------------------------------------------------------------------------------------

spell("Acid Bath", ATTACK, SIGHT, aim.wizard, lasts=TEMPORARY, traits=CURSE)(nothing_at_once)


@when.time_passes("Acid Bath")
def acid_burns(s: State, i: int, bath: Thing) -> None:
    """Hurt the victim again (rules 22.2)."""
    do.harm(s, bath.card, AS_WIZARD[bath.on], 2, MAGICAL, spell_of=bath.owner)


@when.soaked("Acid Bath")
def rinse(s: State, i: int, bath: Thing, player: int) -> None:
    """End the spell when water hits the victim (rules 22.2)."""
    end(s, i)


spell("Slow Death", ATTACK, SIGHT, aim.wizard, lasts=TEMPORARY, traits=CURSE)(nothing_at_once)


@when.draws("Slow Death")
def card_hurts(s: State, i: int, curse: Thing, player: int) -> None:
    """Hurt the victim for every card they draw (rules 27.4)."""
    if curse.on == WIZARD[player]:
        do.harm(s, curse.card, player, 1, MAGICAL, spell_of=curse.owner)


spell("Adrenaline", NEUTRAL, SIGHT, aim.any_wizard, lasts=TEMPORARY)(nothing_at_once)
rule.attacks("Adrenaline")(lambda s, spell_, player, number: max(number, 2))  # rules 26.6


# -- on oneself ------------------------------------------------------------------------------------------

spell("Disease", ATTACK, CASTER, lasts=TEMPORARY)(nothing_at_once)


@when.walked("Disease")
def infect(s: State, i: int, disease: Thing, player: int) -> None:
    """Hurt the wizards in a square that the caster enters, once a turn (rules 26.2)."""
    amount = rule.measure(rule.deals, s, player, 3, PHYSICAL)
    for other in do.others_here(s, player)[::-1]:
        if not s.sickened >> other & 1:
            s.sickened |= 1 << other
            do.harm(s, disease.card, other, amount, PHYSICAL, s.at[player], disease.owner, player)


@spell("Homunculus", NEUTRAL, CASTER, lasts=PERMANENT, boosts=True, traits=CREATION)
def homunculus(s: State, cast: Cast) -> None:
    """A servant with as much life as energy (rules 22.5)."""
    change(s, cast.thing, s.things[cast.thing].but(energy=cast.energy))


@when.serves("Homunculus")
def step_in(s: State, i: int, servant: Thing, player: int, amount: int) -> None:
    """Take damage for the master (rules 22.5)."""
    left = servant.energy - amount
    s.tell(kinds.SERVANT, player, amount, max(left, 0), i)
    if left > 0:
        change(s, i, servant.but(energy=left))
    else:
        end(s, i)


spell("Invisible", COUNTER, CASTER, answers=answer.attacked, lasts=TEMPORARY)(do.dodge)
spell("Invisible", NEUTRAL, CASTER, lasts=TEMPORARY)(nothing_at_once)
rule.evades("Invisible")(do.evades_with(2, 3, 4))  # rules 27.6

spell("Pain Link", COUNTER, CASTER, answers=answer.attacked, lasts=TEMPORARY)(nothing_at_once)
spell("Pain Link", NEUTRAL, CASTER, lasts=TEMPORARY)(nothing_at_once)


@when.wounded("Pain Link")
def share_pain(s: State, i: int, link: Thing, damage: Damage) -> None:
    """Deal the attacker the same damage (rules 25.8)."""
    if link.on == WIZARD[damage.victim] and damage.attack and damage.by != damage.victim:
        do.harm(s, link.card, damage.by, damage.amount, damage.kind, s.at[damage.victim], link.owner)


spell("Featherweight", COUNTER, CASTER, answers=answer.attacked, lasts=TEMPORARY)(nothing_at_once)
rule.drifts("Featherweight")(rule.always)

spell("Shatter", NEUTRAL, CASTER, lasts=TEMPORARY, energy=3)(nothing_at_once)
rule.shatters("Shatter")(rule.always)

spell("Stone Spikes", NEUTRAL, CASTER, lasts=TEMPORARY, energy=2)(nothing_at_once)  # rules 24.9
use("Stone Spikes", ATTACK, SIGHT, aim.anything, mode="throw", hurts=True)(do.hits(3, PHYSICAL))

spell("Strength", NEUTRAL, CASTER, lasts=TEMPORARY)(nothing_at_once)
rule.deals("Strength")(  # rules 26.12
    lambda s, spell_, player, amount, kind: 2 * amount if kind & PHYSICAL else amount
)


def has_loot(s: State, eye: Eye, player: int) -> Reason | None:
    """Return why nothing can be torn from a wizard, unless they carry something that the caster may take."""
    if s.flags & IS_EMPTY_HANDED:
        return aim.carries_an_item(s, eye, player)
    return aim.carries_something(s, eye, player)


OWN_SQUARE: Final[aim.Limit] = (
    lambda s, eye, squares: squares & 1 << eye.square,
    Reason("26.12", "tear-far", "target", near=True),
)
tear_target: Final = Aim(aim.Wizards(has_loot, where=OWN_SQUARE))


hands_full: Final = rule.requires(
    lambda s, player: s.carries(player) < 0, Reason("26.12", "hands-full", "way")
)


@use("Strength", ATTACK, ADJACENT, tear_target, mode="tear", unless=hands_full)
def tear_away(s: State, cast: Cast) -> None:
    """Tear something from a victim's hands with a roll of two to four (rules 26.12)."""
    if do.roll(s, cast.caster, s.things[cast.thing].card) >= 2:
        Torn(cast.caster, cast.whom).ask(s)


class Torn(Question):
    """Asks what a strong wizard tears from a victim's hands (rules 26.12)."""

    rule = "26.12"
    fields = numbers("player", "victim:player")

    def __init__(self, player: int, victim: int) -> None:
        self.player = player
        self.victim = victim

    def options(self, s: State) -> list[int]:
        """Offer items, and a treasure unless the caster's hands must stay empty."""
        found = do.belongings(s, self.victim)
        return [it for it in found if AS_TREASURE[it] < 0] if s.flags & IS_EMPTY_HANDED else found

    def chosen(self, s: State, choice: int) -> None:
        """Give it to the caster."""
        treasure = AS_TREASURE[choice]
        if treasure >= 0:
            told = (kinds.TREASURE_TAKEN, self.player, treasure, self.victim)
            move_treasure(s, treasure, WIZARD[self.player], *told)
        else:
            carry(s, AS_THING[choice], self.player)


# -- on everybody ----------------------------------------------------------------------------------------

spell("Fog", NEUTRAL, ANYWHERE, lasts=TEMPORARY, traits=GLOBAL)(nothing_at_once)
rule.dims("Fog")(Reason("24.6", "fog", "target"))


@spell("Flood", COUNTER, ANYWHERE, answers=answer.attacked, lasts=TEMPORARY)
@spell("Flood", NEUTRAL, ANYWHERE, lasts=TEMPORARY, traits=GLOBAL | WATER)
def flood(s: State, cast: Cast) -> None:
    """Put out everything of Fire, spells being cast included (rules 24.4)."""
    for i, thing in enumerate(s.things):
        if thing.card < 0:
            continue
        fiery = BOOK[NAME_OF[thing.card]].traits & FIRE
        if fiery or (thing.at != NOWHERE and do.washes_away(s, i)):
            destroy(s, i)
    for player in range(s.seats):
        do.soak(s, player)
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Cast) and frame.is_spell and frame.traits & FIRE:
            do.cancel(s, at)


FLOODED: Final = Reason("24.4", "flood", "way")


@rule.bans("Flood")
def too_wet(s: State, flood: Thing, name: int) -> Reason | None:
    """Return why cards of Fire can't be played (rules 24.4)."""
    return FLOODED if BOOK[name].traits & FIRE else None


@spell("Gravity", NEUTRAL, ANYWHERE, lasts=TEMPORARY, traits=GLOBAL)
def gravity(s: State, cast: Cast) -> None:
    """Make everybody drop everything (rules 27.7)."""
    for player in range(s.seats):
        if s.at[player] >= 0:
            do.drop_everything(s, player)


WEIGHT: Final = Reason("27.7", "gravity", near=True)
rule.pins("Gravity")(lambda s, gravity, target: WEIGHT)


# -- ending spells ---------------------------------------------------------------------------------------


@spell("Dispel", NEUTRAL, SIGHT, aim.lasting_spell)
def dispel(s: State, cast: Cast) -> None:
    """End a lasting spell (rules 21.8)."""
    do.end_spell(s, cast.target)
