"""A game at a table: what each seat has been shown of it, what can be chosen, and what can be taken back.

Nothing here waits, sends or writes. A choice is first tried (`choose`), then written down by whoever keeps
the journal, and only then done (`commit`). The same entries, done again, lead to the same place and to the
same numbers of updates for every seat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from guildhall.catalogue import game as find_game
from guildhall.fair import Fairness, commit, seed_of
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import EVERYONE
from guildhall.kernel.game import Game
from guildhall.kernel.message import IllegalChoice, Message
from guildhall.kernel.play import Play
from guildhall.kernel.record import Outcome, Record
from guildhall.server.terms import Entry, Played, Terms, Undone
from guildhall.server.wire import encode, worded

AnyGame: TypeAlias = Game[Any, Any, Any]
Shown: TypeAlias = tuple[int, bytes]  # the seats that see an event, as bits, and the event as it is sent

KEPT: Final = 100  # updates of a seat whose events are at hand
UNDONE: Final[Shown] = (EVERYONE, encode({"event": "undone"}))


class Step(NamedTuple):
    """What comes of some choices, before it is done."""

    state: Any
    answers: tuple[tuple[int, int], ...]
    rolls: tuple[int, ...]
    events: list[Shown]
    final: bool  # something was rolled, drawn or brought to light
    cut: int  # choices that were left out, since something came in between


class Snapped(msgspec.Struct, frozen=True):
    """A match as it was after so many entries."""

    entries: int
    position: dict[str, Any]
    numbers: tuple[int, ...]  # of the last update of each viewer


class Feed:
    """What one viewer has been shown."""

    def __init__(self, view: Any, n: int) -> None:
        self.view = view
        self.n = n  # the number of the last update
        self.events: deque[tuple[bytes, ...]] = deque(maxlen=KEPT)  # of the last updates

    def since(self, seen: int) -> list[bytes] | None:
        """The events after an update; None if they are not at hand any more."""
        missing = self.n - seen
        if missing > len(self.events):
            return None
        if missing == 1:
            return list(self.events[-1])
        later = islice(self.events, len(self.events) - missing, None)
        return [event for events in later for event in events]

    def add(self, view: Any, events: tuple[bytes, ...]) -> None:
        """One update more."""
        self.view = view
        self.n += 1
        self.events.append(events)


class Match:
    """A game being played, and what its viewers know."""

    def __init__(self, play: Play[Any, Any, Any], numbers: Sequence[int] = ()) -> None:
        self.play = play
        self.game: AnyGame = play.game
        self.viewers: tuple[int | None, ...] = (*range(play.state.seats), None)
        self.feeds: dict[int | None, Feed] = {
            viewer: Feed(self.game.view(play.state, viewer), numbers[i] if numbers else 0)
            for i, viewer in enumerate(self.viewers)
        }
        self.back: list[tuple[int, int, Any]] = []  # seat, answers, state before each step to be taken back
        self.marks: list[tuple[int, int, int]] = []  # of each step: seat, answers and rolls before it
        if not numbers:
            self._tell(_shown(self.game, play.state), always=True)

    def snapped(self, entries: int) -> Snapped:
        """The match as it is now, to be continued later."""
        numbers = tuple(feed.n for feed in self.feeds.values())
        return Snapped(entries, self.game.dump(self.state), numbers)

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

    def choose(self, seat: int, choices: Sequence[int], say: str = "") -> Step:
        """What comes of choices, as numbers or as words; IllegalChoice if the seat cannot make them.

        What is refused depends on nothing that the seat cannot know: several choices are first tried on a
        state that fits its view. Nothing follows a roll or another player's turn.
        """
        if len(choices) == 1 and not say:
            return self._perform([(seat, choices[0])], [None])
        decisions, made = self._try(seat, choices, say.split())
        return self._perform([(seat, choice) for choice in made], decisions)

    def redo(self, entry: Entry) -> None:
        """Do again what was written down."""
        if isinstance(entry, Played):
            self.commit(self._perform(entry.answers, [None] * len(entry.answers)))
        elif isinstance(entry, Undone):
            self.undo(entry.answers)

    def _try(
        self, seat: int, choices: Sequence[int], words: Sequence[str]
    ) -> tuple[list[Decision | None], list[int]]:
        trial = self._trial(seat)
        decisions: list[Decision | None] = []
        made: list[int] = []
        wishes: list[int | str] = [*words] if words else [*choices]
        for number, said in enumerate(wishes):
            decision = _asked(self.game, trial, seat)
            if decision is None or (number and trial.tape.drawn):
                if number:
                    raise IllegalChoice(Message("server-too-many-choices", {"count": number}))
                refusal = self.game.refuse_turn(trial, seat)
                raise IllegalChoice(refusal.message, refusal.rule)
            made.append(said if isinstance(said, int) else self.game.hear(trial, decision, said))
            self.game.apply(trial, seat, made[-1])
            decisions.append(decision)
        if not made:
            raise IllegalChoice(Message("server-no-choice"))
        return decisions, made

    def _trial(self, seat: int) -> Any:
        if not self.game.secrets:
            return self.state.clone()
        return self.game.imagine(self.game.view(self.state, seat), 0)

    def _perform(self, answers: Sequence[tuple[int, int]], decisions: Sequence[Decision | None]) -> Step:
        state = self.state.clone()
        done: list[tuple[int, int]] = []
        rolls: list[int] = []
        events: list[Shown] = []
        final = False
        for (seat, choice), expected in zip(answers, decisions, strict=True):
            if done and expected is not None and (final or _asked(self.game, state, seat) != expected):
                break
            self.game.apply(state, seat, choice)
            done.append((seat, choice))
            rolls += state.tape.drawn
            events += _shown(self.game, state)
            final = final or bool(state.tape.drawn or self.game.reveals(state))
        return Step(state, tuple(done), tuple(rolls), events, final, len(answers) - len(done))

    def commit(self, step: Step) -> None:
        """Do what was tried."""
        record = self.record
        seat = step.answers[0][0]
        if self.back and self.back[-1][0] != seat:
            self.back.clear()
        self.back.append((seat, len(record.answers), self.state))
        if step.final:
            self.back.clear()
        self.marks.append((seat, len(record.answers), len(record.rolls)))
        record.answers.extend(step.answers)
        record.rolls.extend(step.rolls)
        self.play.state = step.state
        record.outcome = self.game.outcome(step.state)
        self._tell(step.events)

    # -- taking back -------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """How many answers would be left if a seat took its last choice back at once; None: it cannot."""
        return self.back[-1][1] if self.back and self.back[-1][0] == seat and not self.outcome else None

    def last_of(self, seat: int) -> int | None:
        """How many answers would be left without the last step of a seat and all that came after it."""
        return next((answers for who, answers, _ in reversed(self.marks) if who == seat), None)

    def undo(self, answers: int) -> None:
        """Go back to so many answers; the rolls to come stay what they are."""
        while self.back and self.back[-1][1] > answers:
            self.back.pop()
        at_once = bool(self.back) and self.back[-1][1] == answers
        self.play.take_back(self.back.pop()[2] if at_once else self._replayed(answers), answers)
        while self.marks and self.marks[-1][1] >= answers:
            self.marks.pop()
        self._tell([UNDONE], always=True)

    def _replayed(self, answers: int) -> Any:
        """The state after so many answers."""
        now = self.record
        earlier = Record(now.game, now.version, now.seats, now.options, now.seed, now.start)
        earlier.answers = now.answers[:answers]
        earlier.rolls = now.rolls[: next(rolls for _, before, rolls in self.marks if before == answers)]
        return self.game.replay(earlier)

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


def beginning(terms: Terms) -> Match:
    """A game as it was agreed, about to begin."""
    return Match(_play(terms))


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


def continued(terms: Terms, entries: Sequence[Entry], snapshot: Snapped | None) -> Match:
    """A game as it stands after all that was written down, from its last snapshot on."""
    if snapshot is None:
        match = beginning(terms)
        later = entries
    else:
        earlier, later = entries[: snapshot.entries], entries[snapshot.entries :]
        play = _play(terms)
        marks = _fold(play.record, earlier)
        play.state = play.game.load(snapshot.position)
        match = Match(play, snapshot.numbers)
        match.marks = marks
    for entry in later:
        match.redo(entry)
    return match


def _fold(record: Record, entries: Sequence[Entry]) -> list[tuple[int, int, int]]:
    """Write into a record what has been played and not taken back; the marks of its steps."""
    marks: list[tuple[int, int, int]] = []
    for entry in entries:
        if isinstance(entry, Played):
            marks.append((entry.answers[0][0], len(record.answers), len(record.rolls)))
            record.answers.extend(entry.answers)
            record.rolls.extend(entry.rolls)
        elif isinstance(entry, Undone):
            while marks and marks[-1][1] >= entry.answers:
                _, answers, rolls = marks.pop()
                del record.answers[answers:]
                del record.rolls[rolls:]
    return marks


def _asked(game: AnyGame, s: Any, seat: int | None) -> Decision | None:
    return next((decision for decision in game.asks(s) if decision.player == seat), None)


def _shown(game: AnyGame, s: Any) -> list[Shown]:
    """What has just happened, as it is sent."""
    return [
        (event.audience, encode({**game.show_event(s, event), "text": worded(game.describe(s, event))}))
        for event in s.events or ()
    ]
