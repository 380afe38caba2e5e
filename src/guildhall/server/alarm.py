"""A timer of Linux that wakes the event loop within microseconds; asyncio counts whole milliseconds."""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

_LIBC: Final[Any] = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
_SECOND: Final = 1_000_000_000  # nanoseconds


class _Spec(ctypes.Structure):
    """When a timer goes off, and how often: seconds and nanoseconds."""

    _fields_ = (
        ("every", ctypes.c_long),
        ("every_nanoseconds", ctypes.c_long),
        ("seconds", ctypes.c_long),
        ("nanoseconds", ctypes.c_long),
    )


class Alarm:
    """Calls a function in the running event loop when it goes off; OSError if there is no such timer."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._file = -1
        if _LIBC is None or not hasattr(_LIBC, "timerfd_create"):
            raise OSError("no timerfd")
        self._ring = ring
        self._file = _LIBC.timerfd_create(time.CLOCK_MONOTONIC, os.O_NONBLOCK | os.O_CLOEXEC)
        if self._file < 0:
            raise OSError(ctypes.get_errno(), "timerfd_create")
        asyncio.get_running_loop().add_reader(self._file, self._went_off)

    def set(self, seconds: float) -> None:
        """Go off once, after so many seconds."""
        after = max(int(seconds * _SECOND), 1)
        spec = _Spec(0, 0, after // _SECOND, after % _SECOND)
        _LIBC.timerfd_settime(self._file, 0, ctypes.byref(spec), None)

    def _went_off(self) -> None:
        with suppress(BlockingIOError):
            os.read(self._file, 8)
            self._ring()

    def __del__(self) -> None:
        if self._file >= 0:
            os.close(self._file)
