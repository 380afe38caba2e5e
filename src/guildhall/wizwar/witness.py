"""Who sees which card move: updates what each player and spectators know (rules 15)."""

from __future__ import annotations

from guildhall.kernel import knowledge
from guildhall.kernel.knowledge import Bag, Knowledge
from guildhall.wizwar.decks import SCHOOL_OF
from guildhall.wizwar.state import State

# -- cards that move -------------------------------------------------------------------------------------


def drew(s: State, player: int, pile: int, cards: list[int]) -> None:
    """Note that a player draws cards, which only they see."""
    deck = s.seats + pile
    knows = s.knows
    for viewer in range(s.seats + 1):
        if viewer != player:
            knows[viewer] = knowledge.slipped(knows[viewer], deck, player, len(cards))
    for card in cards:
        knows[player] = knowledge.left(knows[player], deck, card)


def opened(s: State, pile: int) -> None:
    """Note that a deck has been made of cards that everybody has seen."""
    bag = knowledge.bag_of([0] * (s.seats + pile) + [len(s.decks[pile])], s.decks[pile])
    s.knows = [knowledge.put(knows, bag) for knows in s.knows]


def played(s: State, player: int, card: int) -> None:
    """Note that a card leaves a hand and everybody sees it."""
    knows = s.knows
    for viewer in range(s.seats + 1):
        if viewer != player:
            knows[viewer] = knowledge.left(knows[viewer], player, card)


def got(s: State, player: int, card: int) -> None:
    """Note that a card goes to a hand and everybody sees it."""
    for viewer in range(s.seats + 1):
        if viewer != player:
            s.knows[viewer] = knowledge.seen(s.knows[viewer], player, (card,))


def looked(s: State, viewer: int, player: int) -> None:
    """Note that a player looks at another player's hand."""
    s.knows[viewer] = knowledge.looked(s.knows[viewer], player, s.hands[player])


def took(s: State, taker: int, giver: int, card: int) -> None:
    """Note that a card goes from hand to hand, and only those two players see it (rules 15.6)."""
    for viewer in range(s.seats + 1):
        if viewer == taker:
            s.knows[viewer] = knowledge.left(s.knows[viewer], giver, card)
        elif viewer == giver:
            s.knows[viewer] = knowledge.seen(s.knows[viewer], taker, (card,))
        else:
            s.knows[viewer] = knowledge.slipped(s.knows[viewer], giver, taker)


def inherited(s: State, heir: int, player: int, cards: tuple[int, ...]) -> None:
    """Note that a whole hand goes to another player, and only those two see it (rules 9.10, 15.6)."""
    for viewer in range(s.seats + 1):
        if viewer == heir:
            for card in cards:
                s.knows[viewer] = knowledge.left(s.knows[viewer], player, card)
        elif viewer == player:
            s.knows[viewer] = knowledge.seen(s.knows[viewer], heir, cards)
        else:
            s.knows[viewer] = knowledge.poured(s.knows[viewer], player, heir)


# -- what follows from the table -------------------------------------------------------------------------


def plain(s: State, viewer: int, known: list[tuple[int, ...]]) -> Knowledge:
    """Return what a viewer knows who has seen only these cards in each hand, and how the game began.

    Each deck and the hands that draw from it hold the rest of its schools. In positions where that isn't so,
    the viewer knows only how many of the remaining cards are where.
    """
    piles = [list(pile) for pile in (*s.hands, *s.decks)]
    if viewer < s.seats:
        piles[viewer] = []
    bags: list[Bag] = []
    for seat, cards in enumerate(known):
        for card in cards:
            piles[seat].remove(card)
        bags.append(knowledge.bag_of([len(cards) if place == seat else 0 for place in range(s.seats)], cards))
    origin = (*s.groups, *range(len(s.decks)))  # the deck that the cards of each place come from
    if all(SCHOOL_OF[card] in s.schools[origin[place]] for place, pile in enumerate(piles) for card in pile):
        bags += [_all_of(piles, [deck == number for deck in origin]) for number in range(len(s.decks))]
    else:
        bags.append(_all_of(piles, [True] * len(piles)))
    return ((1, knowledge.tidy(bags)),)


def _all_of(piles: list[list[int]], chosen: list[bool]) -> Bag:
    """Return a bag with all cards of some piles."""
    mixed = [pile if there else [] for pile, there in zip(piles, chosen, strict=True)]
    return knowledge.bag_of([len(pile) for pile in mixed], [card for pile in mixed for card in pile])


def public(s: State, seat: int, everybody: Knowledge) -> Knowledge:
    """Return what a seat knows from public knowledge and its own hand."""
    found = everybody
    for card in s.hands[seat]:
        found = knowledge.left(found, seat, card)
    return found or plain(s, seat, [()] * s.seats)
