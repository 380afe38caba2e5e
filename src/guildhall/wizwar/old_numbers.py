"""The meaning of numbers in old records: ways, cards and schools in the order of rules version 3.

Until then records held choices as numbers, which depended on the order of lists and imports. Nothing new
belongs here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import CARDS, NAME_OF, SCHOOL_OF, SCHOOLS, SINCE, SLUGS

_VERSION: Final = 3
_WAYS: Final = """
    punch fireball zot/hurt zot/stun ka-bong powerthrust stone-dead globe-of-pain fire-darts
    fire-darts/dart lightning-bolt psychic-storm waterbolt swap mental-force share-life drop-object yoink
    heave-ho brain-burn thought-steal stretch/punch full-shield negate-neutral anti-anti absorb-spell
    backlash shield wall-of-earth ward fools-gold rosebush thornbush dust-cloud stone-block glue
    booby-trap acid-bath slow-death adrenaline disease homunculus invisible invisible pain-link pain-link
    featherweight shatter stone-spikes stone-spikes/throw strength strength/tear fog flood flood gravity
    dispel gnome-form golem-form slime-form werewolf-form big-man-form extra-arms mist-body gnome-form
    large-rock/throw dagger/stab dagger/throw wizardblade/slash boomstone/throw universal-solvent/throw
    null-powder/counter null-powder/end around-the-corner astral-projection add meditate teleport teleport
    windrider mad-dash stretch/take stretch/drop create-wall destroy-wall wallivore pass-through-wall
    wall-of-fire wall-of-fire create-door pick-lock seal-door rotate-sector
"""
_CARDS: Final = tuple(dict.fromkeys([SLUGS[NAME_OF[card]] for card in CARDS if SINCE[card] <= _VERSION]))
_SCHOOLS: Final = SCHOOLS[: 1 + max(SCHOOL_OF[card] for card in CARDS if SINCE[card] <= _VERSION)]

# The first numbers of acts, and of what decisions offer besides cards, in those records.
_PLAY_WAY: Final = 100
_PLAY_ITEM: Final = 400
_SPEED: Final = 500
_SPEED_ADD: Final = 599
_ADD: Final = 200
_OVER_THING: Final = 300
_NUMBERS: Final = range(1000)  # ways and schools, which have their own numbers


def todays_choice(decision: Decision, number: int) -> int | None:
    """Return today's choice for a number of an old record, if there is one."""
    kind = decision.kind
    if kind == kinds.ACT:
        return _act(decision, number)
    if kind == kinds.ANSWER:
        return number if number == kinds.PASS else _way(decision, choices.ANSWER, number - 1)
    if kind == kinds.WITH:
        return _way(decision, _NUMBERS, number)
    if kind == kinds.SCHOOL:
        return _today(_NUMBERS, _SCHOOLS, number, SCHOOLS)
    if kind == kinds.BOOST:
        return choices.SUM if number == _ADD else _card_or_done(choices.FUEL, number)
    if kind in (kinds.DISCARD, kinds.STEAL, kinds.FORGET):
        if number >= _OVER_THING:
            return choices.GIVE_THING[number - _OVER_THING]
        return _card_or_done(choices.GIVE_CARD, number)
    if kind == kinds.OVER:
        if number >= _OVER_THING:
            return choices.LOSE_THING[number - _OVER_THING]
        return _today(choices.LOSE_CARD, _CARDS, number, SLUGS)
    return number  # targets, directions and amounts have the same numbers today


def _act(decision: Decision, number: int) -> int | None:
    if _PLAY_WAY <= number < _PLAY_ITEM:
        return _way(decision, choices.WAY, number - _PLAY_WAY)
    if _PLAY_ITEM <= number < _SPEED:
        return _today(choices.ITEM, _CARDS, number - _PLAY_ITEM, SLUGS)
    if _SPEED <= number < _SPEED_ADD:
        return _today(choices.SPEED, _CARDS, number - _SPEED, SLUGS)
    return number


def _card_or_done(today: Sequence[int], number: int) -> int | None:
    return number if number == kinds.DONE else _today(today, _CARDS, number - 1, SLUGS)


def _way(decision: Decision, today: Sequence[int], number: int) -> int | None:
    """Return a way to play a card; of two ways with one name, a decision offers only one."""
    then = _WAYS.split()
    if not 0 <= number < len(then):
        return None
    numbers = [today[way.number] for way in WAYS if way.slug == then[number]]
    return next((choice for choice in numbers if choice in decision.options), None)


def _today(today: Sequence[int], old: Sequence[str], number: int, words: Sequence[str]) -> int | None:
    """Return today's number for a word that had a number then."""
    if not 0 <= number < len(old) or old[number] not in words:
        return None
    return today[words.index(old[number])]
