"""A played game on paper: what was agreed, what was answered and what was rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from guildhall.kernel.message import BadRecord, Message
from guildhall.kernel.options import Value
from guildhall.kernel.reading import Reader

FORMAT = 1
_LARGE = 1 << 64


class Outcome(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


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
        self.answers: list[tuple[int, int]] = []  # player, choice
        self.rolls: list[int] = []
        self.outcome: Outcome | None = None

    def rolls_to_come(self) -> tuple[int, ...]:
        """The rolls that the position it began with has written down and that have not been rolled yet."""
        written = (self.start or {}).get("rolls", [])
        return tuple(_numbers(written, "start.rolls")[len(self.rolls) :])

    def to_json(self) -> dict[str, object]:
        """This record as plain JSON."""
        out: dict[str, object] = {
            "guildhall": FORMAT,
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "players": self.players,
        }
        if self.start is not None:
            out["start"] = dict(self.start)
        out["answers"] = [list(answer) for answer in self.answers]
        out["rolls"] = self.rolls
        if self.outcome is not None:
            out["outcome"] = {
                "scores": list(self.outcome.scores),
                "winners": list(self.outcome.winners),
                "reason": self.outcome.reason,
            }
        return out

    @staticmethod
    def from_json(data: object) -> Record:
        """The record that some JSON holds; BadRecord says what is wrong with it and where."""
        top = _READ.mapping(data, "record")
        if "guildhall" not in top:
            raise BadRecord(Message("bad-record-foreign"))
        if top["guildhall"] != FORMAT:
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
            record.answers.append(
                (_number(pair[0], f"answers[{i}][0]"), _number(pair[1], f"answers[{i}][1]"))
            )
        record.rolls = _numbers(top.get("rolls"), "rolls")
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
