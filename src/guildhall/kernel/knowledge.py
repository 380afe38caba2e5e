"""What somebody knows about hidden cards: which places they can be in.

A place is a hand, by its seat, or a deck, by the number of seats plus its own number. A *bag* is some cards,
and how many of them are in each place. A *guess* is bags that together hold all cards hidden from somebody;
it has a weight. Knowledge is one guess or a few, and one of them is true.

It is exact: every history of the single cards that fits what somebody has seen is equally likely. The cards
of a bag can be in its places in a number of ways (a multinomial), all equally likely; so a guess stands for
its weight times the ways of its bags. Every event changes one or the other:

- A card visibly leaves a place. It came out of a bag that contains it and has cards there; any of its copies
  in the bag may have been the one. The rest of the bag is as free as before.
- A card moves from one place to another unseen. It may have come out of any bag with cards there; and each of
  the cards of that bag which are then in the other place may be the one that has just come.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb, gcd, perm
from typing import Final

from guildhall.kernel.tape import Tape

# Counts by card or by place: one byte for each, so that a change is one addition.
Counts = int
Bag = tuple[Counts, Counts]  # the number of cards in each place, and of each card
Bags = tuple[Bag, ...]  # sorted, none empty; one bag holds all cards that can only be in one place
Guess = tuple[int, Bags]  # with its weight
Knowledge = tuple[Guess, ...]  # sorted; () means a contradiction

NO_CARDS: Final[Knowledge] = ((1, ()),)
MOST_GUESSES: Final = 64
MOST_WEIGHT: Final = (1 << 256) - 1
_BYTE: Final = 8
_FULL: Final = 255
_ONE: Final = tuple([1 << _BYTE * number for number in range(_FULL)])  # of each card, or in each place
_MOST_TRIED: Final = 10_000
_WORD: Final = 32  # bits of a roll

# -- counts ----------------------------------------------------------------------------------------------


def counted(numbers: Iterable[int]) -> Counts:
    """Return the counts of some numbers."""
    counts = 0
    for number in numbers:
        counts += _ONE[number]
    return counts


def listed(counts: Counts) -> list[int]:
    """Return each number as often as it is counted, sorted."""
    found: list[int] = []
    for number, count in enumerate(each(counts)):
        if count:
            found += [number] * count
    return found


def each(counts: Counts) -> bytes:
    """Return the count of each number, up to the last one that isn't 0."""
    return counts.to_bytes((counts.bit_length() + _BYTE - 1) // _BYTE, "little")


def bag_of(where: Iterable[int], cards: Iterable[int]) -> Bag:
    """Return a bag, given the number of cards in each place."""
    counts = 0
    for place, count in enumerate(where):
        counts += count << _BYTE * place
    return counts, counted(cards)


# -- events ----------------------------------------------------------------------------------------------


def seen(knowledge: Knowledge, place: int, cards: tuple[int, ...]) -> Knowledge:
    """Return the knowledge after cards visibly come to a place."""
    return put(knowledge, (len(cards) << _BYTE * place, counted(cards)))


def put(knowledge: Knowledge, bag: Bag) -> Knowledge:
    """Return the knowledge after known cards become hidden."""
    return weighed([(weight, tidy([*bags, bag])) for weight, bags in knowledge])


def left(knowledge: Knowledge, place: int, card: int) -> Knowledge:
    """Return the knowledge after a card visibly leaves a place."""
    one_there = _ONE[place]
    one_card = _ONE[card]
    if len(knowledge) == 1 and len(knowledge[0][1]) == 1:  # mostly
        where, cards = knowledge[0][1][0]
        if cards >> _BYTE * card & _FULL and where >> _BYTE * place & _FULL and where != one_there:
            return ((1, ((where - one_there, cards - one_card),)),)
    found: list[Guess] = []
    for weight, bags in knowledge:
        for number, (where, cards) in enumerate(bags):
            copies = cards >> _BYTE * card & _FULL
            if copies and where >> _BYTE * place & _FULL:
                rest = (where - one_there, cards - one_card)
                found.append((weight * copies, _with(bags, number, rest)))
    return weighed(found)


def slipped(knowledge: Knowledge, source: int, goal: int, count: int = 1) -> Knowledge:
    """Return the knowledge after cards move from one place to another, one by one and unseen."""
    change = count * (_ONE[goal] - _ONE[source])
    if len(knowledge) == 1 and len(knowledge[0][1]) == 1:  # mostly
        where, cards = knowledge[0][1][0]
        return ((1, ((where + change, cards),)),)
    found: list[Guess] = []
    for weight, bags in knowledge:
        there = [number for number, (where, _) in enumerate(bags) if where >> _BYTE * source & _FULL]
        if count > 1 and len(there) > 1:  # each may have come out of another bag
            return slipped(slipped(knowledge, source, goal), source, goal, count - 1)
        for number in there:
            where, cards = bags[number]
            choices = perm((where >> _BYTE * goal & _FULL) + count, count)
            found.append((weight * choices, _with(bags, number, (where + change, cards))))
    return weighed(found)


def poured(knowledge: Knowledge, source: int, goal: int) -> Knowledge:
    """Return the knowledge after all cards of one place move to another, unseen."""
    change = _ONE[goal] - _ONE[source]
    found: list[Guess] = []
    for weight, bags in knowledge:
        mixtures = 1
        changed: list[Bag] = []
        for where, cards in bags:
            count = where >> _BYTE * source & _FULL
            mixtures *= comb((where >> _BYTE * goal & _FULL) + count, count)
            changed.append((where + count * change, cards))
        found.append((weight * mixtures, tidy(changed)))
    return weighed(found)


def looked(knowledge: Knowledge, place: int, cards: tuple[int, ...]) -> Knowledge:
    """Return the knowledge after somebody looks at all cards of a place."""
    for card in cards:
        knowledge = left(knowledge, place, card)
    return seen(knowledge, place, cards)


# -- bags ------------------------------------------------------------------------------------------------


def tidy(bags: list[Bag]) -> Bags:
    """Return bags in order, with those that are only in the same place merged."""
    found: list[Bag] = []
    alone: dict[int, Bag] = {}
    for where, cards in bags:
        if _spread(where):
            found.append((where, cards))
        elif where:
            place = (where.bit_length() - 1) // _BYTE
            other_where, other_cards = alone.get(place, (0, 0))
            alone[place] = (where + other_where, cards + other_cards)
    return tuple(sorted([*found, *alone.values()]))


def _spread(where: Counts) -> int:
    """Return the cards in all places but the last."""
    return where & _ONE[(where.bit_length() - 1) // _BYTE] - 1 if where else 0


def _with(bags: Bags, number: int, bag: Bag) -> Bags:
    """Return bags with one of them replaced."""
    if len(bags) == 1:
        return (bag,) if bag[0] else ()
    changed = [*bags[:number], bag, *bags[number + 1 :]]
    return tuple(sorted(changed)) if _spread(bag[0]) else tidy(changed)


def ways(bags: Bags) -> int:
    """Return in how many ways the cards of bags can be in their places."""
    product = 1
    for where, _ in bags:
        total = 0
        for count in each(where):
            total += count
            product *= comb(total, count)
    return product


# -- guesses ---------------------------------------------------------------------------------------------


def weighed(found: list[Guess]) -> Knowledge:
    """Return distinct guesses with the smallest equivalent weights."""
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
    """Limit the number of guesses: merge the least likely, with everything they don't share in one bag.

    That keeps everything possible, and the share of each guess that stays.
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
    """Return the bags that all of some guesses share, and one bag with the rest."""
    shared = [bag for bag in guesses[0] if all(bag in other for other in guesses)]
    rest = list(guesses[0])
    for bag in shared:
        rest.remove(bag)
    return tidy([*shared, (sum([where for where, _ in rest]), sum([cards for _, cards in rest]))])


def fits(bags: Bags, piles: list[tuple[int, ...]]) -> bool:
    """Return whether cards in these places can have come out of these bags; False also if unclear."""
    open_places = {tuple([where for where, _ in bags])}
    for card in sorted({card for pile in piles for card in pile}):
        copies = tuple([cards >> _BYTE * card & _FULL for _, cards in bags])
        found = {(wheres, copies) for wheres in open_places}
        for place, pile in enumerate(piles):
            for _ in range(pile.count(card)):
                found = {rest for wheres, left_over in found for rest in _drawn(wheres, left_over, place)}
        open_places = {wheres for wheres, _ in found}
        if len(open_places) > _MOST_TRIED:
            return False
    return bool(open_places)


def _drawn(
    wheres: tuple[int, ...], copies: tuple[int, ...], place: int
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return what can be left of bags when a card comes out of one that is in a place."""
    return [
        (_less(wheres, i, 1 << _BYTE * place), _less(copies, i, 1))
        for i, where in enumerate(wheres)
        if copies[i] and where >> _BYTE * place & _FULL
    ]


def _less(numbers: tuple[int, ...], i: int, amount: int) -> tuple[int, ...]:
    return (*numbers[:i], numbers[i] - amount, *numbers[i + 1 :])


# -- what follows ----------------------------------------------------------------------------------------


def sure(knowledge: Knowledge, hands: int, most: int = _FULL) -> tuple[tuple[int, ...], ...]:
    """Return the cards that must be in each hand; no card has more than `most` copies, which saves time."""
    found = [_least(bags, hands, most) for _, bags in knowledge]
    return tuple([_shared([held[hand] for held in found]) for hand in range(hands)])


def _least(bags: Bags, hands: int, most: int) -> list[tuple[int, ...]]:
    """Return the cards that must be in each hand according to one guess."""
    held: list[tuple[int, ...]] = [()] * hands
    for where, cards in bags:
        if where >> _BYTE * hands & _FULL < most:  # otherwise all of it may be in the first deck
            _add_sure(held, where, cards, most)
    return held


def _add_sure(hands: list[tuple[int, ...]], where: Counts, cards: Counts, most: int) -> None:
    """Add the cards of a bag that have too few other places to be in; sorted."""
    counts = each(where)
    total = sum(counts)
    for hand, here in enumerate(counts[: len(hands)]):
        if here and total - here < most:
            hands[hand] = tuple(sorted([*hands[hand], *_more_than(cards, total - here)]))


def _shared(hands: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return what some sorted hands have in common."""
    found = hands[0] if hands else ()
    for hand in hands[1:]:
        found = tuple([card for i, card in enumerate(found) if found[:i].count(card) < hand.count(card)])
    return found


def _more_than(cards: Counts, count: int) -> list[int]:
    """Return the copies of some cards beyond a count."""
    found: list[int] = []
    while cards:
        card = ((cards & -cards).bit_length() - 1) // _BYTE
        copies = cards >> _BYTE * card & _FULL
        found += [card] * (copies - count)
        cards -= copies << _BYTE * card
    return found


# -- chance ----------------------------------------------------------------------------------------------


def deal(knowledge: Knowledge, places: int, tape: Tape) -> list[tuple[int, ...]]:
    """Deal the cards of each place at random, every way being equally likely; sorted."""
    piles: list[list[int]] = [[] for _ in range(places)]
    for where, cards in _chosen(knowledge, tape):
        rest = listed(cards)
        for place, count in enumerate(each(where)):
            if count == len(rest):
                piles[place] += rest
            else:
                for _ in range(count):
                    piles[place].append(rest.pop(tape.pick(len(rest)) - 1))
    return [tuple(sorted(pile)) for pile in piles]


def _chosen(knowledge: Knowledge, tape: Tape) -> Bags:
    """Return a random guess, with the probability of its share."""
    if len(knowledge) == 1:
        return knowledge[0][1]
    masses = [weight * ways(bags) for weight, bags in knowledge]
    number = _below(tape, sum(masses))
    chosen = 0
    while number >= masses[chosen]:
        number -= masses[chosen]
        chosen += 1
    return knowledge[chosen][1]


def _below(tape: Tape, limit: int) -> int:
    """Return a random number from 0 to below a limit of any size."""
    while True:
        number = 0
        for _ in range((limit.bit_length() + _WORD - 1) // _WORD):
            number = number << _WORD | (tape.pick(1 << _WORD) - 1)
        number &= (1 << limit.bit_length()) - 1
        if number < limit:
            return number
