"""A game at a table: what each seat has been shown of it, what can be chosen, and what can be taken back.

Nothing here waits, sends or writes. A choice is first tried (`choose`), then written down by whoever keeps
the journal, and only then done (`commit`). The same entries, done again, lead to the same place and to the
same numbers of updates for every seat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from guildhall.catalogue import game as find_game
from guildhall.fair import Fairness, commit, seed_of
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import EVERYONE, Event
from guildhall.kernel.game import Game
from guildhall.kernel.message import Arg, BadRecord, GuildhallError, IllegalChoice, Message, as_json
from guildhall.kernel.play import Mark, Marks, Play
from guildhall.kernel.record import Outcome, Record
from guildhall.kernel.trial import Trial
from guildhall.server.terms import Entry, Played, Terms, Undone
from guildhall.server.wire import EventNotes, encode

AnyGame: TypeAlias = Game[Any, Any, Any]
Shown: TypeAlias = tuple[int, bytes]  # the seats that see an event, as bits, and the event as it is sent

KEPT: Final = 100  # updates of a seat whose events are at hand
UNDONE: Final = encode({"event": "undone"})


class OtherRules(GuildhallError):
    """A game that was begun under other rules, which those played here can't follow."""


class Step(NamedTuple):
    """What comes of some choices, before it is done."""

    state: Any
    answers: tuple[tuple[int, str], ...]
    rolls: tuple[int, ...]
    events: list[Shown]
    final: bool  # something was rolled, drawn or brought to light
    cut: int  # choices that were left out, since something came in between


class MatchSnapshot(msgspec.Struct, frozen=True):
    """A match as it was after so many entries."""

    entries: int
    position: dict[str, Any]
    numbers: tuple[int, ...]  # of the last update of each viewer
    ledger: dict[str, Any] | None = None  # what promises are judged by


class ViewerLog:
    """What one viewer has been shown."""

    def __init__(self, view: Any, n: int, kept: int) -> None:
        self.view = view
        self.n = n  # the number of the last update
        self.events: deque[tuple[bytes, ...]] = deque(maxlen=kept)  # of the last updates

    def between(self, seen: int, upto: int | None = None) -> list[bytes] | None:
        """The events after one update and up to another; None if they are not at hand any more."""
        first = self.n - len(self.events)  # the update before those at hand
        if seen < first:
            return None
        last = len(self.events) if upto is None else max(0, upto - first)
        return [event for events in islice(self.events, seen - first, last) for event in events]

    def add(self, view: Any, events: tuple[bytes, ...]) -> None:
        """One update more."""
        self.view = view
        self.n += 1
        self.events.append(events)


