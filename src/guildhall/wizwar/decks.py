"""The cards of each school of magic and their copies, in the order of the rulebook.

A game keeps the decks of the rules version that it was begun under. So a card that is added later says since
which version it is in the decks: "Gust 1 since 4".
"""

from __future__ import annotations

import re
from typing import Final

VERSION: Final = 4  # of the rules

# rules 21 to 27 describe the cards in this order, each in the first school that has it.
_CANTRIP: Final = """
    Full Shield 1, Negate Neutral 1, Drop Object 1, Zot! 1, Around the Corner 1, Create Wall 1,
    Destroy Wall 1, Dispel 1, Pick Lock 1, Rotate Sector 1, Large Rock 1, Energy 6 1
"""
_SCHOOLS: Final = {
    "white": _CANTRIP,
    "black": _CANTRIP,
    "alchemy": """
        Fool's Gold 1, Acid Bath 2, Stone Dead 1, Add 1, Homunculus 1, Bloodshard 1, Boomstone 3,
        Brainstone 1, Lifestone 1, Mightstone 1, Null Powder 1, Powerstone 2, Speedstone 2, Spellstone 1,
        Universal Solvent 2, Visionstone 1, Energy 4 1, Energy 5 1
    """,
    "conjuring": """
        Negate Neutral 1, Shield 2, Wall of Earth 1, Ward 1, Fire Darts 1, Ka-Bong! 2, Swap 1,
        Around the Corner 1, Booby Trap 1, Create Door 1, Create Wall 1, Dispel 1, Dust Cloud 1, Glue 1,
        Rosebush 2, Thornbush 2, Handful of Tacks 1, Energy 4 2, Energy 5 1
    """,
    "elemental": """
        Wall of Earth 2, Fireball 3, Lightning Bolt 2, Waterbolt 2, Flood 1, Wall of Fire 1, Create Wall 2,
        Destroy Wall 1, Fog 1, Mist Body 1, Stone Block 1, Stone Spikes 1, Windrider 2, Fire Cloak 1,
        Energy 4 2, Energy 5 1
    """,
    "mentalism": """
        Absorb Spell 1, Shield 1, Brain Burn 2, Mental Force 2, Powerthrust 2, Psychic Storm 1, Share Life 1,
        Thought Steal 2, Pain Link 2, Teleport 1, Add 2, Astral Projection 2, Meditate 2, Pick Lock 1,
        Shatter 1, Energy 4 1
    """,
    "mutation": """
        Featherweight 2, Disease 1, Heave-Ho 1, Gnome Form 1, Stretch 2, Adrenaline 2, Big Man Form 1,
        Dispel 1, Extra Arms 2, Golem Form 1, Mad Dash 1, Mist Body 1, Slime Form 1, Strength 1, Wallivore 2,
        Werewolf Form 1, Energy 4 2, Energy 5 1
    """,
    "thaumaturgy": """
        Anti-Anti 1, Backlash 1, Full Shield 1, Negate Neutral 1, Drop Object 1, Fire Darts 1,
        Globe of Pain 2, Powerthrust 1, Slow Death 1, Yoink! 1, Invisible 1, Around the Corner 1, Dispel 1,
        Gravity 1, Pass Through Wall 1, Pick Lock 1, Rotate Sector 1, Seal Door 1, Master Key 1, Dagger 1,
        Wizardblade 1, Energy 5 2
    """,
}

SCHOOLS: Final = tuple(_SCHOOLS)
WHITE: Final = 0
BLACK: Final = 1
CHOOSABLE: Final = SCHOOLS[2:]
FIRST_GAME: Final = ("alchemy", "elemental", "mentalism")
ENERGY: Final = ("Energy 4", "Energy 5", "Energy 6")


def _read() -> tuple[list[str], list[tuple[int, int, int, int]], dict[str, str]]:
    """Return the names in order, the printed cards (name, school, copies, since), each name's paragraph."""
    names: list[str] = []
    printed: list[tuple[int, int, int, int]] = []
    paragraph: dict[str, str] = {}
    for school, table in enumerate(_SCHOOLS.values()):
        chapter = 21 if school == BLACK else 21 + max(school - 1, 0)
        number = sum(1 for rule in paragraph.values() if rule.startswith(f"{chapter}."))
        for entry in " ".join(table.split()).split(", "):
            row, _, since = entry.partition(" since ")
            name, copies = row.rsplit(" ", 1)
            if name not in names:
                names.append(name)
            if name in ENERGY:
                paragraph[name] = "21.12"
            elif name not in paragraph:
                number += 1
                paragraph[name] = f"{chapter}.{number}"
            printed.append((names.index(name), school, int(copies), int(since or 0)))
    return names, printed, paragraph


_names, _printed, PARAGRAPH = _read()

NAMES: Final = tuple(_names)  # of the different cards; elsewhere a "name" is an index into this
NAME: Final = {name: number for number, name in enumerate(NAMES)}
SLUGS: Final = tuple(
    re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("!", "")) for name in NAMES
)

# A printed card is a name and a school; equal ones are indistinguishable.
NAME_OF: Final = tuple([name for name, _, _, _ in _printed])
SCHOOL_OF: Final = tuple([school for _, school, _, _ in _printed])
COPIES: Final = tuple([copies for _, _, copies, _ in _printed])
SINCE: Final = tuple([since for _, _, _, since in _printed])  # the first version that has it; 0: all have it
MOST_COPIES: Final = max(COPIES)
CARDS: Final = tuple(range(len(_printed)))
SCHOOLS_WITH: Final = tuple(
    [tuple([school for which, school, _, _ in _printed if which == name]) for name in range(len(NAMES))]
)


def version_of(text: str) -> int:
    """Return a rules version as a number; today's for a version that we don't know."""
    return next((version for version in range(1, VERSION) if str(version) == text), VERSION)


def school_cards(school: int, version: int) -> list[int]:
    """Return the cards that a school has under a rules version, each as often as it is printed."""
    cards = [card for card in CARDS if SCHOOL_OF[card] == school and SINCE[card] <= version]
    return [card for card in cards for _ in range(COPIES[card])]
