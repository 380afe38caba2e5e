"""A whole recorded game in words."""

from __future__ import annotations

from typing import Any

from guildhall.catalogue import game
from guildhall.kernel.record import Record
from guildhall.text import Text


def tell(data: dict[str, Any]) -> str:
    """Return each prompt, choice and event of a game as a line."""
    record = Record.from_json(data)
    played = game(record.game)
    text = Text("en", ["Anna", "Bert", "Cora", "Dora", "Emil", "Fred"])
    lines: list[str] = []
    answers = iter(record.answers)
    for s in played.steps(record):
        lines += [f"  {text.render(played.describe(s, event))}" for event in s.events or ()]
        answer = next(answers, None)
        if answer is not None:
            decision = next(decision for decision in s.asked if decision.player == answer[0])
            prompt = played.prompt(s, decision)
            lines.append(f"{text.render(prompt.message)} ({prompt.rule})")
            lines.append(f"> {played.say(s, decision, played.heard(s, *answer))}")
    return "\n".join(lines) + "\n"
