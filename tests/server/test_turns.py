"""Nobody keeps other tables waiting: messages take turns, questions are limited, and work is done once."""

from __future__ import annotations

import asyncio
import json
import socket
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import WebSocket
from websockets.asyncio.client import connect

from guildhall.server import socket as sockets
from guildhall.server import wire
from guildhall.server.limits import NO_LIMITS
from guildhall.server.mailbox import Mailbox
from guildhall.server.slices import in_slices
from guildhall.server.table_status import TableStatus
from guildhall.server.terms import Clock
from guildhall.server.workers import pool
from guildhall.server.workers.tasks import WorkOutHints, perform
from tests.server.running import Player, running
from tests.server.stories import (
    NEVER_BOTS,
    Sitting,
    alone,
    closed_with,
    eventually,
    hall_of,
    hurry,
    settle,
    tell,
    three,
)

SLOW, TOO_MUCH = 4408, 4429


def test_a_busy_table_does_not_starve_the_others(database: str) -> None:
    async def story(at: Sitting) -> None:
        room = await hall_of(at.server).room(at.table)
        done: list[int] = []
        turns = 0

        async def work() -> None:
            done.append(len(done))

        for _ in range(500):
            room.post(work)
        while len(done) < 500:
            turns += 1
            await asyncio.sleep(0)
        assert turns > 400

    tell(database, story, NEVER_BOTS)


def test_requests_of_players_come_before_those_of_spectators() -> None:
    async def play() -> None:
        mail = Mailbox()
        done: list[str] = []

        def named(name: str) -> Any:
            async def work() -> None:
                done.append(name)

            return work

        for number in range(3):
            mail.put(named(f"spectator {number}"), later=True)
            mail.put(named(f"player {number}"))
        mail.close()
        while (work := await mail.get()) is not None:
            await work()
        assert done == [*(f"player {n}" for n in range(3)), *(f"spectator {n}" for n in range(3))]

    asyncio.run(play())


