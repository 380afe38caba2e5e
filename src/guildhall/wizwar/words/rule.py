"""Rules: a card on the table changes a number or a permission of its carrier, or of the wizard it is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from guildhall.wizwar.book import BOOK, SPELL, Hindrance, Hooks, Way
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.printed import ATTACK, COUNTER
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import HAND, State, Thing
from guildhall.wizwar.targets import NOWHERE, WIZARD

Number: TypeAlias = Callable[[State, Thing, int, int], int]  # the thing, the wizard, the number so far
Chance: TypeAlias = Callable[[State, Thing, int], bool]
Objection: TypeAlias = Callable[[State, Thing, int, Way], Reason | None]  # ..., a way of playing a card
Door: TypeAlias = Callable[[State, Thing, int, int], bool]  # ..., the line
Indifference: TypeAlias = Callable[[State, Thing, int, Thing], bool]  # ..., the object
Ban: TypeAlias = Callable[[State, Thing, int], Reason | None]  # ..., the name of a card
Pin: TypeAlias = Callable[[State, Thing, int], Reason | None]  # ..., an object or treasure
Ground: TypeAlias = Callable[[State, Thing, int, int], Reason | None]  # ..., the wizard, the square
Strength: TypeAlias = Callable[[State, Thing, int, int, int], int]  # ..., the damage so far, its kind


class Offer(NamedTuple):
    """An act that a thing offers."""

    refuses: Callable[[State, int, int], Reason | None]  # a wizard: the number of the thing, the wizard
    missing: Reason  # if there is no such thing


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
forbids: Final = Hooks[Objection]()  # why a card can't be played in some way
drifts: Final = Hooks[Chance]()  # damage moves this wizard instead of hurting them
opens: Final = Hooks[Door]()  # a locked door
seals: Final = Hooks[Chance]()  # keeps a door shut for everybody
seeps: Final = Hooks[Chance]()  # through closed doors, locked or sealed
ignores: Final = Hooks[Indifference]()  # an object in the way
untouchable: Final = Hooks[Reason]()  # why no attack can be aimed at this wizard
sees_through: Final = Hooks[Chance]()  # one obstacle doesn't stop this wizard's spells
dims: Final = Hooks[Reason]()  # why nobody sees farther than the next square
pushes: Final = Hooks[Chance]()  # fills the wizard's square and pushes others out of the way
shatters: Final = Hooks[Chance]()  # a crack for each point of damage
keeps: Final = Hooks[Ground]()  # why its carrier can't put it down in a square
offers: Final = Hooks[Offer]()  # an act to a wizard near it, for the whole phase
catches: Final = Hooks[Chance]()  # ends the movement of wizards who enter its square
confuses: Final = Hooks[Chance]()  # makes wizards leave its square in a random direction
bans: Final = Hooks[Ban]()  # why nobody can play some cards
pins: Final = Hooks[Pin]()  # why nobody can pick something up
fixes: Final = Hooks[Pin]()  # why nobody can move something at all
roots: Final = Hooks[Reason]()  # why its caster may not move again this turn
many_hands: Final = Hooks[Chance]()  # picks up everything that lies there for one point
light_treasure: Final = Hooks[Number]()  # points that picking up a treasure costs instead of the phase

MAIN_SPEED: Final = 3
ENDS_NEVER: Final = Reason("14.7", "permanent", "card:subject", near=True)

F = TypeVar("F")


def concerns(thing: Thing, player: int) -> bool:
    """Return whether a card is an item of a wizard, or is on the wizard."""
    return thing.on == WIZARD[player] or (
        thing.owner == player and thing.at == NOWHERE and thing.on == NOWHERE
    )


def of(table: Hooks[F], s: State, player: int) -> list[tuple[Thing, F]]:
    """Return the cards that concern a wizard and have such a hook, each with its function."""
    if not s.kinds & table.mask:
        return []
    return [
        (thing, table.by_name[NAME_OF[thing.card]])
        for thing in s.things
        if thing.card >= 0 and NAME_OF[thing.card] in table.by_name and concerns(thing, player)
    ]


def count(table: Hooks[Number], s: State, player: int, value: int) -> int:
    """Return a number after all cards that change it for a wizard."""
    if s.kinds & table.mask:
        for thing, change in of(table, s, player):
            value = change(s, thing, player, value)
    return value


def measure(table: Hooks[Strength], s: State, player: int, value: int, kind: int) -> int:
    """Return damage of a kind after all cards that change it for a wizard."""
    for thing, change in of(table, s, player):
        value = change(s, thing, player, value, kind)
    return value


def any_of(table: Hooks[Chance], s: State, player: int) -> bool:
    """Return whether the hook of any card that concerns a wizard says yes."""
    if not s.kinds & table.mask:
        return False
    return any(ask(s, thing, player) for thing, ask in of(table, s, player))


def can_open(s: State, player: int, line: int) -> bool:
    """Return whether something a wizard carries opens a locked door."""
    return any(ask(s, thing, player, line) for thing, ask in of(opens, s, player))


def feels(s: State, player: int, thing: Thing) -> bool:
    """Return whether an object affects a wizard."""
    return not any(ask(s, other, player, thing) for other, ask in of(ignores, s, player))


def base_speed(s: State, player: int) -> int:
    """Return the movement points at the start of a turn (rules 2.1, 2.6)."""
    return count(speed, s, player, count(form_speed, s, player, MAIN_SPEED))


def most_cards(s: State, player: int) -> int:
    """Return the hand limit (rules 7.10)."""
    return count(hand_limit, s, player, HAND)


def held_cards(s: State, player: int) -> int:
    """Return what counts towards the hand limit: hand, spells kept up, items carried (rules 7.10)."""
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
    """Return whether its caster keeps a spell on the table up (rules 7.4, 14.7)."""
    card = BOOK[NAME_OF[thing.card]]
    return not card.item and not (card.made and s.rules.permanent_creations)


def kept_up(s: State, player: int) -> list[int]:
    """Return the numbers of the spells that a wizard keeps up."""
    return [i for i, thing in enumerate(s.things) if thing.owner == player and maintained(s, thing)]


def always(s: State, thing: Thing, player: int) -> bool:
    """Say yes."""
    return True


def becomes(number: int) -> Number:
    """Return a hook that sets a number."""
    return lambda s, thing, player, value: number


def plus(number: int) -> Number:
    """Return a hook that adds to a number."""
    return lambda s, thing, player, value: value + number


def minus(number: int) -> Strength:
    """Return a hook that reduces damage of all kinds."""
    return lambda s, thing, player, damage, kind: damage - number


def requires(has: Callable[[State, int], object], reason: Reason) -> Hindrance:
    """Return what prevents a player from playing something that requires what they don't have."""
    return lambda s, player: None if has(s, player) else reason


