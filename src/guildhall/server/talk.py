"""Talk at a table: who may say what, and which lines a viewer gets."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.instant import instant
from guildhall.server.limits import Allowance, Limit
from guildhall.server.people import distinct
from guildhall.server.request import Request
from guildhall.server.store.store import Store
from guildhall.server.table import WATCHING, Table
from guildhall.server.terms import Muted, Talked, decode_entry, speaker
from guildhall.server.viewers import Viewer

TALK: Final = Limit(0.5, 20)  # lines of one person
MOST_LINES: Final = 1000  # of one player at a table
MOST_LINES_WATCHING: Final = 50  # of one spectator
MOST_LINES_OF_ALL: Final = 500  # of all spectators
MOST_MUTES: Final = 200  # in a game
PAGE: Final = 100  # lines of talk in one message
PAGE_BYTES: Final = 100_000  # of their texts together


class Talk:
    """The talk at one table."""

    def __init__(self, table: Table, audience: Audience, store: Store) -> None:
        self._table = table
        self._audience = audience
        self._store = store
        self._talkers: defaultdict[str, Allowance] = defaultdict(lambda: Allowance(*TALK))

    def speaker(self, viewer: Viewer) -> str:
        """Return how a viewer's lines are marked; "" without a token."""
        return speaker(self._table.terms.id, viewer.person) if viewer.person else ""

    def say(self, request: Request[wire.Say]) -> Talked:
        """Return the line that a viewer wants to say; GuildhallError if they may not."""
        viewer = request.viewer
        text = " ".join(request.message.text.split())
        if not text or len(text) > wire.MOST_TEXT:
            raise GuildhallError(Message("server-bad-talk", {"most": wire.MOST_TEXT}))
        if not viewer.person:
            raise GuildhallError(Message("server-no-name"))
        by = self.speaker(viewer)
        if by in self._table.muted:
            raise GuildhallError(Message("server-muted"))
        if not self._may_talk(viewer, by) or not self._talkers[viewer.person].spend():
            raise GuildhallError(Message("server-too-much-talk"))
        return Talked(viewer.seat, self._name(viewer, by), text, time.time(), by)

    def mute(self, request: Request[wire.Mute]) -> Muted | None:
        """Return whom a viewer mutes or lets talk; None: nothing changes. GuildhallError if they may not."""
        person, message = request.viewer.person, request.message
        if not person or person != self._table.terms.owner:
            raise GuildhallError(Message("server-not-owner"))
        if message.by not in self._table.lines:
            raise GuildhallError(Message("server-no-speaker"))
        if (message.by in self._table.muted) == message.on:
            return None
        if self._table.mutes >= MOST_MUTES:
            raise GuildhallError(Message("server-too-many-mutes", {"most": MOST_MUTES}))
        return Muted(message.by, message.on, time.time())

    def recent(self, viewer: Viewer, talked: int) -> list[wire.Heard]:
        """Return the newest lines after one that a viewer may know: a page of them at most."""
        missed = [said for said in self._table.talk if said.number > talked]
        return _page(
            [
                wire.Heard.of(said.number, said.entry)
                for said in missed
                if self._audience.has_heard(viewer, said.at)
            ]
        )

    async def history(self, request: Request[wire.History]) -> wire.Earlier:
        """Return a page of talk before a line."""
        viewer, message = request.viewer, request.message
        before = min(message.before, self._table.talked + 1)
        first = max(1, before - PAGE)
        recent = {said.number: said for said in self._table.talk}
        if all(number in recent for number in range(first, before)):
            lines = [said for number, said in recent.items() if first <= number < before]
            heard = [
                wire.Heard.of(said.number, said.entry)
                for said in lines
                if self._audience.has_heard(viewer, said.at)
            ]
        else:
            bodies = await self._store.bodies(self._table.terms.id, "talked", first, before - first)
            heard = [
                wire.Heard.of(number, said)
                for number, said in enumerate(map(decode_entry, bodies), first)
                if isinstance(said, Talked) and self._audience.has_heard(viewer, instant(said.at))
            ]
        shown = _page(heard)
        return wire.Earlier(message.id, shown, first > 1 or len(shown) < len(heard))

    def _may_talk(self, viewer: Viewer, by: str) -> bool:
        """Whether a viewer has lines of talk left; spectators use up none of the players'."""
        lines = self._table.lines
        if viewer.seat is not None:
            return lines[by] < MOST_LINES
        return lines[by] < MOST_LINES_WATCHING and lines[WATCHING] < MOST_LINES_OF_ALL

    def _name(self, viewer: Viewer, by: str) -> str:
        """Return the name of a speaker, which looks like nobody else's at the table."""
        if viewer.seat is not None:
            return self._table.chair(viewer.seat).name
        others = [name for speaker_, name in self._table.speakers.items() if speaker_ != by]
        return distinct(viewer.name, [*(chair.name for chair in self._table.terms.chairs), *others])


def _page(lines: Sequence[wire.Heard]) -> list[wire.Heard]:
    """Return the newest of some lines, as many as fit into one message."""
    shown: list[wire.Heard] = []
    size = 0
    for line in reversed(lines):
        size += len(line.text.encode())
        if len(shown) >= PAGE or (shown and size > PAGE_BYTES):
            break
        shown.append(line)
    return shown[::-1]
