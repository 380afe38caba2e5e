"""Hidden things change nothing that a player sees, and imagined states are exactly the possible ones."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from guildhall.kernel.event import Event
from guildhall.wizwar import kinds
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import CARDS, COPIES, NAME, NAME_OF, NAMES, SCHOOL_OF
from guildhall.wizwar.state import State
from guildhall.wizwar.view import UNKNOWN, imagine, view
from tests.citing import rules
from tests.wizwar.conservation import check_table
from tests.wizwar.story import Story
from tests.wizwar.wandering import GAME, choose, some_options

# Events that show hidden things: after these, the two worlds differ.
REVEALING = {kinds.CARDS, kinds.HAND_SEEN, kinds.STOLEN, kinds.INHERITED, kinds.TRAP_BLANK, kinds.TRAP_REAL}


def visible_events(s: State, seat: int) -> list[Event]:
    """Return all that a seat sees after the last choice."""
    return [event for event in s.events or () if event.seen_by(seat)]


def play_on(s: State, seat: int, choice: int) -> list[Event]:
    """Return what a seat sees from its choice on until a player has to do more than pass."""
    GAME.apply(s, seat, choice)
    heard = visible_events(s, seat)
    while s.asked and s.asked[0].kind == kinds.ANSWER and s.asked[0].player != seat:
        GAME.apply(s, s.asked[0].player, kinds.PASS)
        heard += visible_events(s, seat)
    return heard


@rules("15.1", "15.3", "15.4", "15.6")
@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seed", range(30))
def test_in_two_worlds_that_look_alike_a_player_sees_the_same(seed: int) -> None:
    rng = random.Random(seed)
    s = GAME.new(2 + seed % 3, seed, some_options(rng))
    compared = 0
    for _ in range(250):
        if not s.asked:
            break
        decision = s.asked[0]
        seat = decision.player
        for other in (*range(s.seats), None):
            imagined = GAME.imagine(GAME.view(s, other), seed)
            assert GAME.view(imagined, other) == GAME.view(s, other)
            check_table(imagined)
        twin = GAME.imagine(GAME.view(s, seat), rng.getrandbits(60))
        twin.tape = s.tape.clone()
        twin.events = []
        choice = choose(decision, rng)
        mine, theirs = play_on(s, seat, choice), play_on(twin, seat, choice)
        shown = [event.kind for event in (*mine, *theirs)]
        if not REVEALING & set(shown) and kinds.DISCARDED not in shown:
            assert mine == theirs
            assert (s.knows[seat], s.knows[s.seats]) == (twin.knows[seat], twin.knows[s.seats])
            compared += 1
    assert compared > 50


@rules("15.1")
def test_a_view_holds_no_card_of_another_hand() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Full Shield", "Shield"])
    seen = view(t.s, 0)
    assert seen.hand == t.s.hands[0]
    assert seen.hand_sizes == (1, 2)
    assert not any(card in t.s.hands[1] for cards in seen.known for card in cards)
    assert not hasattr(seen, "hands")
    assert not hasattr(seen, "decks")
    assert view(t.s, None).hand == ()


@rules("15.4")
def test_only_its_owner_knows_the_real_token() -> None:
    t = Story("B . . . . . R", blue=["Booby Trap"])
    t.blue("booby-trap b1 c1 d1 e1 trap@c1")
    assert [real for _, _, real in view(t.s, 0).traps] == [0, 1, 0, 0]
    assert {real for _, _, real in view(t.s, 1).traps} == {UNKNOWN}
    real = Counter(
        square for seed in range(400) for _, square, true in imagine(view(t.s, 1), seed).traps if true
    )
    assert len(real) == 4
    assert min(real.values()) > 70


@rules("15.1", "15.6")
def test_a_hand_looked_at_stays_known_in_the_lookers_imagined_states() -> None:
    t = Story("B . . R", blue=["Thought Steal"], red=["Fireball", "Dispel", "Zot!"])
    t.blue("thought-steal red dispel done")
    for seed in range(20):
        imagined = imagine(view(t.s, 0), seed)
        assert imagined.hands[1] == t.s.hands[1]


@rules("15.1")
def test_a_third_player_does_not_learn_what_was_stolen() -> None:
    t = Story("B . R . Y", blue=["Thought Steal"], red=["Fireball", "Dispel"])
    t.blue("thought-steal red dispel done")
    assert view(t.s, 2).known == ((), (), ())
    hands = {imagine(view(t.s, 2), seed).hands[0] for seed in range(40)}
    assert len(hands) > 5


@rules("14.2", "15.6", "9.10")
def test_in_custom_spellbook_a_third_player_imagines_the_inherited_cards_with_the_heir() -> None:
    t = Story(
        "B R . Y G",
        blue=["Fireball"],
        red=["Powerthrust", "Add"],
        yellow=["Boomstone", "Lifestone"],
        custom_spellbook="on",
        giant_book="off",
    )
    t.lives("red", 3).blue("fireball red")
    seen = view(t.s, t.seat("green"))
    for seed in range(100):
        hands = imagine(seen, seed).hands
        assert {SCHOOL_OF[card] for card in hands[t.seat("blue")]} & set(t.s.schools[1])
        assert {SCHOOL_OF[card] for card in hands[t.seat("yellow")]} <= set(t.s.schools[0])


@rules("14.2", "15.2", "15.3")
def test_in_custom_spellbook_a_stolen_card_that_was_shuffled_in_is_imagined_in_the_deck() -> None:
    t = Story(
        "R . B",
        red=["Thought Steal", "Powerthrust"],
        blue=["Fireball"],
        custom_spellbook="on",
        giant_book="off",
    )
    t.red("thought-steal blue fireball done fireball")
    t.deck_runs_out(1).red("done 1")
    assert t.s.player == t.seat("blue")
    seen = view(t.s, t.seat("blue"))
    foreign = set(t.s.schools[0])
    worlds = [imagine(seen, seed) for seed in range(100)]
    held = sum(any(SCHOOL_OF[card] in foreign for card in world.hands[1]) for world in worlds)
    assert held < 20


@rules("15.3")
@pytest.mark.no_cover  # tracing is slow
def test_unseen_cards_are_dealt_evenly() -> None:
    t = Story("B . . R", red=["Fireball"])
    unseen = sum(COPIES[card] for card in CARDS if card in t.s.decks[0]) + 1
    times = 4000
    seen = view(t.s, 0)
    found = Counter(imagine(seen, seed).hands[1][0] for seed in range(times))
    for card in CARDS:
        copies = t.s.decks[0].count(card) + (card in t.s.hands[1])
        expected = times * copies / unseen if copies else 0
        assert abs(found[card] - expected) < 5 * (expected + 1) ** 0.5, NAMES[NAME_OF[card]]


@rules("15.1", "8.3")
def test_while_another_player_thinks_about_an_answer_they_have_one_in_imagined_states() -> None:
    t = Story("B . R . Y", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red")
    assert t.asked() == {"red"}
    for seed in range(40):
        imagined = imagine(view(t.s, 2), seed)
        (card,) = imagined.hands[1]
        assert BOOK[NAME_OF[card]].counters
        assert imagined.asked[0].player == 1


@rules("15.1", "8.3")
def test_a_window_does_not_show_who_is_asked() -> None:
    def open_window(red: list[str], yellow: list[str]) -> Story:
        t = Story("B . R . Y", blue=["Create Wall"], red=red, yellow=yellow)
        return t.blue("create-wall a1|b1")

    one = open_window(["Negate Neutral"], ["Fireball"])
    other = open_window(["Fireball"], ["Negate Neutral"])
    assert one.asked() == {"red"}
    assert other.asked() == {"yellow"}
    for seat in (0, None):
        assert view(one.s, seat)._replace(rules=other.s.rules) == view(other.s, seat)


@rules("8.3")
def test_a_card_about_to_be_played_is_not_seen_before_it_is_announced() -> None:
    t = Story("B . . R", blue=["Fireball", "Zot!"])
    before = view(t.s, 1)
    t.blue("fireball")
    assert view(t.s, 1) == before
    assert NAME_OF[t.s.hands[0][0]] in (NAME["Fireball"], NAME["Zot!"])


@rules("15.4")
def test_a_player_who_is_asked_does_not_see_who_was_asked_before() -> None:
    seen = []
    for hand in (["Absorb Spell"], ["Fog"]):
        t = Story("B . R Y", blue=["Fireball"], yellow=["Full Shield"], red=hand).blue("fireball yellow")
        if t.can("red", "pass"):
            t.red("pass")
        assert t.asked() == {"yellow"}
        seen.append(view(t.s, t.seat("yellow")).stack)
    assert seen[0] == seen[1]
