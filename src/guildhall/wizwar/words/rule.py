"""Rules: a card on the table changes a number or a permission of the wizard it is with or laid on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from guildhall.wizwar.book import ATTACK, BOOK, COUNTER, Hooks, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.state import HAND, State, Thing
from guildhall.wizwar.targets import NOWHERE, WIZARD

Number: TypeAlias = Callable[[State, Thing, int, int], int]  # the thing, the wizard, the number so far
Chance: TypeAlias = Callable[[State, Thing, int], bool]
Permission: TypeAlias = Callable[[State, Thing, int, Way], bool]
Door: TypeAlias = Callable[[State, Thing, int, int], bool]  # ..., the line
Indifference: TypeAlias = Callable[[State, Thing, int, Thing], bool]  # ..., the object
Offer: TypeAlias = Callable[[State, Thing, int], bool]
Ban: TypeAlias = Callable[[State, Thing, int], bool]  # ..., the name of a card
Pin: TypeAlias = Callable[[State, Thing, int], bool]  # ..., an object or treasure
Ground: TypeAlias = Callable[[State, Thing, int, int], bool]  # ..., the square
Strength: TypeAlias = Callable[[State, Thing, int, int, int], int]  # ..., the damage so far, its kind

form_speed: Final = Hooks[Number]()
speed: Final = Hooks[Number]()
hand_limit: Final = Hooks[Number]()
energy_value: Final = Hooks[Number]()
cards_drawn: Final = Hooks[Number]()
attacks: Final = Hooks[Number]()
form_punch: Final = Hooks[Number]()  # physical damage of the bare fist in another form
punch: Final = Hooks[Number]()  # physical damage of the bare fist
burning_fist: Final = Hooks[Number]()  # fire damage of the bare fist
deals: Final = Hooks[Strength]()  # damage this wizard deals
suffers: Final = Hooks[Strength]()  # damage this wizard takes, after answers
evades: Final = Hooks[Chance]()  # an attack that is about to hit
forbids: Final = Hooks[Permission]()  # a way of playing a card
drifts: Final = Hooks[Chance]()  # damage moves this wizard instead of hurting him
opens: Final = Hooks[Door]()  # a locked door
admits: Final = Hooks[Offer]()  # a door, this wizard
seals: Final = Hooks[Offer]()  # keeps a door shut, whoever comes
seeps: Final = Hooks[Chance]()  # through closed doors, locked or sealed
ignores: Final = Hooks[Indifference]()  # an object in the way
untouchable: Final = Hooks[Chance]()  # no attack can be aimed at this wizard
sees_through: Final = Hooks[Chance]()  # whatever his spells would be stopped by, once
dims: Final = Hooks[Chance]()  # nobody sees farther than the next square
pushes: Final = Hooks[Chance]()  # fills his square and shoves whoever is in his way
shatters: Final = Hooks[Chance]()  # a crack for each point of damage
may_drop: Final = Hooks[Ground]()  # of his own will, in this square
offers: Final = Hooks[Offer]()  # an act to a wizard near it, for his whole phase
catches: Final = Hooks[Offer]()  # ends the movement of whoever comes into its square
confuses: Final = Hooks[Offer]()  # makes whoever leaves its square go at random
bans: Final = Hooks[Ban]()  # cards that nobody can play
pins: Final = Hooks[Pin]()  # what nobody can pick up
fixes: Final = Hooks[Pin]()  # what nobody can move
many_hands: Final = Hooks[Chance]()  # picks up whatever lies there for one point
light_treasure: Final = Hooks[Number]()  # points that picking up a treasure costs instead of the phase

MAIN_SPEED: Final = 3

F = TypeVar("F")


def concerns(thing: Thing, player: int) -> bool:
    """Whether a card lies in front of a wizard as his item, or is laid on him."""
    return thing.on == WIZARD[player] or (
        thing.owner == player and thing.at == NOWHERE and thing.on == NOWHERE
    )


def of(table: Hooks[F], s: State, player: int) -> list[tuple[Thing, F]]:
    """The cards of a table that concern a wizard, each with what it says."""
    if not s.kinds & table.mask:
        return []
    return [
        (thing, table.by_name[NAME_OF[thing.card]])
        for thing in s.things
        if thing.card >= 0 and NAME_OF[thing.card] in table.by_name and concerns(thing, player)
    ]


def everywhere(table: Hooks[F], s: State) -> list[tuple[Thing, F]]:
    """The cards of a table, whomever they concern."""
    if not s.kinds & table.mask:
        return []
    return [
        (thing, table.by_name[NAME_OF[thing.card]])
        for thing in s.things
        if thing.card >= 0 and NAME_OF[thing.card] in table.by_name
    ]


def count(table: Hooks[Number], s: State, player: int, value: int) -> int:
    """A number after all cards that change it for a wizard."""
    if s.kinds & table.mask:
        for thing, change in of(table, s, player):
            value = change(s, thing, player, value)
    return value


def measure(table: Hooks[Strength], s: State, player: int, value: int, kind: int) -> int:
    """Damage of a kind after all cards that change it for a wizard."""
    for thing, change in of(table, s, player):
        value = change(s, thing, player, value, kind)
    return value


def any_of(table: Hooks[Chance], s: State, player: int) -> bool:
    """Whether any card that concerns a wizard says yes."""
    if not s.kinds & table.mask:
        return False
    return any(ask(s, thing, player) for thing, ask in of(table, s, player))


def can_open(s: State, player: int, line: int) -> bool:
    """Whether something a wizard carries opens a locked door."""
    return any(ask(s, thing, player, line) for thing, ask in of(opens, s, player))


def feels(s: State, player: int, thing: Thing) -> bool:
    """Whether an object does anything to a wizard."""
    return not any(ask(s, other, player, thing) for other, ask in of(ignores, s, player))


def base_speed(s: State, player: int) -> int:
    """Movement points at the start of a turn (rules 2.1, 2.6)."""
    return count(speed, s, player, count(form_speed, s, player, MAIN_SPEED))


def most_cards(s: State, player: int) -> int:
    """The hand limit (rules 7.10)."""
    return count(hand_limit, s, player, HAND)


def held_cards(s: State, player: int) -> int:
    """What counts towards the hand limit: hand, spells kept up, items carried (rules 7.10)."""
    number = len(s.hands[player])
    items = not any_of(many_hands, s, player)
    spells = not s.rules.uncluttered_minds
    for thing in s.things:
        if thing.card >= 0 and thing.owner == player:
            if BOOK[NAME_OF[thing.card]].item:
                number += items
            elif maintained(s, thing):
                number += spells
    return number


def maintained(s: State, thing: Thing) -> bool:
    """Whether a spell on the table is kept up by its caster (rules 7.4, 14.7)."""
    card = BOOK[NAME_OF[thing.card]]
    return not card.item and not (card.made and s.rules.permanent_creations)


def has(s: State, player: int, name: int) -> bool:
    """Whether a wizard carries an item, or is under a spell, of this name."""
    if s.kinds >> name & 1:
        for thing in s.things:
            if thing.card >= 0 and NAME_OF[thing.card] == name and concerns(thing, player):
                return True
    return False


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
    """Whether cards of a name can be played at all (rules 24.4)."""
    if not s.kinds & bans.mask:
        return True
    return not any(ban(s, thing, name) for thing, ban in everywhere(bans, s))


def stuck(s: State, target: int) -> bool:
    """Whether an object or treasure cannot be picked up (rules 23.10, 27.7)."""
    return fixed(s, target) or any(pin(s, thing, target) for thing, pin in everywhere(pins, s))


def fixed(s: State, target: int) -> bool:
    """Whether an object or treasure cannot be moved at all (rules 23.10)."""
    return any(fix(s, thing, target) for thing, fix in everywhere(fixes, s))


def allowed(s: State, player: int, way: Way) -> bool:
    """Whether nothing on the table forbids a wizard to play something this way."""
    if way.name >= 0 and not playable(s, way.name):
        return False
    if not s.kinds & forbids.mask:
        return True
    return not any(forbid(s, thing, player, way) for thing, forbid in of(forbids, s, player))


def can_be_attacked(s: State, player: int) -> bool:
    """Whether a wizard can be the target of an attack at all (rules 24.7)."""
    return not any_of(untouchable, s, player)


def only_counters(s: State, thing: Thing, player: int, way: Way) -> bool:
    """Forbids every spell but counters (rules 7.15)."""
    return way.how == 0 and way.kind != COUNTER


def no_attack(s: State, thing: Thing, player: int, way: Way) -> bool:
    """Forbids attacks of any sort."""
    return way.kind == ATTACK
