"""A quick estimate of the damage that a wizard in Wiz-War could do."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge.wizwar.card_values import HAND
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.stack.permissions import why_no_attack
from guildhall.wizwar.state import State
from guildhall.wizwar.table_actions import items_of
from guildhall.wizwar.targets import NOWHERE
from guildhall.wizwar.traits import MAGIC_STONE
from guildhall.wizwar.words import rule

# Damage without a boost, and whether the energy is added to it in place of 1.
_SPELLS: Final = {
    NAME["Fireball"]: (5, False),
    NAME["Ka-Bong!"]: (5, False),
    NAME["Zot!"]: (1, True),
    NAME["Powerthrust"]: (3, True),
    NAME["Stone Dead"]: (1, True),
    NAME["Fire Darts"]: (1, True),
    NAME["Waterbolt"]: (1, True),
    NAME["Acid Bath"]: (2, True),
}
_ITEMS: Final = {
    NAME["Boomstone"]: 4,
    NAME["Dagger"]: 3,
    NAME["Large Rock"]: 2,
    NAME["Stone Spikes"]: 3,
}
_STONE_DEAD: Final = NAME["Stone Dead"]
_BRAIN_BURN: Final = NAME["Brain Burn"]
_LIMITING: Final = sum(
    1 << NAME[name] for name in ("Golem Form", "Slime Form", "Werewolf Form", "Mist Body", "Flood", "Fog")
)


def best_attack(s: State, me: int, rival: int) -> tuple[int, float]:
    """Return the damage of the strongest attack by line of sight, and the value of the cards it takes."""
    if why_no_attack(s, me) or not rule.can_be_attacked(s, rival):
        return 0, 0.0
    if s.kinds & _LIMITING and any(
        thing.card >= 0 and _LIMITING >> NAME_OF[thing.card] & 1 and rule.concerns(thing, me)
        for thing in s.things
    ):
        return 0, 0.0
    names = [NAME_OF[card] for card in s.hands[me]]
    fuel = max([name for name in names if BOOK[name].energy], key=lambda name: BOOK[name].energy, default=-1)
    best, cost = 0, 0.0
    for name in names:
        damage, price = 0, HAND[name]
        if name in _SPELLS:
            damage, boosts = _SPELLS[name]
            if name == _STONE_DEAD:
                damage += sum(
                    1 for i in items_of(s, rival) if BOOK[NAME_OF[s.things[i].card]].traits & MAGIC_STONE
                )
            if boosts and fuel >= 0 and (fuel != name or names.count(name) > 1):
                damage += BOOK[fuel].energy - 1
                price += HAND[fuel]
        elif name == _BRAIN_BURN:
            damage = len(s.hands[rival])
        elif name in _ITEMS and BOOK[name].item:
            damage = _ITEMS[name]
        if damage > best:
            best, cost = damage, price
    for thing in s.things:
        if thing.card >= 0 and thing.owner == me and thing.at == NOWHERE:
            damage = _ITEMS.get(NAME_OF[thing.card], 0)
            if damage > best:
                best, cost = damage, HAND[NAME_OF[thing.card]]
    return best, cost
