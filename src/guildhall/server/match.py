"""The game at a table: what each viewer has been shown of it, what can be chosen, and what can be undone.

Nothing here waits, sends or writes. A choice is first tried (`choose`), then written into the journal by
somebody else, and only then done (`commit`). The same entries lead to the same position, and to the same
numbers of updates for every viewer.
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

KEPT: Final = 100  # updates of a viewer whose events are in memory


class OtherRules(GuildhallError):
    """A game that began under other rules, which today's can't follow."""


class Step(NamedTuple):
    """What comes of some choices that are not made yet."""

    state: Any
    answers: tuple[tuple[int, str], ...]
    rolls: tuple[int, ...]
    events: list[Shown]
    irreversible: bool  # something was rolled, drawn or revealed
    dropped: int  # choices that were left out, since something happened first


class MatchSnapshot(msgspec.Struct, frozen=True):
    """A match as it was after so many entries."""

    entries: int
    position: dict[str, Any]
    numbers: tuple[int, ...]  # of the last update of each viewer
    ledger: dict[str, Any] | None = None  # what promises are judged by
    rules: str = ""  # the version that it was taken under; "" in older ones

    @property
    def taken_under(self) -> str:
        """The version of the rules that the position was written under."""
        return self.rules or str(self.position.get("rules"))


class ViewerLog:
    """What one viewer has been shown."""

    def __init__(self, view: Any, n: int, kept: int) -> None:
        self.view = view
        self.n = n  # the number of the last update
        self.shown = 0  # events since this object was made
        self.events: deque[tuple[bytes, ...]] = deque(maxlen=kept)  # of the last updates

    def between(self, seen: int, upto: int | None = None) -> list[bytes] | None:
        """Return the events after one update and up to another; None if they are not in memory any more."""
        first = self.n - len(self.events)  # the update before those in memory
        if seen < first:
            return None
        last = len(self.events) if upto is None else max(0, upto - first)
        return [event for events in islice(self.events, seen - first, last) for event in events]

    def add(self, view: Any, events: tuple[bytes, ...]) -> None:
        """Add an update."""
        self.view = view
        self.n += 1
        self.shown += len(events)
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
        self._before: list[Any] = []  # states before the last steps, as long as an undo can return to them
        self._shown: list[dict[int | None, int]] = []  # events sent to each before a step
        if not numbers:
            self._update_viewers(events_of(self.game, play.state), always=True)

    def snapshot(self, entries: int, ledger: dict[str, Any] | None) -> MatchSnapshot:
        """Return the match as it is, to be continued later."""
        numbers = tuple(feed.n for feed in self.feeds.values())
        return MatchSnapshot(entries, self.game.dump(self.state), numbers, ledger, self.game.version)

    # -- asking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.play.state

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.play.record

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it has not."""
        return self.play.record.outcome

    def decision(self, seat: int | None) -> Decision | None:
        """Return what a seat must choose now; None: nothing."""
        return _asked(self.game, self.state, seat)

    def waiting(self) -> list[int]:
        """Return the seats that must choose."""
        return [decision.player for decision in self.game.asks(self.state)]

    # -- choosing ----------------------------------------------------------------------------------------

    def choose(self, seat: int, choices: Sequence[int], say: str = "", whole: bool = False) -> Step:
        """Try choices, as numbers or as words; IllegalChoice if the seat can't make them.

        A refusal depends on nothing that the seat can't know: several choices are first tried on a state that
        fits its view. Choices after a roll or another player's choice are left out. Answers without an
        alternative are added.
        """
        decisions: Sequence[Decision | None] = [None]
        made = choices
        if len(choices) != 1 or say:
            trial = self._try(seat, choices, say.split(), whole)
            decisions, made = trial.decisions, trial.choices
        return self._on_to_a_choice(seat, self._perform([(seat, choice) for choice in made], decisions))

    def again(self, entry: Played) -> Step:
        """Try again what was written; BadRecord if that fails or comes out differently.

        The error doesn't say more, since everybody who joins the table sees it: what could be chosen instead
        may be in somebody's hand.
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
        irreversible = False
        for (seat, told), expected in zip(answers, decisions, strict=True):
            if done and expected is not None and (irreversible or _asked(self.game, state, seat) != expected):
                break
            choice = self.game.heard(state, seat, told)
            done.append((seat, told if isinstance(told, str) else self.game.said(state, seat, told)))
            self.game.apply(state, seat, choice)
            rolls += state.tape.drawn
            events += events_of(self.game, state)
            irreversible = irreversible or bool(state.tape.drawn or self.game.reveals(state))
        return Step(state, tuple(done), tuple(rolls), events, irreversible, len(answers) - len(done))

    def _on_to_a_choice(self, seat: int, step: Step) -> Step:
        """Return a step with those of its seat's next answers that have no alternative.

        Only as far as the seat can still undo it all, and chooses next: it ends its turn and announces things
        itself. Where players have secrets, nobody must notice that it had no alternative.
        """
        game = self.game
        while not (step.irreversible or step.dropped) and game.opening(step.state) is None:
            decision = _asked(game, step.state, seat)
            if decision is None or len(decision.options) > 1:
                break
            state = step.state.clone()
            answer = (seat, game.said(state, seat, decision.options[0]))
            game.apply(state, seat, decision.options[0])
            if state.tape.drawn or game.reveals(state) or _asked(game, state, seat) is None:
                break
            events = events_of(game, state)
            views = [game.view(s, None) for s in (step.state, state)]
            if game.secrets and not _only_for(seat, events, *views):
                break
            step = step._replace(state=state, answers=(*step.answers, answer), events=step.events + events)
        return step

    def is_forced(self, seat: int) -> bool:
        """Whether a seat must choose, but has no alternative, and no choice of its own to undo."""
        return self._has_no_alternative(seat) and self.marks.undoable(seat) is None

    def _has_no_alternative(self, seat: int) -> bool:
        """Whether a seat has only one option; players who may still bargain can choose when."""
        decision = self.decision(seat)
        return decision is not None and len(decision.options) == 1 and self.game.talks(self.state) is None

    def commit(self, step: Step) -> None:
        """Do what was tried."""
        record = self.record
        seat = step.answers[0][0]
        # Where players have secrets, nobody must notice that somebody had no alternative.
        chosen = self.game.secrets or not self._has_no_alternative(seat)
        mark = Mark(seat, len(record.answers), step.irreversible, chosen)
        steps = self.marks.steps
        if steps and steps[-1].seat != mark.seat:
            self._before.clear()
        self._before.append(self.state)
        if mark.revealed:
            self._before.clear()
        steps.append(mark)
        self._shown.append({viewer: feed.shown for viewer, feed in self.feeds.items()})
        record.answers.extend(step.answers)
        record.rolls.extend(step.rolls)
        self.play.state = step.state
        record.outcome = self.game.outcome(step.state)
        self._update_viewers(step.events)

    # -- undoing -----------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """Return how many answers are left if a seat undoes its last step at once; None: it can't.

        It can as long as nothing was rolled, drawn or revealed, and it still has to choose: when others must,
        only they may know whether they have begun. While all bargain, nobody has begun.
        """
        if seat not in self.waiting() and self.game.talks(self.state) is None:
            return None
        return self.marks.undoable(seat)

    def last_step_of(self, seat: int) -> int | None:
        """Return how many answers are left without a seat's last step and everything after it.

        None if there is no such step, or the game is over: then everybody knows its secret.
        """
        return None if self.outcome is not None else self.marks.last_of(seat)

    def rewind(self, answers: int) -> Iterator[Step]:
        """Try to go back to so many answers, in small pieces of work; the last step is the result."""
        undone = len(self.marks.since(answers))
        if undone <= len(self._before):
            yield _at(self._before[-undone])
            return
        for state in self.play.earlier(answers):
            yield _at(state)

    def undo(self, answers: int, step: Step | None = None) -> None:
        """Go back to so many answers; future rolls stay the same.

        A viewer who noticed nothing of what is undone notices nothing now.
        """
        if step is None:
            *_, step = self.rewind(answers)
        undone = self.marks.since(answers)
        self.marks.forget(answers)
        del self._before[max(len(self._before) - len(undone), 0) :]
        first = len(self._shown) - len(undone)
        before = self._shown[first] if first >= 0 else None
        del self._shown[max(first, 0) :]
        self.play.undo_to(step.state, answers)
        for viewer, feed in self.feeds.items():
            view = self.game.view(self.state, viewer)
            if viewer == undone[-1].seat or view != feed.view:
                feed.add(view, (_undone(None if before is None else feed.shown - before[viewer]),))

    def players_since(self, answers: int) -> set[int]:
        """Return the seats whose steps are undone by going back to so many answers."""
        return {mark.seat for mark in self.marks.since(answers)}

    def unnoticed(self, step: Step, seat: int) -> bool:
        """Whether only one seat notices a step: half a choice, or the undo of one."""
        return _only_for(seat, step.events, self.feeds[None].view, self.game.view(step.state, None))

    # -- updates -----------------------------------------------------------------------------------------

    def _update_viewers(self, events: Sequence[Shown], always: bool = False) -> None:
        """Add an update for every viewer who notices something, with the events they may see."""
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


def _undone(events: int | None) -> bytes:
    """Return the event that says how many of the last events were undone; None: nobody knows."""
    return encode({"event": "undone"} if events is None else {"event": "undone", "events": events})


def _only_for(seat: int, events: Sequence[Shown], before: Any, after: Any) -> bool:
    """Whether only one seat notices what has happened, between two views of a spectator."""
    if any(audience == EVERYONE or audience & ~(1 << seat) for audience, _ in events):
        return False
    return bool(before == after)


def _at(state: Any) -> Step:
    """Return the step that leads to a state without any choice."""
    return Step(state, (), (), [], False, 0)


def new_match(terms: Terms, kept: int = KEPT) -> Match:
    """Return a match that is about to begin, under the terms of its table."""
    return Match(_play(terms), kept=kept)


def played_here(terms: Terms) -> bool:
    """Whether a game began, or went on, under the version of the rules that this server has."""
    return find_game(terms.game).version == (terms.followed or terms.version)


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
        start = terms.start if terms.scripted else {**terms.start, "chance": seed}
        play = Play.at(game, start, names, terms.version)
    else:
        play = Play.new(game, len(terms.chairs), seed, terms.options, names, terms.version)
    play.record.fair = _fairness(terms)
    return play


def restored_match(terms: Terms, entries: Sequence[Entry], snapshot: MatchSnapshot) -> Match:
    """Return a match as it was when a snapshot was taken, after the entries that led there."""
    play = _play(terms)
    marks = _fold(play.record, entries)
    play.state = play.game.load(snapshot.position)
    play.record.outcome = play.game.outcome(play.state)
    match = Match(play, snapshot.numbers)
    match.marks.steps = marks
    return match


def record_of(terms: Terms, entries: Sequence[Entry]) -> Record:
    """Return the record of what was played at a table and not undone, with its secret, without the outcome.

    It has the version of the rules under which the game began. Rolls before the first choice are in no
    journal: they are what today's rules roll from the same seed.
    """
    try:
        record = _play(terms).record
    except GuildhallError:
        if played_here(terms):
            raise
        record = _unplayed(terms)  # today's rules can't even begin it
    _fold(record, entries)
    if record.fair is not None:
        record.fair = record.fair._replace(secret=terms.secret)
    return record


def _unplayed(terms: Terms) -> Record:
    """Return the record of a game before its first choice, without the rolls until then."""
    values = tuple(chair.value for chair in terms.chairs)
    seed = seed_of(terms.secret, terms.id, values)
    names = [chair.name for chair in terms.chairs]
    record = Record(terms.game, terms.version, len(names), terms.options, seed, terms.start, names)
    record.fair = _fairness(terms)
    return record


def _fairness(terms: Terms) -> Fairness | None:
    """Return the proof that nobody chose the dice of a table; None if they are scripted."""
    if terms.scripted:
        return None
    return Fairness(terms.id, commit(terms.secret), tuple(chair.value for chair in terms.chairs), None)


def _fold(record: Record, entries: Sequence[Entry]) -> list[Mark]:
    """Add to a record what was played and not undone, and return the marks of its steps."""
    marks: list[Mark] = []
    rolls: list[int] = []  # how many there were before each step
    for entry in entries:
        if isinstance(entry, Played):
            marks.append(Mark(entry.seat, len(record.answers), entry.irreversible or bool(entry.rolls)))
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


def events_of(game: AnyGame, s: Any) -> list[Shown]:
    """Return what has just happened, encoded, with who may see each event."""
    return [(event.audience, encode(_event_json(game, s, event))) for event in s.events or ()]


def _event_json(game: AnyGame, s: Any, event: Event) -> dict[str, object]:
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
