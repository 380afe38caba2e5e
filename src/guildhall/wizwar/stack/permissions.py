"""What a player has to hand: cards that can go for energy, items he carries, the attack of his turn."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar import choices
from guildhall.wizwar.book import ADDS, ATTACK, BOOK, HELPERS, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import HAS_MOVED, IS_STUNNED, State
from guildhall.wizwar.targets import NOWHERE
from guildhall.wizwar.words import rule

DIGIT: Final = 1000  # several targets or cards are packed as digits of one number


def fuel_names(fuel: int) -> list[int]:
    """The names of the cards that go for energy, in the order chosen; Add comes first."""
    return [choices.FUEL_CARD[digit] for digit in digits(fuel)] if fuel else []


def digits(number: int) -> list[int]:
    """Several targets or cards out of one number."""
    found: list[int] = []
    while number >= DIGIT:
        found.insert(0, number % DIGIT)
        number //= DIGIT
    return [number, *found]


def names_left(s: State, player: int, spent: list[int]) -> list[int]:
    """The different names in a hand, but for cards already spoken for."""
    rest = [NAME_OF[card] for card in s.hands[player]]
    for name in spent:
        rest.remove(name)
    return sorted(set(rest))


def fuels(s: State, player: int, spent: list[int]) -> list[int]:
    """The names of the cards in a hand that can go for energy."""
    return [name for name in names_left(s, player, spent) if BOOK[name].energy]


def can_add(s: State, player: int, spent: list[int]) -> bool:
    """Whether the active player may play Add now, with two more cards with energy values (rules 22.4)."""
    adding = HELPERS[ADDS]
    rest = [NAME_OF[card] for card in s.hands[player]]
    if adding.name not in rest or player != s.player or not in_main_phase(s):
        return False
    for name in spent:
        rest.remove(name)
    if adding.name not in rest or sum(1 for name in rest if BOOK[name].energy) <= 2:
        return False
    return rule.why_forbidden(s, player, adding) is None


def in_main_phase(s: State) -> bool:
    """Whether it is time to move and cast (rules 6.1)."""
    return any(frame.name == "move_and_cast" for frame in s.stack)


def carried(s: State, player: int, name: int) -> int:
    """The number of an item of this name, or of a spell laid on himself, that lies before a player."""
    for i, thing in enumerate(s.things):
        if thing.card >= 0 and NAME_OF[thing.card] == name and thing.owner == player and thing.at == NOWHERE:
            return i
    return NOWHERE


FIRST_TURN: Final = Reason("5.2", "first-turn")
ALL_MADE: Final = Reason("5.1", "attacked", "count:attacks")
STUNNED_TWICE: Final = Reason("26.6", "stunned-twice")
STUNNED_MOVED: Final = Reason("9.5", "stunned-moved")


def why_no_attack(s: State, player: int) -> Reason | None:
    """Why the active wizard has no attack left (rules 5.1, 5.2, 9.5)."""
    if attacks_left(s, player):
        return None
    if s.turns[player] <= 1:
        return FIRST_TURN
    most = rule.count(rule.attacks, s, player, 1)
    if s.attacks >= most:
        return ALL_MADE
    return STUNNED_TWICE if most > 1 else STUNNED_MOVED


def attacks_left(s: State, player: int) -> int:
    """How many attacks the active wizard has left."""
    if s.turns[player] <= 1:
        return 0
    most = rule.count(rule.attacks, s, player, 1)
    if s.flags & IS_STUNNED and s.flags & HAS_MOVED:
        most -= 1
    return max(most - s.attacks, 0)


def why_not_used(s: State, way: Way, player: int) -> Reason | None:
    """Why the active player can't do this now, targets apart."""
    reason = rule.why_forbidden(s, player, way)
    if reason is None and way.kind == ATTACK:
        reason = why_no_attack(s, player)
    if reason is None and way.unless is not None:
        reason = way.unless(s, player)
    return reason
