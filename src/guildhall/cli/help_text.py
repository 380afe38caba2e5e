"""The help of the command line: written down as names of messages, and put into words when it runs.

What is wrong with a call is refused here where the library would say it in English; usage.py knows the rest.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from guildhall.bots.catalogue import NAMES
from guildhall.catalogue import games
from guildhall.cli.usage import BadUsage
from guildhall.cli.words import words
from guildhall.kernel.message import Arg
from guildhall.text import languages

_USAGE = "Usage: "
_LANGUAGE = "lang"  # the option that every command has


class Spoken:
    """What commands and groups of them have in common: help in the language of the user."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        from typer import rich_utils  # heavy, and only the help needs it

        rich_utils.DEFAULT_STRING = words("cli-help-default", value="{}")
        rich_utils.REQUIRED_LONG_STRING = words("cli-help-required")
        rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = words("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = words("cli-help-commands")
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_usage(self, ctx: Any) -> str:
        """How it is called, in one line."""
        line: str = super().get_usage(ctx)  # type: ignore[misc]
        return words("cli-help-usage", call=line.removeprefix(_USAGE))

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = words("cli-help-help")
        option.metavar = ""
        return option


class Command(Spoken, TyperCommand):
    """A command whose help is in the language of the user."""

    allow_extra_args = True  # so that they are refused below

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take what was given, and nothing beyond it."""
        extra = super().parse_args(ctx, args)
        if extra:
            raise BadUsage(words("bad-usage-extra", given=" ".join(extra)))
        return extra


class Group(Spoken, TyperGroup):
    """All commands, with their help in the language of the user."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that was named."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise BadUsage(words("bad-usage-command", name=args[0], allowed=tuple(self.commands)))
        return super().resolve_command(ctx, args)

    def translate(self) -> None:
        """Put the help into words, and let every command take the language too."""
        (language,) = (param for param in self.params if param.name == _LANGUAGE)
        told: dict[str, Arg] = {
            "bots": NAMES,
            "editions": tuple(
                f"{name}: {' | '.join(game.options.editions)}" for name, game in games().items()
            ),
            "languages": languages(),
        }
        params: list[Any] = list(self.params)
        for command in self.commands.values():
            params += command.params
            command.params.append(language)
        self.subcommand_metavar = words("cli-help-call-command")
        for part in (self, *self.commands.values()):
            part.options_metavar = words("cli-help-call-options")
        for param in params:
            param.metavar = (
                words(param.metavar) if param.metavar else ""
            )  # none: an option that takes no value
            param.display_type = lambda ctx: ""  # which would be English, beside the name of an argument
        for part in (self, *self.commands.values(), *params):
            part.help = words(part.help, **told)
