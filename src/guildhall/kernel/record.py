"""The record of a game: its settings, the players' answers and the rolls.

In JSON, every choice is a word of notation, which means the same under later rules. A number depends on the
order of cards and options inside the program, so only records in memory hold numbers, for speed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from guildhall.kernel.message import BadRecord, Message
from guildhall.kernel.options import Value
from guildhall.kernel.reading import Reader

FORMAT = 2  # in format 1 the choices were numbers
_READ_FORMATS = (1, 2)
_OLD = "#"  # no word of notation begins with this
_LARGE = 1 << 64
_DIGEST = 64  # hexadecimal digits


class Outcome(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Fairness(NamedTuple):
    """The proof that nobody chose the rolls of a table; see guildhall.fair."""

    table: str  # its id
    commitment: str  # public before the first roll
    values: tuple[str, ...]  # what each seat added after that, or ""
    secret: str | None = None  # published when the game is over


def old_word(number: int) -> str:
    """Return a choice of a record of format 1, which is a number, as a word."""
    return f"{_OLD}{number}"


def old_number(word: str) -> int | None:
    """Return the number of a word that `old_word` made; None for a word of notation."""
    if not word.startswith(_OLD):
        return None
    try:
        return int(word[len(_OLD) :])
    except ValueError:
        return None


class Record:
    """Everything that determines a game: replaying the record gives its state."""

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
        self.version = version  # of the rules that the game was begun under
        self.seats = seats
        self.options: dict[str, Value] = dict(options)
        self.seed = seed  # None if the future rolls are secret
        self.start = start  # the position where the game began, if it wasn't the usual start
        self.players = list(players)  # who sits where; the program that keeps the record chooses the form
        self.answers: list[tuple[int, int | str]] = []  # player and choice: today's number, or a word
        self.words: Callable[[Record], Sequence[str]] | None = None  # turns all choices into words
        self.rolls: list[int] = []
        self.outcome: Outcome | None = None
        self.fair: Fairness | None = None  # for a table with fair dice

    def check(self) -> None:
        """Raise BadRecord if an answer isn't a pair or a roll isn't a number."""
        answers: Sequence[object] = self.answers
        for i, answer in enumerate(answers):
            if type(answer) is not tuple or len(answer) != 2:
                raise _wrong(f"answers[{i}]")
        for i, roll in enumerate(self.rolls):
            if type(roll) is not int:
                raise _wrong(f"rolls[{i}]")

    def written_dice(self) -> tuple[int, ...]:
        """Return the rolls of dice that the starting position prescribes."""
        return tuple(_numbers((self.start or {}).get("rolls", []), "start.rolls"))

    def to_json(self) -> dict[str, object]:
        """Return this record as plain JSON, without the seed while the table keeps it secret."""
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
        """Return the answers with all choices as words."""
        said = [(player, choice) for player, choice in self.answers if isinstance(choice, str)]
        if len(said) == len(self.answers):
            return said
        if self.words is None:
            raise BadRecord(Message("bad-record-numbers"))
        return [(player, word) for (player, _), word in zip(self.answers, self.words(self), strict=True)]

    @staticmethod
    def from_json(data: object) -> Record:
        """Return the record in some JSON; raise BadRecord, naming the part, if it is invalid."""
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
    """Return a choice, which is a word, or a number in format 1."""
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
        _encodable(fair.get("table"), "fair.table"),
        _digest(fair.get("commitment"), "fair.commitment"),
        tuple([_encodable(value, f"fair.values[{i}]") for i, value in enumerate(values)]),
        None if secret is None else _digest(secret, "fair.secret"),
    )


def _encodable(value: object, where: str) -> str:
    """Return a text that can be hashed: a lone surrogate has no UTF-8 bytes."""
    text = _READ.text(value, where)
    if any(0xD800 <= ord(sign) <= 0xDFFF for sign in text):
        raise _wrong(where)
    return text


def _digest(value: object, where: str) -> str:
    text = _READ.text(value, where)
    if len(text) != _DIGEST or not set(text) <= set("0123456789abcdef"):
        raise _wrong(where)
    return text
