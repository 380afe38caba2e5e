"""A played game on paper: what was agreed, what was answered and what was rolled.

On paper every choice is a word of notation, and a word means the same under later rules. A number doesn't: it
follows the order of cards and options inside the program. So numbers are for speed, in memory only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from guildhall.kernel.message import BadRecord, Message
from guildhall.kernel.options import Value
from guildhall.kernel.reading import Reader

FORMAT = 2  # in format 1 the choices were numbers
_READ_FORMATS = (1, 2)
_OLD = "#"  # no word of notation begins with it
_LARGE = 1 << 64
_DIGEST = 64  # hexadecimal digits


class Outcome(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Fairness(NamedTuple):
    """What proves that nobody chose the rolls of a table; guildhall.fair says how."""

    table: str  # its id
    commitment: str  # shown to all before the first roll
    values: tuple[str, ...]  # what each seat added after that, "" for nothing
    secret: str | None = None  # published when the game is over


def old_word(number: int) -> str:
    """A choice that a record of format 1 tells by its number, as a word."""
    return f"{_OLD}{number}"


def old_number(word: str) -> int | None:
    """The number that `old_word` made into a word; None for a word of notation."""
    if not word.startswith(_OLD):
        return None
    try:
        return int(word[len(_OLD) :])
    except ValueError:
        return None


class Record:
    """The truth of a game: a state is what replaying this gives."""

    def __init__(
        self,
        game: str,
        version: str,
        seats: int,
        options: Mapping[str, Value],
        seed: int | None = None,
        start: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options: dict[str, Value] = dict(options)
        self.seed = seed  # None: the rolls to come are nobody's to know
        self.start = start  # a position, when the game did not begin at its beginning
        self.players = list(players)  # who sits where, in the words of whoever keeps the record
        self.answers: list[tuple[int, int | str]] = []  # player; the choice, as today's number or as its word
        self.words: Callable[[Record], Sequence[str]] | None = None  # says all choices, if any is a number
        self.rolls: list[int] = []
        self.outcome: Outcome | None = None
        self.fair: Fairness | None = None  # for a table with fair dice

    def check(self) -> None:
        """Raise BadRecord if an answer is not a pair or a roll is not a number."""
        answers: Sequence[object] = self.answers
        for i, answer in enumerate(answers):
            if type(answer) is not tuple or len(answer) != 2:
                raise _wrong(f"answers[{i}]")
        for i, roll in enumerate(self.rolls):
            if type(roll) is not int:
                raise _wrong(f"rolls[{i}]")

    def written_rolls(self) -> tuple[int, ...]:
        """The rolls that the position it began with has written down, those already rolled among them."""
        return tuple(_numbers((self.start or {}).get("rolls", []), "start.rolls"))

    def rolls_to_come(self) -> tuple[int, ...]:
        """The rolls that the position it began with has written down and that have not been rolled yet."""
        return self.written_rolls()[len(self.rolls) :]

    def to_json(self) -> dict[str, object]:
        """This record as plain JSON; without what tells the rolls to come, while a table keeps it secret."""
        sealed = self.fair is not None and self.fair.secret is None
        out: dict[str, object] = {
            "guildhall": FORMAT,
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": None if sealed else self.seed,
            "players": self.players,
        }
        if self.fair is not None:
            out["fair"] = {
                "table": self.fair.table,
                "commitment": self.fair.commitment,
                "values": list(self.fair.values),
                "secret": self.fair.secret,
            }
        if self.start is not None:
            out["start"] = {
                part: value for part, value in self.start.items() if not (sealed and part == "chance")
            }
        out["answers"] = [[player, _written(word)] for player, word in self._said()]
        out["rolls"] = self.rolls
        if self.outcome is not None:
            out["outcome"] = {
                "scores": list(self.outcome.scores),
                "winners": list(self.outcome.winners),
                "reason": self.outcome.reason,
            }
        return out

    def _said(self) -> Sequence[tuple[int, str]]:
        """The answers, all choices as words."""
        said = [(player, choice) for player, choice in self.answers if isinstance(choice, str)]
        if len(said) == len(self.answers):
            return said
        if self.words is None:
            raise BadRecord(Message("bad-record-numbers"))
        return [(player, word) for (player, _), word in zip(self.answers, self.words(self), strict=True)]

    @staticmethod
    def from_json(data: object) -> Record:
        """The record that some JSON holds; BadRecord says what is wrong with it and where."""
        top = _READ.mapping(data, "record")
        if "guildhall" not in top:
            raise BadRecord(Message("bad-record-foreign"))
        if top["guildhall"] not in _READ_FORMATS:
            raise BadRecord(Message("bad-record-format", {"found": str(top["guildhall"]), "known": FORMAT}))
        options: dict[str, Value] = {}
        for name, value in _READ.mapping(top.get("options"), "options").items():
            options[name] = value if isinstance(value, str) else _number(value, f"options.{name}")
        seed = top.get("seed")
        start = top.get("start")
        record = Record(
            _READ.text(top.get("game"), "game"),
            _READ.text(top.get("rules"), "rules"),
            _number(top.get("seats"), "seats"),
            options,
            None if seed is None else _number(seed, "seed"),
            None if start is None else _READ.mapping(start, "start"),
            [
                _READ.text(name, f"players[{i}]")
                for i, name in enumerate(_READ.items(top.get("players", []), "players"))
            ],
        )
        for i, answer in enumerate(_READ.items(top.get("answers"), "answers")):
            pair = _READ.items(answer, f"answers[{i}]")
            if len(pair) != 2:
                raise _wrong(f"answers[{i}]")
            record.answers.append((_number(pair[0], f"answers[{i}][0]"), _word(pair[1], f"answers[{i}][1]")))
        record.rolls = _numbers(top.get("rolls"), "rolls")
        if top.get("fair") is not None:
            record.fair = _fairness(_READ.mapping(top["fair"], "fair"), record.seats)
        if top.get("outcome") is not None:
            outcome = _READ.mapping(top["outcome"], "outcome")
            record.outcome = Outcome(
                tuple(_numbers(outcome.get("scores"), "outcome.scores")),
                tuple(_numbers(outcome.get("winners"), "outcome.winners")),
                _READ.text(outcome.get("reason"), "outcome.reason"),
            )
        return record


def _wrong(where: str) -> BadRecord:
    return BadRecord(Message("bad-record-field", {"field": where}))


_READ = Reader(_wrong)


def _number(value: object, where: str) -> int:
    number = _READ.number(value, where)
    if not -_LARGE < number < _LARGE:
        raise _wrong(where)
    return number


def _numbers(value: object, where: str) -> list[int]:
    return [_number(item, f"{where}[{i}]") for i, item in enumerate(_READ.items(value, where))]


def _word(value: object, where: str) -> str:
    """A choice: a word, or a number as in format 1."""
    return value if isinstance(value, str) else old_word(_number(value, where))


def _written(word: str) -> int | str:
    number = old_number(word)
    return word if number is None else number


def _fairness(fair: Mapping[str, object], seats: int) -> Fairness:
    values = _READ.items(fair.get("values"), "fair.values")
    if len(values) != seats:
        raise _wrong("fair.values")
    secret = fair.get("secret")
    return Fairness(
        _letters(fair.get("table"), "fair.table"),
        _digest(fair.get("commitment"), "fair.commitment"),
        tuple([_letters(value, f"fair.values[{i}]") for i, value in enumerate(values)]),
        None if secret is None else _digest(secret, "fair.secret"),
    )


def _letters(value: object, where: str) -> str:
    """A text that has bytes to be hashed: half a letter has none."""
    text = _READ.text(value, where)
    if any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise _wrong(where)
    return text


def _digest(value: object, where: str) -> str:
    text = _READ.text(value, where)
    if len(text) != _DIGEST or not set(text) <= set("0123456789abcdef"):
        raise _wrong(where)
    return text
