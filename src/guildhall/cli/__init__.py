"""The command line: play, simulate, replay, verify, serve, rules."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from guildhall import compiled_rules
from guildhall.catalogue import GAMES
from guildhall.catalogue import game as find_game
from guildhall.cli import language
from guildhall.cli.console import error_text, prepare_streams, print_error, words
from guildhall.cli.help_text import Command, Group
from guildhall.cli.interrupts import Interrupts, PlayerLeft
from guildhall.cli.usage import usage_error
from guildhall.kernel.message import BadOption, GuildhallError, Message
from guildhall.kernel.options import EDITION

DEFAULT_GAME = next(iter(GAMES))
BAD_INPUT = 2  # the exit code for an impossible request
UNPROVED = 1  # the exit code for dice that aren't proved fair


class Commands(Group):
    """The commands; one clear sentence reports any error in a request."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run a command and end the program."""
        prepare_streams()
        kwargs["standalone_mode"] = False
        given = args[0] if args else kwargs.get("args")
        try:
            language.choose(sys.argv[1:] if given is None else given)
            self.translate()
            code = super().main(*args, **kwargs)
        except GuildhallError as error:
            print_error(error_text(error))
            code = BAD_INPUT
        except typer.TyperException as error:
            print_error(words("bad-usage", sentence=usage_error(error)))
            code = BAD_INPUT
        except PlayerLeft as left:
            code = left.code
        sys.exit(code)


app = typer.Typer(
    cls=Commands,
    help="cli-help",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

Seats = Annotated[
    str | None,
    typer.Option("--seats", help="cli-help-seats", metavar="cli-word-seats", show_default=False),
]
Edition = Annotated[
    str | None,
    typer.Option(help="cli-help-edition", metavar="cli-word-edition", show_default=False),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="cli-help-option", metavar="cli-word-option", show_default=False),
]
Seed = Annotated[
    int | None, typer.Option(help="cli-help-seed", metavar="cli-word-number", show_default=False)
]


def _show_version(wanted: bool) -> None:
    if wanted:
        print(words("cli-version", version=version("guildhall"), rules=compiled_rules.RUNNING))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option("--version", help="cli-help-version", callback=_show_version, is_eager=True),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(language.OPTION, help="cli-help-lang", metavar="cli-word-language", expose_value=False),
    ] = None,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("play", cls=Command, help="cli-help-play")
def play_command(
    game: Annotated[
        str | None,
        typer.Argument(help="cli-help-play-game", metavar="cli-word-game", show_default=False),
    ] = None,
    seats: Seats = None,
    edition: Edition = None,
    option: Options = None,
    seed: Seed = None,
    position: Annotated[
        Path | None, typer.Option(help="cli-help-position", metavar="cli-word-file", show_default=False)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
) -> None:
    """Play a game."""
    from guildhall.cli import files, open_table, play

    new_game_only = {"--edition": edition, "--option": option}
    with Interrupts() as interrupts:
        if resume:
            _forbid("bad-resume-with", {**new_game_only, "--seed": seed, "--position": position})
            path, record = open_table.saved_game(game)
            play.resume(open_table.resumed_table(path, record, seats, interrupts), path, interrupts)
            return
        chosen = find_game(game or DEFAULT_GAME)
        if position is not None:
            _forbid("bad-position-with", new_game_only)
            table = open_table.position_table(chosen, position, seats, seed, interrupts)
        else:
            table = open_table.new_table(chosen, seats, seed, _options(edition, option), interrupts)
        play.begin(table, files.new_game_file(chosen.name), interrupts)


@app.command("simulate", cls=Command, help="cli-help-simulate")
def simulate_command(
    game: Annotated[
        str, typer.Argument(help="cli-help-simulate-game", metavar="cli-word-game")
    ] = DEFAULT_GAME,
    games: Annotated[int, typer.Option(min=1, help="cli-help-games", metavar="cli-word-number")] = 100,
    seats: Annotated[
        str | None,
        typer.Option(
            help="cli-help-simulate-seats",
            metavar="cli-word-seats",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="cli-help-simulate-seed", metavar="cli-word-number", show_default=False)
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="cli-help-jobs", metavar="cli-word-number")] = 1,
    edition: Edition = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    records: Annotated[
        Path | None, typer.Option(help="cli-help-records", metavar="cli-word-file", show_default=False)
    ] = None,
) -> None:
    """Let computer players play many games against each other."""
    from guildhall.cli import simulate

    chosen = find_game(game)
    simulate.run(chosen, seats, games, seed, jobs, _options(edition, option), as_json, records)


