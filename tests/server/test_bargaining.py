"""Promises and the clocks for bargaining, over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import pytest

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.game import Elfenwizards
from guildhall.kernel.message import Message
from guildhall.server.bargains import MOST_MADE, MOST_OPEN
from guildhall.server.lobby import Lobby
from guildhall.server.new_table import NewChair, NewTable, Origin
from guildhall.server.people import Person
from guildhall.server.terms import Terms
from guildhall.text import Text
from tests.elfenwizards.table import Table
from tests.elfenwizards.test_promises import form
from tests.server.running import Player, Running, Someone, running

RED, GREEN, BLUE = range(3)
ME = NewChair("me")
APPRENTICE = NewChair("bot", "apprentice")
ON = {"timers": "on"}
# Red and green each have a die that the other could use; red begins.
FRIENDS = Table(
    step=5,
    tokens="W1:R W2:B S1:G S2:B S3:R S4:G",
    dice={"red": {"S": [5], "minor": [1]}, "green": {"W": [6, 6]}, "blue": {"N": [1]}},
).position
# Red and green each have a die that is of use only to the other, and blue is in the way of both.
CROSSED: dict[str, Any] = {
    "step": 5,
    "tokens": "W1:B W2:B S2:B S3:B N1:B N4:B N5:B N7:B S1:R N3:G",
    "dice": {"red": {"N": [6]}, "green": {"S": [6]}},
    "chips": {"red": {"minor": 7}, "green": {"minor": 7}, "blue": {"minor": 7}},
}


class Company:
    """A table with the sockets of the people at it, and of a spectator."""

    def __init__(self, server: Running, anna: Someone, table: str) -> None:
        self.server = server
        self.anna = anna
        self.table = table
        self.sockets: dict[int | None, Player] = {}

    async def sits(self, seats: Sequence[int]) -> None:
        """Connect everybody, and a spectator."""
        for seat in (*seats, None):
            self.sockets[seat] = await self.anna.sits(self.table, seat)

    async def again(self, server: Running) -> Company:
        """The same people, after the server has been started again."""
        anna = Someone(server, self.anna.id, self.anna.name, self.anna.token)
        company = Company(server, anna, self.table)
        await company.sits([seat for seat in self.sockets if seat is not None])
        for seat, player in company.sockets.items():
            player.count = self.sockets[seat].count  # no id twice
        return company

    async def now(self, seat: int | None) -> Player:
        """Return a player who has received everything."""
        player = self.sockets[seat]
        await player.answered({"type": "ping"})
        return player

    async def says(self, seat: int, words: str) -> None:
        """Choose for a player."""
        answer = await (await self.now(seat)).choose(say=words)
        assert answer["type"] == "done", answer

    async def offers(self, by: int, to: int, gives: str, takes: str = "") -> dict[str, Any]:
        """Offer something for a player, and return the answer."""
        return await self.sockets[by].insists({"type": "offer", "promise": form(to, gives, takes)})

    async def answers(self, seat: int, number: int, word: str) -> dict[str, Any]:
        """Answer or withdraw an offer for a player, and return the answer."""
        return await self.sockets[seat].insists({"type": "answer", "number": number, "word": word})

    async def promises(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a player was last sent about promises."""
        return [heard for heard in (await self.now(seat)).heard if heard["type"] == "promises"][-1]

    async def words(self) -> list[str]:
        """Return what has become of every promise, as everybody was sent."""
        told = [await self.promises(seat) for seat in self.sockets]
        assert all(other == told[0] for other in told)
        return [promise["word"] for promise in told[0]["promises"]]

    async def hurry(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Everybody takes their first option until the table is as wanted."""
        while not until((await self.now(None)).update["view"]):
            for seat in self.sockets:
                if seat is not None and (asks := (await self.now(seat)).update["asks"]) is not None:
                    await self.sockets[seat].choose(asks["options"][0]["choice"])
                    break

    @property
    def since(self) -> float:
        """Return when the clock started."""
        return float(self.server.app.state.hall.rooms[self.table].table.since.wall)


Story = Callable[[Company], Awaitable[None]]


async def gather(
    server: Running, start: Mapping[str, Any], chairs: Sequence[NewChair] = (ME, ME, ME)
) -> Company:
    """Open a table at a position for Anna, who sits in some or all of its chairs."""
    anna = await server.person("Anna")
    wanted = NewTable(game="elfenwizards", seats=list(chairs), options=dict(start["options"]))
    terms, _ = await server.app.state.lobby.create(
        Person(anna.id, anna.name), wanted, Origin("", 0, dict(start))
    )
    company = Company(server, anna, terms.id)
    await company.sits([seat for seat, chair in enumerate(chairs) if chair.kind == "me"])
    return company


async def opened(
    server: Running, person: Someone, wanted: NewTable, start: Mapping[str, Any]
) -> tuple[Terms, str]:
    """Open a table at a position."""
    lobby: Lobby = server.app.state.lobby
    return await lobby.create(Person(person.id, person.name), wanted, Origin("", 0, dict(start)))


def tell(
    database: str, story: Story, start: Mapping[str, Any] = FRIENDS, chairs: Sequence[NewChair] = (ME, ME, ME)
) -> None:
    """Run a story at a table that begins at a position."""

    async def play() -> None:
        async with running(database) as server:
            await story(await gather(server, start, chairs))

    asyncio.run(play())


def sentence(text: Any) -> str:
    """Return a message of the server as a sentence."""
    return Text("en", ["Ada", "Bo", "Cy"]).render(_message(text))


def _message(text: Any) -> Any:
    if isinstance(text, dict) and "key" in text:
        return Message(text["key"], {name: _message(value) for name, value in text["args"].items()})
    if isinstance(text, dict):
        return ("Ada", "Bo", "Cy")[text["seat"]]
    return tuple(_message(part) for part in text) if isinstance(text, list) else text


# -- promises --------------------------------------------------------------------------------------------


def test_a_promise_is_offered_accepted_and_judged_before_everybody(database: str) -> None:
    async def story(at: Company) -> None:
        assert await at.promises() == {"type": "promises", "open": True, "promises": []}
        assert (await at.offers(RED, GREEN, "d5S S1", "2 chip W1"))["type"] == "done"
        told = await at.promises()
        (promise,) = told["promises"]
        assert sentence(promise.pop("text")) == (
            "Ada offers Bo: I’ll place a 5 from the Sorcerers’ Major Spell box beside Bo’s G1 (Sorcerer 1) "
            "if you place 2 minor spells beside Ada’s R1 (Wizard 1)."
        )
        assert promise == {
            "number": 1,
            "by": RED,
            "to": GREEN,
            "round": 1,
            "since": 0,
            "gives": [{"spell": "d5S", "count": 1, "on": "G1", "in": "S1"}],
            "takes": [{"spell": "chip", "count": 2, "on": "R1", "in": "W1"}],
            "word": "open",
            "verdict": None,
            "told": [],
        }
        assert (await at.answers(GREEN, 1, "accepted"))["type"] == "done"
        assert await at.words() == ["accepted"]
        await at.says(RED, "d5S S1 chip S3")
        assert (await at.promises())["promises"][0]["verdict"] is None
        await at.hurry(lambda view: view["step"] > 5)
        told = await at.promises()
        (promise,) = told["promises"]
        assert (told["open"], promise["word"]) == (False, "accepted")
        assert promise["verdict"] == {"by": "kept", "to": "broken"}
        assert [sentence(line) for line in promise["told"]] == [
            "Ada kept their promise to Bo: "
            "a 5 from the Sorcerers’ Major Spell box beside Bo’s G1 (Sorcerer 1).",
            "Bo broke their promise to Ada: 2 minor spells beside Ada’s R1 (Wizard 1).",
        ]
        assert await at.words() == ["accepted"]

    tell(database, story)


def test_a_refused_withdrawn_or_lapsed_offer_stays_closed(database: str) -> None:
    async def story(at: Company) -> None:
        for gives in ("d5S S1", "chip S1", "2 chip S1"):
            await at.offers(RED, GREEN, gives)
        await at.answers(GREEN, 1, "refused")
        await at.answers(RED, 2, "withdrawn")
        assert await at.words() == ["refused", "withdrawn", "open"]
        await at.hurry(lambda view: view["step"] > 5)
        assert await at.words() == ["refused", "withdrawn", "lapsed"]
        await at.hurry(lambda view: view["round"] == 2 and view["step"] > 1)
        assert (await at.promises())["open"] is True
        assert await at.words() == ["refused", "withdrawn", "lapsed"]
        answer = await at.answers(GREEN, 3, "accepted")
        assert sentence(answer["text"]) == "There’s no open offer number 3."
        assert [promise["verdict"] for promise in (await at.promises())["promises"]] == [None] * 3

    tell(database, story)


def test_an_impossible_promise_or_answer_is_refused_with_a_reason(database: str) -> None:
    async def story(at: Company) -> None:
        async def why(by: int, promise: object) -> tuple[str, str]:
            answer = await at.sockets[by].insists({"type": "offer", "promise": promise})
            assert answer["type"] == "refused"
            return answer["rule"], answer["text"]["key"]

        assert await why(RED, form(RED, "chip S1")) == ("12.1", "elfenwizards-refuse-promise-oneself")
        assert await why(RED, form(7, "chip S1")) == ("", "refuse-no-seat")
        assert await why(RED, {}) == ("", "elfenwizards-refuse-promise-shape")
        assert await why(RED, {"to": 1, "gives": [[]]}) == ("", "elfenwizards-refuse-promise-shape")
        assert await why(RED, form(GREEN, "d6S S1")) == ("5.1", "elfenwizards-refuse-promise-no-spell")
        assert await why(RED, form(GREEN, "chip W1")) == ("12.1", "elfenwizards-refuse-promise-own-token")
        assert (await why(-1 % 3, form(RED, "3 points X9")))[0] == "5.7"
        spectator = at.sockets[None]
        refused = await spectator.insists({"type": "offer", "promise": form(GREEN, "chip S1")})
        assert refused["text"]["key"] == "server-only-players"
        assert (await at.promises())["promises"] == []

        await at.offers(RED, GREEN, "chip S1")
        for seat, number, word, key in (
            (BLUE, 1, "accepted", "server-not-your-offer"),
            (RED, 1, "accepted", "server-not-your-offer"),
            (GREEN, 1, "withdrawn", "server-not-your-offer"),
            (GREEN, 2, "accepted", "server-no-offer"),
        ):
            answer = await at.answers(seat, number, word)
            assert (answer["type"], answer["text"]["key"]) == ("refused", key)
        assert await at.words() == ["open"]
        assert (await at.answers(GREEN, 1, "accepted"))["type"] == "done"
        for seat, word in ((GREEN, "accepted"), (GREEN, "refused"), (RED, "withdrawn")):
            assert (await at.answers(seat, 1, word))["text"]["key"] == "server-no-offer"
        assert await at.words() == ["accepted"]

        await at.hurry(lambda view: view["step"] > 5)
        assert await why(RED, form(GREEN, "chip S1")) == ("12.1", "elfenwizards-refuse-promise-late")

    tell(database, story)


def test_a_repeated_offer_counts_once(database: str) -> None:
    async def story(at: Company) -> None:
        message = {"type": "offer", "id": "one", "promise": form(GREEN, "chip S1")}
        for _ in range(2):
            assert (await at.sockets[RED].answered(message))["type"] == "done"
        assert await at.words() == ["open"]

    tell(database, story)


def test_offers_at_a_table_are_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_MADE > MOST_OPEN
    monkeypatch.setattr("guildhall.server.bargains.MOST_MADE", MOST_OPEN + 1)

    async def story(at: Company) -> None:
        for _ in range(MOST_OPEN):
            assert (await at.offers(RED, GREEN, "chip S1"))["type"] == "done"
        assert (await at.offers(RED, BLUE, "chip S2"))["text"]["key"] == "server-too-many-offers"
        assert (await at.offers(GREEN, RED, "chip W1"))["type"] == "done"
        await at.answers(RED, 1, "withdrawn")
        assert (await at.offers(RED, BLUE, "chip S2"))["type"] == "done"
        await at.answers(RED, 2, "withdrawn")
        assert (await at.offers(RED, BLUE, "chip S2"))["text"]["key"] == "server-no-more-offers"

    tell(database, story)


def test_promises_outlive_the_server(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            at = await gather(server, FRIENDS)
            await at.offers(RED, GREEN, "d5S S1", "chip W1")
            await at.answers(GREEN, 1, "accepted")
            await at.says(RED, "d5S S1")
            await at.offers(BLUE, GREEN, "chip S1")
            before = await at.promises()
        async with running(database) as server:
            again = await at.again(server)
            assert await again.promises() == before
            assert await again.words() == ["accepted", "open"]
            await again.says(RED, "S3")  # only the chip is left
            await again.says(GREEN, "chip W1 chip W1")
            await again.answers(BLUE, 2, "withdrawn")
            await again.hurry(lambda view: view["step"] > 5)
            told = (await again.promises())["promises"]
            assert [promise["verdict"] for promise in told] == [{"by": "kept", "to": "kept"}, None]

    asyncio.run(play())


def test_an_undo_withdraws_what_was_offered_since(database: str) -> None:
    async def story(at: Company) -> None:
        await at.offers(RED, GREEN, "chip S1")
        await at.says(RED, "chip")
        await at.offers(RED, BLUE, "chip S2")
        await at.offers(RED, BLUE, "d5S S2")
        await at.answers(BLUE, 3, "accepted")
        assert await at.words() == ["open", "open", "accepted"]
        red = await at.now(RED)
        assert (await red.answered({"type": "undo", "seen": red.n}))["type"] == "done"
        assert await at.words() == ["open", "withdrawn", "withdrawn"]
        assert (await at.answers(GREEN, 1, "accepted"))["type"] == "done"

    tell(database, story)


def test_there_are_no_promises_in_wizwar(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            table = await anna.opens("wizwar", [{"kind": "me"}, {"kind": "me"}])
            player = await anna.sits(table["id"], 0)
            messages: list[dict[str, object]] = [
                {"type": "offer", "promise": form(1, "chip S1")},
                {"type": "answer", "number": 1, "word": "accepted"},
            ]
            for message in messages:
                answer = await player.answered(message)
                assert sentence(answer["text"]) == "There are no promises in this game."
            assert all(heard["type"] != "promises" for heard in player.heard)

    asyncio.run(play())


# -- computer players ------------------------------------------------------------------------------------


def test_apprentices_answer_the_offers_of_people(database: str) -> None:
    async def story(at: Company) -> None:
        await at.offers(RED, GREEN, "d6N N4", "d6S S1")
        await at.offers(RED, GREEN, "d6N N3", "d6S S1")
        while [promise["word"] for promise in await mine(at)] != ["refused", "accepted"]:
            await at.sockets[RED].until("promises")
        await at.says(RED, "d6N N3")
        await at.hurry(lambda view: view["round"] == 2)
        assert (await mine(at))[1]["verdict"] == {"by": "kept", "to": "kept"}

    async def mine(at: Company) -> list[dict[str, Any]]:
        return [promise for promise in (await at.promises(RED))["promises"] if promise["by"] == RED]

    tell(database, story, Table(**CROSSED).position, (ME, APPRENTICE, ME))


def test_apprentices_make_offers_to_people_who_are_not_ready(database: str) -> None:
    async def story(at: Company) -> None:
        while not (await at.promises(RED))["promises"]:
            await at.sockets[RED].until("promises")
        (promise,) = (await at.promises(RED))["promises"]
        assert (promise["by"], promise["to"], promise["word"]) == (GREEN, RED, "open")
        assert promise["gives"] == [{"spell": "d6S", "count": 1, "on": "R1", "in": "S1"}]
        await at.answers(RED, 1, "accepted")
        await at.says(RED, "ready")
        await at.says(RED, "d6N N3")
        await at.hurry(lambda view: view["round"] == 2)
        assert (await at.promises(RED))["promises"][0]["verdict"] == {"by": "kept", "to": "kept"}

    tell(database, story, Table(options=ON, **CROSSED).position, (ME, APPRENTICE, APPRENTICE))


# -- clocks ----------------------------------------------------------------------------------------------


def test_the_clock_shows_a_minute_before_a_roll_and_five_before_the_first_spell(database: str) -> None:
    async def story(at: Company) -> None:
        red = await at.now(RED)
        assert [option["say"] for option in red.update["asks"]["options"]] == ["roll"]
        assert 0 < red.update["ends"] <= 60
        assert (await at.now(None)).update["ends"] <= 60
        await at.says(RED, "roll")
        assert (await at.now(RED)).update["ends"] is None
        await at.hurry(lambda view: view["step"] == 5)
        for seat in range(3):
            update = (await at.now(seat)).update
            assert [option["say"] for option in update["asks"]["options"]] == ["ready"]
            assert 60 < update["ends"] <= 300

    busy = {"green": {"grey": [1] * 7}, "blue": {"grey": [1] * 7}}
    tell(database, story, Table(step=2, dice=busy, options=ON).position)


def test_saying_ready_gives_the_others_no_more_time(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            at = await gather(server, {**FRIENDS, "options": ON})
            since = at.since
            await at.says(BLUE, "ready")
            assert at.since == since
            blue = await at.now(BLUE)
            await blue.answered({"type": "undo", "seen": blue.n})
            assert (await at.now(BLUE)).update["view"]["waiting"] == [RED, GREEN, BLUE]
            assert at.since == since
            await at.says(BLUE, "ready")
            await at.says(RED, "ready")
        async with running(database) as server:
            again = await at.again(server)
            assert again.since == since
            await again.says(GREEN, "ready")
            assert (await again.now(RED)).update["asks"]["kind"] == kinds.SPELL
            assert again.since > since

    asyncio.run(play())


def test_it_is_everybodys_turn_again_when_one_is_not_ready_after_all(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna, bert = await server.person("Anna"), await server.person("Bert")
            wanted = NewTable(game="elfenwizards", seats=[ME, NewChair("open"), APPRENTICE], options=dict(ON))
            start = {**FRIENDS, "options": ON}
            terms, _ = await server.app.state.lobby.create(
                Person(anna.id, anna.name), wanted, Origin("", 0, dict(start))
            )
            await bert.joins(terms.id, invite=terms.invite)
            player = await anna.sits(terms.id, RED)
            while player.update["view"]["waiting"] != [RED, GREEN]:
                await player.until("update")
            await player.choose(say="ready")
            assert [await turn(person) for person in (anna, bert)] == [False, True]
            await player.answered({"type": "ping"})
            await player.answered({"type": "undo"})
            assert [await turn(person) for person in (anna, bert)] == [True, True]

    async def turn(person: Someone) -> bool:
        return bool((await person.ask("GET", "/api/tables/mine")).json()[0]["turn"])

    asyncio.run(play())


def test_when_time_is_up_the_table_rolls_and_is_ready_for_everybody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Elfenwizards.talks
    monkeypatch.setattr(Elfenwizards, "talks", lambda game, s: None if asked(game, s) is None else 0.05)

    async def story(at: Company) -> None:
        red = at.sockets[RED]
        while red.update["asks"]["kind"] == kinds.ROLL:
            await red.until("update")
        assert (await at.now(RED)).update["asks"]["kind"] == kinds.REROLL, "it rolls and does no more"
        assert red.update["view"]["players"][RED]["dice"]["rolled"] == [5]
        await at.says(RED, "accept d5 W")
        while red.update["asks"] is None or red.update["asks"]["kind"] != kinds.SPELL:
            await red.until("update")
        assert red.update["view"]["step"] == 5
        assert red.update["ends"] is None

    dice = {"red": {"rolled": [1], "N": [2] * 6}, "green": {"N": [1] * 7}, "blue": {"N": [1] * 7}}
    tell(database, story, Table(step=3, dice=dice, rolls=[5], options=ON).position)


def test_people_and_an_apprentice_play_a_whole_game_by_the_clock(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
            table = await anna.opens("elfenwizards", seats, options=ON)
            players = [await anna.sits(table["id"], seat) for seat in range(2)]
            await asyncio.gather(*[player.play(random.Random(player.seat)) for player in players])
            assert players[0].update["outcome"] == players[1].update["outcome"]
            assert players[0].update["outcome"]["winners"]

    asyncio.run(play())
