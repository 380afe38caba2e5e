"""The digest of a game's rules (rules/<game>.<language>.md), as sections and numbered paragraphs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from guildhall.catalogue import folder_of, plugins
from guildhall.kernel.message import Arg, GuildhallError, Message

FALLBACK = "en"

_SECTION = re.compile(r"## (\d+) (.+)")
_PARAGRAPH = re.compile(r"\*\*(\d+\.\d+)\*\* (.+)")


class Paragraph(NamedTuple):
    """A rule: its number, its text and its source, as Markdown."""

    number: str
    text: str
    source: str


class Section(NamedTuple):
    """A chapter of the digest."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(NamedTuple):
    """The whole digest of one game."""

    title: str
    introduction: str
    sections: tuple[Section, ...]

    def title_of(self, number: str) -> str:
        """Return the title of a section."""
        return {section.number: section.title for section in self.sections}[number]

    def find(self, number: str) -> Section | Paragraph:
        """Return a section ("5") or a paragraph ("5.8"); raise GuildhallError if there is none."""
        wanted = number.strip().removeprefix("§").strip().rstrip(".")
        for section in self.sections:
            if section.number == wanted:
                return section
            for paragraph in section.paragraphs:
                if paragraph.number == wanted:
                    return paragraph
        for section in self.sections:
            if section.paragraphs and section.number == wanted.partition(".")[0]:
                raise GuildhallError(
                    Message(
                        "bad-paragraph",
                        {
                            "number": wanted,
                            "section": section.number,
                            "first": section.paragraphs[0].number,
                            "last": section.paragraphs[-1].number,
                        },
                    )
                )
        raise GuildhallError(Message("bad-section", {"number": wanted, "sections": self._numbers()}))

    def search(self, text: str) -> list[Paragraph]:
        """Return the paragraphs with a text, ignoring case and accents; raise GuildhallError if none has."""
        wanted = _folded(text)
        found = [
            paragraph
            for section in self.sections
            for paragraph in section.paragraphs
            if wanted in _folded(paragraph.text)
        ]
        if not found:
            raise GuildhallError(Message("rules-nothing-found", {"text": text}))
        return found

    def _numbers(self) -> tuple[Arg, ...]:
        """Return the numbers of all sections as ranges: 0 to 15, 21 to 27."""
        rows: list[list[int]] = []
        for section in self.sections:
            number = int(section.number)
            if rows and number == rows[-1][-1] + 1:
                rows[-1].append(number)
            else:
                rows.append([number])
        return tuple(
            Message("rules-sections", {"first": str(row[0]), "last": str(row[-1])})
            if len(row) > 1
            else str(row[0])
            for row in rows
        )


@cache
def rulebook(game: str, language: str = FALLBACK) -> Rulebook:
    """Return the digest of a game in a language, or else in English."""
    return parse(source(game, language))


def title(game: str, language: str = FALLBACK) -> str:
    """Return the title of a game's digest, or the game's name if it has none."""
    try:
        return rulebook(game, language).title
    except GuildhallError:
        return game


def source(game: str, language: str = FALLBACK) -> str:
    """Return the digest of a game as Markdown, in a language or else in English."""
    for wanted in (language, FALLBACK):
        for folder in _folders(game):
            file = folder / f"{game}.{wanted}.md"
            if file.is_file():
                return file.read_text(encoding="utf-8")
    raise GuildhallError(Message("bad-rulebook", {"game": game}))


def parse(markdown: str) -> Rulebook:
    """Return the sections and paragraphs of a digest."""
    parts = re.split(r"^(?=## )", markdown, flags=re.MULTILINE)
    title, _, introduction = parts[0].strip().partition("\n")
    sections = []
    for part in parts[1:]:
        head, _, body = part.partition("\n")
        match = _SECTION.fullmatch(head.strip())
        if match is not None:
            sections.append(Section(match[1], match[2], tuple(_paragraphs(body))))
    return Rulebook(title.removeprefix("# "), introduction.strip(), tuple(sections))


def _paragraphs(body: str) -> Iterator[Paragraph]:
    for part in re.split(r"^(?=\*\*\d+\.\d+\*\* )", body, flags=re.MULTILINE):
        head, _, rest = part.strip().partition("\n")
        match = _PARAGRAPH.fullmatch(head)
        if match is None:
            continue
        lines = rest.splitlines()
        sources = [line for line in lines if line.startswith("*") and line.endswith("*")]
        text = "\n".join([match[2], *(line for line in lines if line not in sources)])
        yield Paragraph(match[1], text.strip(), "\n".join(source.strip("*") for source in sources))


def _folded(text: str) -> str:
    """Return a text on one line, without case, accents and Markdown."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return " ".join(re.sub(r"[*`]|[\u0300-\u036f]", "", plain).split())


def _folders(game: str) -> tuple[Traversable, ...]:
    if game in plugins().games:
        return (folder_of(plugins().games[game]) / "rules",)
    package = Path(str(resources.files("guildhall")))
    return package / "rules", package.parents[1] / "docs" / "rules"  # installed, or in the repository
