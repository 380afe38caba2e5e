"""What a player may use now: cards for energy, items they carry, and the attacks of their turn."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.numbering import unpack
from guildhall.wizwar import choices
from guildhall.wizwar.book import ADDS, BOOK, HELPERS, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.printed import ATTACK
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import HAS_MOVED, IS_STUNNED, State
from guildhall.wizwar.targets import NOWHERE
from guildhall.wizwar.words import rule


def fuel_names(fuel: int) -> list[int]:
    """Return the names of the cards spent on energy, in the order chosen, with Add first."""
    return [choices.FUEL_CARD[card] for card in unpack(fuel)] if fuel else []


def names_left(s: State, player: int, spent: list[int]) -> list[int]:
    """Return the different names in a hand, without the cards already chosen."""
    rest = [NAME_OF[card] for card in s.hands[player]]
    for name in spent:
        rest.remove(name)
    return sorted(set(rest))


NO_ENERGY: Final = Reason("6.6", "no-energy", "card")
IN_USE: Final = Reason("", "in-use", "card")
NO_ADD: Final = Reason("22.4", "not-in-hand", "card")
ADD_LATER: Final = Reason("22.4", "add-later", "card")
ADD_TWO: Final = Reason("22.4", "add-two")


def fuels(s: State, player: int, spent: list[int]) -> list[int]:
    """Return the names of the cards in a hand that can be spent on energy."""
    return [name for name in names_left(s, player, spent) if BOOK[name].energy]


def why_no_fuel(s: State, player: int, spent: list[int], name: int) -> Reason | None:
    """Return why a card in a hand can't be spent on energy."""
    if name in fuels(s, player, spent):
        return None
    return IN_USE if BOOK[name].energy else NO_ENERGY


def why_not_added(s: State, player: int, spent: list[int]) -> Reason | None:
    """Return why a player can't play Add now with two other cards for energy (rules 22.4)."""
    adding = HELPERS[ADDS]
    rest = [NAME_OF[card] for card in s.hands[player]]
    if adding.name not in rest:
        return NO_ADD
    if player != s.player or not any(frame.name == "move_and_cast" for frame in s.stack):  # rules 6.1
        return ADD_LATER
    for name in spent:
        rest.remove(name)
    if adding.name not in rest:
        return NO_ADD
    if sum(1 for name in rest if BOOK[name].energy) <= 2:
        return ADD_TWO
    return rule.why_forbidden(s, player, adding)


def carried(s: State, player: int, name: int) -> int:
    """Return the number of a player's item of this name, or of their spell on themselves; NOWHERE if none."""
    for i, thing in enumerate(s.things):
        if thing.card >= 0 and NAME_OF[thing.card] == name and thing.owner == player and thing.at == NOWHERE:
            return i
    return NOWHERE


FIRST_TURN: Final = Reason("5.2", "first-turn")
ALL_MADE: Final = Reason("5.1", "attacked", "count:attacks")
STUNNED_TWICE: Final = Reason("26.6", "stunned-twice")
STUNNED_MOVED: Final = Reason("9.5", "stunned-moved")


def why_no_attack(s: State, player: int) -> Reason | None:
    """Return why the active wizard has no attack left, if so (rules 5.1, 5.2, 9.5)."""
    if attacks_left(s, player):
        return None
    if s.turns[player] <= 1:
        return FIRST_TURN
    most = rule.count(rule.attacks, s, player, 1)
    if s.attacks >= most:
        return ALL_MADE
    return STUNNED_TWICE if most > 1 else STUNNED_MOVED


def attacks_left(s: State, player: int) -> int:
    """Return how many attacks the active wizard has left."""
    if s.turns[player] <= 1:
        return 0
    most = rule.count(rule.attacks, s, player, 1)
    if s.flags & IS_STUNNED and s.flags & HAS_MOVED:
        most -= 1
    return max(most - s.attacks, 0)


def why_not_used(s: State, way: Way, player: int) -> Reason | None:
    """Return why the active player can't play something this way now, apart from targets."""
    reason = rule.why_forbidden(s, player, way)
    if reason is None and way.kind == ATTACK:
        reason = why_no_attack(s, player)
    if reason is None and way.unless is not None:
        reason = way.unless(s, player)
    return reason
