"""Game: what every game answers, and the half of the answers that is the same for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from guildhall.kernel import arguments
from guildhall.kernel.arguments import LARGE, given
from guildhall.kernel.deals import Dealing
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.frame import run
from guildhall.kernel.log import Line
from guildhall.kernel.message import (
    Arg,
    BadArgument,
    BadOption,
    BadRecord,
    GuildhallError,
    IllegalChoice,
    Message,
    Refusal,
    ambiguous,
)
from guildhall.kernel.options import OptionTable, Value
from guildhall.kernel.record import Outcome, Record, old_number
from guildhall.kernel.state import State
from guildhall.kernel.tape import MASK, Tape
from guildhall.kernel.trial import Trial

S = TypeVar("S", bound=State)
V = TypeVar("V")  # what a seat sees
H = TypeVar("H")  # what a helpful client shows


class Prompt(NamedTuple):
    """What a player is asked, in words, and the paragraph that says so."""

    rule: str
    message: Message


class Opening(NamedTuple):
    """Something has been announced that others may answer."""

    concerned: int  # the seats at whom it is aimed, as bits
    passed: int = 0  # those who have said that they do not answer, where everybody is told


class NoHints(NamedTuple):
    """The hints of a game that gives none."""


# What is damage in a record of today's rules is no more than a difference in one of others.
_IN_OTHER_RULES: Final = {
    "bad-record-no-roll": Message("bad-rules-roll"),
    "bad-record-rolls-left": Message("bad-rules-rolls"),
    "bad-record-outcome": Message("bad-rules-outcome"),
}


def begins(name: str, word: str) -> bool:
    """Whether a name begins with a word; c10 does not begin with c1."""
    if not name.startswith(word):
        return False
    return not (word[-1].isdigit() and name[len(word)].isdigit())


class Game(Generic[S, V, H]):
    """A game: the only door to its rules for bots, servers, clients and tests.

    A state is changed in place by `apply`; `clone()` it first to keep it.

    A public method checks what it is given, and raises a GuildhallError before anything has changed. A game
    answers by the methods that begin with an underscore and by `deal`, `names` and `refuse_...`: they are
    given only what has been checked.
    """

    name: str
    version: str  # of the rules: a record says with which it was played
    seats: range
    options: OptionTable
    state_type: type[State] = State  # what its states, views and hints are
    view_type: type[Any] = object
    hints_type: type[Any] = NoHints
    event_kinds: int = LARGE  # how many there are
    secrets: bool = False  # there are hands that others must not see
    windows: bool = False  # what is announced can be answered by others: `opening` says when
    usual_seats: int = 0  # how many play if nobody says otherwise; 0: as few as can
    fixed_online: Mapping[str, Value] = {}  # the options that have the same value at every table of a server
    deals: Dealing[Any] | None = None  # how players make promises, where they do
    chapters: tuple[int, ...] = ()  # the kinds of events that begin a part of the game: a round, a turn
    headings: tuple[int, ...] = ()  # and those that begin a part of such a part: a step of a round

    # -- playing -----------------------------------------------------------------------------------------

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> S:
        """A game about to begin; the same seed gives the same game."""
        tape = Tape(arguments.number(seed, "seed") & MASK)
        return self.start(seats, {} if options is None else options, tape)

    def start(self, seats: int, options: Mapping[str, object], tape: Tape) -> S:
        """A game about to begin, with chance from a tape."""
        settled = self.options.settle(options)
        arguments.instance(tape, Tape, "tape")
        if type(seats) is not int or seats not in self.seats:
            span: dict[str, Arg] = {"least": self.seats[0], "most": self.seats[-1]}
            raise BadOption(Message("bad-seats", {"game": self.name, "seats": given(seats), **span}))
        s = self.deal(seats, settled, tape)
        run(s)
        return s

    def asks(self, s: S) -> tuple[Decision, ...]:
        """Who must choose what now; () when the game is over."""
        if not isinstance(s, self.state_type):
            raise arguments.wrong(s, "state", "state")
        return s.asked

    def apply(self, s: S, player: int, choice: int) -> None:
        """Let a player choose; what follows from it happens too, up to the next choice."""
        if not isinstance(s, self.state_type):
            raise arguments.wrong(s, "state", "state")
        for decision in s.asked:
            if type(player) is int and decision.player == player:
                if type(choice) is int and choice in decision.options:
                    break
                raise self._illegal(self._why_no_choice(s, decision, choice))
        else:
            raise self._illegal(self._why_no_turn(s, player))
        s.tape.drawn = []
        if s.events is not None:
            s.events = []
        s.stack[-1].answer(s, player, choice)
        run(s)

    def explain(self, s: S, player: int, wish: str, whole: bool = False) -> Refusal | None:
        """Why a wish, one or more words of notation, is not legal now; None when it is.

        It is `whole` when its last word names a thing: then the beginning of another word is not meant.
        """
        self._check_state(s)
        arguments.text(wish, "wish")
        arguments.flag(whole, "whole")
        if type(player) is not int:
            raise BadArgument(self._no_seat(s, player))
        if not 0 <= player < s.seats:
            return self._why_no_turn(s, player)
        trial = Trial(self, s, player)
        words = wish.split() or [""]
        for number, word in enumerate(words, 1):
            decision = trial.asked()
            if decision is None:
                if trial.rolled:
                    return Refusal("", Message("refuse-after-roll", {"word": word}))
                return self.refuse_turn(trial.state, player)
            try:
                choice = self.hear(trial.state, decision, word, whole and number == len(words))
            except IllegalChoice as illegal:
                return Refusal(illegal.rule, illegal.message)
            trial.choose(decision, choice)
        return None

    # -- notation ----------------------------------------------------------------------------------------

    def say(self, s: S, decision: Decision, choice: int) -> str:
        """A choice as a word that can be typed; `hear` takes it back."""
        decision = self._decision(s, decision)
        self._check_choice(s, decision, choice)
        return self.names(s, decision, choice)[0]

    def hear(self, s: S, decision: Decision, text: str, whole: bool = False) -> int:
        """The choice that a word means; the case is optional, and all letters beyond a clear beginning,
        unless the word is `whole`.
        """
        decision = self._decision(s, decision)
        arguments.flag(whole, "whole")
        word = arguments.text(text, "text").strip().casefold()
        exact = set()
        begun = set()
        for choice in decision.options:
            for name in self.names(s, decision, choice):
                if name.casefold() == word:
                    exact.add(choice)
                elif word and not whole and begins(name.casefold(), word):
                    begun.add(choice)
        found = exact or begun
        if len(found) == 1:
            return found.pop()
        if found:
            raise ambiguous(text, [self.names(s, decision, choice)[0] for choice in found])
        raise self._illegal(self.refuse_word(s, decision, text.strip()))

    def said(self, s: S, player: int, choice: int) -> str:
        """A player's choice as a word; IllegalChoice if they can't make it."""
        self._check_state(s)
        decision = self._asked(s, player)
        self._check_choice(s, decision, choice)
        return self.names(s, decision, choice)[0]

    def heard(self, s: S, player: int, told: int | str) -> int:
        """A player's choice as a number, from an answer of a record, which may be a word.

        IllegalChoice if it's a word, and no choice that the player has now.
        """
        self._check_state(s)
        if type(told) is int:
            return told
        word = arguments.text(told, "told")
        decision = self._asked(s, player)
        number = old_number(word)
        if number is not None:
            today = self.todays_choice(decision, number)
            if today is None or today not in decision.options:
                raise self._illegal(self._why_no_choice(s, decision, number if today is None else today))
            return today
        for choice in decision.options:
            if self.names(s, decision, choice)[0] == word:
                return choice
        return self.hear(s, decision, word, whole=True)

    # -- records -----------------------------------------------------------------------------------------

    def words(self, record: Record) -> list[str]:
        """All choices of a record as words."""
        words: list[str] = []
        s = self._open(record)
        s.events = None
        for number, (player, choice) in enumerate(record.answers):
            words.append(choice if isinstance(choice, str) else self.said(s, player, choice))
            self._redo(s, record, number)
        return words

    def replay(self, record: Record | Mapping[str, object]) -> S:
        """The state that a record leads to; an unfinished game can be played on from there.

        A record of other rules is replayed under today's. BadRecord says at which step and why they can't
        follow it: a choice isn't possible now, other rolls are needed, or the game ends differently.
        """
        known = record if isinstance(record, Record) else Record.from_json(record)
        s = self._open(known)
        for number in range(len(known.answers)):
            self._redo(s, known, number)
        self.play_on(s, known)
        return s

    def play_on(self, s: S, record: Record) -> None:
        """Let the state to which all steps of a record have led be played on."""
        self._check_state(s)
        arguments.instance(record, Record, "record")
        step = len(record.answers)
        if s.tape.rest():
            left = {"count": len(s.tape.rest())}
            raise self.mismatch(record, step, BadRecord(Message("bad-record-rolls-left", left)))
        if record.outcome is not None and record.outcome != self.outcome(s):
            raise self.mismatch(record, step, BadRecord(Message("bad-record-outcome")))
        s.tape.coming = record.rolls_to_come()
        s.tape.at = 0
        s.tape.strict = False

    def steps(self, record: Record, tape: Tape | None = None) -> Iterator[S]:
        """A recorded game before its first choice and after each: one state, changed in place.

        A tape is rolled instead of reading the written rolls, for those who doubt them.
        """
        s = self._open(record, tape)
        yield s
        for number in range(len(record.answers)):
            self._redo(s, record, number)
            yield s

    def mismatch(
        self, record: Record, step: int, error: GuildhallError, why: Message | None = None
    ) -> GuildhallError:
        """The error in a record, or why today's rules can't follow a record of others."""
        if record.version == self.version:
            return error
        reason = why or _IN_OTHER_RULES.get(error.message.key, error.message)
        found: dict[str, Arg] = {"found": record.version, "known": self.version, "step": step, "why": reason}
        return BadRecord(Message("bad-record-rules", found), error.rule)

    # -- looking -----------------------------------------------------------------------------------------

    def outcome(self, s: S) -> Outcome | None:
        """Scores, winners and the reason it ended; None while the game goes on."""
        self._check_state(s)
        return self._outcome(s)

    def view(self, s: S, seat: int | None) -> V:
        """What a seat (None: a spectator) may know."""
        self._check_state(s)
        if seat is not None and (type(seat) is not int or not 0 <= seat < s.seats):
            raise BadArgument(self._no_seat(s, seat))
        return self._view(s, seat)

    def imagine(self, view: V, seed: int) -> S:
        """A full state that fits a view, with chance of its own: the door for search."""
        arguments.instance(view, self.view_type, "view")
        return self._imagine(view, arguments.number(seed, "seed"))

    def dump(self, s: S) -> dict[str, object]:
        """A whole position as plain JSON; `load` takes it back."""
        self._check_state(s)
        return self._dump(s)

    def load(self, position: Mapping[str, object], tape: Tape | None = None) -> S:
        """The state that a position describes; BadPosition says why it cannot be.

        A position of other rules is read under today's.
        """
        if tape is not None:
            arguments.instance(tape, Tape, "tape")
        if isinstance(position, Mapping) and isinstance(position.get("rules"), str):
            position = {**position, "rules": self.version}
        return self._load(position, tape)

    def prompt(self, s: S, decision: Decision) -> Prompt:
        """What the player is asked, for people."""
        return self._prompt(s, self._decision(s, decision))

    def label(self, s: S, decision: Decision, choice: int) -> Message:
        """What a choice does, for people."""
        decision = self._decision(s, decision)
        self._check_choice(s, decision, choice)
        return self._label(s, decision, choice)

    def describe(self, s: S, event: Event) -> Message:
        """What happened, for people: the line of the log."""
        self._check_event(s, event)
        return self._describe(s, event)

    def joins(self, event: Event) -> str:
        """A word shared by events in a row that make one line of the log, such as steps; "" for others."""
        self._check_kind(event)
        return self._joins(event)

    def lines(self, s: S) -> list[Line]:
        """The log of the last choice."""
        self._check_state(s)
        return [
            Line(self._describe(s, event), event.audience, self._joins(event)) for event in s.events or ()
        ]

    def hints(self, view: V) -> H:
        """What a helpful client shows without knowing rules."""
        arguments.instance(view, self.view_type, "view")
        return self._hints(view)

    def show(self, view: V) -> Mapping[str, object]:
        """A view as plain JSON, in the words of notation: what a client draws.

        All but the part `mine` is the same for everybody; that is None for a spectator. Nobody may alter
        what is returned, since parts of it are shared.
        """
        arguments.instance(view, self.view_type, "view")
        return self._show(view)

    def show_mine(self, view: V) -> Mapping[str, object] | None:
        """The part `mine` of what `show` gives, alone."""
        arguments.instance(view, self.view_type, "view")
        return self._show_mine(view)

    def show_hints(self, hints: H) -> Mapping[str, object]:
        """Hints as plain JSON."""
        arguments.instance(hints, self.hints_type, "hints")
        return self._show_hints(hints)

    def show_event(self, s: S, event: Event) -> Mapping[str, object]:
        """What happened as plain JSON: its name, and what it is about in the words of notation."""
        self._check_event(s, event)
        return self._show_event(s, event)

    def opening(self, s: S) -> Opening | None:
        """What others may answer now, as everybody knows; None when there is nothing of the sort."""
        self._check_state(s)
        return self._opening(s)

    def talks(self, s: S) -> int | None:
        """The seconds for which players may bargain before what is asked now; None where they are not asked
        for that.
        """
        self._check_state(s)
        return self._talks(s)

    def reveals(self, s: S) -> int:
        """The seats to which the last choice showed what was hidden from them, rolls apart, as bits."""
        self._check_state(s)
        return self._reveals(s)

    # -- what each game answers itself; the methods with an underscore are described above ---------------

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> S:
        """The table at the start of a game, its first frame on the stack."""
        raise NotImplementedError

    def names(self, s: S, decision: Decision, choice: int) -> tuple[str, ...]:
        """The words for a choice; the first is its notation."""
        raise NotImplementedError

    def refuse_word(self, s: S, decision: Decision, word: str) -> Refusal:
        """Why a word that is no option of this decision is none."""
        raise NotImplementedError

    def refuse_choice(self, s: S, decision: Decision, choice: int) -> Refusal:
        """Why a number that is no option of this decision is none."""
        return self.refuse_word(s, decision, str(choice))

    def refuse_turn(self, s: S, player: int) -> Refusal:
        """Why a player of the table has nothing to choose now."""
        raise NotImplementedError

    def todays_choice(self, decision: Decision, number: int) -> int | None:
        """The choice that a record of format 1 tells by its number; None if there is none such now."""
        return number

    def _outcome(self, s: S) -> Outcome | None:
        raise NotImplementedError

    def _view(self, s: S, seat: int | None) -> V:
        raise NotImplementedError

    def _imagine(self, view: V, seed: int) -> S:
        raise NotImplementedError

    def _dump(self, s: S) -> dict[str, object]:
        raise NotImplementedError

    def _load(self, position: Mapping[str, object], tape: Tape | None) -> S:
        raise NotImplementedError

    def _prompt(self, s: S, decision: Decision) -> Prompt:
        raise NotImplementedError

    def _label(self, s: S, decision: Decision, choice: int) -> Message:
        raise NotImplementedError

    def _describe(self, s: S, event: Event) -> Message:
        raise NotImplementedError

    def _joins(self, event: Event) -> str:
        return ""

    def _hints(self, view: V) -> H:
        none: H = self.hints_type()
        return none

    def _show(self, view: V) -> Mapping[str, object]:
        raise NotImplementedError

    def _show_mine(self, view: V) -> Mapping[str, object] | None:
        mine: Any = self._show(view)["mine"]
        return mine  # type: ignore[no-any-return]

    def _show_hints(self, hints: H) -> Mapping[str, object]:
        return {}

    def _show_event(self, s: S, event: Event) -> Mapping[str, object]:
        raise NotImplementedError

    def _opening(self, s: S) -> Opening | None:
        return None

    def _talks(self, s: S) -> int | None:
        return None

    def _reveals(self, s: S) -> int:
        return 0

    # -- what is given -----------------------------------------------------------------------------------

    def _check_state(self, s: object) -> None:
        """Refuse what is no state of this game."""
        if not isinstance(s, self.state_type):
            raise arguments.wrong(s, "state", "state")

    def _check_event(self, s: object, event: Event) -> None:
        """Refuse what is no state or no event of this game."""
        self._check_state(s)
        self._check_kind(event)

    def _check_kind(self, event: Event) -> None:
        """Refuse what is no event of this game."""
        arguments.instance(event, Event, "event")
        if type(event.kind) is not int or not 0 <= event.kind < self.event_kinds:
            raise BadArgument(Message("bad-event", {"kind": given(event.kind)}))

    def _decision(self, s: S, decision: Decision) -> Decision:
        """The decision of a state that is meant; its own, so that all its parts are what they should be."""
        self._check_state(s)
        arguments.instance(decision, Decision, "decision")
        for asked in s.asked:
            if asked is decision or asked == decision:
                return asked
        raise BadArgument(Message("bad-decision"))

    def _check_choice(self, s: S, decision: Decision, choice: int) -> None:
        """Refuse what is no option of a decision."""
        if type(choice) is not int or choice not in decision.options:
            raise self._illegal(self._why_no_choice(s, decision, choice))

    def _why_no_choice(self, s: S, decision: Decision, choice: int) -> Refusal:
        if type(choice) is int and -LARGE < choice < LARGE:
            return self.refuse_choice(s, decision, choice)
        return Refusal(
            self.prompt(s, decision).rule, Message("refuse-not-a-choice", {"given": given(choice)})
        )

    def _why_no_turn(self, s: S, player: int) -> Refusal:
        if type(player) is int and 0 <= player < s.seats:
            return self.refuse_turn(s, player)
        return Refusal("", self._no_seat(s, player))

    def _no_seat(self, s: S, seat: object) -> Message:
        return Message("refuse-no-seat", {"seat": given(seat), "last": s.seats - 1})

    # -- inside ------------------------------------------------------------------------------------------

    def _open(self, record: Record, tape: Tape | None = None) -> S:
        arguments.instance(record, Record, "record")
        if tape is not None:
            arguments.instance(tape, Tape, "tape")
        record.check()
        if record.game != self.name:
            raise BadRecord(Message("bad-record-game", {"found": record.game, "expected": self.name}))
        if tape is None:
            seed = 0 if record.seed is None else arguments.number(record.seed, "seed")
            tape = Tape(seed & MASK, tuple(record.rolls), strict=True)
        try:
            return self._begin(record, tape)
        except GuildhallError as error:
            if record.version == self.version:
                raise
            raise self.mismatch(record, 0, error) from error

    def _begin(self, record: Record, tape: Tape) -> S:
        if record.start is None:
            return self.start(record.seats, record.options, tape)
        options = self.options.settle(record.options)
        s = self.load(record.start, tape)
        if s.seats != record.seats or s.options != options:
            raise BadRecord(Message("bad-record-start"))
        return s

    def _redo(self, s: S, record: Record, number: int) -> None:
        player, told = record.answers[number]
        try:
            self.apply(s, player, self.heard(s, player, told) if isinstance(told, str) else told)
        except IllegalChoice as illegal:
            why: dict[str, Arg] = {"number": number + 1, "why": illegal.message}
            damaged = BadRecord(Message("bad-record-answer", why), illegal.rule)
            raise self.mismatch(record, number + 1, damaged, illegal.message) from illegal
        except BadRecord as error:
            if record.version == self.version:
                raise
            raise self.mismatch(record, number + 1, error) from error

    def _asked(self, s: S, player: int) -> Decision:
        """What a player must choose; IllegalChoice if nothing."""
        for decision in s.asked:
            if type(player) is int and decision.player == player:
                return decision
        raise self._illegal(self._why_no_turn(s, player))

    def _illegal(self, refusal: Refusal) -> IllegalChoice:
        return IllegalChoice(refusal.message, refusal.rule)
