"""A second record of what is printed on the cards: types, range, duration, traits, energy (rules 6 and 7).

The range of an item is that of its uses. An exclamation mark after the duration means that the spell can be
boosted.
"""

from __future__ import annotations

import pytest

from guildhall.wizwar.book import BOOK, SPELL
from guildhall.wizwar.decks import CHOOSABLE, ENERGY, NAME, NAMES, SCHOOLS, school_cards
from guildhall.wizwar.printed import DURATIONS, RANGES, TYPES
from guildhall.wizwar.traits import TRAITS
from tests.citing import rules

PRINTED = """
    Full Shield       | counter          | sight          | instant    |                      | 0
    Negate Neutral    | counter          | sight          | instant    |                      | 0
    Drop Object       | attack           | sight          | instant    |                      | 2
    Zot!              | attack           | sight          | instant!   |                      | 0
    Around the Corner | neutral          | anywhere       | instant    |                      | 0
    Create Wall       | neutral          | sight          | permanent  | creation             | 0
    Destroy Wall      | neutral          | sight          | instant    |                      | 0
    Dispel            | neutral          | sight          | instant    |                      | 0
    Pick Lock         | neutral          | adjacent       | instant    | mundane              | 3
    Rotate Sector     | neutral          | anywhere       | instant    |                      | 0
    Large Rock        | item             | sight          | permanent  | thrown-weapon        | 3

    Fool's Gold       | counter          | anywhere       | instant    |                      | 0
    Acid Bath         | attack           | sight          | temporary! | curse                | 0
    Stone Dead        | attack           | sight          | instant!   |                      | 3
    Add               | neutral          | anywhere       | instant    |                      | 3
    Homunculus        | neutral          | caster         | permanent! | creation             | 0
    Bloodshard        | item             |                | permanent  | trinket              | 0
    Boomstone         | item             | sight          | permanent  | magic-stone          | 0
    Brainstone        | item             |                | permanent  | magic-stone          | 0
    Lifestone         | item             |                | permanent  | magic-stone          | 0
    Mightstone        | item             |                | permanent  | magic-stone          | 2
    Null Powder       | item             | sight          | permanent  | trinket              | 0
    Powerstone        | item             |                | permanent  | magic-stone          | 0
    Speedstone        | item             |                | permanent  | magic-stone          | 0
    Spellstone        | item             |                | permanent  | magic-stone          | 0
    Universal Solvent | item             | sight          | permanent  | thrown-weapon        | 0
    Visionstone       | item             |                | permanent  | magic-stone          | 0

    Shield            | counter          | caster         | instant!   |                      | 2
    Wall of Earth     | counter          | sight          | instant    |                      | 0
    Ward              | counter          | anywhere       | instant    |                      | 0
    Fire Darts        | attack           | sight          | instant!   | fire                 | 0
    Ka-Bong!          | attack           | sight          | instant    |                      | 0
    Swap              | attack           | sight          | instant    |                      | 0
    Booby Trap        | neutral          | anywhere       | permanent  | creation             | 0
    Create Door       | neutral          | sight          | permanent  | creation             | 2
    Dust Cloud        | neutral          | sight          | permanent  | creation             | 0
    Glue              | neutral          | sight          | permanent  |                      | 3
    Rosebush          | neutral          | sight          | permanent  | creation             | 0
    Thornbush         | neutral          | sight          | permanent  | creation             | 0
    Handful of Tacks  | item             |                | permanent  | trinket              | 3

    Fireball          | attack           | sight          | instant    | fire                 | 0
    Lightning Bolt    | attack           | sight          | instant!   | lightning            | 0
    Waterbolt         | attack           | sight          | instant!   | water                | 3
    Flood             | neutral, counter | anywhere       | temporary! | global, water        | 0
    Wall of Fire      | neutral, counter | sight          | permanent  | fire                 | 2
    Fog               | neutral          | anywhere       | temporary! | global               | 0
    Mist Body         | neutral          | caster         | temporary! | transformation       | 0
    Stone Block       | neutral          | sight          | permanent  | creation             | 0
    Stone Spikes      | neutral          | caster         | temporary! |                      | 2
    Windrider         | neutral          | caster         | instant    |                      | 0
    Fire Cloak        | item             |                | permanent  | fire                 | 2

    Absorb Spell      | counter          | sight          | instant    |                      | 0
    Brain Burn        | attack           | sight          | instant    |                      | 0
    Mental Force      | attack           | sight          | instant!   |                      | 0
    Powerthrust       | attack           | sight          | instant!   |                      | 2
    Psychic Storm     | attack           | sight          | instant!   |                      | 0
    Share Life        | attack           | sight          | instant    |                      | 0
    Thought Steal     | attack           | sight          | instant    |                      | 2
    Pain Link         | neutral, counter | caster         | temporary! |                      | 0
    Teleport          | neutral, counter | caster         | instant    |                      | 0
    Astral Projection | neutral          | caster         | instant    |                      | 0
    Meditate          | neutral          | caster         | instant    |                      | 3
    Shatter           | neutral          | caster         | temporary! |                      | 3

    Featherweight     | counter          | caster         | temporary! |                      | 0
    Disease           | attack           | caster         | temporary! |                      | 0
    Heave-Ho          | attack           | sight          | instant    | mundane              | 0
    Gnome Form        | neutral, counter | caster         | temporary! | transformation       | 2
    Stretch           | attack, neutral  | sight          | instant    |                      | 2
    Adrenaline        | neutral          | sight          | temporary! |                      | 0
    Big Man Form      | neutral          | caster         | temporary! | transformation       | 0
    Extra Arms        | neutral          | caster         | temporary! | transformation       | 3
    Golem Form        | neutral          | caster         | temporary! | transformation       | 0
    Mad Dash          | neutral          | caster         | instant    |                      | 0
    Slime Form        | neutral          | caster         | temporary! | transformation       | 0
    Strength          | neutral          | caster         | temporary! |                      | 0
    Wallivore         | neutral          | adjacent       | instant    |                      | 0
    Werewolf Form     | neutral          | caster         | temporary! | transformation       | 0

    Anti-Anti         | counter          | sight          | instant    |                      | 3
    Backlash          | counter          | sight          | instant    |                      | 0
    Globe of Pain     | attack           | anywhere       | instant!   |                      | 3
    Slow Death        | attack           | sight          | temporary! | curse                | 0
    Yoink!            | attack           | sight          | instant    |                      | 0
    Invisible         | neutral, counter | caster         | temporary! |                      | 0
    Gravity           | neutral          | anywhere       | temporary! | global               | 0
    Pass Through Wall | neutral          | adjacent       | instant    |                      | 0
    Seal Door         | neutral          | sight          | permanent  |                      | 2
    Master Key        | item             |                | permanent  | trinket              | 0
    Dagger            | item             | adjacent sight | permanent  | thrown-weapon weapon | 3
    Wizardblade       | item             | adjacent       | permanent  | weapon               | 0
"""
ROWS = [[part.strip() for part in line.split("|")] for line in PRINTED.splitlines() if line.strip()]
CARDS = {name: facts for name, *facts in ROWS}
NEVER_BOOSTED = {"zot/stun", "fire-darts/dart"}


