"""The editions and options of a game: declared once, checked once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from guildhall.kernel import arguments
from guildhall.kernel.message import BadOption, Message

Value: TypeAlias = "int | str"

EDITION = "edition"


class Option(NamedTuple):
    """A setting of a table; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    rule: str  # the paragraph it changes


class OptionTable:
    """All options of a game, and its editions: named sets of values, the first of which is the default."""

    def __init__(
        self,
        options: tuple[Option, ...],
        editions: Mapping[str, Mapping[str, Value]],
        check: Callable[[Mapping[str, Value]], None] | None = None,
    ) -> None:
        self.options = {option.name: option for option in options}
        self.editions = editions
        self.check = check  # raises BadOption for options that contradict each other

    def settle(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Return the value of every option, from the edition and the options set explicitly.

        Values may come as text, numbers or booleans ("6", 6, True for "on").
        """
        arguments.mapping(given, "options")
        edition = _word(given.get(EDITION, next(iter(self.editions))))
        if edition not in self.editions:
            raise BadOption(Message("bad-edition", {"value": edition, "allowed": tuple(self.editions)}))
        settled: dict[str, Value] = {EDITION: edition}
        for name, option in self.options.items():
            settled[name] = self.editions[edition].get(name, option.values[0])
        for name, value in given.items():
            if name != EDITION:
                settled[name] = self._value(name, value)
        if self.check is not None:
            self.check(settled)
        return settled

    def changed(self, settled: Mapping[str, Value]) -> dict[str, Value]:
        """Return the edition and the options that differ from it; they settle to the same values."""
        edition = str(settled[EDITION])
        plain = self.settle({EDITION: edition})
        short: dict[str, Value] = {EDITION: edition}
        short.update({name: value for name, value in settled.items() if value != plain[name]})
        return short

    def _value(self, name: str, value: object) -> Value:
        option = self.options.get(name)
        if option is None:
            raise BadOption(
                Message("bad-option-name", {"name": name, "allowed": (EDITION, *self.options)}),
            )
        word = _word(value)
        for allowed in option.values:
            if str(allowed) == word:
                return allowed
        raise BadOption(
            Message(
                "bad-option-value",
                {"name": name, "value": word, "possible": tuple(str(allowed) for allowed in option.values)},
            ),
            option.rule,
        )


def _word(value: object) -> str:
    """Return a value as text; the error message shows one that no option can have."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else arguments.given(value)