def why_not_dropped(s: State, thing: Thing, player: int, square: int) -> Reason | None:
    """Return why a wizard can't put an item down in a square."""
    keep = keeps.by_name.get(NAME_OF[thing.card])
    return None if keep is None else keep(s, thing, player, square)


def why_not_ended(s: State, thing: Thing) -> Reason | None:
    """Return why nobody can end their own spell (rules 14.7)."""
    return None if maintained(s, thing) else ENDS_NEVER.of(NAME_OF[thing.card])


def energy_of(s: State, player: int, name: int) -> int:
    """Return a card's energy for a wizard; 0 if it has none (rules 6.6, 7.8)."""
    value = BOOK[name].energy
    return count(energy_value, s, player, value) if value else 0


def why_banned(s: State, name: int) -> Reason | None:
    """Return why cards of a name can't be played at all (rules 24.4)."""
    return _first(bans, s, name)


def why_stuck(s: State, target: int) -> Reason | None:
    """Return why an object or treasure can't be picked up (rules 23.10, 27.7)."""
    return _first(pins, s, target) or why_fixed(s, target)


def why_fixed(s: State, target: int) -> Reason | None:
    """Return why an object or treasure can't be moved at all (rules 23.10)."""
    return _first(fixes, s, target)


def _first(table: Hooks[Pin], s: State, what: int) -> Reason | None:
    """Return the first reason that a card on the table gives."""
    for _, thing, objection in table.each(s):
        reason = objection(s, thing, what)
        if reason is not None:
            return reason
    return None


def why_forbidden(s: State, player: int, way: Way) -> Reason | None:
    """Return why a wizard can't play something this way, if something on the table forbids it."""
    if way.name >= 0 and s.kinds & bans.mask:
        banned = why_banned(s, way.name)
        if banned is not None:
            return banned
    if s.kinds & forbids.mask:
        for thing, forbid in of(forbids, s, player):
            reason = forbid(s, thing, player, way)
            if reason is not None:
                return reason
    return None


def can_be_attacked(s: State, player: int) -> bool:
    """Return whether a wizard can be the target of an attack at all (rules 24.7)."""
    return not of(untouchable, s, player)


def counterspells_only(name: str) -> Objection:
    """Return a hook that forbids all spells but counterspells (rules 7.15)."""
    reason = Reason("7.15", "form-spell", "form:subject", subject=NAME[name])
    return lambda s, thing, player, way: reason if way.how == SPELL and way.kind != COUNTER else None


def no_attack(paragraph: str, name: str) -> Objection:
    """Return a hook that forbids all attacks."""
    reason = Reason(paragraph, "form-attack", "form:subject", subject=NAME[name])
    return lambda s, thing, player, way: reason if way.kind == ATTACK else None
