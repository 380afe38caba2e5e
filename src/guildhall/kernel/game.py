"""Game: the interface of every game, and the part of its implementation that all games share."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from guildhall.kernel import arguments
from guildhall.kernel.arguments import LARGE, given
from guildhall.kernel.deals import Dealing
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.frame import choose, run
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
from guildhall.kernel.picture import Shape
from guildhall.kernel.playout import FAR, NO_LIMIT, Policy, Uniform, Weighted, play_on
from guildhall.kernel.record import Outcome, Record, old_number
from guildhall.kernel.state import State
from guildhall.kernel.tape import MASK, Tape
from guildhall.kernel.trial import Trial

S = TypeVar("S", bound=State)
V = TypeVar("V")  # what a seat sees
H = TypeVar("H")  # hints for a client


class Prompt(NamedTuple):
    """The question to a player, and the paragraph of the rules it rests on."""

    rule: str
    message: Message


class Opening(NamedTuple):
    """An announcement that others may answer."""

    concerned: int  # the seats it is aimed at, as bits
    passed: int = 0  # the seats that have publicly declined to answer, as bits


class NoHints(NamedTuple):
    """The hints of a game without hints."""


# What proves that a record of today's rules is damaged only shows a difference in a record of other rules.
_IN_OTHER_RULES: Final = {
    "bad-record-no-roll": Message("bad-rules-roll"),
    "bad-record-rolls-left": Message("bad-rules-rolls"),
    "bad-record-outcome": Message("bad-rules-outcome"),
}


_NEXT_PART: Final = re.compile(r"[:/@#]|-\d")  # follows a part of a word: speed:energy-4, draw-2


def begins(name: str, word: str, whole: Collection[str] = ()) -> bool:
    """Return whether a name begins with a word; c10 doesn't begin with c1.

    A word that is `whole` begins only what has it as a part: speed begins speed:energy-4, not speedstone.
    """
    if not name.startswith(word):
        return False
    rest = name[len(word) :]
    if word in whole:
        return _NEXT_PART.match(rest) is not None
    return not (word[-1].isdigit() and rest[0].isdigit())


class _Checked(Policy):
    """A policy whose choices are checked."""

    def __init__(self, policy: Policy, check: Callable[[Any, Decision, int], None]) -> None:
        self.policy = policy
        self.check = check

    def choose(self, s: State, decision: Decision) -> int:
        """Return the choice of the policy; raise IllegalChoice if it isn't one of the options."""
        choice = self.policy.choose(s, decision)
        self.check(s, decision, choice)
        return choice


