"""Checks that nothing gets lost or appears, by counting everything on the table from the raw state.

This uses none of the engine's own counting, so that a mistake there can't hide itself.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from guildhall.elfenwizards.flow.redeem import Redeem
from guildhall.elfenwizards.flow.round import step_now
from guildhall.elfenwizards.flow.spells import BeforeSpells
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import BOXES

DICE: Final = 7  # of each player
CHIPS: Final = 7  # minor spells of each player
GREY_CHIPS: Final = 12
TOKENS: Final = {  # of each player, by the number of seats
    "standard": {3: 8, 4: 6, 5: 5, 6: 4},
    "full_pyramid": {3: 10, 4: 8, 5: 6, 6: 5},
}
WORTH: Final = {"H": 10, "W": 7, "S": 5, "N": 3, "M": 2}  # by the first letter of a box
LETTERS: Final = tuple(name[0] for name in BOXES)  # p: passed over
HIGH_WIZARD: Final = BOXES.index("H")
ALL_BOXES: Final = frozenset(range(len(BOXES)))
TITLES: Final = frozenset(box for box in ALL_BOXES if LETTERS[box] in "HWSN")
PASSED_OVER: Final = frozenset(box for box in ALL_BOXES if LETTERS[box] == "p")

# Places of s.dice, seven to a player: the Major Spell boxes, the Minor Spell box, the Grey Magic box.
MINOR: Final = 4
ROLLED: Final = 6

# Moments of a round: see `moment`.
RETIRED: Final = 3  # after step 1
ROLLING: Final = 4  # in step 2
ROLLING_AGAIN: Final = 6
CASTING: Final = 10
AWARDED: Final = 11
DEMOTING: Final = 16
SCORED: Final = 21


def check(s: State) -> None:
    """Refuse a state between two choices in which something is missing, doubled or misplaced."""
    check_table(s)
    check_asked(s)


def check_table(s: State) -> None:
    """Refuse an impossible table; the check also holds between frames."""
    check_pieces(s)
    awards = s.round if moment(s) >= AWARDED else s.round - 1
    assert sum(s.crowned) + s.uncrowned == awards, (
        f"{_when(s)}: {sum(s.crowned)} rounds with a High Wizard and {s.uncrowned} without, not {awards}"
    )


def check_pieces(s: State) -> None:
    """Refuse tokens, chips and dice that are missing, doubled or misplaced."""
    now = moment(s)
    _check_tokens(s, now)
    _check_grey(s)
    _check_dice_and_chips(s, now)


def check_asked(s: State) -> None:
    """Refuse questions that nobody can answer, or that two players must answer."""
    if not s.stack:
        assert not s.asked, f"{_when(s)}: somebody is asked though the game is over"
        assert s.ended, f"{_when(s)}: the game has stopped without an end"
        return
    assert not s.ended, f"{_when(s)}: the game has ended and goes on"
    if not isinstance(s.stack[-1], BeforeSpells):
        assert len(s.asked) == 1, f"{_when(s)}: {len(s.asked)} players are asked, not one"
    players = tuple(player for player, _, _ in s.asked)
    assert _ascending(players), f"{_when(s)}: seats not in order, or one twice: {players}"
    for player, kind, options in s.asked:
        assert 0 <= player < s.seats, f"{_when(s)}: there is no seat {player}"
        assert options, f"{_when(s)}: seat {player} has no choice (kind {kind})"
        assert _ascending(options), f"{_when(s)}: choices not in order, or one twice (kind {kind}): {options}"


class Watch:
    """Follows one game: scores change only in step 10, by what is on the table then."""

    def __init__(self, s: State) -> None:
        self.score = list(s.score)
        self.scored = _scored(s)

    def after(self, s: State) -> None:
        """Refuse scores that don't follow from the previous ones."""
        scored = _scored(s)
        if scored != self.scored:
            assert scored == self.scored + 1, f"{_when(s)}: {scored} rounds are scored after {self.scored}"
            for token, box in enumerate(s.where):
                self.score[s.owner[token]] += WORTH[LETTERS[box]] - s.grey[token]
            if s.ended:
                self.score = [score + chips for score, chips in zip(self.score, s.hand, strict=True)]
            self.scored = scored
        assert list(s.score) == self.score, f"{_when(s)}: the scores are {s.score}, not {self.score}"


# -- where in the round we are ---------------------------------------------------------------------------


def moment(s: State) -> int:
    """Return a number that grows through the round: twice the step, plus one when it is done.

    After step 0 is the start of a round.
    """
    if not s.stack:
        return SCORED
    step = step_now(s.stack)
    return 2 * step if len(s.stack) > 1 else 2 * step + 1


