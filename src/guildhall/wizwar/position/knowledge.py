"""Write and read what everybody knows about hidden cards: known cards in hands, or guesses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.kernel import knowledge
from guildhall.kernel.knowledge import MOST_GUESSES, MOST_WEIGHT, Bag, Guess, Knowledge
from guildhall.wizwar.position import parts
from guildhall.wizwar.position.errors import READ, bad, bad_shape, mapping, number, one_of, only
from guildhall.wizwar.position.pool import among, card_names
from guildhall.wizwar.state import State
from guildhall.wizwar.witness import plain

_SPECTATOR: Final = "spectator"


def _viewers(s: State) -> list[str]:
    """Return the names of all viewers: the players by colour, and spectators."""
    return [*parts.colours(s), _SPECTATOR]


def _places(s: State) -> list[str]:
    """Return the names of the places of hidden cards: the hands, then the decks."""
    decks = [f"deck-{pile + 1}" for pile in range(len(s.decks))] if len(s.decks) > 1 else ["deck"]
    return [*parts.colours(s), *decks]


# -- writing ---------------------------------------------------------------------------------------------


def write(s: State) -> tuple[dict[str, object], dict[str, object]]:
    """Return the parts `known` and `guesses`, for viewers who know more than the table shows."""
    known: dict[str, object] = {}
    guesses: dict[str, object] = {}
    for viewer, name in enumerate(_viewers(s)):
        knows = s.knows[viewer]
        if knows == plain(s, viewer, [()] * s.seats):
            continue
        hands = _hands(s, knows)
        if hands and knows == plain(s, viewer, hands):
            pairs = zip(parts.colours(s), hands, strict=True)
            known[name] = {colour: card_names(s, hand) for colour, hand in pairs if hand}
        else:
            guesses[name] = [_guess(s, guess) for guess in knows]
    return known, guesses


def _hands(s: State, knows: Knowledge) -> list[tuple[int, ...]]:
    """Return the cards of each hand that are in bags of that hand alone; [] if there are several guesses."""
    if len(knows) > 1:
        return []
    hands: list[tuple[int, ...]] = [()] * s.seats
    for where, cards in knows[0][1]:
        counts = knowledge.each(where)
        if len(counts) <= s.seats and not any(counts[:-1]):
            hands[len(counts) - 1] = tuple(knowledge.listed(cards))
    return hands


def _guess(s: State, guess: Guess) -> dict[str, object]:
    """Return a guess without its largest bag, which has all cards that are in no other bag."""
    weight, bags = guess
    largest = max(range(len(bags)), key=lambda i: sum(knowledge.each(bags[i][0])), default=0)
    listed = [_bag(s, bag) for i, bag in enumerate(bags) if i != largest]
    out: dict[str, object] = {"bags": listed} if listed else {}
    return {"weight": weight, **out} if weight > 1 else out


def _bag(s: State, bag: Bag) -> dict[str, object]:
    where, cards = bag
    counts = zip(_places(s), knowledge.each(where), strict=False)
    return {
        "cards": card_names(s, tuple(knowledge.listed(cards))),
        "in": {place: count for place, count in counts if count},
    }


# -- reading ---------------------------------------------------------------------------------------------


def read(s: State, top: Mapping[str, object]) -> None:
    """Set what everybody knows, once all cards have their places."""
    viewers = _viewers(s)
    given_by_name = {one_of(name, "known", viewers): given for name, given in mapping(top, "known").items()}
    for viewer, name in enumerate(viewers):
        s.knows[viewer] = plain(s, viewer, _known(s, viewer, name, given_by_name.get(name, {})))
    for name, given in mapping(top, "guesses").items():
        viewer = viewers.index(one_of(name, "guesses", viewers))
        if name in given_by_name:
            raise bad("known-twice", player=name)
        s.knows[viewer] = _guesses(s, viewer, name, given)


def _known(s: State, viewer: int, name: str, given: object) -> list[tuple[int, ...]]:
    """Return the cards that a viewer knows in each hand."""
    hands: list[tuple[int, ...]] = [()] * s.seats
    part = f"known.{name}"
    for other, pile in READ.mapping(given, part).items():
        seat = parts.player(s, other, part)
        rest = list(s.hands[seat]) if seat != viewer else []
        found: list[int] = []
        for word in READ.items(pile, part):
            card = among(rest, word, part)
            if card < 0:
                raise bad("known", player=name, other=other, card=str(word))
            rest.remove(card)
            found.append(card)
        hands[seat] = tuple(sorted(found))
    return hands


def _guesses(s: State, viewer: int, name: str, given: object) -> Knowledge:
    """Return a viewer's guesses."""
    part = f"guesses.{name}"
    piles = [*[hand if seat != viewer else () for seat, hand in enumerate(s.hands)], *s.decks]
    listed = READ.items(given, part)
    number(len(listed), part, 1, MOST_GUESSES)
    found = [_read_guess(s, piles, name, guess, f"{part}[{i}]") for i, guess in enumerate(listed)]
    if not any(knowledge.fits(bags, piles) for _, bags in found):
        raise bad("guesses", "15.1", player=name)
    return knowledge.weighed(found)


def _read_guess(s: State, piles: list[tuple[int, ...]], name: str, given: object, part: str) -> Guess:
    """Return a guess; one more bag has the cards that are in no other, in all places that are left."""
    guess = READ.mapping(given, part)
    only(guess, ("weight", "bags"), part)
    weight = number(guess.get("weight", 1), f"{part}.weight", 1, MOST_WEIGHT)
    rest = sorted([card for pile in piles for card in pile])
    room = [len(pile) for pile in piles]
    listed = enumerate(READ.items(guess.get("bags", []), f"{part}.bags"))
    bags = [_read_bag(s, rest, room, name, bag, f"{part}.bags[{i}]") for i, bag in listed]
    return weight, knowledge.tidy([*bags, knowledge.bag_of(room, rest)])


def _read_bag(s: State, rest: list[int], room: list[int], name: str, value: object, part: str) -> Bag:
    """Return a bag of some of the cards that are left, in places that have room for them."""
    given = READ.mapping(value, part)
    only(given, ("cards", "in"), part)
    cards: list[int] = []
    for word in READ.items(given.get("cards"), f"{part}.cards"):
        card = among(rest, word, f"{part}.cards")
        if card < 0:
            raise bad("hidden", "15.1", player=name, card=str(word))
        rest.remove(card)
        cards.append(card)
    where = [0] * len(room)
    for place, count in READ.mapping(given.get("in"), f"{part}.in").items():
        at = _places(s).index(one_of(place, f"{part}.in", _places(s)))
        where[at] = number(count, f"{part}.in.{place}", 0, room[at])
        room[at] -= where[at]
    if sum(where) != len(cards) or not cards:
        raise bad_shape(f"{part}.in")
    return knowledge.bag_of(where, cards)
