"""A game in progress, with its record, and with how far it can be taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Generic, NamedTuple, TypeVar

from guildhall.kernel import arguments
from guildhall.kernel.arguments import given
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadArgument, Message
from guildhall.kernel.record import Record
from guildhall.kernel.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")
H = TypeVar("H")


class Mark(NamedTuple):
    """A step that was made: one choice, or several that belong together."""

    seat: int
    answers: int  # before it
    revealed: bool  # something was rolled, drawn or shown, so it can't be taken back
    chosen: bool = True  # False: it only followed, as a step without an alternative does


class Marks:
    """The steps of a game, and which of them can be taken back: those since something was revealed."""

    def __init__(self) -> None:
        self.steps: list[Mark] = []

    def undoable(self, seat: int) -> int | None:
        """How many answers would be left if a seat took back its last step; None if it can't.

        What only followed is taken back with it, but never what another seat has chosen.
        """
        for mark in reversed(self.steps):
            if mark.revealed:
                return None
            if mark.chosen:
                return mark.answers if mark.seat == seat else None
        return None

    def last_of(self, seat: int) -> int | None:
        """How many answers would be left without the last step of a seat and all after it; None: no step."""
        return next((mark.answers for mark in reversed(self.steps) if mark.seat == seat), None)

    def since(self, answers: int) -> list[Mark]:
        """The steps that would be taken back to go back to so many answers, the last one first."""
        return list(takewhile(lambda mark: mark.answers >= answers, reversed(self.steps)))

    def forget(self, answers: int) -> None:
        """Forget the steps that were taken back to go back to so many answers."""
        del self.steps[len(self.steps) - len(self.since(answers)) :]


class Play(Generic[S, V, H]):
    """A state and the record that leads to it, kept together."""

    def __init__(self, game: Game[S, V, H], state: S, record: Record) -> None:
        arguments.instance(game, Game, "game")
        arguments.instance(state, game.state_type, "state")
        arguments.instance(record, Record, "record")
        self.game = game
        self.state = state
        self.record = record
        record.words = game.words

    @staticmethod
    def new(
        game: Game[S, V, H],
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
    ) -> Play[S, V, H]:
        """A game about to begin."""
        arguments.instance(game, Game, "game")
        arguments.names(players, "players")
        settled = game.options.settle({} if options is None else options)
        state = game.new(seats, seed, settled)
        record = Record(game.name, game.version, seats, settled, seed, None, players)
        record.rolls.extend(state.tape.drawn)
        return Play(game, state, record)

    @staticmethod
    def at(game: Game[S, V, H], position: Mapping[str, object], players: Sequence[str] = ()) -> Play[S, V, H]:
        """A game that begins at a position."""
        arguments.instance(game, Game, "game")
        arguments.names(players, "players")
        state = game.load(position)
        chance = position.get("chance", 0)
        seed = chance if isinstance(chance, int) else 0
        record = Record(game.name, game.version, state.seats, state.options, seed, position, players)
        record.rolls.extend(state.tape.drawn)
        return Play(game, state, record)

    @staticmethod
    def resume(game: Game[S, V, H], record: Record) -> Play[S, V, H]:
        """A recorded game, to be played on."""
        arguments.instance(game, Game, "game")
        arguments.instance(record, Record, "record")
        play = Play(game, game.replay(record), record)
        record.version = game.version  # which can follow it, and under which it goes on
        return play

    def apply(self, player: int, choice: int, say: bool = False) -> None:
        """Let a player choose, and write it down.

        With `say`, as a word at once: then the record need not be replayed to be written, which is for
        those who save a game after every choice.
        """
        told = self.game.said(self.state, player, choice) if say else choice
        self.game.apply(self.state, player, choice)
        self.record.answers.append((player, told))
        self.record.rolls.extend(self.state.tape.drawn)
        self.record.outcome = self.game.outcome(self.state)

    def earlier(self, answers: int) -> Iterator[S]:
        """The game before its first choice and after each of the first `answers`.

        It is one state, changed in place; when the last has come, it is what `take_back` takes.
        """
        now = self.record
        record = Record(now.game, now.version, now.seats, now.options, now.seed, now.start)
        record.answers = now.answers[:answers]
        record.rolls = now.rolls
        for state in self.game.steps(record):
            yield state
        tape = state.tape
        record.rolls = now.rolls[: tape.at]
        tape.coming = tape.coming[: tape.at]
        self.game.play_on(state, record)

    def take_back(self, state: S, answers: int) -> None:
        """Go back to an earlier state of this game, reached by the first `answers` answers.

        What was rolled since is as good as unrolled: the very same rolls will come again, in the same order.
        """
        arguments.instance(state, self.game.state_type, "state")
        most = len(self.record.answers)
        if not 0 <= arguments.number(answers, "answers") <= most:
            raise BadArgument(Message("bad-take-back-answers", {"given": given(answers), "most": most}))
        rolls = len(self.record.rolls) - self.state.tape.rolled_since(state.tape)
        if rolls < 0:  # it has chance of its own
            raise BadArgument(Message("bad-take-back-state"))
        self.state = state
        del self.record.rolls[rolls:]
        del self.record.answers[answers:]
        self.record.outcome = None