def _scored(s: State) -> int:
    return s.round if moment(s) == SCORED else s.round - 1


def _when(s: State) -> str:
    step, done = divmod(moment(s), 2)
    return f"round {s.round}, {'after' if done else 'in'} step {step}"


# -- what lies where -------------------------------------------------------------------------------------


def _check_tokens(s: State, now: int) -> None:
    each = TOKENS[str(s.options["setup"])][s.seats]
    assert _shares(s.owner) == (each,) * s.seats, (
        f"{_when(s)}: the players have {_shares(s.owner)} tokens, not {each} each"
    )
    assert len(s.where) == len(s.owner), (
        f"{_when(s)}: {len(s.where)} tokens are on the board, not {len(s.owner)}"
    )
    occupied = set(s.where)
    assert occupied <= ALL_BOXES, f"{_when(s)}: a token is in no box, but in {occupied - ALL_BOXES}"
    titled = [box for box in s.where if box in TITLES]
    assert len(set(titled)) == len(titled), (
        f"{_when(s)}: two tokens have one title; taken are {[BOXES[box] for box in sorted(titled)]}"
    )
    if not AWARDED <= now <= DEMOTING:
        assert occupied.isdisjoint(PASSED_OVER), f"{_when(s)}: there are tokens passed over"
    if (now >= RETIRED or s.round == 1) and now <= CASTING:
        assert HIGH_WIZARD not in occupied, f"{_when(s)}: there is a High Wizard"


def _check_grey(s: State) -> None:
    assert len(s.grey) == len(s.owner), f"{_when(s)}: grey chips for {len(s.grey)} tokens"
    assert min(s.grey) >= 0, f"{_when(s)}: token {s.grey.index(min(s.grey))} has {min(s.grey)} grey chips"
    if s.options["grey_supply"] == "unlimited":
        assert s.supply == -1, f"{_when(s)}: the endless supply of grey chips is {s.supply}"
        return
    assert s.supply >= 0, f"{_when(s)}: the supply of grey chips is {s.supply}"
    assert s.supply + sum(s.grey) == GREY_CHIPS, (
        f"{_when(s)}: {sum(s.grey)} grey chips under tokens and {s.supply} in the supply are not {GREY_CHIPS}"
    )


def _check_dice_and_chips(s: State, now: int) -> None:
    """Check dice and minor spells together, since both lie beside tokens as spells."""
    assert not s.spells or now == CASTING, f"{_when(s)}: {len(s.spells)} spells lie beside tokens"
    dice, chips, points = s.front[:], s.hand[:], [0] * len(s.owner)
    for player, token, face in s.spells:
        if face:
            dice[player] += 1
        else:
            chips[player] += 1
        points[token] += face or 1
    assert s.points == points, f"{_when(s)}: points {s.points} are beside tokens, but spells for {points}"

    for index, lying in enumerate(s.dice):
        if lying:
            player, place = divmod(index, 7)
            assert _count(lying) > 0, f"{_when(s)}: no dice of seat {player} can be {lying:#o}"
            dice[player] += _count(lying)
            if place == ROLLED:
                assert ROLLING <= now <= ROLLING_AGAIN, f"{_when(s)}: seat {player} hasn't placed their dice"
            elif place < MINOR:
                assert ROLLING <= now <= CASTING, f"{_when(s)}: dice of seat {player} in a Major Spell box"
    for frame in s.stack:
        if isinstance(frame, Redeem):
            dice[frame.player] += _count(frame.taken)
    for payer in s.track:
        if payer >= 0:
            chips[payer] += 1
    for player, spent in enumerate(s.spent):
        assert min(s.front[player], s.hand[player], spent) >= 0, (
            f"{_when(s)}: seat {player} has {s.front[player]} dice and {s.hand[player]} minor spells "
            f"in front of them, and {spent} in the box"
        )
        assert dice[player] == DICE, f"{_when(s)}: seat {player} has {dice[player]} dice, not {DICE}"
        assert chips[player] + spent == CHIPS, (
            f"{_when(s)}: seat {player} has {chips[player] + spent} minor spells, not {CHIPS}"
        )


@cache
def _shares(owner: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many tokens each player has."""
    return tuple(owner.count(player) for player in range(max(owner) + 1))


@cache
def _count(dice: int) -> int:
    """Return how many dice an int holds, with three bits for each face; -1 if it is impossible."""
    if dice < 0 or dice >> 18:
        return -1
    return sum(dice >> shift & 7 for shift in range(0, 18, 3))


@cache
def _ascending(options: tuple[int, ...]) -> bool:
    return list(options) == sorted(set(options))
