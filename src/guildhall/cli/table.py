"""A table being played at: the game, its record, its players, its log, and what can be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.cli import boards
from guildhall.cli.interrupts import Interrupts
from guildhall.cli.numbers import number_in, numbered
from guildhall.cli.seats import Player, kept
from guildhall.cli.words import words
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import sees
from guildhall.kernel.game import Game
from guildhall.kernel.log import Line, joined
from guildhall.kernel.message import IllegalChoice, Message, Seat
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record

AnyGame = Game[Any, Any, Any]


class Answer(NamedTuple):
    """A choice, and the kind of decision that it answers."""

    kind: int
    choice: int


def mix(*numbers: int) -> int:
    """A seed made from others, 48 bits long."""
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
        self.log: list[list[Line]] = []  # of the start, and of each answer
        self.undoable: list[int] = []  # how many answers stood before each choice of a person, since a roll
        self._bots = self._make_bots()

    # -- beginning ---------------------------------------------------------------------------------------

    @staticmethod
    def begin(play: Play[Any, Any, Any], players: Sequence[Player], interrupts: Interrupts) -> Table:
        """A game that nobody has answered in yet."""
        play.record.players = kept(players)
        table = Table(play, players, interrupts)
        table.log.append(play.game.lines(play.state))
        return table

    @staticmethod
    def resume(game: AnyGame, record: Record, players: Sequence[Player], interrupts: Interrupts) -> Table:
        """A recorded game, played on; BadRecord says why it cannot be."""
        record.players = kept(players)
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
        """The game as it stands."""
        return self.play.state

    def asked(self) -> Decision | None:
        """Whose choice is next; computer players go first where several are asked."""
        asks = self.game.asks(self.state)
        for decision in asks:
            if not self.players[decision.player].is_person:
                return decision
        return asks[0] if asks else None

    def choose(self, decision: Decision, choice: int) -> None:
        """Take an answer and write it down, whole or not at all."""
        self._choose(decision, choice, [])

    def make_only_choice(self, decision: Decision) -> None:
        """Answer for a person who has no choice, and say so."""
        player, only = decision.player, decision.options[0]
        said = self.typed.say(self.state, decision, only)
        told = Message("cli-only-choice", {"player": Seat(player), "choice": said})
        self._choose(decision, only, [Line(told, 1 << player)])

    def let_bot_choose(self, decision: Decision) -> None:
        """A computer player's turn."""
        view = self.game.view(self.state, decision.player)
        self.choose(decision, self._bots[decision.player].choose(view, decision))

    def hear(self, decision: Decision, said: Sequence[str]) -> list[Answer]:
        """The choices that a line of words or numbers means; IllegalChoice if any of them cannot be.

        They are tried on a clone or, where there are secrets, on a state that fits what the player knows.
        Nothing may follow a roll or another player's turn: what comes then is nobody's to know.
        """
        trial = self._trial(decision.player)
        player = decision.player
        answers: list[Answer] = []
        for number, word in enumerate(said):
            if number:
                asked = self._asked(trial, player)
                if trial.tape.drawn or asked is None:
                    raise IllegalChoice(
                        Message("cli-line-too-long", {"done": said[number - 1], "word": word})
                    )
                decision = asked
            way = boards.walk(self.game, trial, decision, word) or (word,)
            for step in way:
                answers.append(Answer(decision.kind, self._hear(trial, decision, step)))
                self.game.apply(trial, player, answers[-1].choice)
                if step != way[-1] and not self._goes_on(trial, player, decision.kind):
                    if number + 1 < len(said):
                        raise IllegalChoice(
                            Message("cli-way-too-long", {"word": word, "next": said[number + 1]})
                        )
                    return answers
                decision = self._asked(trial, player) or decision
        return answers

    def answer(self, player: int, answer: Answer) -> bool:
        """Take an answer that was heard before, if it is still asked for."""
        asked = self._asked(self.state, player)
        if asked is None or asked.kind != answer.kind or answer.choice not in asked.options:
            return False
        self.choose(asked, answer.choice)
        return True

    def _trial(self, player: int) -> Any:
        if not self.game.secrets:
            return self.state.clone()
        trial = self.game.imagine(self.game.view(self.state, player), 0)
        trial.events = []
        return trial

    def _asked(self, s: Any, player: int) -> Decision | None:
        return next((asked for asked in self.game.asks(s) if asked.player == player), None)

    def _goes_on(self, trial: Any, player: int, kind: int) -> bool:
        """Whether nothing has come of a step but the step itself."""
        asked = self._asked(trial, player)
        return asked is not None and asked.kind == kind and not trial.tape.drawn and len(trial.events) <= 1

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
        """Take back the last choice of a person and all that followed; False if none came since a roll."""
        if not self.undoable:
            return False
        with self.interrupts.held():
            answers = self.undoable.pop()
            record = self.play.record
            earlier = Record(
                record.game, record.version, record.seats, record.options, record.seed, record.start
            )
            earlier.answers = record.answers[:answers]
            earlier.rolls = record.rolls
            state = self.game.replay(earlier)
            state.tape.coming = self.state.tape.rest()
            self.play.take_back(state, answers)
            del self.log[answers + 1 :]
        return True

    # -- reading -----------------------------------------------------------------------------------------

    def lines(self, seat: int | None, since: int = 0) -> list[Message]:
        """The log of the start (0) and of every answer from number `since` on, as a seat may read it."""
        return joined(line for part in self.log[since:] for line in part if sees(line.audience, seat))

    # -- inside ------------------------------------------------------------------------------------------

    def _remember(self, decision: Decision, answers: int, s: Any) -> None:
        """Note that a choice can be taken back, or that none before it can any more."""
        is_person = self.players[decision.player].is_person
        if is_person and len(decision.options) > 1:
            if self.undoable and self._who(self.undoable[-1]) != decision.player:
                self.undoable.clear()  # nobody takes back what another person has chosen
            self.undoable.append(answers)
        people = sum(1 << seat for seat, player in enumerate(self.players) if player.is_person)
        tells = not is_person and self.game.secrets  # something about his hand
        if s.tape.drawn or tells or self.game.reveals(s) & people:
            self.undoable.clear()

    def _who(self, answer: int) -> int:
        return self.play.record.answers[answer][0]

    def _choose(self, decision: Decision, choice: int, before: list[Line]) -> None:
        with self.interrupts.held():
            self.play.apply(decision.player, choice)
            self.log.append(before + self.game.lines(self.state))
            self._remember(decision, len(self.play.record.answers) - 1, self.state)

    def _make_bots(self) -> dict[int, Bot]:
        record = self.play.record
        return {
            seat: make(player.kind, self.game, mix(record.seed or 0, seat, len(record.answers)))
            for seat, player in enumerate(self.players)
            if not player.is_person
        }
