"""Targets and choices as numbers, which never change, since records hold them."""

from __future__ import annotations

import pytest

from guildhall.kernel.event import Event
from guildhall.wizwar import choices, kinds, target_words, targets
from guildhall.wizwar.targets import INDEX, NOWHERE, SORT
from tests.wizwar.story import Story


@pytest.mark.parametrize(
    ("numbers", "first", "sort"),
    [
        (targets.LINE, 100, "line"),
        (targets.WIZARD, 300, "wizard"),
        (targets.THING, 400, "thing"),
        (targets.TREASURE, 600, "treasure"),
        (targets.SECTOR, 700, "sector"),
        (targets.TOKEN, 800, "token"),
        (targets.DIRECTION, 900, "direction"),
    ],
)
def test_a_target_is_read_as_it_was_made(numbers: tuple[int, ...], first: int, sort: str) -> None:
    only = getattr(targets, f"AS_{sort.upper()}")
    for index, target in enumerate(numbers):
        assert target == first + index
        assert (SORT[target], INDEX[target], only[target]) == (sort, index, index)
    others = [target for target in range(len(SORT) - 1) if target not in numbers]
    assert {only[target] for target in (*others, NOWHERE)} == {NOWHERE}


def test_a_square_is_its_own_target_and_nowhere_is_nothing() -> None:
    assert [targets.AS_SQUARE[square] for square in range(100)] == list(range(100))
    assert (SORT[NOWHERE], INDEX[NOWHERE]) == ("nothing", NOWHERE)


def test_every_target_on_a_table_has_a_word_that_stands_for_it() -> None:
    s = Story("B . . R").lying("Speedstone", "b1").lying("Speedstone", "c1").lying("Dagger", "c1").s
    names = target_words.names_of(s.colours, s.things, s.places)
    here = [
        *s.arrangement.squares,
        *[targets.LINE[line] for line in s.arrangement.lines],
        *[targets.WIZARD[seat] for seat in range(s.seats)],
        *[targets.THING[number] for number in range(len(s.things))],
        *[targets.TREASURE[treasure] for treasure in range(len(s.treasures))],
        *[targets.SECTOR[place] for place in range(len(s.places))],
        *[targets.TOKEN[square] for square in s.arrangement.squares],
        *targets.DIRECTION[:4],
    ]
    words = [target_words.target_word(names, target) for target in here]
    assert len(set(words)) == len(words)
    assert [target_words.target_of(names, word) for word in words] == here
    assert target_words.target_of(names, "nonsense") == NOWHERE


@pytest.mark.parametrize("told", [(0, 0, 0), (150, 3, 299), (7, -1, -1), (12, 2, NOWHERE)])
def test_an_event_names_a_thing_by_its_card_owner_and_place(told: tuple[int, int, int]) -> None:
    assert targets.told_thing(targets.tell_thing(*told)) == told
    assert targets.told_thing(999) is targets.told_thing(NOWHERE) is None


ACTS = [
    (choices.STEP, 1, "step"),
    (choices.WAY, 100, "way"),
    (choices.ITEM, 400, "item"),
    (choices.SPEED, 500, "speed"),
    (choices.TAKE, 600, "take"),
    (choices.TAKE_TREASURE, 800, "take-treasure"),
    (choices.DROP, 900, "drop"),
    (choices.END_SPELL, 1100, "end-spell"),
    (choices.HOLD, 1300, "hold"),
    (choices.LET_GO, 1500, "let-go"),
    (choices.GATHER, 1700, "gather"),
]


@pytest.mark.parametrize(("numbers", "first", "sort"), ACTS)
def test_an_act_is_read_as_it_was_made(numbers: tuple[int, ...], first: int, sort: str) -> None:
    assert numbers[0] == first
    assert [choices.read(kinds.ACT, act) for act in numbers] == [(sort, i) for i in range(len(numbers))]


def test_other_options_keep_their_numbers() -> None:
    assert (choices.END_PHASE, choices.SPEED_ADD, choices.DROP_TREASURE) == (0, 599, 1099)
    assert (choices.ANSWER[0], choices.FUEL[0], choices.SUM, choices.GO[0]) == (1, 1, 200, 1)
    assert (choices.GIVE_CARD[0], choices.GIVE_THING[0]) == (1, 300)
    assert (choices.LOSE_CARD[0], choices.LOSE_THING[0]) == (0, 300)
    assert choices.read(kinds.FORGET, choices.GIVE_THING[5]) == ("thing", 5)
    assert choices.read(kinds.ACT, 7000) == choices.read(kinds.ACT, -1) == ("nothing", -1)


def test_the_numbers_of_an_event_are_read_by_name() -> None:
    event = Event(kinds.CARDS, (2, 7, 8))
    assert kinds.EVENTS.field(event, "player") == 2
    assert kinds.EVENTS.fields(event) == {"player": 2}
    assert kinds.EVENTS.lists(event) == {"cards": (7, 8)}
    assert kinds.EVENTS.lists(Event(kinds.TURN, (0, 1))) == {}
    with pytest.raises(ValueError, match="not in tuple"):
        kinds.EVENTS.field(event, "target")