class Match:
    """A game being played, and what its viewers know."""

    def __init__(self, play: Play[Any, Any, Any], numbers: Sequence[int] = (), kept: int = KEPT) -> None:
        self.play = play
        self.game: AnyGame = play.game
        self.viewers: tuple[int | None, ...] = (*range(play.state.seats), None)
        self.feeds: dict[int | None, ViewerLog] = {
            viewer: ViewerLog(self.game.view(play.state, viewer), numbers[i] if numbers else 0, kept)
            for i, viewer in enumerate(self.viewers)
        }
        self.marks = Marks()
        self._before: list[Any] = []  # the states before the last of them, as long as they can be had again
        if not numbers:
            self._tell(shown(self.game, play.state), always=True)

    def snapped(self, entries: int, ledger: dict[str, Any] | None) -> MatchSnapshot:
        """The match as it is now, to be continued later."""
        numbers = tuple(feed.n for feed in self.feeds.values())
        return MatchSnapshot(entries, self.game.dump(self.state), numbers, ledger)

    # -- asking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The game as it stands."""
        return self.play.state

    @property
    def record(self) -> Record:
        """What led there."""
        return self.play.record

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self.play.record.outcome

    def asked(self, seat: int | None) -> Decision | None:
        """What a seat must choose now."""
        return _asked(self.game, self.state, seat)

    def waiting(self) -> list[int]:
        """The seats that must choose."""
        return [decision.player for decision in self.game.asks(self.state)]

    # -- choosing ----------------------------------------------------------------------------------------

    def choose(self, seat: int, choices: Sequence[int], say: str = "", whole: bool = False) -> Step:
        """What comes of choices, as numbers or as words; IllegalChoice if the seat cannot make them.

        What is refused depends on nothing that the seat cannot know: several choices are first tried on a
        state that fits its view. Nothing follows a roll or another player's turn.
        """
        decisions: Sequence[Decision | None] = [None]
        made = choices
        if len(choices) != 1 or say:
            trial = self._try(seat, choices, say.split(), whole)
            decisions, made = trial.decisions, trial.choices
        return self._perform([(seat, choice) for choice in made], decisions)

    def again(self, entry: Played) -> Step:
        """What was written down, tried again; BadRecord if it can't be or comes out differently.

        It doesn't say more, since all who come to the table are told: what could be chosen instead may be
        in somebody's hand.
        """
        try:
            step = self._perform(entry.told, [None] * len(entry.answers))
        except IllegalChoice as error:
            raise BadRecord(Message("bad-rules-choice")) from error
        if step.rolls != entry.rolls:
            raise BadRecord(Message("bad-rules-rolls"))
        return step

    def _try(self, seat: int, choices: Sequence[int], words: Sequence[str], whole: bool) -> Trial[Any]:
        trial = Trial(self.game, self.state, seat)
        wishes: list[int | str] = [*words] if words else [*choices]
        for number, wish in enumerate(wishes):
            decision = trial.asked()
            if decision is None:
                if number:
                    raise IllegalChoice(Message("server-too-many-choices", {"count": number}))
                refusal = self.game.refuse_turn(trial.state, seat)
                raise IllegalChoice(refusal.message, refusal.rule)
            exact = whole and number == len(wishes) - 1
            heard = wish if isinstance(wish, int) else self.game.hear(trial.state, decision, wish, exact)
            trial.choose(decision, heard)
        if not wishes:
            raise IllegalChoice(Message("server-no-choice"))
        return trial

    def _perform(
        self, answers: Sequence[tuple[int, int | str]], decisions: Sequence[Decision | None]
    ) -> Step:
        state = self.state.clone()
        done: list[tuple[int, str]] = []
        rolls: list[int] = []
        events: list[Shown] = []
        final = False
        for (seat, told), expected in zip(answers, decisions, strict=True):
            if done and expected is not None and (final or _asked(self.game, state, seat) != expected):
                break
            choice = self.game.heard(state, seat, told)
            done.append((seat, told if isinstance(told, str) else self.game.said(state, seat, told)))
            self.game.apply(state, seat, choice)
            rolls += state.tape.drawn
            events += shown(self.game, state)
            final = final or bool(state.tape.drawn or self.game.reveals(state))
        return Step(state, tuple(done), tuple(rolls), events, final, len(answers) - len(done))

    def commit(self, step: Step) -> None:
        """Do what was tried."""
        record = self.record
        mark = Mark(step.answers[0][0], len(record.answers), step.final)
        steps = self.marks.steps
        if steps and steps[-1].seat != mark.seat:
            self._before.clear()
        self._before.append(self.state)
        if mark.revealed:
            self._before.clear()
        steps.append(mark)
        record.answers.extend(step.answers)
        record.rolls.extend(step.rolls)
        self.play.state = step.state
        record.outcome = self.game.outcome(step.state)
        self._tell(step.events)

    # -- taking back -------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """How many answers would be left if a seat took its last step back at once; None: it cannot.

        It can as long as nothing was rolled, drawn or brought to light, and it is still the one who chooses:
        when others are asked, whether they have begun to choose is theirs to know. While all bargain, nobody
        has begun.
        """
        if seat not in self.waiting() and self.game.talks(self.state) is None:
            return None
        return self.marks.undoable(seat)

    def last_of(self, seat: int) -> int | None:
        """How many answers would be left without the last step of a seat and all that came after it.

        None when there is none, and when the game is over: then its secret is known.
        """
        return None if self.outcome is not None else self.marks.last_of(seat)

    def earlier(self, answers: int) -> Iterator[Step]:
        """Go back to so many answers, in small pieces of work; the last step that comes is the result."""
        undone = len(self.marks.since(answers))
        if undone <= len(self._before):
            yield _at(self._before[-undone])
            return
        for state in self.play.earlier(answers):
            yield _at(state)

    def undo(self, answers: int, step: Step | None = None) -> None:
        """Go back to so many answers; the rolls to come stay what they are.

        Whoever had noticed nothing of what is taken back notices nothing now.
        """
        if step is None:
            *_, step = self.earlier(answers)
        undone = self.marks.since(answers)
        self.marks.forget(answers)
        del self._before[max(len(self._before) - len(undone), 0) :]
        self.play.take_back(step.state, answers)
        for viewer, feed in self.feeds.items():
            view = self.game.view(self.state, viewer)
            if viewer == undone[-1].seat or view != feed.view:
                feed.add(view, (UNDONE,))

    def players_since(self, answers: int) -> set[int]:
        """The seats whose steps would be taken back to go back to so many answers."""
        return {mark.seat for mark in self.marks.since(answers)}

    def unnoticed(self, step: Step, seat: int) -> bool:
        """Whether nobody but a seat notices anything of a step: it is a part of a choice, or undoes one."""
        if any(audience == EVERYONE or audience & ~(1 << seat) for audience, _ in step.events):
            return False
        return bool(self.game.view(step.state, None) == self.feeds[None].view)

    # -- showing -----------------------------------------------------------------------------------------

    def _tell(self, events: Sequence[Shown], always: bool = False) -> None:
        """Let every viewer have the events he may see; whoever notices nothing gets no update."""
        everything = tuple([event for _, event in events])
        public = all(audience == EVERYONE for audience, _ in events)
        for viewer, feed in self.feeds.items():
            bit = 0 if viewer is None else 1 << viewer
            seen = everything  # one for all, where all see the same
            if not public:
                seen = tuple([event for audience, event in events if audience == EVERYONE or audience & bit])
            view = self.game.view(self.state, viewer)
            if always or seen or view != feed.view:
                feed.add(view, seen)


def _at(state: Any) -> Step:
    """Return the step that leads to a state without any choice."""
    return Step(state, (), (), [], False, 0)


def beginning(terms: Terms, kept: int = KEPT) -> Match:
    """A game as it was agreed, about to begin."""
    return Match(_play(terms), kept=kept)


def played_here(terms: Terms) -> bool:
    """Whether the version of the rules under which a game was begun is the one that is played here."""
    return find_game(terms.game).version == terms.version


def cannot_follow(terms: Terms, step: int, why: Message) -> OtherRules:
    """Return the error that says where and why today's rules can't follow a game."""
    known = find_game(terms.game).version
    found: dict[str, Arg] = {"found": terms.version, "known": known, "step": step, "why": why}
    return OtherRules(Message("server-other-rules", found))


def _play(terms: Terms) -> Play[Any, Any, Any]:
    game = find_game(terms.game)
    names = [chair.name for chair in terms.chairs]
    values = tuple(chair.value for chair in terms.chairs)
    seed = seed_of(terms.secret, terms.id, values)
    if terms.start is not None:
        play = Play.at(game, {**terms.start, "chance": seed}, names)
    else:
        play = Play.new(game, len(terms.chairs), seed, terms.options, names)
    play.record.fair = Fairness(terms.id, commit(terms.secret), values, None)
    return play


def continued(terms: Terms, entries: Sequence[Entry], snapshot: MatchSnapshot) -> Match:
    """A game as it was when a snapshot was taken, after the entries that had led there."""
    play = _play(terms)
    marks = _fold(play.record, entries)
    play.state = play.game.load(snapshot.position)
    play.record.outcome = play.game.outcome(play.state)
    match = Match(play, snapshot.numbers)
    match.marks.steps = marks
    return match


def recorded(terms: Terms, entries: Sequence[Entry]) -> Record:
    """Return what was played at a table and not undone, its secret with it; without the outcome.

    It says under which rules that was. What was rolled before the first choice stands in no journal: it is
    what the rules of today roll from the same seed.
    """
    try:
        record = _play(terms).record
    except GuildhallError:
        if played_here(terms):
            raise
        record = _unplayed(terms)  # the rules of today cannot even begin it
    record.version = terms.version
    _fold(record, entries)
    if record.fair is not None:
        record.fair = record.fair._replace(secret=terms.secret)
    return record


def _unplayed(terms: Terms) -> Record:
    """Return the record of a game before its first choice, without what was rolled until then."""
    values = tuple(chair.value for chair in terms.chairs)
    seed = seed_of(terms.secret, terms.id, values)
    names = [chair.name for chair in terms.chairs]
    record = Record(terms.game, terms.version, len(names), terms.options, seed, terms.start, names)
    record.fair = Fairness(terms.id, commit(terms.secret), values, None)
    return record


def _fold(record: Record, entries: Sequence[Entry]) -> list[Mark]:
    """Write into a record what has been played and not taken back; the marks of its steps."""
    marks: list[Mark] = []
    rolls: list[int] = []  # that there were before each of them
    for entry in entries:
        if isinstance(entry, Played):
            marks.append(Mark(entry.seat, len(record.answers), entry.final or bool(entry.rolls)))
            rolls.append(len(record.rolls))
            record.answers.extend(entry.told)
            record.rolls.extend(entry.rolls)
        elif isinstance(entry, Undone):
            while marks and marks[-1].answers >= entry.answers:
                del record.answers[marks.pop().answers :]
                del record.rolls[rolls.pop() :]
    return marks


def _asked(game: AnyGame, s: Any, seat: int | None) -> Decision | None:
    return next((decision for decision in game.asks(s) if decision.player == seat), None)


def shown(game: AnyGame, s: Any) -> list[Shown]:
    """What has just happened, as it is sent; what not everybody may see says so."""
    return [(event.audience, encode(_told(game, s, event))) for event in s.events or ()]


def _told(game: AnyGame, s: Any, event: Event) -> dict[str, object]:
    notes: EventNotes = {"text": as_json(game.describe(s, event))}
    if joins := game.joins(event):
        notes["joins"] = joins
    if event.kind in game.chapters:
        notes["heading"] = 1
    elif event.kind in game.headings:
        notes["heading"] = 2
    if event.audience != EVERYONE:
        notes["private"] = True
    return {**game.show_event(s, event), **notes}
