"""The worker processes of a server."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count, islice
from typing import Final

import structlog

from guildhall.server.workers.tasks import Failure, Result, Task, perform
from guildhall.server.workers.worker import HEADER

LOG = structlog.get_logger()
_TRIES: Final = 2  # of a task whose worker dies
_LONGEST: Final = 30.0  # seconds for a task; then its worker is killed and replaced
_AGAIN: Final = 0.5  # seconds before a worker that died is replaced
_SELDOM: Final = 30.0  # at most, if that fails again and again
_ENDING: Final = 3.0  # seconds for a worker to stop when it is told to


class Job:
    """A task that was submitted, and its result."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.result: Result | None = None  # None: not there yet
        self.tries = 0  # how often its worker has died
        self._then: Callable[[Result], None] | None = None

    def then(self, call: Callable[[Result], None]) -> None:
        """Call a function with the result as soon as it is there."""
        self._then = call
        if self.result is not None:
            asyncio.get_running_loop().call_soon(call, self.result)

    def end(self, result: Result) -> None:
        """Set the result."""
        if isinstance(result, Failure):
            LOG.error("worker", task=type(self.task).__name__, error=result.why)
        self.result = result
        if self._then is not None:
            self._then(result)


class Workers:
    """Hands tasks to processes; without any, does them itself at once."""

    def __init__(self, processes: int) -> None:
        self._workers = [_Worker() for _ in range(processes)]

    @property
    def apart(self) -> bool:
        """Whether other processes do the work."""
        return bool(self._workers)

    async def open(self) -> None:
        """Start the processes."""
        await asyncio.gather(*[worker.start() for worker in self._workers])

    async def close(self) -> None:
        """Stop the processes."""
        await asyncio.gather(*[worker.stop() for worker in self._workers])

    def submit(self, task: Task) -> Job:
        """Have a task done soon."""
        job = Job(task)
        if self._workers:
            min(self._workers, key=_Worker.load).take(job)
            return job
        try:
            job.end(perform(task))
        except Exception as error:
            job.end(Failure(repr(error)))
        return job


def processes_for(cores: int | None = None) -> int:
    """Return how many workers a machine should have: the server itself needs a core."""
    return max(1, (cores or os.cpu_count() or 1) - 1)


class _Worker:
    """One process, started again when it dies."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._jobs: dict[int, Job] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None  # of the task it is working on
        self._stopping = False

    def load(self) -> int:
        """Return how many tasks are waiting for it."""
        return len(self._jobs)

    async def start(self) -> None:
        """Start the process, and read its results."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "guildhall.server.workers.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._reading = asyncio.create_task(self._read(self._process), name="worker")

    async def stop(self) -> None:
        """Stop the process; unfinished tasks stay unfinished."""
        self._stopping = True
        self._stop_timer()
        process = self._process
        if process is None or process.stdin is None:
            return
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), _ENDING)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading

    def take(self, job: Job) -> None:
        """Hand a job to the process."""
        number = next(self._numbers)
        self._jobs[number] = job
        if len(self._jobs) == 1:
            self._set_timer()
        if self._process is not None and self._process.stdin is not None:
            data = pickle.dumps(job.task, pickle.HIGHEST_PROTOCOL)
            self._process.stdin.write(HEADER.pack(number, len(data)) + data)

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                number, size = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
                result: Result = pickle.loads(await process.stdout.readexactly(size))
                job = self._jobs.pop(number)
                self._set_timer()
                try:
                    job.end(result)
                except Exception:  # one callback that fails must not stop the others
                    LOG.exception("worker")
        except (asyncio.IncompleteReadError, ConnectionError):
            if not self._stopping:
                await self._replace(process)

    def _set_timer(self) -> None:
        """Limit the time of the next task, if there is one."""
        self._stop_timer()
        if self._jobs:
            self._timer = asyncio.get_running_loop().call_later(_LONGEST, self._kill)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _kill(self) -> None:
        """Kill a process that works on one task for too long."""
        LOG.error("worker", error="takes too long")
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _replace(self, process: asyncio.subprocess.Process) -> None:
        """Start another process in place of one that died, and hand it the unfinished tasks."""
        LOG.error("worker", error="died", code=await process.wait())
        self._process = None
        self._stop_timer()
        for job in islice(self._jobs.values(), 1):  # the one it was working on
            job.tries += 1
        wait = _AGAIN
        while True:
            await asyncio.sleep(wait)
            if self._stopping:
                return
            try:
                await self.start()
                break
            except OSError as error:  # no memory, or too many processes: try again later
                LOG.error("worker", error=str(error))
                wait = min(2 * wait + _AGAIN, _SELDOM)
        left, self._jobs = list(self._jobs.values()), {}
        for job in left:
            if job.tries < _TRIES:
                self.take(job)
            else:
                job.end(Failure("its worker died"))
