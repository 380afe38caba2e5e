"""What people do with tables besides playing: open, join, start and leave them, and meet again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from guildhall.kernel.message import Message
from guildhall.server.chairs import (
    is_free,
    is_reserved_for,
    is_taken_by,
    names,
    seats_of,
    with_chair,
)
from guildhall.server.computers import stand_in
from guildhall.server.hall import Hall
from guildhall.server.new_table import NewTable, Origin
from guildhall.server.new_terms import new_terms, rematch_terms
from guildhall.server.people import Person, clean, distinct
from guildhall.server.table_errors import NoTable, NotNow
from guildhall.server.table_limits import TableLimits, goes_on_alone
from guildhall.server.terms import CLOSED, FINISHED, PLAYING, WAITING, Chair, Seated, Terms

MOST_CHANGES: Final = 100  # of one chair in a game


class Lobby:
    """Where people find tables, and one another."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = TableLimits(hall.store)
        self._counting = asyncio.Lock()  # held from the count of somebody's tables until one more is saved

    async def create(
        self, person: Person, wanted: NewTable, origin: Origin | None = None, address: str | None = None
    ) -> tuple[Terms, str]:
        """Open a table, at a position if one is given; the game begins at once if no chair is open."""
        terms = new_terms(person, wanted, origin, self._source(address))
        async with self._hall.lock(terms.id):
            if wanted.id and await self._hall.store.table(terms.id) is not None:
                return await self._hall.terms(terms.id)  # asked again
            if all(chair.kind != "open" for chair in terms.chairs):
                return await self._settle(terms)
            async with self._counting:
                await self._limits.check(terms, waits=True)
                return await self._settle(terms)

    async def join(
        self, id_: str, person: Person, invite: str, seat: int | None, value: str
    ) -> tuple[Terms, str]:
        """Sit down at a table that waits for people; the game begins when all chairs are taken.

        If the owner has not let in somebody, it waits until the owner starts it.
        """
        async with self._hall.lock(id_):
            terms, status = await self._hall.terms(id_)
            mine = [number for number, chair in enumerate(terms.chairs) if is_taken_by(chair, person)]
            if status == PLAYING and mine and seat in (None, *mine):
                return terms, status  # asked again, and it has begun
            _check_waiting(status)
            kept = [number for number, chair in enumerate(terms.chairs) if is_reserved_for(chair, person)]
            if seat in mine or (seat is None and mine and not kept):
                return terms, WAITING  # asked again: they sit there already
            if person.id in terms.removed:
                raise NotNow(Message("server-removed"))
            invited = secrets.compare_digest(invite.encode(), terms.invite.encode())
            if terms.private and not kept and not invited:
                raise NoTable(Message("server-no-invite"))
            free = kept + [number for number, chair in enumerate(terms.chairs) if is_free(chair)]
            chosen = next(iter(free), -1) if seat is None else seat
            if chosen not in free:
                raise NotNow(Message("server-seat-taken"))
            alone = not terms.several and person.id != terms.owner
            if alone and (mine or kept) and chosen not in kept:
                raise NotNow(Message("server-one-chair"))
            name = terms.chairs[chosen].name or distinct(person.name, names(terms.chairs))
            chair = Chair("person", name, person.id, value=value, invited=invited or chosen in kept)
            return await self._settle(with_chair(terms, chosen, chair))

    async def start(self, id_: str, person: Person, bot_names: Sequence[str] = ()) -> tuple[Terms, str]:
        """Start the game: computer players take the open chairs, under these names if there are any."""
        wanted = [clean(name) for name in bot_names]
        async with self._hall.lock(id_):
            terms, status = await self._hall.terms(id_)
            if person.id != terms.owner:
                raise NotNow(Message("server-not-owner"))
            if status == PLAYING:
                return terms, status  # asked again
            _check_waiting(status)
            bot = stand_in(terms.game)
            for seat, chair in enumerate(terms.chairs):
                if chair.kind == "open":
                    taken = names(terms.chairs)
                    free = (name for name in wanted if distinct(name, taken) == name)
                    name = chair.name or next(free, None) or distinct(bot.capitalize(), taken)
                    terms = with_chair(terms, seat, Chair("bot", name, chair.person, bot))
            return await self._settle(terms, started=True)

    async def remove(self, id_: str, person: Person, seat: int) -> tuple[Terms, str]:
        """Remove somebody before the game begins; they can't sit down at this table again."""
        async with self._hall.lock(id_):
            terms, status = await self._hall.terms(id_)
            if person.id != terms.owner:
                raise NotNow(Message("server-not-owner"))
            if not 0 <= seat < len(terms.chairs):
                raise NoTable(Message("server-no-such-seat", {"seats": len(terms.chairs)}))
            _check_waiting(status)
            chair = terms.chairs[seat]
            if chair.kind == "bot":
                raise NotNow(Message("server-not-a-person"))
            if terms.of_owner(chair):
                raise NotNow(Message("server-remove-yourself"))
            if chair.person is None:
                return terms, status  # asked again
            for number, other in enumerate(terms.chairs):
                if other.person == chair.person:
                    terms = with_chair(terms, number, Chair("open"))
            terms = msgspec.structs.replace(terms, removed=(*terms.removed, chair.person))
            return await self._settle(terms)

    async def leave(self, id_: str, person: Person) -> None:
        """Get up: before the game the chair is free again, during the game a computer player takes it.

        A game that today's rules can't follow stays as it is, and only leaves the person's list.
        """
        async with self._hall.lock(id_):
            terms, status = await self._hall.saved_terms(id_)
            stays = status in (PLAYING, FINISHED) and not await self._hall.follows(terms)
            owns = (stays or status == WAITING) and terms.owner == person.id
            mine = seats_of(terms, person, required=not owns)
            if stays:
                await self._hall.store.unlist(id_, person.id)
                return
            if status == WAITING:
                for seat in mine:
                    terms = with_chair(terms, seat, Chair("open"))
                chairs = [chair for chair in terms.chairs if chair.kind == "person"]
                people = [chair.person for chair in sorted(chairs, key=terms.let_in, reverse=True)]
                if people and people[0] is not None and person.id == terms.owner:
                    terms = msgspec.structs.replace(terms, owner=people[0])
                await self._hall.save(terms, WAITING if people else CLOSED)
                return
            await self._reseat(id_, mine, "bot", stand_in(terms.game))

    async def return_to(self, id_: str, person: Person) -> None:
        """Give a person the chairs back that computer players have kept for them."""
        async with self._hall.lock(id_):
            terms, _ = await self._hall.terms(id_)
            await self._reseat(id_, seats_of(terms, person), "person", "")

    async def _reseat(
        self, id_: str, chosen: Sequence[int], kind: Literal["person", "bot"], bot: str
    ) -> None:
        """Let people or computer players take over some seats, unless the game is over."""
        room = await self._hall.load(id_)
        if room.table.status == FINISHED:
            return
        changing = [seat for seat in chosen if room.table.chair(seat).kind != kind]
        if kind == "bot" and any(room.table.spent[seat, Seated] >= MOST_CHANGES - 1 for seat in changing):
            raise NotNow(Message("server-too-many-changes"))  # one change is left for their return
        for seat in changing:
            await room.reseat(seat, msgspec.structs.replace(room.table.chair(seat), kind=kind, bot=bot))
        await self._hall.save(room.table.terms, room.table.status)

    async def rematch(
        self, id_: str, person: Person, value: str, address: str | None = None
    ) -> tuple[Terms, str]:
        """Return the table where the same people play again, in chairs that are reserved for them."""
        async with self._hall.lock(id_):
            terms, status = await self._hall.terms(id_)
            if status != FINISHED:
                raise NotNow(Message("server-not-over"))
            seats_of(terms, person)
            if terms.next is None or await self._is_closed(terms.next):
                again = rematch_terms(terms, person, self._source(address))
                await self._settle(again)
                terms = msgspec.structs.replace(terms, next=again.id)
                await self._hall.save(terms, FINISHED)
                if id_ in self._hall.rooms:
                    self._hall.rooms[id_].announce_rematch(again.id)
            following = terms.next
        assert following is not None
        again, status = await self._hall.terms(following)
        while status == WAITING and any(is_reserved_for(chair, person) for chair in again.chairs):
            again, status = await self.join(following, person, "", None, value)
        return again, status

    async def _is_closed(self, id_: str) -> bool:
        """Whether a table is closed, or was closed and then deleted."""
        try:
            return (await self._hall.terms(id_))[1] == CLOSED
        except NoTable:
            return True

    async def _settle(self, terms: Terms, started: bool = False) -> tuple[Terms, str]:
        """Save who sits where, and begin if no chair is open and the owner let in everybody or started it."""
        missing = any(chair.kind == "open" for chair in terms.chairs)
        if missing or not (started or all(map(terms.let_in, terms.chairs))):
            await self._hall.save(terms, WAITING)
            return terms, WAITING
        if not goes_on_alone(terms):
            return await self._hall.begin(terms)
        async with self._counting:
            await self._limits.check(terms, waits=False)
            return await self._hall.begin(terms)

    def _source(self, address: str | None) -> str:
        """Return what a table remembers of the address it was opened from."""
        return "" if address is None else self._limits.source(address)


def _check_waiting(status: str) -> None:
    """Raise NotNow if a table doesn't wait for people."""
    if status != WAITING:
        raise NotNow(Message("server-closed" if status == CLOSED else "server-already-begun"))
