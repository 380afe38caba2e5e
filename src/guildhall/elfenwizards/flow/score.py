"""Step 10: players score, and the game may end (rules 10 and 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.editions import Rules
from guildhall.elfenwizards.state import ENDINGS, State
from guildhall.elfenwizards.tree import VALUE

_BY_CROWN: Final = ENDINGS.index("second_high_wizard")
_BY_VACANCY: Final = ENDINGS.index("no_high_wizard")
_BY_ROUNDS: Final = ENDINGS.index("last_round")
TWICE: Final = 2  # what ends the game when it happens for the second time


def score_and_check_the_end(s: State) -> None:
    """Step 10."""
    gained = board_values(s.where, s.grey, s.owner, s.seats)
    for player, points in enumerate(gained):
        s.score[player] += points
        s.tell(kinds.SCORED, player, points, s.score[player])
    s.ended = ending(s)
    if not s.ended:
        return
    for player, chips in enumerate(s.hand):  # rules 10.3
        s.score[player] += chips
        s.tell(kinds.BONUS, player, chips, s.score[player])
    s.tell(kinds.ENDED, s.ended, *winners(s.rules, s.score, s.crowned, s.hand))
    s.stack.clear()


def board_values(where: Sequence[int], grey: Sequence[int], owner: Sequence[int], seats: int) -> list[int]:
    """Return the value of each player's tokens where they stand (rules 10.1, 10.2)."""
    values = [0] * seats
    for token, box in enumerate(where):
        values[owner[token]] += VALUE[box] - grey[token]
    return values


def ending(s: State) -> int:
    """Return why the game ends after this round, as an index into ENDINGS; 0 if it doesn't."""
    if max(s.crowned) == TWICE:
        return _BY_CROWN  # rules 11.2
    if s.uncrowned == TWICE:
        return _BY_VACANCY  # rules 11.3
    return _BY_ROUNDS if s.round == s.rules.rounds else 0  # rules 11.1


def winners(
    rules: Rules, score: Sequence[int], crowned: Sequence[int], chips: Sequence[int]
) -> tuple[int, ...]:
    """Return the winners of a finished game (rules 11.5)."""
    ranks = [
        (points, crowned[player], chips[player]) if rules.tie_broken else (points, 0, 0)
        for player, points in enumerate(score)
    ]
    return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))
