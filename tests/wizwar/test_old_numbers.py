"""Numbers in records of format 1 keep their meaning, even if the lists they came from grow."""

from __future__ import annotations

import pytest

from guildhall.kernel.decision import Decision
from guildhall.wizwar import choices, kinds, old_numbers
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import SCHOOLS, SLUGS
from guildhall.wizwar.old_numbers import todays_choice

CARDS_THEN, WAYS_THEN = 92, 93


def card(kind: int, number: int, base: int, slugs: tuple[str, ...] = SLUGS) -> str:
    """Return the card that an old number means."""
    today = todays_choice(Decision(0, kind, ()), number)
    assert today is not None
    return slugs[today - base]


@pytest.mark.plain
@pytest.mark.parametrize("added", [(), ("gust",), ("gust", "gale")])
def test_a_card_keeps_its_name_when_others_come_before_it(
    added: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    slugs = (*added, *SLUGS)
    monkeypatch.setattr(old_numbers, "SLUGS", slugs)
    for kind, then, base in (
        (kinds.OVER, 0, 0),
        (kinds.DISCARD, 1, 1),
        (kinds.STEAL, 1, 1),
        (kinds.FORGET, 1, 1),
        (kinds.BOOST, 1, 1),
        (kinds.ACT, 400, choices.ITEM[0]),
        (kinds.ACT, 500, choices.SPEED[0]),
    ):
        found = [card(kind, then + number, base, slugs) for number in range(CARDS_THEN)]
        known = (found[0], found[10], found[50], found[91])
        assert known == ("full-shield", "large-rock", "stone-block", "wizardblade")
        assert len(set(found)) == CARDS_THEN


@pytest.mark.parametrize(("kind", "base"), [(kinds.ANSWER, 1), (kinds.WITH, 0), (kinds.ACT, 100)])
def test_a_way_keeps_its_name_and_is_the_one_on_offer(kind: int, base: int) -> None:
    today = choices.WAY[0] if kind == kinds.ACT else base
    found = []
    for number in range(WAYS_THEN):
        every = tuple(today + way.number for way in WAYS)
        choice = todays_choice(Decision(0, kind, every), base + number)
        assert choice is not None
        found.append(WAYS[choice - today].slug)
        assert todays_choice(Decision(0, kind, (choice,)), base + number) == choice
        assert todays_choice(Decision(0, kind, ()), base + number) is None
    assert (found[0], found[1], found[72], found[92]) == (
        "punch",
        "fireball",
        "null-powder/end",
        "rotate-sector",
    )


def test_numbers_that_were_never_in_a_list_stay_the_same() -> None:
    for kind, number in (
        (kinds.ANSWER, kinds.PASS),
        (kinds.BOOST, kinds.NONE),
        (kinds.DISCARD, kinds.DONE),
        (kinds.AIM, 317),
        (kinds.WALK, 3),
        (kinds.DRAW, 2),
        (kinds.AMOUNT, 4),
        (kinds.ACT, choices.END_PHASE),
        (kinds.ACT, choices.STEP[2]),
        (kinds.ACT, 1104),
    ):
        assert todays_choice(Decision(0, kind, ()), number) == number
    assert todays_choice(Decision(0, kinds.BOOST, ()), 200) == choices.SUM
    assert todays_choice(Decision(0, kinds.OVER, ()), 305) == choices.LOSE_THING[5]
    assert todays_choice(Decision(0, kinds.SCHOOL, ()), 7) == SCHOOLS.index("thaumaturgy")


def test_a_number_that_was_never_given_means_nothing() -> None:
    for kind, number in (
        (kinds.OVER, CARDS_THEN),
        (kinds.OVER, -1),
        (kinds.WITH, WAYS_THEN),
        (kinds.SCHOOL, 8),
        (kinds.BOOST, 150),
    ):
        assert todays_choice(Decision(0, kind, ()), number) is None
