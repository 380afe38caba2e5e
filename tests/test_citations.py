"""The rules digest, the code and the tests refer to each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from guildhall.catalogue import GAMES
from tests.citing import marked

ROOT = Path(__file__).parents[1]
NUMBER = re.compile(r"\d+\.\d+")

games = pytest.mark.parametrize("name", list(GAMES))


def digest(name: str) -> dict[str, list[str]]:
    """Return the numbered paragraphs of a game's rules, each with its lines."""
    paragraphs: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (ROOT / "docs" / "rules" / f"{name}.en.md").read_text(encoding="utf-8").splitlines():
        found = re.match(r"\*\*(\d+\.\d+)\*\* ", line)
        if found:
            assert found[1] not in paragraphs, f"paragraph {found[1]} stands twice"
            lines = paragraphs[found[1]] = []
        lines.append(line)
    return paragraphs


def cited(name: str) -> set[str]:
    """Return the paragraphs that the tests of a game cite, in @rules("5.8", ...)."""
    return marked(ROOT / "tests" / name, "rules")


@games
def test_every_paragraph_is_shown_by_a_test(name: str) -> None:
    missing = digest(name).keys() - cited(name)
    assert not missing, f"no test cites {sorted(missing)}"


@games
def test_tests_and_code_cite_only_paragraphs_that_exist(name: str) -> None:
    known = digest(name).keys()
    assert cited(name) <= known
    for path in (ROOT / "src" / "guildhall" / name).rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        numbers = {number for line in re.findall(r"[Rr]ules \d.*", code) for number in NUMBER.findall(line)}
        numbers |= set(re.findall(r'"(\d+\.\d+)"', code))
        assert numbers <= known, f"{path.name} cites {sorted(numbers - known)}"


@games
def test_every_paragraph_says_where_it_comes_from(name: str) -> None:
    for number, lines in digest(name).items():
        assert re.fullmatch(r"\*(Printed: [A-Z, ]+\.( Our ruling: .+\.)?|Our ruling: .+\.)\*", lines[1]), (
            number
        )


@games
def test_every_option_and_its_values_are_in_its_paragraph(name: str) -> None:
    paragraphs = digest(name)
    for option in GAMES[name].options.options.values():
        default, *others = (f"`{value}`" for value in option.values)
        expected = f"Option `{option.name}`: {default} (default) or {' or '.join(others)}."
        assert any(line.startswith(expected) for line in paragraphs[option.rule]), option.name
    stated = {
        name
        for lines in paragraphs.values()
        for line in lines
        for name in re.findall(r"^Option `(\w+)`", line)
    }
    assert stated == GAMES[name].options.options.keys()