def words(text: str) -> set[str]:
    return set(text.replace(",", " ").split())


def test_every_card_stands_in_the_record() -> None:
    assert CARDS.keys() == set(NAMES) - set(ENERGY)
    assert len(CARDS) == 89


@rules("0.7")
def test_the_schools_are_as_large_as_printed() -> None:
    sizes = {school: len(school_cards(number, 1)) for number, school in enumerate(SCHOOLS)}
    assert sizes == {"white": 12, "black": 12, **dict.fromkeys(CHOOSABLE, 24)}


@rules("6.7", "6.9")
@pytest.mark.parametrize("name", CARDS)
def test_types_and_range_are_as_printed(name: str) -> None:
    card = BOOK[NAME[name]]
    types, reach, *_ = CARDS[name]
    ways = [way for way in card.ways if card.item or way.how == SPELL]
    assert words(types) == ({"item"} if card.item else {TYPES[way.kind] for way in ways})
    assert words(reach) == {RANGES[way.reach] for way in ways}


@rules("7.1", "7.2", "7.3", "7.7")
@pytest.mark.parametrize("name", CARDS)
def test_duration_is_as_printed_and_energy_helps_where_it_changes_something(name: str) -> None:
    card = BOOK[NAME[name]]
    duration = CARDS[name][2]
    assert DURATIONS[card.lasts] == duration.rstrip("!")
    ways = [way for way in card.ways if way.how == SPELL and way.slug not in NEVER_BOOSTED]
    assert {way.boosts for way in ways} <= {duration.endswith("!")}
    assert not any(way.boosts for way in card.ways if way.slug in NEVER_BOOSTED)


@rules("6.6", "7.12")
@pytest.mark.parametrize("name", CARDS)
def test_traits_and_energy_value_are_as_printed(name: str) -> None:
    card = BOOK[NAME[name]]
    *_, traits, energy = CARDS[name]
    assert words(traits) == {trait for bit, trait in enumerate(TRAITS) if card.traits >> bit & 1}
    assert card.energy == int(energy)
