"""The help of the command line: commands name their messages, which are translated when the program runs.

Also refuses some wrong calls that the library would report in English; usage.py handles the others.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from guildhall.bots.catalogue import NAMES
from guildhall.catalogue import games
from guildhall.cli.console import words
from guildhall.cli.usage import BadUsage
from guildhall.kernel.message import Arg
from guildhall.text import languages

_USAGE = "Usage: "
_LANGUAGE = "lang"  # the option that every command has


class Translated:
    """Gives commands and groups their help in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        from typer import rich_utils  # slow to import, and only the help needs it

        rich_utils.DEFAULT_STRING = words("cli-help-default", value="{}")
        rich_utils.REQUIRED_LONG_STRING = words("cli-help-required")
        rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = words("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = words("cli-help-commands")
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_usage(self, ctx: Any) -> str:
        """Return the usage line."""
        line: str = super().get_usage(ctx)  # type: ignore[misc]
        return words("cli-help-usage", call=line.removeprefix(_USAGE))

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option --help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = words("cli-help-help")
        option.metavar = ""
        return option


class Command(Translated, TyperCommand):
    """A command with its help in the user's language."""

    allow_extra_args = True  # parse_args refuses them in the user's language

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; raise BadUsage if there are too many."""
        extra = super().parse_args(ctx, args)
        if extra:
            raise BadUsage(words("bad-usage-extra", given=" ".join(extra)))
        return extra


class Group(Translated, TyperGroup):
    """All commands, with their help in the user's language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command of a name; raise BadUsage if there is none."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise BadUsage(words("bad-usage-command", name=args[0], allowed=tuple(self.commands)))
        return super().resolve_command(ctx, args)

    def translate(self) -> None:
        """Translate the help, and add the option --lang to every command."""
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
            param.metavar = words(param.metavar) if param.metavar else ""  # "" for an option without a value
            param.display_type = lambda ctx: ""  # it would be English
        for part in (self, *self.commands.values(), *params):
            part.help = words(part.help, **told)
