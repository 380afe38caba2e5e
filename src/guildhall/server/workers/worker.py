"""A worker process: reads tasks from its standard input and writes results, until the input ends."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO, Final

from guildhall.server.workers.tasks import Failure, Result, perform

HEADER: Final = struct.Struct("!QI")  # the number of a task, and how many bytes follow
PATIENT: Final = 5  # niceness: players come first, workers get the time that is left


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its workers
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(PATIENT)
    tasks, results = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the results
    with suppress(BrokenPipeError):
        while (head := tasks.read(HEADER.size)) and len(head) == HEADER.size:
            number, size = HEADER.unpack(head)
            _write(results, number, _result(tasks.read(size)))


def _result(task: bytes) -> Result:
    try:
        return perform(pickle.loads(task))
    except Exception:
        return Failure(traceback.format_exc())


def _write(results: BinaryIO, number: int, result: Result) -> None:
    data = pickle.dumps(result, pickle.HIGHEST_PROTOCOL)
    results.write(HEADER.pack(number, len(data)) + data)
    results.flush()


if __name__ == "__main__":
    main()
