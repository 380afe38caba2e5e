"""guildhall rules: print the digest of a game's rules, whole or in part."""

from __future__ import annotations

from typing import Any

from rich.markdown import Markdown
from rich.text import Text as Rich

from guildhall.cli.console import output, words
from guildhall.cli.screen import rule, section
from guildhall.kernel.game import Game
from guildhall.rulebook import rulebook

WIDEST = 100  # columns; longer lines are hard to read


def run(game: Game[Any, Any, Any], wanted: str | None) -> None:
    """Print the rules, a section, a paragraph, or all paragraphs that contain a text."""
    console = output()
    console.width = min(console.width, WIDEST)
    if wanted is not None:
        console.print(rule(game.name, wanted))
        return
    book = rulebook(game.name, words.language)
    console.print(Rich(book.title, "bold underline"))
    console.print()
    console.print(Markdown(book.introduction))
    console.print()
    for part in book.sections:
        console.print(section(part))
