"""Who competes for each title, whom players may support, and who would win (rules 5.5 to 5.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from guildhall.elfenwizards.editions import Rules
from guildhall.elfenwizards.tree import BOXES, HIGH, LEVEL, MAGICIAN_BOXES, TITLES, WIZARD, necromancer_boxes


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
    return allies_help(len(contest.candidates), len(contest.titles), rules)


def allies_help(candidates: int, titles: int, rules: Rules) -> bool:
    """Return whether others may support one player's tokens that compete alone (rules 5.8)."""
    if not rules.allies_may_support or candidates > titles:
        return False
    # with a title for each candidate, support only helps, except for a tie that costs both titles (5.20)
    return rules.two_tied_win or candidates == 1


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
    everybody = (1 << seats) - 1
    owners = [0] * len(_TITLES)  # of the candidates of each contest, as bits
    candidates = [0] * len(_TITLES)
    for token, box in enumerate(where):
        contest = _CONTEST_OF[box]
        if contest >= 0:
            owners[contest] |= 1 << owner[token]
            candidates[contest] += 1
    supporters: list[int] = []  # of each contest, as bits
    for contest, bits in enumerate(owners):
        alone = not bits & (bits - 1)
        supporters.append(
            bits if alone and not allies_help(candidates[contest], _TITLES[contest], rules) else everybody
        )
    table: list[tuple[tuple[int, ...], ...]] = []
    for player in range(seats):
        by_level: list[list[int]] = [[], [], [], []]
        for token, box in enumerate(where):
            contest = _CONTEST_OF[box]
            if contest >= 0 and supporters[contest] >> player & 1:
                by_level[LEVEL[box] - WIZARD].append(token)  # rules 5.5
        wizards, sorcerers, necromancers, magicians = by_level
        everything = sorted(wizards + sorcerers + necromancers + magicians)  # rules 5.6
        table.append(
            (tuple(wizards), tuple(sorcerers), tuple(necromancers), tuple(magicians), tuple(everything))
        )
    return tuple(table)


def _contest_of(box: int) -> int:
    """Return the number of the contest in which the tokens of a box compete; -1 for none."""
    if box in MAGICIAN_BOXES:
        return 7 + MAGICIAN_BOXES.index(box)
    return (box - 1) // 2 if HIGH < box < TITLES else -1


_CONTEST_OF: Final = tuple([_contest_of(box) for box in range(len(BOXES))])
_TITLES: Final = (*(1,) * 7, *(2,) * len(MAGICIAN_BOXES))  # the number of titles of each contest
