"""Why something can't be done, as the rules themselves return it."""

from __future__ import annotations


class Reason:
    """Why a condition isn't met: a paragraph of the rules, a sentence, and what the sentence mentions.

    A condition returns None if it is met and a reason otherwise, so the line that forbids also says why.
    Reasons are created once, at import, so conditions stay as fast as with a bool. Nothing is put into words
    until somebody asks why (speech/reasons.py).
    """

    __slots__ = ("mentions", "rule", "sentence")

    def __init__(self, rule: str, sentence: str, *mentions: str) -> None:
        self.rule: str = rule  # "": the paragraph of the card
        self.sentence: str = sentence  # the message wizwar-refuse-<sentence>
        self.mentions: tuple[str, ...] = mentions  # of its arguments (speech/reasons.py)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.sentence!r})"
