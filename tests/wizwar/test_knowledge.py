"""A seat's knowledge of hidden cards is exact: all that is possible, each with its true likelihood.

The oracle below plays with few cards, distinguishes all copies and follows every way in which they can have
moved. A viewer's guesses must mean exactly the same likelihoods.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from guildhall.kernel import knowledge
from guildhall.kernel.knowledge import Bags, Guess, Knowledge
from guildhall.kernel.tape import Tape
from guildhall.wizwar import setup, table_actions, witness
from guildhall.wizwar.decks import COPIES, NAME, NAME_OF, NAMES, SCHOOL_OF
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.flow.settle import inherit
from guildhall.wizwar.state import State
from guildhall.wizwar.view import imagine, view
from tests.citing import rules
from tests.wizwar.story import Story

Content = tuple[tuple[int, ...], ...]  # the cards of each hand and deck
Shares = dict[Content, Fraction]


def bags(*given: tuple[tuple[int, ...], tuple[int, ...]]) -> Bags:
    """Return bags, from the number of cards in each place and the cards."""
    return knowledge.tidy([knowledge.bag_of(where, cards) for where, cards in given])


# -- the meaning of guesses ------------------------------------------------------------------------------


def ways_of(bags: Bags, piles: list[list[int]]) -> Iterator[Content]:
    """Yield all deals of bags, with distinct copies."""
    if not bags:
        yield tuple(tuple(sorted(pile)) for pile in piles)
        return
    where = tuple(bags[0][0] >> 8 * place & 255 for place in range(len(piles)))
    cards = tuple(knowledge.listed(bags[0][1]))
    yield from _deal_bag(list(range(len(cards))), 0, where, cards, piles, bags[1:])


def _deal_bag(
    free: list[int],
    place: int,
    where: tuple[int, ...],
    cards: tuple[int, ...],
    piles: list[list[int]],
    rest: Bags,
) -> Iterator[Content]:
    if place == len(where):
        yield from ways_of(rest, piles)
        return
    for chosen in combinations(free, where[place]):
        grown = [pile + [cards[i] for i in chosen] if at == place else pile for at, pile in enumerate(piles)]
        left = [i for i in free if i not in chosen]
        yield from _deal_bag(left, place + 1, where, cards, grown, rest)


def shares(knows: Knowledge, places: int) -> Shares:
    """Return the likelihood of each content of hands and decks."""
    found: Counter[Content] = Counter()
    for weight, bags in knows:
        deals = Counter(ways_of(bags, [[] for _ in range(places)]))
        assert deals.total() == knowledge.ways(bags)
        for content, count in deals.items():
            found[content] += weight * count
    return {content: Fraction(count, found.total()) for content, count in found.items()}


# -- the oracle ------------------------------------------------------------------------------------------

World = tuple[int, ...]  # the place of each copy of a card: hands, decks and then the discards
Seen = tuple[int, ...]
Step = Callable[
    [World], list[tuple[World, dict[int, Seen]]]
]  # the worlds that can follow, and what some viewers see


class Oracle:
    """For each viewer, all ways in which the cards can have moved, together with a real table."""

    def __init__(self, seats: int, decks: list[list[int]], rng: random.Random) -> None:
        options = OPTIONS.settle({"custom_spellbook": "on" if len(decks) > 1 else "off"})
        places = tuple((seat, 0) for seat in range(seats))
        self.rng = rng
        self.s = s = setup.empty_table(seats, options, tuple(range(seats)), places, Tape(rng.getrandbits(60)))
        self.cards = [card for deck in decks for card in deck]
        self.decks = len(decks)
        for pile, deck in enumerate(decks):
            s.decks[pile] = tuple(sorted(deck))
            witness.opened(s, pile)
        start = tuple(seats + pile for pile, deck in enumerate(decks) for _ in deck)
        self.worlds: list[Counter[World]] = [Counter([start]) for _ in range(seats + 1)]

    def kinds(self, labels: list[int]) -> Seen:
        return tuple(sorted(self.cards[label] for label in labels))

    def at(self, world: World, place: int) -> list[int]:
        return [label for label, where in enumerate(world) if where == place]

    def follow(self, step: Step, seen: dict[int, Seen]) -> None:
        """Keep for each viewer the ways in which they see what they have really seen."""
        for viewer, worlds in enumerate(self.worlds):
            after: Counter[World] = Counter()
            for world, count in worlds.items():
                for following, sights in step(world):
                    if sights.get(viewer, ()) == seen.get(viewer, ()):
                        after[following] += count
            self.worlds[viewer] = after

    def moves(self, source: int, goal: int, viewers: list[int]) -> Step:
        """Move a random card from one place to another; some viewers see it."""

        def step(world: World) -> list[tuple[World, dict[int, Seen]]]:
            return [
                (put(world, [label], goal), dict.fromkeys(viewers, (self.cards[label],)))
                for label in self.at(world, source)
            ]

        return step

    # -- what can happen ---------------------------------------------------------------------------------

    def act(self) -> None:
        """Do something at random on the table."""
        s = self.s
        one, other = self.rng.sample(range(s.seats), 2)
        happening = self.rng.choice(
            [self.draw, self.draw, self.play, self.play, self.steal, self.look, self.absorb]
        )
        if self.rng.random() < 0.1:
            happening = self.inherit
        happening(one, other)
        for seat in range(s.seats):
            assert s.hands[seat] == tuple(sorted(s.hands[seat]))

    def draw(self, player: int, _: int) -> None:
        s = self.s
        pile = s.groups[player]
        if not s.decks[pile]:
            discards = s.seats + self.decks + pile
            self.follow(lambda world: [(put(world, self.at(world, discards), s.seats + pile), {})], {})
        before = Counter(s.hands[player])
        if table_actions.draw(s, player, 1):
            drawn = tuple((Counter(s.hands[player]) - before).elements())
            self.follow(self.moves(s.seats + pile, player, [player]), {player: drawn})

    def play(self, player: int, _: int) -> None:
        s = self.s
        if s.hands[player]:
            card = self.rng.choice(s.hands[player])
            table_actions.discard_from_hand(s, player, NAME_OF[card])
            viewers = list(range(s.seats + 1))
            goal = s.seats + self.decks + s.groups[player]
            self.follow(self.moves(player, goal, viewers), dict.fromkeys(viewers, (card,)))

    def steal(self, giver: int, taker: int) -> None:
        s = self.s
        if s.hands[giver]:
            card = self.rng.choice(s.hands[giver])
            table_actions.hand_over(s, giver, taker, NAME_OF[card])
            self.follow(self.moves(giver, taker, [giver, taker]), dict.fromkeys((giver, taker), (card,)))

    def look(self, viewer: int, player: int) -> None:
        s = self.s
        witness.looked(s, viewer, player)
        self.follow(
            lambda world: [(world, {viewer: self.kinds(self.at(world, player))})], {viewer: s.hands[player]}
        )

    def absorb(self, player: int, other: int) -> None:
        """Move a face-up card to a hand."""
        s = self.s
        pile = s.groups[other]
        if s.discards[pile]:
            card = self.rng.choice(s.discards[pile])
            rest = list(s.discards[pile])
            rest.remove(card)
            s.discards[pile] = tuple(rest)
            table_actions.hold(s, player, card)

            def step(world: World) -> list[tuple[World, dict[int, Seen]]]:
                labels = self.at(world, s.seats + self.decks + pile)
                return [
                    (put(world, [label for label in labels if self.cards[label] == card][:1], player), {})
                ]

            self.follow(step, {})

    def inherit(self, heir: int, player: int) -> None:
        s = self.s
        hand = s.hands[player]
        s.hands[player] = ()
        inherit(s, heir, player, hand)

        def step(world: World) -> list[tuple[World, dict[int, Seen]]]:
            labels = self.at(world, player)
            return [(put(world, labels, heir), dict.fromkeys((heir, player), self.kinds(labels)))]

        self.follow(step, dict.fromkeys((heir, player), hand))

    # -- what viewers know then --------------------------------------------------------------------------

    def check(self) -> None:
        """Fail unless every viewer's guesses mean the same as their ways."""
        s = self.s
        places = s.seats + self.decks
        for viewer, worlds in enumerate(self.worlds):
            found: Counter[Content] = Counter()
            for world, count in worlds.items():
                contents = [self.kinds(self.at(world, place)) for place in range(places)]
                if viewer < s.seats:
                    assert contents[viewer] == s.hands[viewer]
                    contents[viewer] = ()
                found[tuple(contents)] += count
            true = {content: Fraction(count, found.total()) for content, count in found.items()}
            assert shares(s.knows[viewer], places) == true
            assert knowledge.sure(s.knows[viewer], s.seats) == tuple(
                least([content[seat] for content in true]) for seat in range(s.seats)
            )


