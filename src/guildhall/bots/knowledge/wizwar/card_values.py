"""The values of the cards of Wiz-War, in the hand and on the table, whatever the position."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME, NAME_OF, NAMES, SCHOOLS, VERSION, school_cards
from guildhall.wizwar.state import Thing
from guildhall.wizwar.targets import NOWHERE, WIZARD

# In hundredths of a victory point.
_HAND: Final = {
    "Full Shield": 6.0,
    "Negate Neutral": 2.0,
    "Drop Object": 5.0,
    "Zot!": 4.0,
    "Around the Corner": 2.5,
    "Create Wall": 3.0,
    "Destroy Wall": 3.0,
    "Dispel": 2.5,
    "Pick Lock": 3.5,
    "Rotate Sector": 3.0,
    "Large Rock": 3.5,
    "Fool's Gold": 5.0,
    "Acid Bath": 4.5,
    "Stone Dead": 3.8,
    "Add": 3.2,
    "Homunculus": 3.0,
    "Boomstone": 4.5,
    "Brainstone": 5.0,
    "Lifestone": 5.0,
    "Bloodshard": 5.0,
    "Mightstone": 2.5,
    "Null Powder": 4.0,
    "Powerstone": 4.0,
    "Speedstone": 6.0,
    "Spellstone": 4.0,
    "Universal Solvent": 3.0,
    "Visionstone": 3.0,
    "Shield": 4.0,
    "Wall of Earth": 4.0,
    "Ward": 4.0,
    "Fire Darts": 3.5,
    "Ka-Bong!": 5.0,
    "Swap": 3.0,
    "Booby Trap": 3.0,
    "Create Door": 2.8,
    "Dust Cloud": 2.5,
    "Glue": 3.5,
    "Rosebush": 2.5,
    "Thornbush": 3.0,
    "Handful of Tacks": 3.2,
    "Fireball": 5.5,
    "Lightning Bolt": 4.0,
    "Waterbolt": 3.8,
    "Flood": 1.5,
    "Wall of Fire": 2.5,
    "Fog": 1.5,
    "Mist Body": 3.0,
    "Stone Block": 2.5,
    "Stone Spikes": 3.5,
    "Windrider": 4.0,
    "Fire Cloak": 2.5,
    "Absorb Spell": 5.0,
    "Brain Burn": 5.0,
    "Mental Force": 4.0,
    "Powerthrust": 4.8,
    "Psychic Storm": 3.5,
    "Share Life": 3.0,
    "Thought Steal": 4.0,
    "Pain Link": 3.5,
    "Teleport": 5.0,
    "Astral Projection": 2.0,
    "Meditate": 5.0,
    "Shatter": 3.0,
    "Featherweight": 3.0,
    "Disease": 2.0,
    "Heave-Ho": 2.5,
    "Gnome Form": 2.5,
    "Stretch": 4.0,
    "Adrenaline": 2.0,
    "Big Man Form": 1.5,
    "Extra Arms": 3.0,
    "Golem Form": 1.5,
    "Mad Dash": 2.5,
    "Slime Form": 1.5,
    "Strength": 2.0,
    "Wallivore": 3.0,
    "Werewolf Form": 2.5,
    "Anti-Anti": 4.0,
    "Backlash": 5.5,
    "Globe of Pain": 4.5,
    "Slow Death": 4.0,
    "Yoink!": 3.0,
    "Invisible": 4.0,
    "Gravity": 2.0,
    "Pass Through Wall": 3.0,
    "Seal Door": 2.0,
    "Master Key": 4.0,
    "Dagger": 4.0,
    "Wizardblade": 3.0,
    "Energy 4": 4.5,
    "Energy 5": 5.5,
    "Energy 6": 6.5,
}
HAND: Final = tuple([_HAND.get(name, 3.0) for name in NAMES])
_SCHOOLS: Final = [school_cards(school, VERSION) for school in range(len(SCHOOLS))]
SCHOOL: Final = tuple(  # the average card of each school
    [sum([HAND[NAME_OF[card]] for card in cards]) / len(cards) for cards in _SCHOOLS]
)
UNKNOWN: Final = 3.7  # an unknown card
PLAYED: Final = 1.5  # what an item gains in value when a wizard carries it
# Cards that are mostly good for their energy, or better kept until needed.
_KEPT: Final = {"Large Rock": 0.0, "Handful of Tacks": -0.5, "Mightstone": 0.3, "Universal Solvent": 0.6}
CARRIED: Final = tuple([value + _KEPT.get(NAMES[name], PLAYED) for name, value in enumerate(HAND)])

# The value of the first turn of a lasting spell to the wizard it is on.
_LAID: Final = {
    "Invisible": 2.5,
    "Pain Link": 2.0,
    "Featherweight": 2.0,
    "Mist Body": 2.5,
    "Werewolf Form": 1.2,
    "Big Man Form": 1.0,
    "Gnome Form": 0.8,
    "Golem Form": 0.6,
    "Extra Arms": 1.0,
    "Slime Form": -1.0,
    "Strength": 0.8,
    "Adrenaline": 1.0,
    "Stone Spikes": 1.8,
    "Disease": 0.5,
    "Shatter": 0.1,
    "Slow Death": -2.0,
}
LAID: Final = {NAME[name]: value for name, value in _LAID.items()}
SHIELDING: Final = frozenset(
    NAME[name]
    for name in ("Invisible", "Pain Link", "Featherweight", "Mist Body", "Gnome Form", "Golem Form")
)
ACID: Final = NAME["Acid Bath"]
SERVANT: Final = NAME["Homunculus"]
SERVANT_LIFE: Final = 1.3

# How much each next-best card counts: a full hand leaves no room for new cards.
_ROOM: Final = (1.0, 1.0, 1.0, 0.9, 0.8, 0.6, 0.35, 0.2, 0.1)


def hand_value(cards: tuple[int, ...], taken: int) -> float:
    """Return the value of the cards in a hand; `taken` is the room that other things take up."""
    total = 0.0
    place = taken
    for value in sorted([HAND[NAME_OF[card]] for card in cards], reverse=True):
        total += value * (_ROOM[place] if place < len(_ROOM) else 0.05)
        place += 1
    return total


def lasting(energy: int) -> float:
    """Return how much more a longer spell is worth: 1 for one turn, at most 4."""
    return 4.0 * (1.0 - 0.75**energy)


def thing_value(thing: Thing, player: int, danger: float) -> float:
    """Return the value of a thing on the table to the wizard who carries it or whom it affects."""
    name = NAME_OF[thing.card]
    if BOOK[name].item:
        return CARRIED[name] if thing.owner == player and thing.at == NOWHERE else 0.0
    if thing.on != WIZARD[player]:
        return 0.0
    if name == SERVANT:
        return SERVANT_LIFE * thing.energy
    value = LAID.get(name, 0.0)
    if value > 0 and name in SHIELDING:
        value *= danger
    return value * lasting(thing.energy)
