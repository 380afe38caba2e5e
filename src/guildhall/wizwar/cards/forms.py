"""Transformations, of which a wizard has one at a time (rules 7.13)."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar import kinds
from guildhall.wizwar.book import FILLS, Way, nothing_at_once, spell
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.flow.settle import limit_falls
from guildhall.wizwar.printed import CASTER, COUNTER, NEUTRAL, TEMPORARY
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State, Thing
from guildhall.wizwar.traits import PHYSICAL, TRANSFORMATION
from guildhall.wizwar.words import answer, do, rule, when


def form(name: str, *, energy: int = 0) -> None:
    """Declare a form that the caster takes on."""
    spell(name, NEUTRAL, CASTER, lasts=TEMPORARY, traits=TRANSFORMATION, energy=energy)(nothing_at_once)


form("Gnome Form", energy=2)
form("Golem Form")
form("Slime Form")
form("Werewolf Form")
form("Big Man Form")
form("Extra Arms", energy=3)
form("Mist Body")
spell("Gnome Form", COUNTER, CASTER, answers=answer.attacked, lasts=TEMPORARY)(do.dodge)


# -- speed and fists -------------------------------------------------------------------------------------


rule.form_speed("Gnome Form", "Golem Form")(rule.becomes(2))  # rules 26.4, 26.9
rule.form_speed("Werewolf Form")(rule.becomes(4))  # rules 26.14
rule.form_punch("Golem Form")(rule.becomes(2))  # rules 26.9
rule.form_punch("Big Man Form")(rule.becomes(3))  # rules 26.7


@rule.form_punch("Werewolf Form")
def claws(s: State, form: Thing, player: int, damage: int) -> int:
    """Roll the damage (rules 26.14)."""
    return do.roll(s, player, form.card)


# -- Gnome, Golem, Slime, Werewolf -----------------------------------------------------------------------

rule.evades("Gnome Form")(do.evades_with(1, 2))  # rules 26.4
rule.forbids("Golem Form")(rule.counterspells_only("Golem Form"))
rule.forbids("Werewolf Form")(rule.counterspells_only("Werewolf Form"))
rule.suffers("Golem Form")(rule.minus(2))  # rules 26.9
rule.light_treasure("Golem Form", "Extra Arms")(rule.becomes(1))  # rules 26.8, 26.9
_NO_HANDS: Final = (rule.no_attack("26.11", "Slime Form"), rule.counterspells_only("Slime Form"))


@rule.forbids("Slime Form")
def no_hands(s: State, form: Thing, player: int, way: Way) -> Reason | None:
    """Return why attacks, and all spells but counterspells, are forbidden (rules 26.11)."""
    attack, spells = _NO_HANDS
    return attack(s, form, player, way) or spells(s, form, player, way)


rule.seeps("Slime Form", "Mist Body")(rule.always)


@rule.ignores("Slime Form")
def flows_over(s: State, form: Thing, player: int, thing: Thing) -> bool:
    """Ignore objects other than walls and stone blocks (rules 26.11)."""
    return NAME_OF[thing.card] not in (NAME["Wall of Fire"], NAME["Stone Block"])


@when.squeezed("Slime Form")
def leave_treasure(s: State, i: int, form: Thing, player: int) -> None:
    """Leave the treasure behind: it doesn't fit under a door (rules 26.11)."""
    do.drop_treasure(s, player, kinds.LOSES)


@when.walked("Slime Form")
def corrode(s: State, i: int, form: Thing, player: int) -> None:
    """Hurt everybody there a little (rules 26.11)."""
    amount = rule.measure(rule.deals, s, player, 1, PHYSICAL)
    for other in do.others_here(s, player)[::-1]:
        do.harm(s, form.card, other, amount, PHYSICAL, s.at[player], form.owner, player)


# -- Mist ------------------------------------------------------------------------------------------------

rule.forbids("Mist Body")(rule.no_attack("24.7", "Mist Body"))
rule.untouchable("Mist Body")(Reason("24.7", "mist", "target", near=True))


@rule.ignores("Mist Body")
def drifts_through(s: State, form: Thing, player: int, thing: Thing) -> bool:
    """Ignore objects, and depending on the options walls that don't block the way (rules 24.7)."""
    if NAME_OF[thing.card] == NAME["Wall of Fire"]:
        return not s.rules.mist_feels_all_walls
    return NAME_OF[thing.card] != NAME["Stone Block"]


# -- Big Man, Extra Arms ---------------------------------------------------------------------------------

FILLS("Big Man Form")
rule.pushes("Big Man Form")(rule.always)
rule.many_hands("Extra Arms")(rule.always)


@when.gone("Extra Arms")
def hands_are_full(s: State, i: int, form: Thing) -> None:
    """Count what the wizard carries again (rules 26.8)."""
    limit_falls(s, form.owner)
