"""The attack that needs no card (rules 5.6)."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.aiming import eye
from guildhall.wizwar.book import FISTS, fist
from guildhall.wizwar.printed import ADJACENT
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_WIZARD, WIZARD
from guildhall.wizwar.traits import FIRE, MAGICAL, PHYSICAL
from guildhall.wizwar.words import aim, do, rule

MAIN_PUNCH: Final = 1


def struck(s: State, cast: Cast) -> int:
    """Return whom a punch hits: its target, or with many hands everybody in reach (rules 26.8)."""
    bits = 1 << cast.whom
    if rule.any_of(rule.many_hands, s, cast.caster):
        for target in aim.wizard(s, eye(s, FISTS[0], cast.caster, cast.origin)):
            bits |= 1 << AS_WIZARD[target]
    return bits


@fist(ADJACENT, aim.wizard, victims=struck)
def punch(s: State, cast: Cast) -> None:
    """Deal physical damage, and what forms and items add to it."""
    strength = rule.count(rule.form_punch, s, cast.caster, MAIN_PUNCH)
    strength = rule.count(rule.punch, s, cast.caster, strength)
    fire = rule.count(rule.burning_fist, s, cast.caster, 0)
    for player in s.in_turn(struck(s, cast))[::-1]:
        do.hit(s, cast, WIZARD[player], strength, PHYSICAL, 0, fire, MAGICAL | FIRE)
