"""Convert cards to and from their names, each at most as often as the schools in play have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from guildhall.wizwar.decks import CARDS, COPIES, NAME_OF, SCHOOL_OF, SCHOOLS, SINCE, SLUGS
from guildhall.wizwar.position.errors import READ, bad, bad_shape
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import NOWHERE

_CARD_PARTS: Final = ("hands", "things", "decks", "discards", "doing")
_OF_NAME: Final = [[card for card in CARDS if NAME_OF[card] == name] for name in range(len(SLUGS))]
_FULL_NAMES: Final = {f"{SLUGS[NAME_OF[card]]} ({SCHOOLS[SCHOOL_OF[card]]})": card for card in CARDS}
_FULL_NAME_OF: Final = tuple(_FULL_NAMES)


def card_name(s: State, card: int) -> str:
    """Return the name of a card, with its school if other schools in play have one of that name."""
    return SLUGS[NAME_OF[card]] if len(_in_play(s, NAME_OF[card])) == 1 else _FULL_NAME_OF[card]


def card_names(s: State, pile: tuple[int, ...]) -> list[str]:
    """Return the names of several cards."""
    return [card_name(s, card) for card in pile]


def by_deck(s: State, lists: list[list[str]]) -> Sequence[object]:
    """Return a list for each Magic deck, or only the list if there is one deck."""
    return lists if s.rules.custom_spellbook else [name for names in lists for name in names]


def _in_play(s: State, name: int) -> list[int]:
    """Return the cards of a name in the schools in play, in the order of the schools."""
    order = [school for schools in s.schools for school in schools]
    cards = [card for card in _OF_NAME[name] if SINCE[card] <= s.version]
    return [card for school in order for card in cards if SCHOOL_OF[card] == school]


def slug(value: object, part: str) -> int:
    """Return the number of a card's name."""
    word = READ.text(value, part)
    if word not in SLUGS:
        raise bad("card", word=word, part=part)
    return SLUGS.index(word)


def lists(s: State, value: object, part: str) -> list[list[object]]:
    """Return the list of each Magic deck."""
    given = READ.items(value, part)
    if not s.rules.custom_spellbook:
        return [given]
    if len(given) != len(s.decks):
        raise bad_shape(part)
    return [READ.items(deck, part) for deck in given]


def among(cards: list[int], value: object, part: str) -> int:
    """Return the first of some cards that has this name, with or without its school; NOWHERE if none has."""
    full = _FULL_NAMES.get(READ.text(value, part), NOWHERE)
    name = NOWHERE if full >= 0 else slug(value, part)
    return next((card for card in cards if card == full or NAME_OF[card] == name), NOWHERE)


class Pool:
    """The cards of the schools in play that the position hasn't given a place yet."""

    def __init__(self, s: State, top: Mapping[str, object], dealt: bool) -> None:
        self.s: State = s
        schools = [school for schools in s.schools for school in schools] if dealt else []
        cards = [card for card in CARDS if SCHOOL_OF[card] in schools and SINCE[card] <= s.version]
        self.left: dict[int, int] = {card: COPIES[card] for card in cards}
        # Take the cards named with their school before the others.
        waiting: list[object] = [top[part] for part in _CARD_PARTS if part in top]
        while waiting:
            value = waiting.pop()
            if isinstance(value, Mapping):
                waiting.extend(value.values())
            elif isinstance(value, list):
                waiting.extend(value)
            elif isinstance(value, str) and _FULL_NAMES.get(value, NOWHERE) in self.left:
                self._take(_FULL_NAMES[value])

    def _take(self, card: int) -> int:
        if self.left[card] < 1:
            raise bad("card-often", "0.7", card=SLUGS[NAME_OF[card]], most=COPIES[card])
        self.left[card] -= 1
        return card

    def card(self, value: object, part: str) -> int:
        """Take a card by its name; if several schools have it, the one named or the first that is left."""
        word = READ.text(value, part)
        full = _FULL_NAMES.get(word, NOWHERE)
        found = [full] if full >= 0 else _in_play(self.s, slug(word, part))
        found = [card for card in found if card in self.left]
        if not found:
            raise bad("card-not-in-play", "0.7", card=word)
        if full >= 0:
            return full  # the constructor has taken it
        free = [card for card in found if self.left[card]]
        if not free:
            raise bad("card-often", "0.7", card=word, most=sum([COPIES[card] for card in found]))
        return self._take(free[0])

    def cards(self, value: object, part: str) -> tuple[int, ...]:
        """Take several cards."""
        return tuple([self.card(card, part) for card in READ.items(value, part)])

    def piles(self, value: object, part: str) -> list[tuple[int, ...]]:
        """Take a pile for each Magic deck."""
        return [self.cards(pile, part) for pile in lists(self.s, value, part)]
