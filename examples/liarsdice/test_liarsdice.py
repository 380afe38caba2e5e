"""Liar's Dice: the tests for every game, and its own rules."""

from __future__ import annotations

import pytest
from liarsdice.game import LiarsDice
from liarsdice.rules import COUNT, DOUBT, Cups

from guildhall.kernel.tape import Tape
from guildhall.testing.conformance import *  # noqa: F403 - the tests that every game must pass


@pytest.fixture(scope="module")
def game() -> LiarsDice:
    """Return the game to test."""
    return LiarsDice()


def cups(*hands: str, ones: str = "plain") -> Cups:
    """Return a round with some dice rolled, in which the first player bids."""
    rolls = tuple(int(die) for hand in hands for die in hand)
    options = {"dice": len(hands[0]), "ones": ones}
    return LiarsDice().start(len(hands), options, Tape(1, (1, *rolls)))


def say(s: Cups, *words: str) -> None:
    """Let the players who are asked say some words in turn."""
    for word in words:
        (decision,) = s.asked
        LiarsDice().apply(s, decision.player, LiarsDice().hear(s, decision, word))


def test_a_bid_names_as_many_dice_with_a_higher_face_or_one_more() -> None:
    s = cups("124", "256")
    say(s, "1x4")
    assert s.asked[0].options == (DOUBT, COUNT + 5, COUNT + 6, *range(2 * COUNT + 1, 2 * COUNT + 7))


def test_a_bid_never_names_more_dice_than_there_are() -> None:
    s = cups("1", "2")
    say(s, "1x6", "2x6")
    assert s.asked[0].options == (DOUBT,)


@pytest.mark.parametrize(("bid", "left"), [("2x2", [3, 2]), ("2x3", [2, 3])])
def test_a_player_who_doubts_a_true_bid_or_made_a_false_one_loses_a_die(bid: str, left: list[int]) -> None:
    s = cups("124", "256")
    say(s, "1x4", "1x5", bid, "doubt")
    assert [len(dice) for dice in s.dice] == left
    assert s.player == left.index(2)


def test_ones_may_be_wild() -> None:
    s = cups("124", "256", ones="wild")
    say(s, "1x4", "1x5", "2x4", "doubt")
    assert [len(dice) for dice in s.dice] == [3, 2]


def test_the_last_with_dice_wins() -> None:
    s = cups("1", "2")
    say(s, "1x2", "doubt")
    outcome = LiarsDice().outcome(s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 0), (0,))


def test_nobody_sees_the_dice_of_others_before_a_doubt() -> None:
    s = cups("124", "256")
    assert LiarsDice().view(s, 0).own == (1, 2, 4)
    assert "256" not in str(LiarsDice().show(LiarsDice().view(s, 0)))
    assert LiarsDice().show(LiarsDice().view(s, None))["mine"] is None
