"""Fair dice: how a table comes to its seed so that nobody can choose it, and how anybody can check that.

The table makes a secret and shows its hash, the commitment, before anybody has said anything. Then each
person at the table adds a value, any text he likes. Secret, table and values together give the seed, the seed
gives every roll and draw. When the game is over the secret is published.

The server cannot steer the dice: it is bound to its secret by the commitment before it sees any value, and
one value that it could not foresee makes the seed one that it could not foresee. A player cannot steer them:
whatever he chooses, and even if he is the last and knows all other values, he does not know the secret, so
one value is as good as another for him. Nobody can tell a roll before it falls but the server, which plays no
seat of its own: the computer players add no value and are given nothing but what their seats see.

What this cannot show: that the server and a player are not in league (together they know the secret and have
a value to choose), that a server does not call off a game that it dislikes before its first roll, or that
nobody has worked out the 64 bits of the seed from the rolls he saw. Where nobody adds a value the server had
the choice of the secret and so of the dice.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from guildhall.kernel.game import Game
from guildhall.kernel.message import BadRecord, GuildhallError, Message
from guildhall.kernel.record import Fairness, Record
from guildhall.kernel.tape import MASK, Tape

__all__ = ["Fairness", "Unproved", "check", "check_rolls", "commit", "new_secret", "seed_of"]

_PURPOSE = "guildhall fair dice 1"  # so that no hash made for another end can be used for this one
_SECRET = 32  # bytes
_SEED = 8  # bytes


class Unproved(GuildhallError):
    """Something that a record says about its dice and that is not so, or cannot be shown."""


def new_secret() -> str:
    """A secret that nobody can guess, in hexadecimal digits."""
    return secrets.token_hex(_SECRET)


def commit(secret: str) -> str:
    """The commitment to a secret: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, values: Sequence[str]) -> int:
    """The seed of a table: the first 64 bits of an HMAC-SHA-256 of all that goes into it, by the secret.

    Each text is preceded by its length, so that no two tables or lists of values are the same bytes.
    """
    message = b"".join(_framed(text) for text in (_PURPOSE, table, *values))
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256")[:_SEED], "big")


def check(fair: Fairness, seed: int | None) -> None:
    """Make sure that a seed is the one that was committed to; Unproved says what is wrong."""
    if fair.secret is None:
        raise Unproved(Message("fair-unpublished"))
    found = commit(fair.secret)
    if found != fair.commitment:
        raise Unproved(Message("fair-other-secret", {"commitment": fair.commitment, "found": found}))
    due = seed_of(fair.secret, fair.table, fair.values)
    if seed is None:
        raise Unproved(Message("fair-seed-missing", {"due": str(due)}))
    if seed != due:
        raise Unproved(Message("fair-other-seed", {"seed": str(seed), "due": str(due)}))


def check_rolls(game: Game[Any, Any, Any], record: Record) -> None:
    """Play a record again with the rolls of its seed; Unproved says where they are not those written.

    Other errors say that this game cannot be played again at all. If its rules were other ones, nothing is
    disproved by a difference: it is they that may have rolled otherwise.
    """
    if record.seed is None:
        raise Unproved(Message("fair-no-seed"))
    steps = game.steps(record, Tape(record.seed & MASK, record.written_rolls()))
    s = next(steps)
    step = 0
    try:
        done = _compare(record.rolls, 0, s.tape.drawn)
        for s in steps:
            step += 1
            done = _compare(record.rolls, done, s.tape.drawn)
        _compare_end(game, record, done, s)
    except BadRecord as error:
        if record.version != game.version:
            raise
        raise Unproved(error.message, error.rule) from error
    except Unproved as error:
        if record.version == game.version:
            raise
        raise game.mismatch(record, step, error) from error


def _compare_end(game: Game[Any, Any, Any], record: Record, done: int, s: Any) -> None:
    """Make sure that no roll is left, and that the game ends as it is written."""
    if done < len(record.rolls):
        raise Unproved(
            Message("fair-roll-left", {"number": str(done + 1), "written": str(record.rolls[done])})
        )
    if record.outcome != game.outcome(s):
        raise Unproved(Message("bad-record-outcome"))


def _compare(written: Sequence[int], done: int, rolled: Sequence[int]) -> int:
    """How many rolls are the same as those written, when all are."""
    for roll in rolled:
        if done == len(written):
            raise Unproved(Message("fair-roll-missing", {"number": str(done + 1), "rolled": str(roll)}))
        if written[done] != roll:
            differs = {"number": str(done + 1), "written": str(written[done]), "rolled": str(roll)}
            raise Unproved(Message("fair-other-roll", differs))
        done += 1
    return done


def _framed(text: str) -> bytes:
    data = text.encode("utf-8")
    return len(data).to_bytes(4, "big") + data
