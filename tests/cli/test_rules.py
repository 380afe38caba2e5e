"""guildhall rules, and the digest that it reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.kernel.message import GuildhallError
from guildhall.rulebook import Paragraph, Section, parse, rulebook
from tests.cli.terminal import run

DIGEST = """# A game

Our words.

## 0 The start

**0.1** Begin. It is *said* so.
*Printed: EN.*
Option `late`: `off` (default) or `on`.

| a | b |
|---|---|
| 1 | 2 |

**0.2** Go on.
*Our ruling: nobody says.*

## 1 The end

**1.1** Stop.
"""


def test_a_digest_has_a_title_sections_and_paragraphs_with_their_sources() -> None:
    book = parse(DIGEST)
    assert (book.title, book.introduction) == ("A game", "Our words.")
    assert [(section.number, section.title) for section in book.sections] == [
        ("0", "The start"),
        ("1", "The end"),
    ]
    first, second = book.sections[0].paragraphs
    assert first.text.startswith("Begin. It is *said* so.\nOption `late`")
    assert first.text.endswith("| 1 | 2 |")
    assert first.source == "Printed: EN."
    assert second == Paragraph("0.2", "Go on.", "Our ruling: nobody says.")


def test_a_section_or_paragraph_is_found_by_its_number() -> None:
    book = rulebook("elfenwizards")
    assert isinstance(book.find("5"), Section)
    paragraph = book.find(" §5.12. ")
    assert isinstance(paragraph, Paragraph)
    assert paragraph.number == "5.12"
    assert book.title_of("2") == "First roll"


def test_every_paragraph_of_the_digest_is_read() -> None:
    book = rulebook("elfenwizards")
    numbers = [paragraph.number for section in book.sections for paragraph in section.paragraphs]
    assert len(numbers) == len(set(numbers)) > 80
    for section in book.sections:
        expected = [f"{section.number}.{number + 1}" for number in range(len(section.paragraphs))]
        assert [paragraph.number for paragraph in section.paragraphs] == expected


def test_a_language_without_a_digest_falls_back_to_english() -> None:
    assert rulebook("elfenwizards", "la").title == "Elfenwizards"
    with pytest.raises(GuildhallError, match="no digest"):
        rulebook("chess")


def test_the_whole_digest_is_printed() -> None:
    shown = run("rules", "elfenwizards").stdout
    assert "0.1 The game is for three to six players." in shown
    assert "13.2 Any option may be set" in shown
    assert "**" not in shown


def test_paragraphs_are_found_by_their_text() -> None:
    shown = run("rules", "wizwar", "Counterspell").stdout
    assert "8.1 " in shown
    assert "13.1 " not in shown
    assert [paragraph.number for paragraph in parse(DIGEST).search("it is SÁID")] == ["0.1"]
    refused = run("rules", "wizwar", "dragon").stderr
    assert "dragon" in refused


def test_the_refusal_of_an_unknown_section_lists_the_known_ones() -> None:
    refused = run("rules", "wizwar", "17").stderr
    assert "0 to 15 and 21 to 27" in refused


def test_a_section_or_a_paragraph_is_printed_alone() -> None:
    section = run("rules", "elfenwizards", "6").stdout
    assert "6.1 Each player may once more" in section
    assert "6.2 Now a player" in section
    assert "7.1" not in section
    paragraph = run("rules", "6.2").stdout
    assert paragraph.startswith("6.2 Now a player")
    assert "Printed: DE." in paragraph


@pytest.mark.parametrize("phase", ["Zeit vergeht", "Bewegen und Zaubern", "Abwerfen und Nachziehen"])
def test_the_german_rules_quote_the_names_of_phases_as_the_log_does(phase: str) -> None:
    digest = Path(__file__).parents[2] / "docs" / "rules" / "wizwar.de.md"
    lines = digest.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("## 13 "))
    assert text.count(phase) == text.count(f"„{phase}“") > 0
