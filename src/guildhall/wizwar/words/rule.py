"""Rules: a card on the table changes a number or a permission of the wizard it is with or laid on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from guildhall.wizwar.book import ATTACK, BOOK, COUNTER, CREATION, FIRE, Table, Way
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.state import HAND, NOWHERE, WIZARD, State, Thing

Number: TypeAlias = Callable[[State, Thing, int, int], int]  # the thing, the wizard, the number so far
Chance: TypeAlias = Callable[[State, Thing, int], bool]
Permission: TypeAlias = Callable[[State, Thing, int, Way], bool]
Door: TypeAlias = Callable[[State, Thing, int, int], bool]  # ..., the line
Indifference: TypeAlias = Callable[[State, Thing, int, Thing], bool]  # ..., the object
Offer: TypeAlias = Callable[[State, Thing, int], bool]
Ground: TypeAlias = Callable[[State, Thing, int, int], bool]  # ..., the square
Strength: TypeAlias = Callable[[State, Thing, int, int, int], int]  # ..., the damage so far, its kind

form_speed: Final = Table[Number]()
speed: Final = Table[Number]()
hand_limit: Final = Table[Number]()
energy_value: Final = Table[Number]()
cards_drawn: Final = Table[Number]()
attacks: Final = Table[Number]()
form_punch: Final = Table[Number]()  # physical damage of the bare fist in another form
punch: Final = Table[Number]()  # physical damage of the bare fist
burning_fist: Final = Table[Number]()  # fire damage of the bare fist
deals: Final = Table[Strength]()  # damage this wizard deals
suffers: Final = Table[Strength]()  # damage this wizard takes, after answers
evades: Final = Table[Chance]()  # an attack that is about to hit
forbids: Final = Table[Permission]()  # a way of playing a card
drifts: Final = Table[Chance]()  # damage moves this wizard instead of hurting him
opens: Final = Table[Door]()  # a locked door
seeps: Final = Table[Chance]()  # through closed doors, locked or sealed
ignores: Final = Table[Indifference]()  # an object in the way
pushes: Final = Table[Chance]()  # fills his square and shoves whoever is in his way
shatters: Final = Table[Chance]()  # a crack for each point of damage
may_drop: Final = Table[Ground]()  # of his own will, in this square
offers: Final = Table[Offer]()  # an act to a wizard near it, for his whole phase
catches: Final = Table[Offer]()  # ends the movement of whoever comes into its square
many_hands: Final = Table[Chance]()  # picks up whatever lies there for one point
light_treasure: Final = Table[Number]()  # points that picking up a treasure costs instead of the phase

MAIN_SPEED: Final = 3
_FLOOD: Final = 1 << NAME["Flood"]
_FIRE_WALL: Final = NAME["Wall of Fire"]
_HOMUNCULUS: Final = NAME["Homunculus"]
_MIST: Final = NAME["Mist Body"]


def concerns(thing: Thing, player: int) -> bool:
    """Whether a card lies in front of a wizard as his item, or is laid on him."""
    return thing.on == WIZARD + player or (
        thing.owner == player and thing.at == NOWHERE and thing.on == NOWHERE
    )


def count(table: Table[Number], s: State, player: int, value: int) -> int:
    """A number after all cards that change it for a wizard."""
    if s.kinds & table.mask:
        for thing in s.things:
            if thing.card >= 0:
                change = table.by_name.get(NAME_OF[thing.card])
                if change is not None and concerns(thing, player):
                    value = change(s, thing, player, value)
    return value


def measure(table: Table[Strength], s: State, player: int, value: int, kind: int) -> int:
    """Damage of a kind after all cards that change it for a wizard."""
    if s.kinds & table.mask:
        for thing in s.things:
            if thing.card >= 0:
                change = table.by_name.get(NAME_OF[thing.card])
                if change is not None and concerns(thing, player):
                    value = change(s, thing, player, value, kind)
    return value


def base_speed(s: State, player: int) -> int:
    """Movement points at the start of a turn (rules 2.1, 2.6)."""
    return count(speed, s, player, count(form_speed, s, player, MAIN_SPEED))


def most_cards(s: State, player: int) -> int:
    """The hand limit (rules 7.10)."""
    return count(hand_limit, s, player, HAND)


def held_cards(s: State, player: int) -> int:
    """What counts towards the hand limit: hand, spells kept up, items carried (rules 7.10)."""
    number = len(s.hands[player])
    arms = any_of(many_hands, s, player)
    for thing in s.things:
        if thing.card >= 0 and thing.owner == player:
            if BOOK[NAME_OF[thing.card]].item:
                number += not arms
            elif maintained(s, thing):
                number += 1
    return number - (_spells(s, player) if s.rules.uncluttered_minds else 0)


def _spells(s: State, player: int) -> int:
    return sum(
        1
        for thing in s.things
        if thing.card >= 0
        and thing.owner == player
        and not BOOK[NAME_OF[thing.card]].item
        and maintained(s, thing)
    )


def maintained(s: State, thing: Thing) -> bool:
    """Whether a spell on the table is kept up by its caster (rules 7.4, 14.7)."""
    card = BOOK[NAME_OF[thing.card]]
    if card.item:
        return False
    made = bool(card.traits & CREATION) or card.name == _FIRE_WALL
    return not (s.rules.permanent_creations and made and card.name != _HOMUNCULUS)


def has(s: State, player: int, name: int) -> bool:
    """Whether a wizard carries an item, or is under a spell, of this name."""
    if s.kinds >> name & 1:
        for thing in s.things:
            if thing.card >= 0 and NAME_OF[thing.card] == name and concerns(thing, player):
                return True
    return False


def any_of(table: Table[Chance], s: State, player: int) -> bool:
    """Whether any card that concerns a wizard says yes."""
    if s.kinds & table.mask:
        for thing in s.things:
            if thing.card >= 0:
                ask = table.by_name.get(NAME_OF[thing.card])
                if ask is not None and concerns(thing, player) and ask(s, thing, player):
                    return True
    return False


def can_open(s: State, player: int, line: int) -> bool:
    """Whether something a wizard carries opens a locked door."""
    if s.kinds & opens.mask:
        for thing in s.things:
            if thing.card >= 0:
                ask = opens.by_name.get(NAME_OF[thing.card])
                if ask is not None and concerns(thing, player) and ask(s, thing, player, line):
                    return True
    return False


def feels(s: State, player: int, thing: Thing) -> bool:
    """Whether an object does anything to a wizard."""
    if s.kinds & ignores.mask:
        for other in s.things:
            if other.card >= 0:
                ask = ignores.by_name.get(NAME_OF[other.card])
                if ask is not None and concerns(other, player) and ask(s, other, player, thing):
                    return False
    return True


def always(s: State, thing: Thing, player: int) -> bool:
    """Says yes."""
    return True


def droppable(s: State, thing: Thing, player: int, square: int) -> bool:
    """Whether a wizard may put an item down in a square."""
    only = may_drop.by_name.get(NAME_OF[thing.card])
    return only is None or only(s, thing, player, square)


def energy_of(s: State, player: int, name: int) -> int:
    """What a card is worth as energy to a wizard; 0: nothing (rules 6.6, 7.8)."""
    value = BOOK[name].energy
    return count(energy_value, s, player, value) if value else 0


def playable(s: State, name: int) -> bool:
    """Whether cards of a name can be played at all: nothing of Fire under a Flood (rules 24.4)."""
    return not (s.kinds & _FLOOD and BOOK[name].traits & FIRE)


def allowed(s: State, player: int, way: Way) -> bool:
    """Whether nothing on the table forbids a wizard to play something this way."""
    if way.name >= 0 and not playable(s, way.name):
        return False
    if s.kinds & forbids.mask:
        for thing in s.things:
            if thing.card >= 0:
                forbid = forbids.by_name.get(NAME_OF[thing.card])
                if forbid is not None and concerns(thing, player) and forbid(s, thing, player, way):
                    return False
    return True


def can_be_attacked(s: State, player: int) -> bool:
    """Whether a wizard can be the target of an attack at all (rules 24.7)."""
    return not has(s, player, _MIST)


def only_counters(s: State, thing: Thing, player: int, way: Way) -> bool:
    """Forbids every spell but counters (rules 7.15)."""
    return way.how == 0 and way.kind != COUNTER


def no_attack(s: State, thing: Thing, player: int, way: Way) -> bool:
    """Forbids attacks of any sort."""
    return way.kind == ATTACK
