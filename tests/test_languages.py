"""Every language has all messages of English, with the same arguments, and the same rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from guildhall.catalogue import GAMES
from guildhall.rulebook import parse as parse_rules

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "guildhall" / "locale"
RULES = ROOT / "docs" / "rules"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.name != "en")

languages = pytest.mark.parametrize("language", LANGUAGES)


def inside(node: object) -> Iterator[object]:
    """Yield a piece of syntax and everything inside it."""
    yield node
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from inside(part)
    elif isinstance(node, list):
        for part in node:
            yield from inside(part)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return each message of a language by name."""
    entries: dict[str, ast.Message | ast.Term] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8"), with_spans=False).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
                assert name not in entries, f"{path}: {name} stands twice"
                entries[name] = entry
    return {name: entry for name, entry in entries.items() if isinstance(entry, ast.Message)}


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message of a language."""
    return {
        name: {part.id.name for part in inside(entry) if isinstance(part, ast.VariableReference)}
        for name, entry in messages(language).items()
    }


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Yield each line of a language that isn't a comment, with its place."""
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", line


def texts(node: object) -> str:
    """Return all variants of a message one after the other, with a value for each argument."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.SelectExpression):
        return "|".join(texts(variant.value) for variant in node.variants)
    if isinstance(node, ast.Placeable):
        return texts(node.expression)
    if isinstance(node, ast.Pattern):
        return "".join(texts(part) for part in node.elements)
    return node.value if isinstance(node, ast.StringLiteral) else "…"


def test_there_are_four() -> None:
    assert LANGUAGES == ["de", "fr", "it"]


def test_english_needs_no_other_language() -> None:
    assert messages("en")


@languages
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = messages("en").keys(), messages(language).keys()
    assert not english - other
    assert not other - english


@languages
def test_the_variables_are_the_same(language: str) -> None:
    english, other = variables("en"), variables(language)
    wrong = {
        name: (english[name], other[name]) for name in english.keys() & other if english[name] != other[name]
    }
    assert not wrong


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_prompt_bar_says_one_sentence(language: str) -> None:
    said = (
        "web-won",
        "web-nobody-won",
        "web-window-waits",
        "web-waits",
        "web-connection-lost",
        "web-connection-gone",
    )
    more = {}
    for name, entry in messages(language).items():
        if re.match("(wizwar|elfenwizards)-ask-|web-waits-", name) or name in said:
            told = texts(entry.value)
            if re.search(r"[.?!]\s+\S", told):
                more[name] = told
    assert not more


def test_french_punctuation_has_a_narrow_no_break_space_before_it() -> None:
    wrong = re.compile(r"[ \u00a0][:;?!»]|«[ \u00a0]|[^\s=][;?!»]|«[^\u202f]")
    own = ("board-elfenwizards-caution = !",)  # a sign, not the end of a sentence
    assert not [
        (where, line) for where, line in lines("fr") if wrong.search(line) and not line.startswith(own)
    ]


@languages
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_have_the_same_paragraphs(game: str, language: str) -> None:
    english, other = (
        [
            (section.number, [paragraph.number for paragraph in section.paragraphs])
            for section in parse_rules((RULES / f"{game}.{one}.md").read_text(encoding="utf-8")).sections
        ]
        for one in ("en", language)
    )
    assert other == english