class Game(Generic[S, V, H]):
    """A game: the only way to its rules for bots, servers, clients and tests.

    A state is changed in place by `apply`; `clone()` it first to keep it.

    A public method checks its arguments, and raises a GuildhallError before anything has changed. A game
    implements the methods that begin with an underscore, and `deal`, `names` and `refuse_...`: their
    arguments have already been checked.
    """

    name: str
    version: str  # of the rules; every record has it
    seats: range
    options: OptionTable
    state_type: type[State] = State  # the classes of its states, views and hints
    view_type: type[Any] = object
    hints_type: type[Any] = NoHints
    event_kinds: int = LARGE  # the number of kinds of events
    whole_words: frozenset[str] = frozenset()  # words of the notation that are short for no other word
    secrets: bool = False  # whether there are hands that others must not see
    windows: bool = False  # whether others can answer announcements; `opening` says when
    usual_seats: int = 0  # the default number of players; 0: the least possible
    fixed_online: Mapping[str, Value] = {}  # options that are the same at every table of a server
    deals: Dealing[Any] | None = None  # how players make promises, if the game has them
    chapters: tuple[int, ...] = ()  # the kinds of events that begin a part of the game, such as a round
    headings: tuple[int, ...] = ()  # those that begin a part of a chapter, such as a step of a round

    # -- playing -----------------------------------------------------------------------------------------

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> S:
        """Return a new game; the same seed gives the same game."""
        tape = Tape(arguments.number(seed, "seed") & MASK)
        return self.start(seats, {} if options is None else options, tape)

    def start(self, seats: int, options: Mapping[str, object], tape: Tape, version: str | None = None) -> S:
        """Return a new game whose rolls come from a tape.

        It has the cards, or other pieces, of today's rules, or of the version that it was begun under.
        """
        settled = self.options.settle(options)
        arguments.instance(tape, Tape, "tape")
        if type(seats) is not int or seats not in self.seats:
            span: dict[str, Arg] = {"least": self.seats[0], "most": self.seats[-1]}
            raise BadOption(Message("bad-seats", {"game": self.name, "seats": given(seats), **span}))
        if version is None:
            s = self.deal(seats, settled, tape)
        else:
            s = self.deal_under(arguments.text(version, "version"), seats, settled, tape)
        run(s)
        return s

    def asks(self, s: S) -> tuple[Decision, ...]:
        """Return who must choose what now; () when the game is over."""
        if not isinstance(s, self.state_type):
            raise arguments.wrong(s, "state", "state")
        return s.asked

    def apply(self, s: S, player: int, choice: int) -> None:
        """Apply a player's choice, and everything that follows until the next choice."""
        if not isinstance(s, self.state_type):
            raise arguments.wrong(s, "state", "state")
        if not choose(s, player, choice):
            raise self._illegal(self._why_no_choice(s, self._asked(s, player), choice))

    def playout(
        self,
        s: S,
        policy: Policy | None = None,
        limit: int | None = None,
        turns: int | None = None,
        seed: int = 0,
    ) -> int:
        """Play a state on to the end of the game; return how many choices have been made.

        The policy chooses for every player; without one, all options are equally probable, and the same seed
        gives the same choices. If several players are asked at once, they answer in the order of `asks`. With
        `limit`, the playout ends after that many choices at most, and with `turns`, when that many more turns
        (in Elfenwizards: rounds) have begun.

        An illegal choice of a policy raises IllegalChoice, and the state stays where it was made.
        """
        self._check_state(s)
        return play_on(s, self._policy(policy, seed), self._most(limit, "limit"), self._most(turns, "turns"))

    def playouts(
        self,
        states: Sequence[S],
        policy: Policy | None = None,
        limit: int | None = None,
        turns: int | None = None,
        seed: int = 0,
    ) -> list[Outcome | None]:
        """Play each of several states on as `playout` does; return their outcomes, None for unfinished games.

        One policy chooses in all of them, one after the other.
        """
        if not isinstance(states, list | tuple):
            raise arguments.wrong(states, "states", "states")
        for s in states:
            self._check_state(s)
        chosen = self._policy(policy, seed)
        choices, begun = self._most(limit, "limit"), self._most(turns, "turns")
        for s in states:
            play_on(s, chosen, choices, begun)
        return [self._outcome(s) for s in states]

    def explain(self, s: S, player: int, wish: str, whole: bool = False) -> Refusal | None:
        """Return why one or more words of notation aren't legal now; None if they are.

        If the wish is `whole`, its last word must be complete; by default the beginning of a word is enough.
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
        """Return a choice as a word to type; the inverse of `hear`."""
        decision = self._decision(s, decision)
        self._check_choice(s, decision, choice)
        return self.names(s, decision, choice)[0]

    def hear(self, s: S, decision: Decision, text: str, whole: bool = False) -> int:
        """Return the choice that a word means.

        Upper and lower case are the same, and an unambiguous beginning is enough unless the word is `whole`.
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
                elif word and not whole and begins(name.casefold(), word, self.whole_words):
                    begun.add(choice)
        found = exact or begun
        if len(found) == 1:
            return found.pop()
        if found:
            raise ambiguous(text, [self.names(s, decision, choice)[0] for choice in found])
        raise self._illegal(self.refuse_word(s, decision, text.strip()))

    def said(self, s: S, player: int, choice: int) -> str:
        """Return a player's choice as a word; raise IllegalChoice if they can't make it."""
        self._check_state(s)
        decision = self._asked(s, player)
        self._check_choice(s, decision, choice)
        return self.names(s, decision, choice)[0]

    def heard(self, s: S, player: int, told: int | str) -> int:
        """Return a player's choice as a number, from an answer of a record, which may be a word.

        Raise IllegalChoice for a word that isn't one of the player's choices now.
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
        """Return all choices of a record as words."""
        words: list[str] = []
        s = self._open(record)
        s.events = None
        for number, (player, choice) in enumerate(record.answers):
            words.append(choice if isinstance(choice, str) else self.said(s, player, choice))
            self._redo(s, record, number)
        return words

    def replay(self, record: Record | Mapping[str, object]) -> S:
        """Return the state that a record leads to; play can continue from an unfinished game.

        A record of other rules is replayed under today's, with the pieces that it was begun with. If they
        can't follow it, BadRecord says where and why: a choice isn't possible now, other rolls are needed, or
        the game ends differently.
        """
        known = record if isinstance(record, Record) else Record.from_json(record)
        s = self._open(known)
        for number in range(len(known.answers)):
            self._redo(s, known, number)
        self.play_on(s, known)
        return s

    def play_on(self, s: S, record: Record) -> None:
        """Prepare the state after all steps of a record for further play."""
        self._check_state(s)
        arguments.instance(record, Record, "record")
        step = len(record.answers)
        if s.tape.left():
            left = {"count": s.tape.left()}
            raise self.mismatch(record, step, BadRecord(Message("bad-record-rolls-left", left)))
        if record.outcome is not None and record.outcome != self.outcome(s):
            raise self.mismatch(record, step, BadRecord(Message("bad-record-outcome")))
        s.tape.recorded = None

    def steps(self, record: Record, tape: Tape | None = None) -> Iterator[S]:
        """Yield a recorded game before its first choice and after each: one state, changed in place.

        A tape replaces the rolls of the record, for callers who want to verify them.
        """
        s = self._open(record, tape)
        yield s
        for number in range(len(record.answers)):
            self._redo(s, record, number)
            yield s

    def mismatch(
        self, record: Record, step: int, error: GuildhallError, why: Message | None = None
    ) -> GuildhallError:
        """Return the error of a record, or for one of other rules, why today's can't follow it."""
        if record.version == self.version:
            return error
        reason = why or _IN_OTHER_RULES.get(error.message.key, error.message)
        found: dict[str, Arg] = {"found": record.version, "known": self.version, "step": step, "why": reason}
        return BadRecord(Message("bad-record-rules", found), error.rule)

    # -- looking -----------------------------------------------------------------------------------------

    def outcome(self, s: S) -> Outcome | None:
        """Return scores, winners and the reason for the end; None while the game goes on."""
        self._check_state(s)
        return self._outcome(s)

    def view(self, s: S, seat: int | None) -> V:
        """Return what a seat (None: a spectator) may know."""
        self._check_state(s)
        if seat is not None and (type(seat) is not int or not 0 <= seat < s.seats):
            raise BadArgument(self._no_seat(s, seat))
        return self._view(s, seat)

    def imagine(self, view: V, seed: int) -> S:
        """Return a full state that fits a view, with random rolls and hidden cards: the basis for search."""
        arguments.instance(view, self.view_type, "view")
        return self._imagine(view, arguments.number(seed, "seed"))

    def dump(self, s: S) -> dict[str, object]:
        """Return a position as plain JSON; the inverse of `load`."""
        self._check_state(s)
        return self._dump(s)

    def load(self, position: Mapping[str, object], tape: Tape | None = None, version: str | None = None) -> S:
        """Return the state that a position describes; raise BadPosition if it is impossible.

        A position of other rules is read under today's, with the pieces of its own version. A position that
        doesn't name its version has the one given, or today's.
        """
        if tape is not None:
            arguments.instance(tape, Tape, "tape")
        begun = self.version if version is None else arguments.text(version, "version")
        if isinstance(position, Mapping) and isinstance(position.get("rules"), str):
            begun = str(position["rules"])
        return self.load_under(begun, position, tape)

    def prompt(self, s: S, decision: Decision) -> Prompt:
        """Return the question to a player."""
        return self._prompt(s, self._decision(s, decision))

    def label(self, s: S, decision: Decision, choice: int) -> Message:
        """Return what a choice does."""
        decision = self._decision(s, decision)
        self._check_choice(s, decision, choice)
        return self._label(s, decision, choice)

    def describe(self, s: S, event: Event) -> Message:
        """Return what happened: the line of the log."""
        self._check_event(s, event)
        return self._describe(s, event)

    def joins(self, event: Event) -> str:
        """Return a word that consecutive events share if they make one line of the log; "" for others."""
        self._check_kind(event)
        return self._joins(event)

    def is_turning_point(self, event: Event) -> bool:
        """Return whether an event can decide a game, such as a point."""
        self._check_kind(event)
        return self._is_turning_point(event)

    def lines(self, s: S) -> list[Line]:
        """Return the log of the last choice."""
        self._check_state(s)
        return [
            Line(self._describe(s, event), event.audience, self._joins(event)) for event in s.events or ()
        ]

    def hints(self, view: V) -> H:
        """Return what a helpful client shows without knowing the rules."""
        arguments.instance(view, self.view_type, "view")
        return self._hints(view)

    def picture(self, view: V) -> tuple[Shape, ...]:
        """Return a small picture of the table, for links in messengers; () if the game has none."""
        arguments.instance(view, self.view_type, "view")
        return self._picture(view)

    def show(self, view: V) -> Mapping[str, object]:
        """Return a view as plain JSON, in the words of notation: what a client draws.

        Everything except the part `mine` is the same for everybody; `mine` is None for a spectator. Callers
        must not change the result, since parts of it are shared.
        """
        arguments.instance(view, self.view_type, "view")
        return self._show(view)

    def show_mine(self, view: V) -> Mapping[str, object] | None:
        """Return only the part `mine` of `show`."""
        arguments.instance(view, self.view_type, "view")
        return self._show_mine(view)

    def show_hints(self, hints: H) -> Mapping[str, object]:
        """Return hints as plain JSON."""
        arguments.instance(hints, self.hints_type, "hints")
        return self._show_hints(hints)

    def show_event(self, s: S, event: Event) -> Mapping[str, object]:
        """Return an event as plain JSON: its name, and its numbers in the words of notation."""
        self._check_event(s, event)
        return self._show_event(s, event)

    def opening(self, s: S) -> Opening | None:
        """Return the public announcement that others may answer now, if there is one."""
        self._check_state(s)
        return self._opening(s)

    def talks(self, s: S) -> int | None:
        """Return for how many seconds players may bargain before the current decision; None if they don't."""
        self._check_state(s)
        return self._talks(s)

    def reveals(self, s: S) -> int:
        """Return the seats, as bits, to which the last choice revealed something hidden, apart from rolls."""
        self._check_state(s)
        return self._reveals(s)

    # -- for each game to implement; the public methods above document those with an underscore ----------

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> S:
        """Return the table at the start of a game, with its first frame on the stack."""
        raise NotImplementedError

    def deal_under(self, version: str, seats: int, options: Mapping[str, Value], tape: Tape) -> S:
        """Return the table of a game begun under a version of the rules.

        Only games to which later versions have added pieces need this method and the next one.
        """
        return self.deal(seats, options, tape)

    def load_under(self, version: str, position: Mapping[str, object], tape: Tape | None) -> S:
        """Return the state that a position of a game begun under a version describes."""
        if isinstance(position, Mapping) and isinstance(position.get("rules"), str):
            position = {**position, "rules": self.version}
        return self._load(position, tape)

    def names(self, s: S, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return the words for a choice; the first is its notation."""
        raise NotImplementedError

    def refuse_word(self, s: S, decision: Decision, word: str) -> Refusal:
        """Return why a word isn't an option of this decision."""
        raise NotImplementedError

    def refuse_choice(self, s: S, decision: Decision, choice: int) -> Refusal:
        """Return why a number isn't an option of this decision."""
        return self.refuse_word(s, decision, str(choice))

    def refuse_turn(self, s: S, player: int) -> Refusal:
        """Return why a player has nothing to choose now."""
        raise NotImplementedError

    def todays_choice(self, decision: Decision, number: int) -> int | None:
        """Return today's choice for a number in a record of format 1, if there is one."""
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

    def _is_turning_point(self, event: Event) -> bool:
        """Whether an event can decide a game; a client links to these in a replay."""
        return False

    def _joins(self, event: Event) -> str:
        return ""

    def _hints(self, view: V) -> H:
        none: H = self.hints_type()
        return none

    def _picture(self, view: V) -> tuple[Shape, ...]:
        """Return a small picture of the table; () if there is none."""
        return ()

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

    # -- checks ------------------------------------------------------------------------------------------

    def _check_state(self, s: object) -> None:
        """Raise BadArgument unless this is a state of this game."""
        if not isinstance(s, self.state_type):
            raise arguments.wrong(s, "state", "state")

    def _policy(self, policy: Policy | None, seed: int) -> Policy:
        """Return the policy of a playout; only the kernel's own need no check of their choices."""
        uniform = Uniform(arguments.number(seed, "seed"))
        if policy is None:
            return uniform
        arguments.instance(policy, Policy, "policy")
        return policy if type(policy) in (Uniform, Weighted) else _Checked(policy, self._check_choice)

    def _most(self, count: int | None, name: str) -> int:
        return NO_LIMIT if count is None else min(arguments.count(count, name), FAR)

    def _check_event(self, s: object, event: Event) -> None:
        """Raise BadArgument unless these are a state and an event of this game."""
        self._check_state(s)
        self._check_kind(event)

    def _check_kind(self, event: Event) -> None:
        """Raise BadArgument unless this is an event of this game."""
        arguments.instance(event, Event, "event")
        if type(event.kind) is not int or not 0 <= event.kind < self.event_kinds:
            raise BadArgument(Message("bad-event", {"kind": given(event.kind)}))

    def _decision(self, s: S, decision: Decision) -> Decision:
        """Return the state's own decision that equals this one, whose parts may be of the wrong types."""
        self._check_state(s)
        arguments.instance(decision, Decision, "decision")
        for asked in s.asked:
            if asked is decision or asked == decision:
                return asked
        raise BadArgument(Message("bad-decision"))

    def _check_choice(self, s: S, decision: Decision, choice: int) -> None:
        """Raise IllegalChoice unless this is an option of a decision."""
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

    # -- helpers -----------------------------------------------------------------------------------------

    def _open(self, record: Record, tape: Tape | None = None) -> S:
        arguments.instance(record, Record, "record")
        if tape is not None:
            arguments.instance(tape, Tape, "tape")
        record.check()
        if record.game != self.name:
            raise BadRecord(Message("bad-record-game", {"game": record.game, "expected_game": self.name}))
        if tape is None:
            seed = 0 if record.seed is None else arguments.number(record.seed, "seed")
            tape = Tape(seed & MASK, record.written_dice(), tuple(record.rolls))
        try:
            return self._begin(record, tape)
        except GuildhallError as error:
            if record.version == self.version:
                raise
            raise self.mismatch(record, 0, error) from error

    def _begin(self, record: Record, tape: Tape) -> S:
        if record.start is None:
            return self.start(record.seats, record.options, tape, record.version)
        options = self.options.settle(record.options)
        s = self.load(record.start, tape, record.version)
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
        """Return the decision of a player; raise IllegalChoice if they have none."""
        for decision in s.asked:
            if type(player) is int and decision.player == player:
                return decision
        raise self._illegal(self._why_no_turn(s, player))

    def _illegal(self, refusal: Refusal) -> IllegalChoice:
        return IllegalChoice(refusal.message, refusal.rule)
