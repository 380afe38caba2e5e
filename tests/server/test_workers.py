"""Other processes let computer players choose, and compute hints, from what a seat may know."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import time
from typing import Any

import pytest

from guildhall.bots import catalogue as bots
from guildhall.catalogue import game as find_game
from guildhall.server.clock import Pace
from guildhall.server.workers import pool
from guildhall.server.workers.pool import Job, Workers, processes_for
from guildhall.server.workers.tasks import Failure, Think, Thinker, Thoughts, WorkOutHints, perform
from tests.server.running import running
from tests.server.stories import (
    BOT,
    ME,
    Sitting,
    World,
    asked,
    entries,
    eventually,
    opens_at,
    tell,
    three,
)
from tests.server.test_two_worlds import COUNTER, NEITHER, announced
from tests.wizwar.wandering import choose

WIZWAR = find_game("wizwar")


def hints_task(seed: int = 3) -> WorkOutHints:
    """The hints for a seat that must choose at the beginning of a game."""
    s = WIZWAR.new(3, seed, {"windows": "open"})
    return WorkOutHints("wizwar", WIZWAR.view(s, s.asked[0].player))


async def result_of(job: Job) -> Any:
    """Wait for the result of a job."""
    while job.result is None:
        await asyncio.sleep(0.01)
    return job.result


def test_tasks_are_done_elsewhere_with_the_same_result() -> None:
    async def play() -> None:
        workers = Workers(2)
        await workers.open()
        jobs = [workers.submit(hints_task(seed)) for seed in range(6)]
        told: list[Any] = []
        jobs[0].then(told.append)
        for seed, job in enumerate(jobs):
            assert await result_of(job) == perform(hints_task(seed))
        assert told == [jobs[0].result]
        await workers.close()

    asyncio.run(play())


@pytest.mark.parametrize("tries", [1, 2])
def test_a_worker_that_dies_is_replaced_and_its_task_is_retried(
    monkeypatch: pytest.MonkeyPatch, tries: int
) -> None:
    monkeypatch.setattr(pool, "_AGAIN", 0.0)
    monkeypatch.setattr(pool, "_TRIES", tries)

    async def play() -> None:
        workers = Workers(1)
        await workers.open()
        await result_of(workers.submit(hints_task()))
        process = workers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        job = workers.submit(hints_task(5))
        os.kill(process.pid, signal.SIGKILL)
        found = await result_of(job)
        assert isinstance(found, Failure) if tries == 1 else found == perform(hints_task(5))
        assert isinstance(await result_of(workers.submit(hints_task())), bytes)
        await workers.close()

    asyncio.run(play())


class Dying:
    """A task that kills the worker that reads it."""

    def __reduce__(self) -> Any:
        return os._exit, (3,)


class Hanging:
    """A task that never ends."""

    def __reduce__(self) -> Any:
        return time.sleep, (600,)


@pytest.mark.parametrize("deadly", [Dying, Hanging])
def test_a_task_that_no_worker_survives_fails_and_those_behind_it_are_done(
    monkeypatch: pytest.MonkeyPatch, deadly: type
) -> None:
    monkeypatch.setattr(pool, "_AGAIN", 0.0)

    async def play() -> None:
        workers = Workers(1)
        await workers.open()
        await result_of(workers.submit(hints_task()))
        monkeypatch.setattr(pool, "_LONGEST", 0.2 if deadly is Hanging else 60.0)
        jobs = [workers.submit(task) for task in (deadly(), hints_task(1), hints_task(2))]
        failed = await result_of(jobs[0])
        monkeypatch.setattr(pool, "_LONGEST", 60.0)
        assert isinstance(failed, Failure)
        for seed in (1, 2):
            assert await result_of(jobs[seed]) == perform(hints_task(seed))
        await workers.close()

    asyncio.run(play())


class Unreadable:
    """Something that can be written but not read back."""

    def __reduce__(self) -> Any:
        return int, ("nonsense",)


@pytest.mark.parametrize("view", [None, Unreadable()])
def test_a_task_that_goes_wrong_is_a_failure_and_not_the_end(view: object) -> None:
    async def play() -> None:
        for processes in (0, 1):
            workers = Workers(processes)
            await workers.open()
            pids = [worker._process and worker._process.pid for worker in workers._workers]
            assert isinstance(await result_of(workers.submit(WorkOutHints("wizwar", view))), Failure)
            assert isinstance(await result_of(workers.submit(hints_task())), bytes)
            assert pids == [worker._process and worker._process.pid for worker in workers._workers]
            await workers.close()

    asyncio.run(play())


def test_the_server_keeps_a_core_for_itself() -> None:
    assert [processes_for(cores) for cores in (1, 2, 4, 16)] == [1, 1, 3, 15]


@pytest.mark.parametrize("name", ["wizwar", "elfenwizards"])
def test_every_choice_of_a_worker_is_legal(name: str) -> None:
    """What a computer player chooses on a state that fits its view is legal in the real one, too."""
    game = find_game(name)
    made = 0
    for seed in range(6):
        rng = random.Random(seed)
        s = game.new(3, seed, {"windows": "open"} if name == "wizwar" else {})
        for _ in range(120):
            if not s.asked:
                break
            decision = s.asked[0]
            thinker = Thinker(decision.player, "random", game.view(s, decision.player), decision)
            task = pickle.loads(pickle.dumps(Think(name, (thinker,), False, rng.getrandbits(60))))
            thoughts = perform(task)
            assert isinstance(thoughts, Thoughts)
            trial = s.clone()
            for choice in thoughts.choices[decision.player]:
                game.apply(trial, decision.player, choice)
            made += len(thoughts.choices[decision.player]) > 1
            game.apply(s, decision.player, choose(decision, rng) if name == "wizwar" else decision.options[0])
    assert made or name != "wizwar"


def test_a_game_against_computer_players_in_other_processes_ends(database: str) -> None:
    async def play() -> None:
        async with running(database, Pace(0.0, 0.0), workers=1) as server:
            people = await three(server)
            table = await opens_at(server, people[:1], seats=[ME, BOT, BOT])
            anna = await people[0].sits(table, 0)
            assert (await anna.answered({"type": "help"}))["hints"]["seen"]
            for word in ("done", "done", "0"):
                await asked(anna)
                assert (await anna.insists({"type": "choose", "say": word}))["type"] == "done"
            await asked(anna)  # both have had their turns

    asyncio.run(play())


def test_computer_players_do_not_think_in_the_server_process(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Absent:
        def __init__(self, game: object, seed: int) -> None:
            raise AssertionError("somebody thinks in the server")

    async def play() -> None:
        async with running(database, Pace(0.0, 0.0), workers=1) as server:
            people = await three(server)
            monkeypatch.setitem(bots._BOTS, "apprentice", Absent)
            table = await opens_at(server, people[:1], seats=[BOT, BOT, ME])

            async def is_played() -> bool:
                return len(await entries(server, table)) > 4

            await eventually(is_played)

    asyncio.run(play())


def test_a_computer_player_without_an_idea_takes_the_first_option(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(task: Any) -> Any:
        raise ValueError("no idea")

    monkeypatch.setattr(pool, "perform", lost)

    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people[:1], seats=[BOT, BOT, ME])

        async def is_played() -> bool:
            return len(await entries(at.server, table)) > 2

        await eventually(is_played)

    tell(database, story, Pace(0.0, 0.0))


def test_a_wall_clock_that_is_set_back_keeps_no_computer_player_waiting(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people[:1], seats=[ME, BOT, BOT])
        anna = await at.people[0].sits(table, 0)
        world.set = -3600.0
        for word in ("done", "done", "0"):
            await asked(anna)
            assert (await anna.insists({"type": "choose", "say": word}))["type"] == "done"
        await asked(anna)  # both have had their turns, and not an hour later

    tell(database, story, Pace(0.05, 0.05))


def test_two_worlds_give_computer_players_of_one_view_the_same_task() -> None:
    """What red is given to think about depends on nothing that red can't know."""
    tasks = []
    for yellow in (COUNTER, NEITHER):
        s = announced("Fog", yellow)
        WIZWAR.apply(s, 0, next(c for c in s.asked[0].options if WIZWAR.say(s, s.asked[0], c) == "fireball"))
        while s.asked[0].player == 0:
            names = {WIZWAR.say(s, s.asked[0], choice): choice for choice in s.asked[0].options}
            WIZWAR.apply(s, 0, names.get("red", names.get("none", s.asked[0].options[0])))
        assert s.asked[0].player == 1
        view = WIZWAR.view(s, 1)._replace(rules=None)
        tasks.append(Thinker(1, "apprentice", view, s.asked[0]))
    assert tasks[0] == tasks[1]
