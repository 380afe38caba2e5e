"""Names: what the server removes from them, and which it tells apart by a number."""

from __future__ import annotations

import pytest

from guildhall.server.people import MOST_NAME, BadName, clean, distinct, skeleton
from tests.server.stories import BOT, ME, NEVER_BOTS, OPEN, Sitting, tell_of_three

LOOKS_LIKE_ANNA = "\u0410nn\u0430"  # with two Cyrillic letters


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Anna", LOOKS_LIKE_ANNA),
        ("Anna", "aNNA"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),  # of full width
        ("Anna", "\U0001d400nna"),  # of mathematics
        ("Anna", "An\u200bn\ufe0fa"),  # with what shows nothing
        ("Paul", "\u13e2aul"),  # with a Cherokee letter
        ("Jos\u00e9", "Jose\u0301"),  # an accent of its own
        ("Ivan", "lvan"),
        ("Ivan", "ivan"),
        ("Otto", "0tt\u03bf"),
        ("Bernd", "Bemd"),
        ("Wei\u00df", "Wei\u03b2"),  # with a Greek letter
        ("\u0110or\u0111e", "\u00d0or\u0111e"),  # with an Icelandic letter
        ("\u041d\u0438\u043a\u0438\u0442\u0430", "\u041d\u0438\u03ba\u0438\u0442\u0430"),  # a Greek letter
        ("\u039d\u0399\u039a\u0397", "\u03bd\u03b9\u03ba\u03b7"),  # Greek, large and small
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(first: str, second: str) -> None:
    assert distinct(second, [first]) == f"{second} (2)"
    assert distinct(first, [second]) == f"{first} (2)"


@pytest.mark.parametrize(("first", "second"), [("Anna", "Ana"), ("Eva", "Ena"), ("Jose", "Jos\u00e9")])
def test_a_name_that_looks_different_stays_as_it_is(first: str, second: str) -> None:
    assert distinct(second, [first]) == second
    assert skeleton(first) != skeleton(second)


def test_numbers_count_up_and_never_make_a_name_too_long() -> None:
    assert distinct("Anna", ["anna", "ANNA (2)"]) == "Anna (3)"
    longest = "x" * MOST_NAME
    assert distinct(longest, [longest]) == "x" * (MOST_NAME - 4) + " (2)"


def test_invisible_characters_are_removed_from_a_name() -> None:
    assert clean(" Anna\u202e\u2066\u200b\u00a0\u3164\u034f Berta\ufeff\n") == "Anna Berta"
    for unseen in ("\u200b\u2060", "\u3164", "\u2800", "\u0301"):
        with pytest.raises(BadName):
            clean(unseen)


def test_a_name_has_two_marks_on_a_letter_at_most() -> None:
    assert clean("Zoe" + "\u0308" * 30 + "!") == "Zo\u00eb\u0308\u0308!"
    assert clean("Ng\u1ecdc") == "Ng\u1ecdc"


def test_no_two_names_at_a_table_look_alike(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, _, _ = at.people
        seats = [ME, {**ME, "name": "ANNA"}, {**BOT, "name": LOOKS_LIKE_ANNA}, OPEN]
        table = await anna.opens("wizwar", seats)
        twin = await at.server.person("\u200bAnn\u0430")
        joined = (await twin.joins(table["id"])).json()
        assert [seat["name"] for seat in joined["seats"]] == [
            "Anna",
            "ANNA (2)",
            f"{LOOKS_LIKE_ANNA} (3)",
            "Ann\u0430 (4)",
        ]

    tell_of_three(database, story, NEVER_BOTS)


def test_a_computer_player_gets_no_name_that_looks_like_a_persons(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, _, _ = at.people
        table = (await anna.opens("wizwar", [ME, OPEN, OPEN]))["id"]
        path = f"/api/tables/{table}/start"
        begun = (await anna.ask("POST", path, {"names": [LOOKS_LIKE_ANNA, "Korvin"]})).json()
        assert [seat["name"] for seat in begun["seats"]] == ["Anna", "Korvin", "Apprentice"]

    tell_of_three(database, story, NEVER_BOTS)