def put(world: World, labels: list[int], place: int) -> World:
    return tuple(place if label in labels else where for label, where in enumerate(world))


def least(hands: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the cards that are in all of these hands."""
    found = Counter(hands[0])
    for hand in hands[1:]:
        found &= Counter(hand)
    return tuple(sorted(found.elements()))


THRICE = next(card for card in range(len(COPIES)) if COPIES[card] == 3)
TWICE = next(card for card in range(len(COPIES)) if COPIES[card] == 2)
ONE, TWO = [card for card in range(len(COPIES)) if COPIES[card] == 1 and SCHOOL_OF[card] == 0][:2]


@rules("15.1", "15.2", "15.3", "15.6")
@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize(
    ("seats", "decks"),
    [
        (2, [[THRICE, THRICE, THRICE, TWICE, TWICE, ONE]]),
        (3, [[THRICE, THRICE, THRICE, TWICE, TWICE, ONE]]),
        (3, [[THRICE, THRICE, ONE], [TWICE, TWICE, TWO]]),
        (4, [[THRICE, THRICE, TWICE, TWICE, ONE, TWO]]),
    ],
)
def test_knowledge_is_the_sum_of_all_possible_ways_of_the_cards(
    seats: int, decks: list[list[int]], seed: int
) -> None:
    oracle = Oracle(seats, decks, random.Random(seed))
    for _ in range(40):
        oracle.act()
        oracle.check()


def test_the_oracle_meets_several_guesses_and_several_bags() -> None:
    guesses = most = 0
    for seed in range(24):
        oracle = Oracle(3, [[THRICE, THRICE, THRICE, TWICE, TWICE, ONE]], random.Random(seed))
        for _ in range(40):
            oracle.act()
            guesses = max(guesses, *[len(knows) for knows in oracle.s.knows])
            most = max(most, *[len(held) for knows in oracle.s.knows for _, held in knows])
    assert guesses > 3
    assert most > 3


# -- chance ----------------------------------------------------------------------------------------------


class EveryTape(Tape):
    """A tape that picks given numbers, then ones, and remembers of how many each is picked."""

    def __init__(self, told: list[int]) -> None:
        super().__init__(0)
        self.told = told
        self.counts: list[int] = []

    def pick(self, count: int) -> int:
        self.counts.append(count)
        return self.told[len(self.counts) - 1] if len(self.counts) <= len(self.told) else 1


def all_deals(knows: Knowledge, places: int) -> Shares:
    """Return the likelihood of each deal, over all possible picks."""
    found: dict[Content, Fraction] = {}
    waiting: list[list[int]] = [[]]
    while waiting:
        told = waiting.pop()
        tape = EveryTape(told)
        dealt = tuple(knowledge.deal(knows, places, tape))
        if len(tape.counts) > len(told):
            waiting += [[*told, value] for value in range(1, tape.counts[len(told)] + 1)]
            continue
        share = Fraction(1)
        for count in tape.counts:
            share /= count
        found[dealt] = found.get(dealt, Fraction(0)) + share
    return found


@pytest.mark.plain
@rules("15.1", "15.3")
def test_the_cards_of_bags_are_dealt_in_every_way_alike() -> None:
    knows: Knowledge = ((1, bags(((1, 0, 2, 1), (1, 1, 2, 3)), ((0, 2), (1, 4)), ((1, 0, 1), (2, 5)))),)
    assert all_deals(knows, 4) == shares(knows, 4)


@rules("15.1", "15.3")
def test_guesses_are_chosen_by_their_shares() -> None:
    one = bags(((0, 1), (1,)), ((1, 0, 2), (2, 3, 4)))
    two = bags(((1,), (1,)), ((0, 1, 2), (2, 3, 4)))
    knows: Knowledge = ((1, one), (1 << 70, two), (3 << 70, bags(((1, 1, 2), (1, 2, 3, 4)))))
    expected = shares(knows, 3)
    times = 4000
    tape = Tape(1)
    found = Counter(tuple(knowledge.deal(knows, 3, tape)) for _ in range(times))
    assert set(found) <= set(expected)
    for content, share in expected.items():
        assert abs(found[content] - times * share) < 5 * float(times * share + 1) ** 0.5


# -- too many guesses ------------------------------------------------------------------------------------


def mass(guess: Guess) -> int:
    return guess[0] * knowledge.ways(guess[1])


def test_of_too_many_guesses_the_least_likely_become_one_and_nothing_possible_is_lost() -> None:
    cards = tuple(range(70))
    found: list[Guess] = []
    for card in cards:  # the first hand has this card, the second another one, and the deck the rest
        rest = tuple(other for other in cards if other != card)
        found.append((1 + card, bags(((1,), (card,)), ((0, 1, 68), rest))))
    knows = knowledge.weighed(found)
    assert len(knows) == knowledge.MOST_GUESSES
    total, before = sum(mass(guess) for guess in knows), sum(mass(guess) for guess in found)
    (pooled,) = [guess for guess in knows if guess[1] == bags(((1, 1, 68), cards))]
    assert Fraction(mass(pooled), total) == Fraction(sum(mass(guess) for guess in found[:7]), before)
    for guess in found[7:]:
        (kept,) = [other for other in knows if other[1] == guess[1]]
        assert Fraction(mass(kept), total) == Fraction(mass(guess), before)
    for card in cards[:7]:
        deck = tuple(other for other in cards if other not in (card, 60))
        assert knowledge.fits(pooled[1], [(card,), (60,), deck])


def test_bags_that_all_guesses_share_stay_as_they_are() -> None:
    shared = knowledge.bag_of((1, 1), (90, 91))
    cards = tuple(range(70))
    found = [
        (
            1 + card,
            bags(((1, 1), (90, 91)), ((0, 1), (card,)), ((1, 0, 68), cards[:card] + cards[card + 1 :])),
        )
        for card in cards
    ]
    assert all(shared in held for _, held in knowledge.weighed(found))


def test_weights_do_not_grow_without_end() -> None:
    one = bags(((0, 1), (1,)), ((1,), (2,)))
    two = bags(((0, 1), (2,)), ((1,), (1,)))
    most = knowledge.MOST_WEIGHT
    assert sorted(weight for weight, _ in knowledge.weighed([(1, one), (8 * most, two)])) == [1, most]
    assert knowledge.weighed([(6, one), (4, two)]) == ((2, two), (3, one))


# -- is it true? -----------------------------------------------------------------------------------------


def test_bags_fit_where_cards_lie() -> None:
    held = bags(((1, 1), (1, 2)), ((1, 0, 1), (1, 3)))
    assert knowledge.fits(held, [(1, 1), (2,), (3,)])
    assert knowledge.fits(held, [(1, 2), (1,), (3,)])
    assert knowledge.fits(held, [(2, 3), (1,), (1,)])
    assert not knowledge.fits(held, [(1, 2), (3,), (1,)])
    assert not knowledge.fits(held, [(1, 3), (1,), (2,)])
    assert not knowledge.fits(held, [(1, 4), (2,), (3,)])


@pytest.mark.plain
def test_bags_count_as_not_fitting_where_it_is_too_hard_to_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    alike = knowledge.bag_of((1, 1), (1, 2))
    piles: list[tuple[int, ...]] = [(1, 1, 1, 1, 2, 2, 2, 2)] * 2
    assert knowledge.fits((alike,) * 8, piles)
    monkeypatch.setattr(knowledge, "_MOST_TRIED", 50)
    assert not knowledge.fits((alike,) * 8, piles)


def test_two_cards_that_slip_away_may_come_out_of_two_bags() -> None:
    held = bags(((0, 2, 1), (1, 2, 3)), ((1, 2), (4, 5, 6)), ((0, 1), (7,)))
    once = knowledge.slipped(((1, held),), 1, 0)
    assert len(once) == 3
    assert knowledge.slipped(((1, held),), 1, 0, 2) == knowledge.slipped(once, 1, 0)


# -- stories ---------------------------------------------------------------------------------------------


def known(t: Story, who: str | None, whose: str) -> list[str]:
    """Return the cards that a viewer knows for sure in a hand."""
    seen = view(t.s, None if who is None else t.seat(who))
    return sorted(NAMES[NAME_OF[card]] for card in seen.known[t.seat(whose)])


def likely(t: Story, who: str | None, name: str) -> dict[str, Fraction]:
    """Return how likely each hand has a card of a name, as a viewer knows."""
    knows = view(t.s, None if who is None else t.seat(who)).knows
    found: Counter[int] = Counter()
    total = 0
    for guess in knows:
        total += mass(guess)
        for seat in range(t.s.seats):
            for where, counts in guess[1]:
                cards = knowledge.listed(counts)
                copies = sum(NAME_OF[card] == NAME[name] for card in cards)
                assert copies < 2
                found[seat] += mass(guess) * copies * (where >> 8 * seat & 255) // len(cards)
    return {
        colour: Fraction(found[t.seat(colour)], total) for colour in ("blue", "red", "yellow")[: t.s.seats]
    }


@rules("15.2", "13.3")
def test_when_the_deck_has_run_out_a_player_knows_the_only_hidden_hand() -> None:
    t = Story("B . R", blue=["Zot!", "Fireball"], red=["Shield", "Dispel"]).deck_runs_out()
    assert known(t, "blue", "red") == ["Dispel", "Shield"]
    t.blue("done done 2")
    assert t.happened("shuffle") == 1
    assert known(t, "blue", "red") == ["Dispel", "Shield"]
    assert known(t, "red", "blue") == ["Fireball", "Zot!"]
    assert known(t, None, "red") == []
    for seed in range(20):
        assert imagine(view(t.s, 0), seed).hands[1] == t.s.hands[1]
    t.red("done done 1")
    assert known(t, "blue", "red") == ["Dispel", "Shield"]
    strange = [set(imagine(view(t.s, 0), seed).hands[1]) - set(t.s.hands[1]) for seed in range(40)]
    assert max(len(cards) for cards in strange) == 1  # the card just drawn could be any
    assert all(knowledge.fits(bags, [(), t.s.hands[1], *t.s.decks]) for _, bags in t.s.knows[0])


@rules("15.2", "13.3")
def test_cards_shuffled_again_are_not_in_older_hands() -> None:
    t = Story("B . R . Y", blue=["Zot!"], red=["Shield", "Lifestone"], yellow=["Dispel"]).deck_runs_out()
    t.blue("done done 1")
    hidden = sorted(t.s.hands[1] + t.s.hands[2])
    for seed in range(40):
        hands = imagine(view(t.s, 0), seed).hands
        assert sorted(hands[1] + hands[2]) == hidden
    assert likely(t, "blue", "Lifestone") == {"blue": 0, "red": Fraction(2, 3), "yellow": Fraction(1, 3)}
    assert likely(t, "yellow", "Lifestone") == {"blue": Fraction(1, 3), "red": Fraction(2, 3), "yellow": 0}
    assert likely(t, "red", "Lifestone") == {"blue": 0, "red": 0, "yellow": 0}


@rules("15.6", "25.7")
def test_a_third_player_knows_a_card_in_one_of_two_hands_after_thought_steal() -> None:
    t = Story("B R . Y", blue=["Thought Steal", "Fireball"], red=["Absorb Spell", "Fog", "Lifestone"])
    t.blue("fireball red").red("absorb-spell").done("blue").done("red").done("yellow")
    t.blue("thought-steal red fog done")
    for who in ("yellow", None):
        assert known(t, who, "red") == known(t, who, "blue") == []
        fireballs = [imagine(view(t.s, None if who is None else 2), seed) for seed in range(30)]
        assert all(
            NAME["Fireball"] in {NAME_OF[card] for hand in s.hands[:2] for card in hand} for s in fireballs
        )
    t.done("blue").red("lifestone")
    assert known(t, "yellow", "red") == []


@rules("15.6", "25.7")
def test_a_third_player_draws_conclusions_from_what_the_victim_plays() -> None:
    t = Story("B R . Y", blue=["Thought Steal", "Fireball"], red=["Absorb Spell", "Lifestone"])
    t.blue("fireball red").red("absorb-spell").done("blue").done("red").done("yellow")
    t.blue("thought-steal red fireball done").done("blue").red("lifestone")
    assert known(t, "yellow", "blue") == ["Fireball"]
    assert known(t, None, "blue") == ["Fireball"]


@rules("14.2", "15.6", "25.7")
def test_in_custom_spellbook_a_third_player_knows_how_many_cards_of_the_other_deck_are_in_a_hand() -> None:
    t = Story(
        "R . B Y",
        red=["Thought Steal", "Powerthrust"],
        blue=["Fireball", "Lifestone"],
        custom_spellbook="on",
        giant_book="off",
    )
    t.red("thought-steal blue fireball done")
    foreign = set(t.s.schools[0])

    def stolen() -> set[int]:
        worlds = [imagine(view(t.s, 2), seed) for seed in range(60)]
        assert all(SCHOOL_OF[card] in foreign for world in worlds for card in world.hands[0])
        return {sum(SCHOOL_OF[card] in foreign for card in world.hands[1]) for world in worlds}

    assert stolen() == {1}
    t.red("done fireball")
    assert stolen() == {0}


@rules("15.6", "9.10")
def test_a_player_who_knew_a_card_knows_that_the_heir_has_it() -> None:
    t = Story("B R . Y", blue=["Fireball"], red=["Absorb Spell", "Zot!"], yellow=["Waterbolt"])
    t.lives("red", 1)
    t.blue("fireball red").red("absorb-spell").done("blue").done("red").yellow("waterbolt red damage-1")
    assert known(t, "blue", "yellow") == ["Fireball"]
    assert known(t, "red", "yellow") == ["Fireball", "Zot!"]
    assert known(t, None, "yellow") == ["Fireball"]


def test_everybody_in_an_imagined_state_knows_their_own_hand_and_public_knowledge() -> None:
    t = Story("B R . Y", blue=["Fireball"], red=["Absorb Spell", "Zot!"], yellow=["Dispel"])
    t.blue("fireball red").red("absorb-spell")
    s: State = imagine(view(t.s, 0), 1)
    assert s.knows[0] == t.s.knows[0]
    assert s.knows[3] == t.s.knows[3]
    assert NAMES[NAME_OF[view(s, 2).known[1][0]]] == "Fireball"
    for seat in range(3):
        hidden = sorted(card for _, cards in s.knows[seat][0][1] for card in knowledge.listed(cards))
        real = sorted(card for other, hand in enumerate(s.hands) for card in hand if other != seat)
        assert hidden == sorted((*real, *s.decks[0]))