def test_hints_are_computed_once_for_all_spectators(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(task: Any) -> Any:
        if isinstance(task, WorkOutHints):
            made.append(task.view)
        return perform(task)

    monkeypatch.setattr(pool, "perform", counted)

    async def story(at: Sitting) -> None:
        watching = [await at.people[0].sits(at.table, None) for _ in range(5)]
        for _ in range(3):
            answers = [await one.answered({"type": "help"}) for one in watching]
            assert all(answer["hints"] == answers[0]["hints"] for answer in answers)
        assert len(made) == 1
        await at.players[0].answered({"type": "help"})
        assert len(made) == 2
        await at.players[0].insists({"type": "choose", "say": "b1"})
        await settle(*watching)
        assert (await watching[0].answered({"type": "help"}))["hints"]
        assert len(made) == 3

    tell(database, story, NEVER_BOTS)


def test_spectators_ask_fewer_questions_than_players_and_stay(database: str) -> None:
    async def play() -> None:
        async with running(database, NEVER_BOTS, rate=10.0) as server:
            people = await three(server)
            table = (await people[0].opens("elfenwizards", [{"kind": "me"}] * 3))["id"]
            watching = await people[1].sits(table, None)
            answers = [await watching.answered({"type": "help"}) for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["help"] * 4 + ["refused"] * 2
            player = await people[0].sits(table, 0)
            answers = [await player.answered({"type": "help"}) for _ in range(12)]
            assert {answer["type"] for answer in answers} == {"help"}

    asyncio.run(play())


def test_a_viewer_that_reads_nothing_is_dropped_and_uses_no_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "UNREAD", 100_000)

    async def story(at: Sitting) -> None:
        deaf = await connect(at.players[0].address, max_queue=1, compression=None)
        await deaf.send(json.dumps({"type": "hello", "token": at.people[1].token, "seat": 1}))
        await deaf.recv()
        room = await hall_of(at.server).room(at.table)
        await settle(at.players[0])

        async def there() -> bool:
            return room._audience.count(1) == 2

        await eventually(there)
        deaf.transport.pause_reading()
        viewer = [viewer for viewer in room._audience if viewer.seat == 1][-1]
        connection: Any = viewer.connection
        for _ in range(400):
            viewer.send(wire.Pong("x" * 50_000))
            await asyncio.sleep(0)
        assert connection.overflow.done()
        assert not connection._out

        async def gone() -> bool:
            return room._audience.count(1) == 1

        await eventually(gone)
        deaf.transport.resume_reading()

        async def read_on() -> None:
            while True:
                await deaf.recv()

        assert await closed_with(read_on()) == SLOW
        assert (await at.players[1].answered({"type": "ping"}))["type"] == "pong"

    tell(database, story, NEVER_BOTS)


def test_what_a_viewer_has_missed_may_be_long() -> None:
    async def play() -> None:
        sent: list[str] = []

        async def send(data: str, mode: str) -> None:
            sent.append(data)

        connection = sockets.SocketConnection(cast(Any, SimpleNamespace(send_data=send)))
        connection.send(b"x" * 3 * sockets.UNREAD)
        connection.send(b"hints")
        assert not connection.overflow.done()
        pump = asyncio.create_task(connection.pump())
        await asyncio.sleep(0)
        assert [len(data) for data in sent] == [3 * sockets.UNREAD, 5]
        for _ in range(3):  # from now on, as much as always
            assert not connection.overflow.done()
            connection.send(b"x" * sockets.UNREAD)
        assert connection.overflow.done()
        pump.cancel()

    asyncio.run(play())


def test_what_all_sockets_of_an_address_have_not_read_is_limited(database: str) -> None:
    async def play() -> None:
        async with running(database, NEVER_BOTS, limits=NO_LIMITS._replace(unread=8 << 20)) as server:
            server._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            table, _ = await alone(anna := await server.person("Anna"))
            for _ in range(2):
                (await anna.sits(table, None)).socket.transport.pause_reading()
            room = await hall_of(server).room(table)
            for viewer in list(room._audience):
                if viewer.seat is None:
                    viewer.send(wire.Pong("x" * (6 << 20)))

            async def one_is_gone() -> bool:
                return room._audience.count(None) == 1

            await eventually(one_is_gone)
            await asyncio.sleep(0.1)
            assert await one_is_gone()

    asyncio.run(play())


def test_many_arrivals_cause_one_update_of_who_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[TableStatus] = []
    send = TableStatus.send

    def counted(status: TableStatus) -> None:
        told.append(status)
        send(status)

    monkeypatch.setattr(TableStatus, "send", counted)

    async def story(at: Sitting) -> None:
        await settle(*at.players)
        told.clear()
        coming = [Player(at.server.port, at.table, None, "", None) for _ in range(40)]
        await asyncio.gather(*[player.connect() for player in coming])
        anna = at.players[0]
        while (await anna.until("table"))["table"]["spectators"] < 40:
            pass
        assert len(told) < 20
        for player in coming:
            player.socket.transport.abort()
        while (await anna.until("table"))["table"]["spectators"]:
            pass
        assert len(told) < 40

    tell(database, story, NEVER_BOTS)


def test_long_work_is_done_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.slices.SLICE", 0.0)

    async def play() -> None:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        assert await in_slices(iter(range(100))) == list(range(100))
        task.cancel()
        assert turns >= 99

    asyncio.run(play())


def test_an_undo_of_many_steps_does_not_starve_other_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.server.slices.SLICE", 0.0)
    turns: list[int] = []

    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        for _ in range(30):
            await anna.insists({"type": "choose", "say": "b1"})
            await anna.insists({"type": "choose", "say": "a1"})
            await anna.insists({"type": "undo"})
            await anna.insists({"type": "undo"})
        await anna.insists({"type": "choose", "say": "b1"})
        await anna.insists({"type": "choose", "say": "done"})
        await anna.insists({"type": "choose", "say": "done"})
        await anna.insists({"type": "choose", "say": "0"})
        await anna.insists({"type": "undo", "ask": True})
        for other in (bert, carla):
            assert (await other.insists({"type": "agree", "yes": True}))["type"] == "done"
        await settle(*at.players)
        assert anna.update["asks"] is not None
        assert turns

    real = in_slices

    async def noted(work: Any) -> Any:
        turns.append(1)
        return await real(work)

    monkeypatch.setattr("guildhall.server.room.in_slices", noted)
    tell(database, story, NEVER_BOTS)


def test_pings_of_the_protocol_itself_are_limited(database: str) -> None:
    async def story(at: Sitting) -> None:
        flood = await connect(at.players[0].address)
        await flood.send(json.dumps({"type": "hello", "seat": None}))
        await flood.recv()

        async def ping() -> None:
            for _ in range(200):
                await flood.ping()
            while True:
                await flood.recv()

        assert await closed_with(ping()) == TOO_MUCH
        assert (await at.players[1].answered({"type": "ping"}))["type"] == "pong"

    tell(database, story, NEVER_BOTS)


def test_a_message_in_a_thousand_pieces_is_not_waited_for(database: str) -> None:
    async def story(at: Sitting) -> None:
        flood = await connect(at.players[0].address)
        await flood.send(json.dumps({"type": "hello", "seat": None}))
        await flood.recv()

        async def piecemeal() -> None:
            await flood.send([""] * 1000)
            while True:
                await flood.recv()

        assert await closed_with(piecemeal()) == TOO_MUCH

    tell(database, story, NEVER_BOTS)


def test_unwritten_changes_are_not_remembered_forever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.acknowledgements.UNWRITTEN", 10)

    async def story(at: Sitting) -> None:
        room = await hall_of(at.server).room(at.table)
        for _ in range(50):
            assert (await at.players[1].insists({"type": "orders", "windows": "ask"}))["type"] == "done"
        assert len(room.table.done) == 10

    tell(database, story, NEVER_BOTS)


def test_a_table_with_a_clock_is_unloaded_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr("guildhall.server.automatic_play.WALL", 0.02)

    async def story(at: Sitting) -> None:
        for player in at.players:
            player.socket.transport.abort()

        async def is_away() -> bool:
            return at.table not in hall_of(at.server).rooms

        await eventually(is_away)

    tell(database, story, NEVER_BOTS, clock=Clock(turn=20 * 86_400.0))


def test_a_viewer_that_leaves_before_the_answer_leaves_no_trace(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    accept = WebSocket.accept

    async def late(socket: WebSocket[Any, Any, Any], *more: Any) -> None:
        await asyncio.sleep(0.05)
        await accept(socket, *more)

    monkeypatch.setattr(WebSocket, "accept", late)

    async def story(at: Sitting) -> None:
        for _ in range(5):
            _, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
            writer.write(
                f"GET /api/tables/{at.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await writer.drain()
            await asyncio.sleep(0.02)
            writer.transport.abort()
        await asyncio.sleep(0.2)
        assert "broken" not in capsys.readouterr().out

    tell(database, story, NEVER_BOTS)
