"""Questions that viewers ask a table: they change nothing, so nothing is written into the journal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.hints import Hints
from guildhall.server.request import Request
from guildhall.server.talk import Talk
from guildhall.server.updates import Updates


class Questions:
    """Answers questions at one table."""

    def __init__(self, updates: Updates, audience: Audience, talk: Talk, hints: Hints) -> None:
        self._updates = updates
        self._audience = audience
        self._talk = talk
        self._hints = hints

    async def answer(self, request: Request[wire.Question | wire.Ping]) -> None:
        """Answer a question; hints may take a while, and follow later."""
        await _ANSWERS[type(request.message)](self, request)

    async def _ping(self, request: Request[wire.Ping]) -> None:
        request.viewer.send(wire.Pong(request.message.id))

    async def _why(self, request: Request[wire.Why]) -> None:
        request.viewer.send(self._updates.why(request.viewer.seat, request.message))

    async def _history(self, request: Request[wire.History]) -> None:
        request.viewer.send(await self._talk.history(request))

    async def _help(self, request: Request[wire.Help]) -> None:
        if self._audience.is_delayed(request.viewer):
            raise GuildhallError(Message("server-only-players"))
        self._hints.send(request.viewer, request.message.id)


_ANSWERS: Final[Mapping[type, Callable[[Questions, Request[Any]], Awaitable[None]]]] = {
    wire.Ping: Questions._ping,
    wire.Why: Questions._why,
    wire.Help: Questions._help,
    wire.History: Questions._history,
}
