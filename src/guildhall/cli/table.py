"""A table at the terminal: the game, its record, players and log, and undo."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.cli import boards
from guildhall.cli.console import words
from guildhall.cli.interrupts import Interrupts
from guildhall.cli.numbers import number_in, numbered
from guildhall.cli.seats import Player, to_entries
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import sees
from guildhall.kernel.game import Game
from guildhall.kernel.log import Line, joined
from guildhall.kernel.message import IllegalChoice, Message, Seat
from guildhall.kernel.play import Mark, Marks, Play
from guildhall.kernel.record import Record
from guildhall.kernel.trial import Trial

AnyGame = Game[Any, Any, Any]


class Answer(NamedTuple):
    """A choice, and the kind of decision that it answers."""

    kind: int
    choice: int


def _answers(trial: Trial[Any]) -> list[Answer]:
    return [
        Answer(decision.kind, choice) for decision, choice in zip(trial.decisions, trial.choices, strict=True)
    ]


def mix_seeds(*numbers: int) -> int:
    """Return a 48-bit seed derived from several numbers."""
    digest = hashlib.blake2b("/".join(map(str, numbers)).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


class Table:
    """Lets people and bots choose in turn."""

    def __init__(self, play: Play[Any, Any, Any], players: Sequence[Player], interrupts: Interrupts) -> None:
        self.play = play
        self.game: AnyGame = play.game
        self.players = list(players)
        self.interrupts = interrupts
        self.typed = boards.typed(play.game, words)
        self.log: list[list[Line]] = []  # lines of the start, then of each answer
        self.marks = Marks()  # one step per answer
        self._last_to_choose: int | None = None  # the person who can undo their choice
        self._bots = self._make_bots()

    # -- beginning ---------------------------------------------------------------------------------------

    @staticmethod
    def begin(play: Play[Any, Any, Any], players: Sequence[Player], interrupts: Interrupts) -> Table:
        """Return a table for a game before its first choice."""
        play.record.players = to_entries(players)
        table = Table(play, players, interrupts)
        table.log.append(play.game.lines(play.state))
        return table

    @staticmethod
    def resume(game: AnyGame, record: Record, players: Sequence[Player], interrupts: Interrupts) -> Table:
        """Return a table that resumes a recorded game; raise BadRecord if that is impossible."""
        record.players = to_entries(players)
        table = Table(Play.resume(game, record), players, interrupts)
        decision: Decision | None = None
        for number, s in enumerate(game.steps(record)):
            table.log.append(game.lines(s))
            if decision is not None:
                table._remember(decision, number - 1, s)
            if number < len(record.answers):
                player = record.answers[number][0]
                decision = next(asked for asked in game.asks(s) if asked.player == player)
        return table

    # -- playing -----------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """Return the current state of the game."""
        return self.play.state

    def asked(self) -> Decision | None:
        """Return the next decision to make; computer players go first if several players are asked."""
        asks = self.game.asks(self.state)
        for decision in asks:
            if not self.players[decision.player].is_person:
                return decision
        return asks[0] if asks else None

    def choose(self, decision: Decision, choice: int) -> None:
        """Apply and record a choice, completely or not at all."""
        self._choose(decision, choice, [])

    def make_only_choice(self, decision: Decision) -> None:
        """Answer for a person who has only one option, with a line in the log."""
        player, only = decision.player, decision.options[0]
        said = self.typed.say(self.state, decision, only)
        told = Message("cli-only-choice", {"player": Seat(player), "choice": said})
        self._choose(decision, only, [Line(told, 1 << player)])

    def let_bot_choose(self, decision: Decision) -> None:
        """Apply the choice of a computer player."""
        view = self.game.view(self.state, decision.player)
        self.choose(decision, self._bots[decision.player].choose(view, decision))

    def hear(self, decision: Decision, said: Sequence[str]) -> list[Answer]:
        """Return the choices that a line of words or numbers means; raise IllegalChoice if one is illegal.

        They are tried on a clone or, if the game has secrets, on a state that fits what the player knows.
        Nothing may follow a roll or another player's turn, since the player can't know the outcome.
        """
        trial = Trial(self.game, self.state, decision.player)
        trial.state.events = []
        for number, word in enumerate(said):
            if number:
                asked = trial.asked()
                if asked is None:
                    raise IllegalChoice(
                        Message("cli-line-too-long", {"done": said[number - 1], "word": word})
                    )
                decision = asked
            way = boards.expand(self.game, trial.state, decision, word) or (word,)
            for step in way:
                trial.choose(decision, self._hear(trial.state, decision, step))
                asked = trial.asked()
                goes_on = asked is not None and asked.kind == decision.kind and len(trial.state.events) <= 1
                if step != way[-1] and not goes_on:  # the step had an effect beyond the step itself
                    if number + 1 < len(said):
                        raise IllegalChoice(
                            Message("cli-way-too-long", {"word": word, "next": said[number + 1]})
                        )
                    return _answers(trial)
                decision = asked or decision
        return _answers(trial)

    def answer(self, player: int, answer: Answer) -> bool:
        """Apply an answer of `hear` if it still fits what is asked; return whether it does."""
        asked = next((asked for asked in self.game.asks(self.state) if asked.player == player), None)
        if asked is None or asked.kind != answer.kind or answer.choice not in asked.options:
            return False
        self.choose(asked, answer.choice)
        return True

    def _hear(self, s: Any, decision: Decision, word: str) -> int:
        number = number_in(word)
        if number is not None:
            numbers = numbered(self.game, s, decision)
            if number in numbers:
                return numbers[number]
            span = {"number": word, "least": str(min(numbers)), "most": str(max(numbers))}
            raise IllegalChoice(Message("cli-no-such-number", span))
        return self.typed.hear(s, decision, word)

    def undo(self) -> bool:
        """Undo a person's last choice and everything after it; return False if a roll prevents that."""
        answers = None if self._last_to_choose is None else self.marks.undoable(self._last_to_choose)
        if answers is None:
            return False
        with self.interrupts.held():
            *_, state = self.play.earlier(answers)
            self.play.undo_to(state, answers)
            self.marks.forget(answers)
            del self.log[answers + 1 :]
        return True

    # -- reading -----------------------------------------------------------------------------------------

    def lines(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return the log that a seat may read: of the start (0) and every answer from number `since` on."""
        return joined(line for part in self.log[since:] for line in part if sees(line.audience, seat))

    # -- inside ------------------------------------------------------------------------------------------

    def _remember(self, decision: Decision, answers: int, s: Any) -> None:
        """Record a choice for undo, and whether it revealed anything to a person."""
        seat = decision.player
        is_person = self.players[seat].is_person
        people = sum(1 << seat for seat, player in enumerate(self.players) if player.is_person)
        tells = not is_person and self.game.secrets  # a bot's choice says something about its hand
        revealed = bool(s.tape.drawn or tells or self.game.reveals(s) & people)
        chosen = is_person and len(decision.options) > 1
        self.marks.steps.append(Mark(seat, answers, revealed, chosen))
        if chosen:
            self._last_to_choose = seat

    def _choose(self, decision: Decision, choice: int, before: list[Line]) -> None:
        with self.interrupts.held():
            self.play.apply(decision.player, choice, say=True)
            self.log.append(before + self.game.lines(self.state))
            self._remember(decision, len(self.play.record.answers) - 1, self.state)

    def _make_bots(self) -> dict[int, Bot]:
        record = self.play.record
        return {
            seat: make(player.kind, self.game, mix_seeds(record.seed or 0, seat, len(record.answers)))
            for seat, player in enumerate(self.players)
            if not player.is_person
        }
