"""Who competes for each title, whom players may support, and who would win (rules 5.5 to 5.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from guildhall.elfenwizards.editions import Rules
from guildhall.elfenwizards.tree import LEVEL, MAGICIAN, MAGICIAN_BOXES, WIZARD, necromancer_boxes


class Contest(NamedTuple):
    """Tokens that compete for the same title, or for the two above a Magician box."""

    titles: tuple[int, ...]
    candidates: tuple[int, ...]


def contests(where: Sequence[int]) -> list[Contest]:
    """Return every contest on the board, in the order of the awards (rules 5.10)."""
    inside: list[list[int]] = [[] for _ in LEVEL]
    for token, box in enumerate(where):
        inside[box].append(token)
    duels = [Contest((title,), (*inside[2 * title + 1], *inside[2 * title + 2])) for title in range(7)]
    crowds = [Contest(necromancer_boxes(box), tuple(inside[box])) for box in MAGICIAN_BOXES]
    return duels + crowds


def sole_owner(contest: Contest, owner: Sequence[int]) -> int | None:
    """Return the player who owns all candidates, if there is one."""
    owners = {owner[token] for token in contest.candidates}
    return owners.pop() if len(owners) == 1 else None


def may_support(contest: Contest, owner: Sequence[int], player: int, rules: Rules) -> bool:
    """Return whether a player may place spells in a contest (rules 5.8)."""
    sole = sole_owner(contest, owner)
    if sole is None or sole == player:
        return True
    if not rules.allies_may_support or len(contest.candidates) > len(contest.titles):
        return False
    # with a title for each candidate, support only helps, except for a tie that costs both titles (5.20)
    return rules.two_tied_win or len(contest.candidates) == 1


def rising(contest: Contest, points: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """Return the candidates who get the titles, in the order of the titles."""
    ranked = sorted(
        (token for token in contest.candidates if points[token] > 0),  # rules 5.13
        key=lambda token: -points[token],
    )
    leaders = [token for token in ranked if points[token] == points[ranked[0]]]
    if len(contest.titles) == 1:
        return tuple(leaders) if len(leaders) == 1 else ()  # rules 5.11, 5.12, 5.14
    if len(leaders) > 2 or (len(leaders) == 2 and not rules.two_tied_win):
        return ()  # rules 5.17, 5.18, 5.20
    if len(leaders) == 2:
        return tuple(leaders)  # rules 5.17, 5.20
    seconds = [token for token in ranked[1:] if points[token] == points[ranked[1]]]
    return tuple(leaders + seconds) if len(seconds) == 1 else tuple(leaders)  # rules 5.16, 5.19


def targets(
    where: Sequence[int], owner: Sequence[int], seats: int, rules: Rules
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each player the tokens they may support: by dice of each Major Spell box, then by chips.

    No token moves while players place spells, so this holds until they have all passed.
    """
    board = contests(where)
    table = []
    for player in range(seats):
        open_targets = [
            token
            for contest in board
            if may_support(contest, owner, player, rules)
            for token in contest.candidates
        ]
        open_targets.sort()
        by_level = [
            tuple(token for token in open_targets if LEVEL[where[token]] == level)  # rules 5.5
            for level in range(WIZARD, MAGICIAN + 1)
        ]
        table.append((*by_level, tuple(open_targets)))  # rules 5.6
    return tuple(table)
