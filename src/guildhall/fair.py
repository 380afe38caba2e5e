"""Fair dice: nobody can choose the seed of a table, and anybody can verify that.

The table makes a secret and publishes its hash, the commitment, before anybody adds a value. Then each person
at the table adds a value, any text they like. Secret, table and values together determine the seed, and the
seed determines every roll and draw. When the game is over, the table publishes the secret.

The server can't steer the dice: the commitment binds it to its secret before it sees any value, and a single
value that it can't foresee makes the seed unforeseeable. A player can't steer them either: even the last one,
who knows all other values, doesn't know the secret, so no value is better for them than another. Only the
server knows the rolls in advance, and it plays no seat: computer players add no value and get only what their
seats see.

This can't prove that the server and a player don't work together (between them they know the secret and
choose a value), that a server doesn't abandon a game it dislikes before the first roll, or that nobody has
worked out the 64 bits of the seed from the rolls. If nobody adds a value, the server chose the secret and
with it the dice.
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

_PURPOSE = "guildhall fair dice 1"  # so that nobody can reuse a hash made for something else
_SECRET = 32  # bytes
_SEED = 8  # bytes


class Unproved(GuildhallError):
    """A claim of a record about its dice that is false or can't be proved."""


def new_secret() -> str:
    """Return a secret that nobody can guess, in hexadecimal digits."""
    return secrets.token_hex(_SECRET)


def commit(secret: str) -> str:
    """Return the commitment to a secret: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, values: Sequence[str]) -> int:
    """Return the seed of a table: 64 bits of the HMAC-SHA-256 of table and values, keyed by the secret.

    Each text follows its length, so that no two tables or lists of values give the same bytes.
    """
    message = b"".join(_framed(text) for text in (_PURPOSE, table, *values))
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256")[:_SEED], "big")


def check(fair: Fairness, seed: int | None) -> None:
    """Raise Unproved unless the seed is the one that the table committed to."""
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


def check_rolls(game: Game[Any, Any, Any], record: Record) -> int:
    """Replay a record with the rolls of its seed; raise Unproved if they differ from those recorded.

    Return how many rolls the starting position prescribed, which don't follow from the seed. Other errors say
    that nobody can replay this game. For a record of other rules, a difference disproves nothing: those rules
    may have rolled differently.
    """
    if record.seed is None:
        raise Unproved(Message("fair-no-seed"))
    tape = Tape(record.seed & MASK, record.written_dice())
    steps = game.steps(record, tape)
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
    return min(tape.dice, len(tape.coming))


def _compare_end(game: Game[Any, Any, Any], record: Record, done: int, s: Any) -> None:
    """Raise Unproved if rolls are left over, or the game ends differently."""
    if done < len(record.rolls):
        raise Unproved(
            Message("fair-roll-left", {"number": str(done + 1), "written": str(record.rolls[done])})
        )
    if record.outcome != game.outcome(s):
        raise Unproved(Message("bad-record-outcome"))


def _compare(written: Sequence[int], done: int, rolled: Sequence[int]) -> int:
    """Return the number of rolls compared so far; raise Unproved at the first difference."""
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
