"""guildhall replay: step forwards and backwards through a recorded game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from guildhall.catalogue import game as find_game
from guildhall.cli import boards, files
from guildhall.cli.console import error_text, text_for
from guildhall.cli.numbers import number_in
from guildhall.cli.screen import Screen
from guildhall.cli.seats import shown_names
from guildhall.cli.table import AnyGame
from guildhall.cli.typed import folded
from guildhall.kernel.log import Line, joined
from guildhall.kernel.message import Arg, BadRecord, GuildhallError, Message, Seat
from guildhall.kernel.record import Record

STEPS = ("next", "back", "first", "last")
SHORT = {"": "next", "n": "next", "p": "back", "q": "quit", "exit": "quit"}


def run(path: Path, number: int, step: int | None) -> None:
    """Show a game from a file."""
    found = files.records(path)
    if not 1 <= number <= len(found):
        raise BadRecord(
            Message("bad-game-number", {"file": str(path), "number": str(number), "count": len(found)})
        )
    record = found[number - 1]
    try:
        film = Film(find_game(record.game), record)
    except GuildhallError as error:
        raise files.in_file(error, path, number if len(found) > 1 else 0) from error
    if step is not None and not 0 <= step <= film.last:
        raise BadRecord(Message("bad-step-number", {"number": str(step), "last": str(film.last)}))
    if film.screen.interactive:
        where = {"file": os.path.basename(path), "number": str(number), "count": str(len(found))}
        film.watch(Message("replay-head-game" if len(found) > 1 else "replay-head", where), step or 0)
    elif step is not None:
        film.show(step)
    else:
        film.print_log(film.last)


class Film:
    """A recorded game with the state after every step."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        game.replay(record)  # raises BadRecord if the record is inconsistent
        self.game = game
        self.screen = Screen(game, text_for(shown_names(record.players, record.seats)))
        self.states: list[Any] = []
        self.chosen: list[Message | None] = []  # the choice that led to each state
        self.lines: list[list[Line]] = []  # the log of that choice
        chosen: Message | None = None
        for number, s in enumerate(game.steps(record)):
            self.states.append(s.clone())
            self.chosen.append(chosen)
            self.lines.append(game.lines(s))
            if number < len(record.answers):
                chosen = self._choice(s, *record.answers[number])

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return len(self.states) - 1

    def print_log(self, last: int) -> None:
        """Print the log of the game up to a step."""
        self.screen.lines(joined(line for lines in self.lines[: last + 1] for line in lines))

    def show(self, step: int, head: Message | None = None) -> None:
        """Show the board after a number of answers, and the effect of the last one."""
        at = Message("replay-step", {"step": str(step), "last": str(self.last)})
        news = [head, at, self.chosen[step], *joined(self.lines[step])]
        self.screen.show(self.states[step], None, [message for message in news if message is not None])

    def watch(self, head: Message, step: int) -> None:
        """Let a person step through the game."""
        self.show(step, head)
        typed, more = self.screen.typed, tuple(boards.commands(self.game))
        meant = typed.commands((*STEPS, "log", *more, "quit")) | SHORT
        while True:
            word, *rest = self.screen.ask_for("replay-ask").split() or [""]
            command = meant.get(folded(word), word)
            if command in more:
                self.run_command(step, command, *rest)
                continue
            wanted = self._step(command, step)
            if rest:
                command, wanted = "", None
            if command == "quit":
                return
            if command == "log":
                self.print_log(step)
            elif wanted is None:
                unknown: dict[str, Arg] = {"word": " ".join([word, *rest])}
                unknown["commands"] = tuple(typed.command(name) for name in (*more, "quit"))
                self.screen.say(self.screen.text("replay-unknown", **unknown), "yellow")
            elif wanted < 0:
                self.screen.say(self.screen.text("replay-at-start"), "yellow")
            elif wanted > self.last:
                self.screen.say(self.screen.text("replay-at-end"), "yellow")
            else:
                step = wanted
                self.show(step, head)

    def run_command(self, step: int, command: str, *rest: str) -> None:
        """Run a command that only this game has."""
        try:
            told = boards.run_command(self.game, self.states[step], None, self.screen.text, command, rest)
        except GuildhallError as error:
            self.screen.say(error_text(error, self.screen.text), "yellow")
        else:
            self.screen.console.print(told)

    def _step(self, word: str, step: int) -> int | None:
        number = number_in(word)
        if number is not None:
            return number
        return {
            "next": step + 1,
            "back": step - 1,
            "first": 0,
            "last": self.last,
        }.get(word)

    def _choice(self, s: Any, player: int, told: int | str) -> Message:
        decision = next(asked for asked in self.game.asks(s) if asked.player == player)
        said = self.screen.typed.say(s, decision, self.game.heard(s, player, told))
        return Message("replay-choice", {"player": Seat(player), "choice": said})
