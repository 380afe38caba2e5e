"""Signals that end a game: Ctrl-C, a closed terminal, a termination request."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any

_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


class PlayerLeft(BaseException):
    """A person has left the game."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code  # the exit code of the program


class Interrupts:
    """Turns these signals into PlayerLeft, but not while the program handles and saves an answer."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._holding = 0
        self._came = 0
        self._leaving = False

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, self._signalled) for number in _SIGNALS}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold signals back until the block ends."""
        self._holding += 1
        try:
            yield
        finally:
            self._holding -= 1
        if self._came and not self._holding and not self._leaving:
            raise PlayerLeft(128 + self._came)

    def leave(self) -> None:
        """Ignore further signals: the person is already leaving."""
        self._leaving = True

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        if self._holding or self._leaving:
            self._came = number
        else:
            raise PlayerLeft(128 + number)
