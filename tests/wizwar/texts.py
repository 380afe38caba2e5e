"""Helpers for tests of speech: messages of a story in words, and refusals with their paragraphs."""

from __future__ import annotations

import random
import re
from pathlib import Path

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Message, Refusal
from guildhall.text import Text
from guildhall.wizwar import notation, speech
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.state import State
from tests.wizwar.story import Story

TEXT = Text(names=["Anna", "Ben", "Cleo", "Dora"])
DIGEST = (Path(__file__).parents[2] / "docs" / "rules" / "wizwar.en.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", DIGEST, re.M))


def said(message: Message) -> str:
    """Return a message in words."""
    words = TEXT.render(message)
    assert words
    assert "{" not in words
    return words


def refused(refusal: Refusal) -> str:
    """Return a refusal in words; its paragraph must exist."""
    assert refusal.rule in PARAGRAPHS
    return said(refusal.message)


def asked(t: Story) -> str:
    return said(speech.prompt(t.s, t.s.asked[0]).message)


def choice(t: Story, word: str) -> str:
    decision = t.s.asked[0]
    for option in decision.options:
        if word in notation.names(t.s, decision, option):
            return said(speech.label(t.s, decision, option))
    raise AssertionError(word)


def why(t: Story, word: str, paragraph: str, name: str) -> str:
    """Return the words of the refusal of a word; it must have this paragraph and this name."""
    decision: Decision = t.s.asked[0]
    legal = {word for option in decision.options for word in notation.names(t.s, decision, option)}
    assert word not in legal
    refusal = speech.refuse_word(t.s, decision, word)
    assert (refusal.rule, refusal.message.key) == (paragraph, f"wizwar-refuse-{name}")
    return said(refusal.message)


# -- everything at once ----------------------------------------------------------------------------------

TYPED = (
    *("", "done", "pass", "none", "sum", "punch", "xyzzy", "3", "-1", "99", "draw-9", "damage-99"),
    *("east", "north", "stumble", "a1", "c3", "e5", "j9", "a1|b1", "c3|c4", "i9|j9", "blue", "red", "green"),
    *("red-1", "blue-2", "sector:red", "trap@c3", "rosebush", "dagger/throw", "null-powder/counter"),
    *("take:", "take:dagger", "take:red-1", "take:rosebush", "drop:", "drop:treasure", "drop:dagger"),
    *(
        "end:fog",
        "end:dagger",
        "hold:",
        "hold:c3|c4",
        "close:",
        "close:c3|d3",
        "gather:",
        "gather:handful-of-tacks",
    ),
    *("speed:", "speed:sum", "speed:fireball", "speed:energy-4", "alchemy", "white"),
)
NUMBERS = (-1, 0, 4, 5, 7, 50, 93, 99, 150, 193, 199, 200, 210, 301, 305, 350, 404, 483, 501, 584, 599, 600)
LARGE = (601, 650, 703, 801, 809, 855, 901, 905, 950, 1098, 1099, 1101, 1250, 1320, 1499, 1520, 1700, 10**6)


def speak(s: State, choosing: random.Random) -> None:
    """Render all texts about the current decisions, for legal and illegal choices."""
    for decision in s.asked:
        prompt = speech.prompt(s, decision)
        assert prompt.rule in PARAGRAPHS
        said(prompt.message)
        legal: set[str] = set()
        for choice in decision.options:
            said(speech.label(s, decision, choice))
            legal.update(notation.names(s, decision, choice))
        for word in (*choosing.sample(TYPED, 12), *choosing.sample(SLUGS, 6)):
            if word not in legal:
                refused(speech.refuse_word(s, decision, word))
        for number in choosing.sample((*NUMBERS, *LARGE), 8):
            if number not in decision.options:
                refused(speech.refuse_choice(s, decision, number))
    for seat in range(-1, s.seats + 1):
        refusal = speech.refuse_turn(s, seat)
        assert refusal.rule in PARAGRAPHS or not 0 <= seat < s.seats
        said(refusal.message)
    for event in s.events or ():
        said(speech.describe(s, event))
