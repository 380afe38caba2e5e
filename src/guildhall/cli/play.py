"""guildhall play: people and computer players at one terminal."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Rich

from guildhall.cli import boards, files
from guildhall.cli.console import error_text, print_error, text_for
from guildhall.cli.interrupts import Interrupts, PlayerLeft
from guildhall.cli.numbers import number_in, numbered
from guildhall.cli.screen import Screen
from guildhall.cli.table import Table
from guildhall.cli.typed import folded
from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg, GuildhallError, Message, Seat
from guildhall.rulebook import title
from guildhall.text import Text

LINES_AGAIN = 5  # lines of the log to show when people resume a game
COMMANDS = ("undo", "why", "rules", "log", "save", "board", "help", "quit")
SAY_NOTHING_DONE = ("cli-line-too-long", "cli-way-too-long")  # refusals that already say so


class Session:
    """A table, the screen that people share, and the file of the game."""

    def __init__(self, table: Table, path: Path, interrupts: Interrupts) -> None:
        self.table = table
        self.game = table.game
        self.path = path
        self.interrupts = interrupts
        people = [seat for seat, player in enumerate(table.players) if player.is_person]
        alone = people[0] if len(people) == 1 else None
        self.text = text_for([player.name for player in table.players], alone)
        self.screen = Screen(table.game, self.text)
        self.typed = self.screen.typed
        self.commands = (*COMMANDS[:-2], *boards.commands(table.game), *COMMANDS[-2:])
        self.meant = self.typed.commands(self.commands) | {"?": "help", "exit": "quit"}
        self.opening: list[Message] = []  # lines to show before the news
        self.shown = 0  # entries of the log shown so far
        self.saved = False
        self.trouble: Message | None = None  # why the last attempt to save failed
        self.warned = False  # whether the person knows that leaving now loses the game
        self.copy: Path | None = None  # a file with a copy of the current game
        self.at_screen: int | None = None  # the person at the screen, if the game has secrets

    # -- the game ----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            self.save()
            while (decision := self.next_choice()) is not None:
                self.save()
                self.show(decision)
                while not self.answer(decision):
                    pass
            self.save()
            self.finish()
        except PlayerLeft as left:
            self.leave(left.code)

    def next_choice(self) -> Decision | None:
        """Make all choices before a person's next real one; return that decision."""
        while (decision := self.table.asked()) is not None:
            is_person = self.table.players[decision.player].is_person
            talks = self.game.talks(self.table.state) is not None
            if is_person and (talks or len(decision.options) > 1):
                return decision
            self.changed()
            if is_person:
                self.table.make_only_choice(decision)
            else:
                self.table.let_bot_choose(decision)
        return None

    def news(self, seat: int | None) -> list[Message]:
        """Return what has happened since the last call."""
        news = self.opening + self.table.lines(seat, self.shown)
        self.opening = []
        self.shown = len(self.table.log)
        return news

    def show(self, decision: Decision) -> None:
        """Show the news and the prompt, and the board if anything has happened."""
        self.hand_over(decision.player)
        news = self.news(decision.player)
        if news:
            self.screen.show(self.table.state, decision.player, news, decision)
        else:
            self.screen.console.print()
            self.screen.console.print(self.screen.question(self.table.state, decision))

    def hand_over(self, seat: int) -> None:
        """If hands are secret, wait for the next person before showing anything."""
        people = sum(player.is_person for player in self.table.players)
        if people > 1 and self.game.secrets and self.screen.interactive and seat != self.at_screen:
            self.screen.cover()
            self.screen.ask_for("cli-hand-over", player=self.table.players[seat].name)
        self.at_screen = seat

    def answer(self, decision: Decision) -> bool:
        """Read and handle a line; return whether the game has moved on."""
        said = self.screen.ask(self.table.players[decision.player].name).split()
        if not said:
            self.screen.console.print(self.screen.question(self.table.state, decision))
            return False
        command = self.meant.get(folded(said[0]))
        try:
            if command is not None:
                return self.command(command, said[1:], decision)
            answers = self.table.hear(decision, said)
        except GuildhallError as error:
            refused = error_text(error, self.text)
            several = len(said) > 1 and command is None and error.message.key not in SAY_NOTHING_DONE
            self.screen.say(self.text("cli-nothing-done", sentence=refused) if several else refused, "yellow")
            return False
        with self.interrupts.held():
            self.changed()
            for number, answer in enumerate(answers):
                if not self.table.answer(decision.player, answer):
                    self.opening.append(Message("cli-line-cut", {"count": len(answers) - number}))
                    break
            self.save()
        return True

    def finish(self) -> None:
        """Show how the game ended."""
        outcome = self.game.outcome(self.table.state)
        assert outcome is not None
        self.screen.show(self.table.state, None, self.news(None))
        text, screen = self.text, self.screen
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(text("cli-column-place"), justify="right")
        grid.add_column(text("cli-column-player"))
        grid.add_column(text("cli-column-score"), justify="right")
        for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
            won = seat in outcome.winners
            better = sum(
                other in outcome.winners or score > outcome.scores[seat]
                for other, score in enumerate(outcome.scores)
            )
            grid.add_row(
                str(1 if won else 1 + better),
                Rich(self.table.players[seat].name, "bold" if won else ""),
                str(outcome.scores[seat]),
            )
        screen.console.print()
        screen.say(text("cli-over", reason=text(f"{self.game.name}-ending-{outcome.reason}")), "bold")
        screen.console.print(Padding(grid, (1, 0)))
        winners = tuple(Seat(seat) for seat in outcome.winners)
        screen.say(text("cli-over-winner" if len(winners) == 1 else "cli-over-winners", players=winners))
        if self.saved:
            screen.say(text("cli-over-record", file=str(self.path)))
        else:
            self._rescue("cli-over-rescued", "cli-over-unsaved")

    # -- commands ----------------------------------------------------------------------------------------

    def command(self, command: str, rest: Sequence[str], decision: Decision) -> bool:
        """Run a command; return whether the game has moved on."""
        if rest and command in ("undo", "board", "help", "quit"):
            self.screen.say(self.text("cli-unknown-rest", command=self.typed.command(command)), "yellow")
        elif command == "undo":
            return self.undo()
        elif command == "why":
            self.why(rest, decision)
        elif command == "rules":
            if rest:
                self.screen.console.print(self.screen.rule(" ".join(rest)))
            else:
                rule = self.game.prompt(self.table.state, decision).rule
                self.screen.say(self.text("cli-rules-usage", example=rule), "yellow")
        elif command == "log":
            lines = self.table.lines(decision.player)
            count = number_in(rest[0]) if rest else None
            self.screen.lines(lines if count is None else lines[max(0, len(lines) - count) :])
        elif command == "save":
            self.save_copy(" ".join(rest))
        elif command == "board":
            self.screen.show(self.table.state, decision.player, (), decision)
        elif command == "help":
            self.help(decision)
        elif command in boards.commands(self.game):
            s = self.table.state
            self.screen.console.print(
                boards.run_command(self.game, s, decision.player, self.text, command, rest)
            )
        else:
            self.quit()
        return False

    def undo(self) -> bool:
        """Undo a person's last choice; return whether that was possible."""
        if not self.table.undo():
            self.screen.say(self.text("cli-undo-roll"), "yellow")
            return False
        asked = self.table.asked()
        assert asked is not None
        self.changed()
        self.save()
        self.shown = len(self.table.log)
        undone = Message("cli-undone", {"player": Seat(asked.player)})
        self.screen.show(self.table.state, asked.player, [undone])
        return True

    def why(self, wish: Sequence[str], decision: Decision) -> None:
        """Explain why something isn't legal now."""
        s = self.table.state
        if not wish:
            example = self.typed.say(s, decision, decision.options[-1])
            self.screen.say(self.text("cli-why-usage", example=example), "yellow")
            return
        first = wish[0]
        number, numbers = number_in(first), numbered(self.game, s, decision)
        if number in numbers:
            first = self.typed.say(s, decision, numbers[number])
        said = [first, *wish[1:]]
        refusal = self.game.explain(s, decision.player, self.typed.wish(s, decision.player, said))
        if refusal is None:
            self.screen.say(self.text("cli-why-legal", wish=" ".join(said)))
            return
        self.screen.say(self.text.render(self.typed.localized(refusal.message)), "yellow")
        if refusal.rule:
            self.screen.console.print(Padding(self.screen.rule(refusal.rule, brief=True), (0, 0, 0, 2)))

    def help(self, decision: Decision) -> None:
        """Show everything that one can type."""
        board = boards.board_of(self.game)
        word = self.game.say(self.table.state, decision, decision.options[-1])
        line, wish = (
            " ".join(map(self.typed.own, (said or word).split()))
            for said in (board.example, board.why_example)
        )
        self.screen.say(self.text("cli-commands", line=line))
        if board.help:
            self.screen.say(self.text(board.help))
        grid = Grid.grid(padding=(0, 2))
        for command in self.commands:
            does = self.text(f"cli-command-{command}", wish=wish)
            grid.add_row("", Rich(self.typed.command(command), "bold cyan"), does)
        self.screen.console.print(grid)

    def quit(self) -> None:
        """Leave, unless that would lose the game and the person hasn't confirmed it by repeating it."""
        self.save()
        if not (self.saved or self.copy or self.warned):
            self.warned = True
            self.screen.say(self.text("cli-quit-unsaved"), "yellow")
            return
        raise PlayerLeft()

    # -- saving ------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Note that the game has changed since it was saved."""
        self.saved = False
        self.warned = False
        self.copy = None

    def save(self) -> None:
        """Save the game; if that fails, say so, continue, and try again next time."""
        if self.saved:
            return
        try:
            with self.interrupts.held():
                files.write(self.path, files.line(self.table.play.record))
                self.saved = True
        except OSError as error:
            first = self.trouble is None
            self.trouble = Message("cli-save-failed", {"file": str(self.path), "why": files.why(error)})
            if first:
                self.warn(self.trouble)
            return
        if self.trouble is not None:
            self.trouble = None
            self.warn(Message("cli-save-works-again", {"file": str(self.path)}))

    def warn(self, message: Message) -> None:
        """Show a warning: at a terminal below the board, which would hide it."""
        if self.screen.interactive:
            self.opening.append(message)
        else:
            print_error(self.text.render(message))

    def save_copy(self, name: str) -> None:
        """Save a copy of the game in a file, or without a name say where the game is saved."""
        if not name:
            self.save()
            told = self.trouble or Message("cli-saved", {"file": str(self.path)})
            self.screen.say(self.text.render(told))
            return
        path = Path(name).expanduser()
        files.check_replaceable(path)
        try:
            files.write(path, files.line(self.table.play.record))
        except (OSError, ValueError) as error:
            raise files.BadFile(
                Message("file-write", {"file": str(path), "why": files.why(error)})
            ) from error
        self.copy = path
        self.screen.say(self.text("cli-saved-copy", file=str(path)))

    def leave(self, code: int) -> None:
        """Say how to resume the game, and end the program."""
        self.interrupts.leave()
        if self.table.play.record.outcome is not None:
            raise typer.Exit(code)
        self.save()
        if code != 128 + getattr(signal, "SIGHUP", 1):  # after SIGHUP nobody can read it
            with suppress(OSError):
                self.screen.console.print()
                kept = self.path if self.saved else self.copy
                if kept:
                    self.screen.say(self.text("cli-left", command=self._resume_command(kept)))
                else:
                    self._rescue("cli-rescued", "cli-left-unsaved")
        raise typer.Exit(code)

    def _rescue(self, kept: str, lost: str) -> None:
        """Save the game elsewhere if its own file can't be written."""
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            path = folder / self.path.name
            with suppress(OSError):
                if not path.exists():
                    files.write(path, files.line(self.table.play.record))
                    resume = files.command_line("play --resume", path)
                    self.screen.say(self.text(kept, command=resume, file=str(path)))
                    return
        self.screen.say(self.text(lost), "bold red")

    def _resume_command(self, path: Path) -> str:
        with suppress(GuildhallError):
            if next(files.saved_games(), None) == path:
                return files.command_line("play --resume", None)
        return files.command_line("play --resume", path)


