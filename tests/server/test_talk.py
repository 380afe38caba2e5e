"""Talk at a table: nobody uses up what others have to say, and nobody passes for somebody else."""

from __future__ import annotations

import pytest

from guildhall.server import table as tables
from guildhall.server import talk as talk_limits
from guildhall.server.limits import Limit
from guildhall.server.terms import Muted, Talked
from tests.server.running import Player, Someone
from tests.server.stories import NEVER_BOTS, Sitting, entries, goes_away, settle, tell


async def says_line(player: Player, text: str) -> dict[str, object]:
    """Send a line of talk, and return the answer."""
    return await player.insists({"type": "say", "text": text})


def refusal(answer: dict[str, object]) -> object:
    """Return the key of a refusal; "" if it isn't one."""
    text = answer.get("text")
    return text["key"] if answer["type"] == "refused" and isinstance(text, dict) else ""


async def watches(at: Sitting, name: str) -> tuple[Someone, Player]:
    """Create a person who watches."""
    person = await at.server.person(name)
    return person, await person.sits(at.table, None)


def test_spectators_cannot_use_up_the_talk_limit_of_players(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk_limits, "TALK", Limit(1000.0, 1000.0))
    monkeypatch.setattr(talk_limits, "MOST_LINES_OF_ALL", 6)
    monkeypatch.setattr(talk_limits, "MOST_LINES_WATCHING", 4)
    monkeypatch.setattr(talk_limits, "MOST_LINES", 8)

    async def story(at: Sitting) -> None:
        _, first = await watches(at, "First")
        _, second = await watches(at, "Second")
        answers = [await says_line(first, f"line {number}") for number in range(5)]
        assert [refusal(answer) for answer in answers] == [""] * 4 + ["server-too-much-talk"]
        answers = [await says_line(second, f"line {number}") for number in range(3)]
        assert [refusal(answer) for answer in answers] == [""] * 2 + ["server-too-much-talk"]
        # A restart remembers who has said how much; the players have all of theirs.
        await at.restarts(NEVER_BOTS)
        await at.all_return()
        answers = [await says_line(at.players[0], f"line {number}") for number in range(9)]
        assert [refusal(answer) for answer in answers] == [""] * 8 + ["server-too-much-talk"]
        assert refusal(await says_line(at.players[1], "and I?")) == ""

    tell(database, story, NEVER_BOTS)


def test_talk_comes_in_pages(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_limits, "TALK", Limit(10_000.0, 10_000.0))
    monkeypatch.setattr(talk_limits, "PAGE", 10)
    monkeypatch.setattr(tables, "RECENT", 25)

    async def story(at: Sitting) -> None:
        await goes_away(at.server, at.table)  # so that it is read with as little in memory as is meant
        anna = await at.people[0].sits(at.table, 0)
        for number in range(1, 48):
            assert (await says_line(anna, f"line {number}"))["type"] == "done"
        late = await at.people[1].sits(at.table, 1)
        await settle(late)
        heard = [message for message in late.heard if message["type"] == "talk"]
        assert [message["number"] for message in heard] == list(range(38, 48))
        assert late.heard[0]["table"]["talked"] == 47
        found: list[str] = [message["text"] for message in heard]
        more = True
        while more:
            page = await late.answered({"type": "history", "before": 48 - len(found)})
            assert len(page["lines"]) <= 10
            found[:0] = [line["text"] for line in page["lines"]]
            more = page["more"]
        assert found == [f"line {number}" for number in range(1, 48)]

    tell(database, story, NEVER_BOTS)


def test_the_size_of_a_page_of_talk_is_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_limits, "TALK", Limit(10_000.0, 10_000.0))
    monkeypatch.setattr(talk_limits, "PAGE_BYTES", 5000)

    async def story(at: Sitting) -> None:
        for _ in range(10):
            await says_line(at.players[0], "x" * 1000)
        late = await at.people[1].sits(at.table, 1)
        await settle(late)
        assert [message["number"] for message in late.heard if message["type"] == "talk"] == [6, 7, 8, 9, 10]

    tell(database, story, NEVER_BOTS)


def test_a_spectator_with_the_name_of_a_player_does_not_look_like_one(database: str) -> None:
    async def story(at: Sitting) -> None:
        _, other = await watches(at, "\u0410nna")  # with a Cyrillic letter
        assert (await says_line(other, "I pass"))["type"] == "done"
        assert (await says_line(at.players[0], "I do not"))["type"] == "done"
        await settle(at.players[1])
        theirs, hers = [message for message in at.players[1].heard if message["type"] == "talk"]
        assert (theirs["seat"], theirs["name"]) == (None, "\u0410nna (2)")
        assert (hers["seat"], hers["name"]) == (0, "Anna")
        assert theirs["by"] != hers["by"]
        assert len(theirs["by"]) == len(hers["by"]) == 12
        assert hers["by"] == at.players[0].heard[0]["by"]

    tell(database, story, NEVER_BOTS)


def test_spectators_with_the_same_name_can_be_told_apart(database: str) -> None:
    async def story(at: Sitting) -> None:
        for name in ("Eve", "eve", "Ev\u0435"):  # the last one with a Cyrillic letter
            _, other = await watches(at, name)
            await says_line(other, "Hello.")
            await says_line(other, "Again.")
        await settle(at.players[1])
        names = [message["name"] for message in at.players[1].heard if message["type"] == "talk"]
        assert names == ["Eve"] * 2 + ["eve (2)"] * 2 + ["Ev\u0435 (3)"] * 2

    tell(database, story, NEVER_BOTS)


def test_only_the_owner_mutes_somebody(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        _, loud = await watches(at, "Loud")
        await says_line(loud, "HELLO")
        by = (await anna.until("talk"))["by"]
        assert at.players[0].heard[0]["owner"] is True
        assert at.players[1].heard[0]["owner"] is False
        assert refusal(await bert.insists({"type": "mute", "by": by})) == "server-not-owner"
        assert (await anna.insists({"type": "mute", "by": by}))["type"] == "done"
        while (await loud.until("table"))["table"]["muted"] != [by]:
            pass  # they are still told who is there
        assert refusal(await says_line(loud, "WHY?")) == "server-muted"
        await at.restarts(NEVER_BOTS)
        await at.all_return()
        loud.address = anna.address
        await loud.connect()
        assert refusal(await says_line(loud, "STILL?")) == "server-muted"
        assert (await at.players[0].insists({"type": "mute", "by": by, "on": False}))["type"] == "done"
        assert refusal(await says_line(loud, "Thank you.")) == ""
        said = [entry.text for entry in await entries(at.server, at.table) if isinstance(entry, Talked)]
        assert said == ["HELLO", "Thank you."]

    tell(database, story, NEVER_BOTS)


def test_mutings_are_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.talk.MOST_MUTES", 3)

    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        assert refusal(await anna.insists({"type": "mute", "by": "nobody"})) == "server-no-speaker"
        await says_line(bert, "Hello.")
        by = (await anna.until("talk"))["by"]
        answers = [
            refusal(await anna.insists({"type": "mute", "by": by, "on": number % 2 == 0}))
            for number in range(5)
        ]
        assert answers == ["", "", "", "server-too-many-mutes", ""]  # the last time nothing would change
        assert len([entry for entry in await entries(at.server, at.table) if isinstance(entry, Muted)]) == 3

    tell(database, story, NEVER_BOTS)
