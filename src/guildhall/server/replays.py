"""Finished games: shown step by step from any seat, kept as records, played on from any step.

A step is one choice. A game is replayed once, and a state is kept every few steps, so that any page of steps
is quick to produce. All this is done in small slices, one game at a time, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from guildhall.catalogue import game as find_game
from guildhall.kernel.message import BadOption, BadRecord, Message, MessageJson, as_json
from guildhall.kernel.picture import Shape
from guildhall.kernel.record import Record
from guildhall.server import wire
from guildhall.server.hall import Hall
from guildhall.server.lobby import Lobby
from guildhall.server.match import AnyGame, OtherRules, events_of, record_of
from guildhall.server.new_table import NewTable, Origin, TableSettings
from guildhall.server.people import Person
from guildhall.server.picture import png
from guildhall.server.slices import in_slices
from guildhall.server.table_errors import NoTable, NotNow
from guildhall.server.terms import FINISHED, Terms, decode_entry, has_picture
from guildhall.server.updates import public

SPACING: Final = 25  # steps between two states that are kept
KEPT: Final = 16  # games that are kept in memory

Viewer: TypeAlias = int | Literal["all"] | None  # None: a spectator


class PlayOn(TableSettings, kw_only=True):
    """A table that continues from a step of a finished game."""

    step: Annotated[int, msgspec.Meta(ge=0)]


class Chosen(msgspec.Struct):
    """A choice that was made: its number, its word, what it does, and the prompt."""

    seat: int
    choice: int
    say: str
    label: MessageJson
    rule: str
    prompt: MessageJson


class Moment(wire.Update, tag="step"):
    """How the table stood after a choice, as in an update; with all hands open, `mine` is a list."""

    chosen: Chosen | None  # None: before the first one


# Any, for the page that describes all requests: msgspec can't describe a type that contains itself.
EncodedMoment: TypeAlias = Annotated[Any, Moment]
Text: TypeAlias = Annotated[Any, MessageJson]


class Chapter(msgspec.Struct):
    """Where a round or a turn began, or something happened that can decide a game."""

    step: int
    text: Text


class Page(msgspec.Struct):
    """Some steps of a finished game."""

    table: str
    game: str
    players: list[str]
    last: int  # the number of the last step; the first is 0
    complete: bool  # False: it was played under other rules, and today's can't follow it further
    chapters: list[Chapter] | None  # on the first page only
    turning_points: list[Chapter] | None  # likewise
    steps: list[EncodedMoment]


class Help(msgspec.Struct):
    """The hints for a step."""

    hints: Mapping[str, Any]


class Film:
    """A finished game, replayed."""

    def __init__(self, record: Record) -> None:
        self.game: AnyGame = find_game(record.game)
        self.record = record
        self.chapters: list[Chapter] = []
        self.turning_points: list[Chapter] = []
        self.last = 0  # the number of the last step
        self._states: list[Any] = []  # one every SPACING steps
        self._refusal: Message | None = None  # why today's rules can't follow it beyond the last step

    @property
    def complete(self) -> bool:
        """Whether the whole game can be shown; the rules may have changed since it was played."""
        return self.last == len(self.record.answers)

    def check(self, step: int) -> None:
        """Raise BadOption if there is no such step."""
        if step > self.last:
            raise BadOption(Message("server-no-such-step", {"last": self.last}))

    def develop(self) -> Iterator[int]:
        """Replay the whole game once, step by step; under other rules, as far as today's can follow it."""
        for number, s in enumerate(self._steps()):
            self.last = number
            if number % SPACING == 0:
                self._states.append(s.clone())
            for event in s.events or ():
                for begins, found in (
                    (event.kind in self.game.chapters, self.chapters),
                    (self.game.is_turning_point(event), self.turning_points),
                ):
                    if begins:
                        found.append(Chapter(number, as_json(self.game.describe(s, event))))
            if self.complete:
                self.record.outcome = self.game.outcome(s)
            yield number

    def _steps(self) -> Iterator[Any]:
        try:
            yield from self.game.steps(self.record)
        except BadRecord as error:
            if self.record.version == self.game.version:
                raise
            self._refusal = error.message

    def at(self, step: int) -> Any:
        """Return a new state after so many choices; OtherRules if today's rules can't even begin the game."""
        if not self._states:
            assert self._refusal is not None
            raise OtherRules(self._refusal)
        s = self._states[step // SPACING].clone()
        for number in range(step - step % SPACING, step):
            self.game.apply(s, *self._choice(s, number))
        return s

    def _choice(self, s: Any, number: int) -> tuple[int, int]:
        seat, told = self.record.answers[number]
        return seat, self.game.heard(s, seat, told)

    def position(self, step: int) -> dict[str, Any]:
        """Return the position after a step, without future rolls; NotNow if the game was over."""
        s = self.at(step)
        if not self.game.asks(s):
            raise NotNow(Message("server-position-over"))
        position = self.game.dump(s)
        position.pop("rolls", None)
        return position

    def hints(self, step: int) -> Mapping[str, object]:
        """Return the hints for a step, as for a spectator."""
        return self.game.show_hints(self.game.hints(self.game.view(self.at(step), None)))

    def picture(self, step: int) -> tuple[Shape, ...]:
        """Return a picture of the table after a step, as a spectator saw it."""
        return self.game.picture(self.game.view(self.at(step), None))

    def moments(self, viewer: Viewer, first: int, count: int) -> Iterator[msgspec.Raw]:
        """Yield steps as a viewer saw them, encoded."""
        s = self.at(min(max(first - 1, 0), self.last))
        if first == 0 and count:
            yield self._moment(s, viewer, 0, None)
        for number in range(max(first, 1), min(first + count, self.last + 1)):
            seat, choice = self._choice(s, number - 1)
            chosen = self._chosen(s, seat, choice)
            self.game.apply(s, seat, choice)
            yield self._moment(s, viewer, number, chosen)

    def _chosen(self, s: Any, seat: int, choice: int) -> Chosen:
        game = self.game
        decision = next(asked for asked in game.asks(s) if asked.player == seat)
        prompt = game.prompt(s, decision)
        label = as_json(game.label(s, decision, choice))
        said = game.say(s, decision, choice)
        return Chosen(seat, choice, said, label, prompt.rule, as_json(prompt.message))

    def _moment(self, s: Any, viewer: Viewer, number: int, chosen: Chosen | None) -> msgspec.Raw:
        game = self.game
        moment = Moment(
            n=number,
            events=[
                msgspec.Raw(told)
                for event, (_, told) in zip(s.events or (), events_of(game, s), strict=True)
                if viewer == "all" or event.seen_by(viewer)
            ],
            view=public(game, game.view(s, None)),
            mine=self._mine(s, viewer),
            asks=None,
            window=game.opening(s) is not None,
            ends=None,
            undo="no",
            outcome=wire.outcome(game.outcome(s)),
            chosen=chosen,
        )
        return msgspec.Raw(wire.encode(moment))

    def _mine(self, s: Any, viewer: Viewer) -> Any:
        if viewer == "all":
            return [self._mine(s, seat) for seat in range(s.seats)]
        return self.game.show_mine(self.game.view(s, viewer))


class Replays:
    """The finished games that somebody watches."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby
        self._films: OrderedDict[str, Film] = OrderedDict()  # the last used at the end
        self._at_work = asyncio.Lock()

    async def record(self, id_: str) -> Record:
        """Return the record of a finished table."""
        return (await self._film(id_)).record

    async def page(self, id_: str, viewer: Viewer, first: int, count: int) -> Page:
        """Return some steps of a finished table."""
        film = await self._film(id_)
        record = film.record
        if isinstance(viewer, int) and viewer >= record.seats:
            raise BadOption(Message("server-no-such-seat", {"seats": record.seats}))
        async with self._at_work:
            steps = await in_slices(film.moments(viewer, first, count))
        chapters, points = (None, None) if first else (film.chapters, film.turning_points)
        return Page(id_, record.game, record.players, film.last, film.complete, chapters, points, steps)

    async def picture(self, id_: str, step: int | None) -> bytes:
        """Return a picture of a table as everybody may see it now, or after a step of its finished game."""
        terms, status = await self._hall.terms(id_)
        if not has_picture(terms, status):
            raise NoTable(Message("server-no-table"))
        if status == FINISHED:
            film = await self._film(id_)
            film.check(step or 0)
            async with self._at_work:
                shapes = film.picture(film.last if step is None else step)
        else:
            match = (await self._hall.room(id_)).table.match
            shapes = match.game.picture(match.game.view(match.state, None))
        if not shapes:
            raise NoTable(Message("server-no-table"))
        return await asyncio.to_thread(png, shapes)

    async def help(self, id_: str, step: int) -> Help:
        """Return the hints for a step of a finished table."""
        film = await self._film(id_)
        film.check(step)
        async with self._at_work:
            return Help(film.hints(step))

    async def play_on(self, id_: str, person: Person, wanted: PlayOn, address: str) -> tuple[Terms, str]:
        """Open a table that continues from a step of a finished one, with other dice."""
        film = await self._film(id_)
        record = film.record
        film.check(wanted.step)
        if len(wanted.seats) != record.seats:
            raise BadOption(Message("server-other-seats", {"seats": record.seats}))
        position = film.position(wanted.step)
        film.game.load(position)  # raises an error if it can't be continued
        settings = msgspec.structs.asdict(wanted)
        del settings["step"]
        table = NewTable(game=record.game, options=record.options, **settings)
        return await self._lobby.create(person, table, Origin(id_, wanted.step, position), address)

    async def _film(self, id_: str) -> Film:
        if id_ not in self._films:
            terms, status = await self._hall.terms(id_)
            if status != FINISHED:
                raise NotNow(Message("server-not-over"))
            async with self._at_work:
                if id_ not in self._films:
                    self._films[id_] = await self._made(id_, terms)
        self._films.move_to_end(id_)
        if len(self._films) > KEPT:
            self._films.popitem(last=False)
        return self._films[id_]

    async def _made(self, id_: str, terms: Terms) -> Film:
        lines = await self._hall.store.lines(id_)
        film = Film(record_of(terms, await in_slices(decode_entry(line.body) for line in lines)))
        await in_slices(film.develop())
        return film