def option_line(text: Text, game: str, name: str, value: str) -> Message:
    """Return an option and its value, in the words of the page."""
    option = "web-new-edition" if name == "edition" else f"web-option-{game}-{name}"
    keys = (f"web-edition-{game}-{value}", f"{option}-{value}", f"web-value-{value}")
    known = next((Message(key) for key in keys if text.knows(key)), value)
    called = Message(option) if text.knows(option) else name
    return Message("cli-begin-option", {"name": called, "value": known})


def begin(table: Table, path: Path, interrupts: Interrupts) -> None:
    """Play at a new table."""
    session = Session(table, path, interrupts)
    record = table.play.record
    changed = table.game.options.changed(record.options)
    told: dict[str, Arg] = {
        "game": title(table.game.name, session.text.language),
        "options": tuple(
            option_line(session.text, table.game.name, name, str(value)) for name, value in changed.items()
        ),
        "seed": str(record.seed),
    }
    session.opening = [Message("cli-begin", told)]
    session.run()


def resume(table: Table, path: Path, interrupts: Interrupts) -> None:
    """Resume play at a saved table."""
    session = Session(table, path, interrupts)
    session.saved = True
    session.shown = len(table.log)
    session.opening = [*table.lines(None)[-LINES_AGAIN:], Message("cli-resumed", {"file": str(path)})]
    session.run()
