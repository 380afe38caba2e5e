"""What somebody knows of hidden cards: which of them lie in which places, in whatever way.

A place is a hand, by its seat, or a deck, by the number of the seats and its own. A *bag* is some cards, and
how many of them lie in each place. A *guess* is bags that together hold all cards hidden from somebody; it
has a weight. Knowledge is one guess or a few, and one of them is true.

It is exact: every way in which the single cards can have gone that fits what somebody has seen is as likely
as any other. The cards of a bag can lie in its places in so many ways (a multinomial), all alike; so a guess
stands for its weight times the ways of its bags. Whatever happens changes the one or the other:

- A card is seen to leave a place. It came out of a bag that has it and lies there; of its copies in the bag
  each may have been the one. What is left of the bag is as free as before.
- A card goes from one place to another unseen. It may have come out of any bag that lies there; and each of
  the cards of that bag which then lie in the other place may be the one that has just come.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import comb, gcd, perm, prod
from typing import Final

from guildhall.kernel.tape import Tape
from guildhall.wizwar.decks import COPIES

Bag = tuple[tuple[int, ...], tuple[int, ...]]  # how many lie in each place; the cards, sorted
Bags = tuple[Bag, ...]  # sorted, none empty; whatever lies in one place alone is in one bag
Guess = tuple[int, Bags]  # with its weight
Knowledge = tuple[Guess, ...]  # sorted; () is what cannot be

NO_CARDS: Final[Knowledge] = ((1, ()),)
MOST_GUESSES: Final = 64
MOST_WEIGHT: Final = (1 << 256) - 1
_MOST_COPIES: Final = max(COPIES)
_MOST_TRIED: Final = 10_000
_WORD: Final = 32  # bits of a roll

# -- what happens ----------------------------------------------------------------------------------------


def seen(knowledge: Knowledge, place: int, places: int, cards: tuple[int, ...]) -> Knowledge:
    """Cards are seen to come to a place; there are so many places."""
    where = tuple([len(cards) if number == place else 0 for number in range(places)])
    return weighed([(weight, tidy([*bags, (where, cards)])) for weight, bags in knowledge])


def left(knowledge: Knowledge, place: int, card: int) -> Knowledge:
    """A card is seen to leave a place."""
    found: list[Guess] = []
    for weight, bags in knowledge:
        for number, (where, cards) in enumerate(bags):
            if where[place]:
                first = bisect_left(cards, card)
                after = bisect_right(cards, card, first)
                if first < after:
                    rest = (_less(where, place), cards[:first] + cards[first + 1 :])
                    found.append((weight * (after - first), _with(bags, number, rest)))
    return weighed(found)


def slipped(knowledge: Knowledge, source: int, goal: int, count: int = 1) -> Knowledge:
    """Cards go from one place to another, one by one and unseen."""
    if count > 1 and any(sum([where[source] > 0 for where, _ in bags]) > 1 for _, bags in knowledge):
        return slipped(slipped(knowledge, source, goal), source, goal, count - 1)
    found: list[Guess] = []
    for weight, bags in knowledge:
        for number, (where, cards) in enumerate(bags):
            if where[source] >= count:
                moved = (_moved(where, source, goal, count), cards)
                found.append((weight * perm(where[goal] + count, count), _with(bags, number, moved)))
    return weighed(found)


def poured(knowledge: Knowledge, source: int, goal: int) -> Knowledge:
    """All cards of one place go to another, unseen."""
    found: list[Guess] = []
    for weight, bags in knowledge:
        mixtures = prod([comb(where[goal] + where[source], where[source]) for where, _ in bags])
        changed = [(_moved(where, source, goal, where[source]), cards) for where, cards in bags]
        found.append((weight * mixtures, tidy(changed)))
    return weighed(found)


def looked(knowledge: Knowledge, place: int, places: int, cards: tuple[int, ...]) -> Knowledge:
    """Somebody looks at all cards of a place."""
    for card in cards:
        knowledge = left(knowledge, place, card)
    return seen(knowledge, place, places, cards) if cards else knowledge


# -- bags ------------------------------------------------------------------------------------------------


def tidy(bags: list[Bag]) -> Bags:
    """Bags in their order; those that lie in one and the same place alone are one bag."""
    found: list[Bag] = []
    alone: dict[int, Bag] = {}
    for where, cards in bags:
        count = len(cards)
        if not count:
            continue
        if count in where:
            place = where.index(count)
            if place in alone:
                other, others = alone[place]
                both = [one + two for one, two in zip(where, other, strict=True)]
                alone[place] = (tuple(both), tuple(sorted(cards + others)))
            else:
                alone[place] = (where, cards)
        else:
            found.append((where, cards))
    return tuple(sorted([*found, *alone.values()]))


def _with(bags: Bags, number: int, bag: Bag) -> Bags:
    """Bags of which one has changed."""
    if len(bags) == 1:
        return (bag,) if bag[1] else ()
    return tidy([*bags[:number], bag, *bags[number + 1 :]])


def _moved(where: tuple[int, ...], source: int, goal: int, count: int) -> tuple[int, ...]:
    counts = list(where)
    counts[source] -= count
    counts[goal] += count
    return tuple(counts)


def ways(bags: Bags) -> int:
    """In how many ways the cards of bags can lie in their places."""
    product = 1
    for where, cards in bags:
        left_over = len(cards)
        for count in where:
            product *= comb(left_over, count)
            left_over -= count
    return product


# -- guesses ---------------------------------------------------------------------------------------------


def weighed(found: list[Guess]) -> Knowledge:
    """Guesses, each once, with the smallest weights that say the same."""
    if len(found) == 1:
        return ((1, found[0][1]),)
    weights: dict[Bags, int] = {}
    for weight, bags in found:
        weights[bags] = weights.get(bags, 0) + weight
    if len(weights) > MOST_GUESSES:
        weights = _fewer(weights)
    excess = max([0, *[weight.bit_length() for weight in weights.values()]]) - MOST_WEIGHT.bit_length()
    if excess > 0:
        weights = {bags: max(weight >> excess, 1) for bags, weight in weights.items()}
    divisor = gcd(*weights.values())
    return tuple(sorted([(weight // divisor, bags) for bags, weight in weights.items()]))


def _fewer(weights: dict[Bags, int]) -> dict[Bags, int]:
    """Not too many guesses: the least likely become one, that all which they do not share is in one bag.

    So none of what is possible is lost, and each guess that stays keeps its share.
    """
    masses = {bags: weight * ways(bags) for bags, weight in weights.items()}
    order = sorted(masses, key=lambda bags: (masses[bags], bags))
    count = len(order) - MOST_GUESSES + 1
    pooled = _pooled(order[:count])
    scale = ways(pooled)
    fewer = {bags: weights[bags] * scale for bags in order[count:]}
    fewer[pooled] = fewer.get(pooled, 0) + sum([masses[bags] for bags in order[:count]])
    return fewer


def _pooled(guesses: list[Bags]) -> Bags:
    """What some guesses have in common: the bags that all of them have, and the rest in one."""
    shared = [bag for bag in guesses[0] if all(bag in other for other in guesses)]
    rest = list(guesses[0])
    for bag in shared:
        rest.remove(bag)
    where = tuple([sum(counts) for counts in zip(*[where for where, _ in rest], strict=True)])
    cards = tuple(sorted([card for _, cards in rest for card in cards]))
    return tidy([*shared, (where, cards)])


def fits(bags: Bags, piles: list[tuple[int, ...]]) -> bool:
    """Whether cards that lie like this can have come out of these bags; False too if that is hard to say."""
    open_places = {tuple([where for where, _ in bags])}
    for card in sorted({card for pile in piles for card in pile}):
        copies = tuple([cards.count(card) for _, cards in bags])
        found = {(wheres, copies) for wheres in open_places}
        for place, pile in enumerate(piles):
            for _ in range(pile.count(card)):
                found = {rest for wheres, left_over in found for rest in _drawn(wheres, left_over, place)}
        open_places = {wheres for wheres, _ in found}
        if len(open_places) > _MOST_TRIED:
            return False
    return bool(open_places)


def _drawn(
    wheres: tuple[tuple[int, ...], ...], copies: tuple[int, ...], place: int
) -> list[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]]:
    """What is left of bags when a card came out of any that has it and lies in a place."""
    return [
        ((*wheres[:i], _less(where, place), *wheres[i + 1 :]), _less(copies, i))
        for i, where in enumerate(wheres)
        if where[place] and copies[i]
    ]


def _less(counts: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*counts[:number], counts[number] - 1, *counts[number + 1 :])


# -- what follows ----------------------------------------------------------------------------------------


def sure(knowledge: Knowledge, hands: int) -> tuple[tuple[int, ...], ...]:
    """The cards that must be in each of so many hands."""
    if len(knowledge) == 1:
        bags = knowledge[0][1]
        if len(bags) == 1 and sum(bags[0][0][hands:]) >= _MOST_COPIES:
            return ((),) * hands  # whatever it may be can lie in the deck as well
    return tuple([_sure_in(knowledge, hand) for hand in range(hands)])


def _sure_in(knowledge: Knowledge, place: int) -> tuple[int, ...]:
    """The cards that lie in a place by every guess."""
    found = _least(knowledge[0][1], place) if knowledge else []
    for _, bags in knowledge[1:]:
        if not found:
            break
        other = _least(bags, place)
        found = [card for number, card in enumerate(found) if found[:number].count(card) < other.count(card)]
    return tuple(found)


def _least(bags: Bags, place: int) -> list[int]:
    """The cards of bags that have too few other places to lie in; sorted."""
    found: list[int] = []
    for where, cards in bags:
        elsewhere = len(cards) - where[place]
        if where[place] and elsewhere < _MOST_COPIES:
            for card in set(cards):
                found += [card] * (cards.count(card) - elsewhere)
    return sorted(found)


# -- chance ----------------------------------------------------------------------------------------------


def deal(knowledge: Knowledge, places: int, tape: Tape) -> list[tuple[int, ...]]:
    """The cards of each place, sorted: dealt at random, each way being as likely as any other."""
    piles: list[list[int]] = [[] for _ in range(places)]
    for where, cards in _chosen(knowledge, tape):
        rest = list(cards)
        for place, count in enumerate(where):
            if count == len(rest):
                piles[place] += rest
                break
            for _ in range(count):
                piles[place].append(rest.pop(tape.roll(len(rest)) - 1))
    return [tuple(sorted(pile)) for pile in piles]


def _chosen(knowledge: Knowledge, tape: Tape) -> Bags:
    """One of the guesses, each as often as its share."""
    if len(knowledge) == 1:
        return knowledge[0][1]
    masses = [weight * ways(bags) for weight, bags in knowledge]
    number = _below(tape, sum(masses))
    for mass, (_, bags) in zip(masses, knowledge, strict=True):
        if number < mass:
            return bags
        number -= mass
    raise AssertionError


def _below(tape: Tape, limit: int) -> int:
    """A whole number from 0 to below a limit, however large that is."""
    while True:
        number = 0
        for _ in range((limit.bit_length() + _WORD - 1) // _WORD):
            number = number << _WORD | (tape.roll(1 << _WORD) - 1)
        number &= (1 << limit.bit_length()) - 1
        if number < limit:
            return number
