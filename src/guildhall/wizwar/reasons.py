"""Reasons: why something can't be done, as the rules return it."""

from __future__ import annotations


class Reason:
    """Why a condition isn't met: a paragraph of the rules, a sentence, and what the sentence mentions.

    A condition returns None if it is met and a reason otherwise, so the line that forbids also says why.
    Reasons are created once, at import, so conditions are as fast as with a bool. speech/reasons.py puts them
    into words when somebody asks.
    """

    __slots__ = ("args", "mentions", "near", "rule", "sentence", "subject")

    def __init__(
        self,
        rule: str,
        sentence: str,
        *mentions: str,
        near: bool = False,
        subject: int = -1,
        args: dict[str, str] | None = None,
    ) -> None:
        self.rule: str = rule  # "": the paragraph of its subject, or else of the card being played
        self.sentence: str = sentence  # the message wizwar-refuse-<sentence>
        self.mentions: tuple[str, ...] = mentions  # its arguments, by names that speech/reasons.py knows
        self.near: bool = near  # whether to say this of the nearest thing if there is no target
        self.subject: int = subject  # the name of the card it is about; -1: none
        self.args: dict[str, str] = args or {}  # arguments that are always the same

    def of(self, subject: int) -> Reason:
        """Return the same reason about a card that only the condition knows."""
        return Reason(
            self.rule, self.sentence, *self.mentions, near=self.near, subject=subject, args=self.args
        )

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.sentence!r})"