@app.command("replay", cls=Command, help="cli-help-replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="cli-help-replay-file", metavar="cli-word-file")],
    game: Annotated[int, typer.Option(help="cli-help-replay-game", metavar="cli-word-number")] = 1,
    step: Annotated[
        int | None, typer.Option(help="cli-help-replay-step", metavar="cli-word-number", show_default=False)
    ] = None,
) -> None:
    """Step through a record."""
    from guildhall.cli import replay

    with Interrupts():
        replay.run(file, game, step)


@app.command("verify", cls=Command, help="cli-help-verify")
def verify_command(
    file: Annotated[Path, typer.Argument(help="cli-help-verify-file", metavar="cli-word-file")],
) -> None:
    """Prove the rolls of a record."""
    from guildhall.cli import verify

    with Interrupts():
        if not verify.run(file):
            raise typer.Exit(UNPROVED)


@app.command("serve", cls=Command, help="cli-help-serve")
def serve_command(
    data: Annotated[
        Path | None,
        typer.Option("--data", help="cli-help-serve-data", metavar="cli-word-folder", show_default=False),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", help="cli-help-serve-database", metavar="cli-word-address", show_default=False
        ),
    ] = None,
    host: Annotated[
        str, typer.Option("--host", help="cli-help-serve-host", metavar="cli-word-address")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option("--port", help="cli-help-serve-port", metavar="cli-word-number", min=0, max=65535),
    ] = 8765,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-help-serve-browser")] = True,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="cli-help-serve-limits")] = True,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="cli-help-serve-name", metavar="cli-word-name", show_default=False),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="cli-help-serve-proxy", metavar="cli-word-address", show_default=False),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            "--metrics-port",
            help="cli-help-serve-metrics-port",
            metavar="cli-word-number",
            min=1,
            max=65535,
            show_default=False,
        ),
    ] = None,
) -> None:
    """Open a table server."""
    from guildhall.cli import serve

    serve.run(data, database, host, port, browser, limits, metrics_port, name or (), proxy or ())


@app.command("rules", cls=Command, help="cli-help-rules")
def rules_command(
    game: Annotated[
        str | None, typer.Argument(help="cli-help-rules-game", metavar="cli-word-game", show_default=False)
    ] = None,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(help="cli-help-rules-paragraph", metavar="cli-word-paragraph", show_default=False),
    ] = None,
) -> None:
    """Read the rules."""
    from guildhall.cli import rules

    if game is not None and not wanted and game[:1].isdigit():
        wanted, game = [game], None
    rules.run(find_game(game or DEFAULT_GAME), " ".join(wanted) if wanted else None)


def _options(edition: str | None, given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for entry in given or ():
        name, equals, value = (part.strip() for part in entry.partition("="))
        if not (name and equals and value):
            raise BadOption(Message("bad-option-form", {"given": entry, "example": "rounds=6"}))
        options[name] = value
    if edition is not None:
        options[EDITION] = edition
    return options


def _forbid(key: str, given: Mapping[str, object]) -> None:
    for option, value in given.items():
        if value is not None:
            raise BadOption(Message(key, {"option": option}))


def main() -> None:
    """Run the program `guildhall`."""
    try:
        app(prog_name="guildhall")
    except Exception as error:  # a bug: all that users can do is report it
        _report_bug(error)
        sys.exit(1)


def _report_bug(error: Exception) -> None:
    from guildhall.cli import files

    what = type(error).__name__
    path = files.data_folder() / "fault.txt"
    try:
        files.write(path, traceback.format_exc())
    except OSError:
        print_error(words("cli-fault-untold", what=what))
    else:
        print_error(words("cli-fault", what=what, file=str(path)))
