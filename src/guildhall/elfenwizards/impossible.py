"""Refuses positions that no game can reach."""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import FACES, POINTS
from guildhall.elfenwizards.flow.demote import Demote, Demotion
from guildhall.elfenwizards.flow.redeem import CHIP_COST, CLEANSING, EARLY, Cleanse, Redeem, Redemption
from guildhall.elfenwizards.flow.retire import Pay, Retire
from guildhall.elfenwizards.flow.roll import BeforeRoll, Box, Place, Reroll, Roll, to_roll
from guildhall.elfenwizards.flow.score import ending
from guildhall.elfenwizards.flow.spells import Aim, BeforeSpells, PlaceSpells, next_to_place
from guildhall.elfenwizards.flow.vacancies import Fill, Vacancies, vacant_titles
from guildhall.elfenwizards.notation import PLACES, token_name
from guildhall.elfenwizards.setup import COLOURS
from guildhall.elfenwizards.spell import CHIP_PLACE, FACE
from guildhall.elfenwizards.state import ENDINGS, GREY, GREY_CHIPS, MINOR, ROLLED, State
from guildhall.elfenwizards.tree import BOXES, HIGH, NECROMANCER, PASSED, TITLES_OF, WIZARD
from guildhall.kernel.frame import Frame, expect
from guildhall.kernel.reading import PositionReader

READ: Final = PositionReader("elfenwizards")
bad: Final = READ.bad
_BY_CROWN: Final = ENDINGS.index("second_high_wizard")
_BY_VACANCY: Final = ENDINGS.index("no_high_wizard")
_BY_ROUNDS: Final = ENDINGS.index("last_round")


def awards(s: State, step: int) -> int:
    """Return how often the title of High Wizard has been up for award."""
    return s.round - 1 if step <= 5 else s.round


def crowns_shown(s: State, step: int) -> list[int]:
    """Return how often each player was High Wizard, as far as the track and the High Wizard's box show."""
    shown = [s.track.count(player) for player in range(s.seats)]
    for token in s.in_box(HIGH):
        player = s.owner[token]
        if step > 1 or s.track[s.round - 2] != player:  # otherwise the token is retiring, and counted above
            shown[player] = 2 if s.ended == _BY_CROWN else shown[player] + 1
    return shown


def check(s: State, step: int, told: bool) -> None:
    """Refuse what can't be on the table in this step; `told`: the position names the High Wizards so far."""
    if s.rules.grey_limited and sum(s.grey) > GREY_CHIPS:
        raise bad("grey", count=sum(s.grey))
    if s.in_box(HIGH):
        if step in (2, 3, 4, 5):
            raise bad("high")
        if step == 1 and s.round == 1:
            raise bad("high-early")
    for level in range(WIZARD, NECROMANCER + 1):
        waiting = len(s.in_box(PASSED + level))
        if waiting and s.ended:
            raise bad("after-the-end", part=f"tokens.{BOXES[PASSED + level]}")
        if waiting and step not in (6, 7, 8):
            raise bad("passed-over", step=step)
        if waiting > len(TITLES_OF[level]):
            raise bad("passed-over-many", count=waiting, most=len(TITLES_OF[level]))
    for player in range(s.seats):
        for place, name in enumerate((*PLACES[:4], "rolled")):
            index = 7 * player + (ROLLED if name == "rolled" else place)
            if s.dice[index] and s.ended:
                raise bad("after-the-end", part=f"dice.{_colour(s, player)}.{name}")
            if s.dice[index] and (step not in (2, 3, 4, 5) or (name == "rolled" and step > 3)):
                raise bad("dice-there", place=name, step=step)
    if s.spells and step != 5:
        raise bad("spells", step=step)
    if s.passed and step != 5:
        raise bad("passes", step=step)
    if s.ended == _BY_ROUNDS and s.round < s.rules.rounds:
        raise bad("not-over")
    for player in range(s.seats):
        if s.track.count(player) > 1:
            raise bad("track-twice", player=_colour(s, player))
    if s.ended and not told:
        _check_ending(s)
    if told or sum(s.crowned) == awards(s, step):
        _check_crowns(s, step)
    if max(s.crowned) == 2 and step <= 5:
        raise bad("over")


def _check_crowns(s: State, step: int) -> None:
    """Refuse numbers of High Wizards that contradict the rounds, the board or the track."""
    crowned = sum(s.crowned)
    if crowned + s.uncrowned != awards(s, step):
        raise bad("crowns", crowned=crowned, uncrowned=s.uncrowned, rounds=awards(s, step))
    if s.crowned.count(2) + (s.uncrowned == 2) > (0 if step <= 5 else 1):
        raise bad("over")
    if s.ended and s.ended != ending(s):
        raise bad("not-over")
    high = s.in_box(HIGH)
    if high and not s.crowned[s.owner[high[0]]]:
        raise bad("high-uncrowned")
    if not high and (step > 5 or (step == 1 and s.round > 1)) and not s.uncrowned:
        raise bad("high-missing")
    for player, shown in enumerate(crowns_shown(s, step)):
        if shown > s.crowned[player]:
            raise bad("track")


def _check_ending(s: State) -> None:
    """Refuse an early end of an incompletely known game if what is known rules it out."""
    unknown = s.round - 1 - len([payer for payer in s.track if payer >= 0])  # earlier rounds
    high = s.in_box(HIGH)
    if s.ended == _BY_CROWN:
        if not high:
            raise bad("ended-no-high")
        if s.owner[high[0]] not in s.track and not unknown:
            raise bad("ended-first-high", player=_colour(s, s.owner[high[0]]))
    elif s.ended == _BY_VACANCY:
        if high:
            raise bad("ended-high")
        if not unknown:
            raise bad("ended-first-without")
    elif max(s.crowned) == 2:
        raise bad("not-over")


def _colour(s: State, player: int) -> str:
    return COLOURS[s.colours[player]]


def check_spells(s: State) -> None:
    """Refuse spells that their players weren't allowed to place."""
    for player, token, _ in s.spells:
        if token not in s.targets[player][CHIP_PLACE]:
            raise bad("closed")


# What may be on the stack: a frame, the frame below it, and the steps it belongs to.
_UNDER: Final[dict[str, tuple[str | None, tuple[int, ...]]]] = {
    Pay.name: (None, (1,)),
    Retire.name: (None, (1,)),
    Roll.name: (None, (2, 3)),
    BeforeRoll.name: (Roll.name, (2, 3)),
    Reroll.name: (Roll.name, (3,)),
    Place.name: (Roll.name, (2, 3)),
    Box.name: (Place.name, (2, 3)),
    Redemption.name: (None, (4, 6, 9)),
    Redeem.name: (Redemption.name, (4, 6, 9)),
    Cleanse.name: (Redemption.name, (CLEANSING,)),
    BeforeSpells.name: (None, (5,)),
    PlaceSpells.name: (None, (5,)),
    Aim.name: (PlaceSpells.name, (5,)),
    Vacancies.name: (None, (7,)),
    Fill.name: (Vacancies.name, (7,)),
    Demotion.name: (None, (8,)),
    Demote.name: (Demotion.name, (8,)),
}


def check_doing(s: State, step: int) -> None:
    """Refuse a stack that no game can reach."""
    payer = s.track[s.round - 2] if s.round > 1 else -1
    if payer >= 0 and step == 1 and not any(isinstance(frame, Retire) for frame in s.stack):
        raise bad("track")  # the owner who retires in this step hasn't paid yet
    _check_turns(s, step)
    under: str | None = None
    for frame in s.stack[1:]:
        wanted, steps = _UNDER[frame.name]
        if wanted != under or step not in steps or step != _step_of(frame, step):
            raise bad("doing", doing=frame.name, step=step)
        if not _can_be(s, frame):
            raise bad("frame", doing=frame.name)
        under = frame.name
    for frame in s.stack[1:]:
        _check_whose(s, frame)
    if payer >= 0 and s.dragon != payer:
        raise bad("track-dragon", player=_colour(s, payer))


def _check_turns(s: State, step: int) -> None:
    """Refuse dice rolled too early or too late, and tokens that the demotion skipped."""
    begun = s.stack[1].turn if len(s.stack) > 1 and isinstance(s.stack[1], Roll | Demotion) else 0
    at_work = begun - 1 if len(s.stack) > 2 and isinstance(s.stack[1], Roll) else -1
    if at_work >= 0 and isinstance(s.stack[-1], BeforeRoll):
        begun, at_work = at_work, -1  # the player hasn't rolled yet
    for turn in range(s.seats):
        player = s.at_turn(turn)
        rolled = s.dice[7 * player + ROLLED]
        if step == 2 and turn >= begun and (rolled or any(s.dice[7 * player + place] for place in range(4))):
            raise bad("rolled-early")
        if step == 3 and rolled and turn < begun and turn != at_work:
            raise bad("rolled-late")
        if step == 8 and turn < begun and turn != at_work:
            for level in range(WIZARD, NECROMANCER + 1):
                if any(s.owner[token] == player for token in s.in_box(PASSED + level)):
                    raise bad("left-behind")


def _turn(s: State) -> int:
    """Whose turn comes next within the step."""
    frame = s.stack[1]
    assert isinstance(frame, Roll | Redemption | Vacancies | Demotion)
    return frame.turn


def _step_of(frame: Frame[State], step: int) -> int:
    return int(frame.step) if isinstance(frame, Roll | BeforeRoll | Place | Redemption | Redeem) else step


def _can_be(s: State, frame: Frame[State]) -> bool:
    if isinstance(frame, Pay | Retire):
        high = s.in_box(HIGH)
        paid = s.track[s.round - 2] == frame.player
        return bool(high) and s.owner[high[0]] == frame.player and paid == isinstance(frame, Retire)
    if isinstance(frame, BeforeRoll | Reroll | Place):
        turn = _turn(s) - 1
        if turn < 0 or frame.player != s.at_turn(turn):
            return False
    if isinstance(frame, BeforeRoll):
        return s.rules.timers and to_roll(s, frame.step, frame.player) > 0
    if isinstance(frame, Reroll):
        return bool(s.dice[7 * frame.player + ROLLED] and s.hand[frame.player])
    if isinstance(frame, Box):
        return (
            frame.player == expect(s.stack[2], Place).player
            and frame.face in FACES[s.dice[7 * frame.player + ROLLED]]
        )
    if isinstance(frame, Redeem):
        place = GREY if frame.step == CLEANSING else MINOR
        return bool(_turn(s) and (frame.taken or s.dice[7 * frame.player + place]))
    if isinstance(frame, Cleanse):
        return bool(_turn(s))
    if isinstance(frame, BeforeSpells):
        begun = s.spells or s.passed or frame.ready == (1 << s.seats) - 1
        return s.rules.timers and not begun
    if isinstance(frame, PlaceSpells):
        return not s.passed >> frame.player & 1
    if isinstance(frame, Aim):
        if s.passed >> frame.player & 1 or not s.targets[frame.player][frame.place]:
            return False
        if frame.spell == kinds.CHIP:
            return s.hand[frame.player] > 0
        return FACE[frame.spell] in FACES[s.dice[7 * frame.player + frame.place]]
    if isinstance(frame, Vacancies):
        return frame.turn < s.seats
    if isinstance(frame, Fill):
        waiting = s.where[frame.token] == PASSED + frame.level == PASSED + expect(s.stack[1], Vacancies).level
        return waiting and bool(vacant_titles(s, frame.level))
    if isinstance(frame, Demote):
        return s.where[frame.token] > PASSED
    return True


def _check_whose(s: State, frame: Frame[State]) -> None:
    """Refuse a frame of the wrong player, or of one who couldn't have begun it."""
    if isinstance(frame, Redeem | Cleanse):
        _check_player(s, frame.name, frame.player, s.at_turn(_turn(s) - 1))
        if isinstance(frame, Redeem):
            _check_redeem(s, frame)
        else:
            _check_cleanse(s, frame)
    elif isinstance(frame, PlaceSpells):
        player = frame.player
        if frame.number == 2 and frame is s.stack[-1]:
            _check_first_spell(s, player)
    elif isinstance(frame, Aim):
        placing = expect(s.stack[1], PlaceSpells)
        if placing.number == 2:
            _check_player(s, frame.name, frame.player, placing.player)
        else:
            _check_player(s, placing.name, placing.player, next_to_place(s, frame.player))
            _check_first_spell(s, frame.player)
    elif isinstance(frame, Vacancies):
        _check_vacancies(s, frame)
    elif isinstance(frame, Fill):
        turn = _turn(s) - 1 if s.rules.vacancy_one_each else _turn(s)
        _check_owner(s, frame.name, frame.token, s.at_turn(turn % s.seats))
    elif isinstance(frame, Demote):
        _check_owner(s, frame.name, frame.token, s.at_turn(_turn(s)))


def _check_player(s: State, doing: str, player: int, at_turn: int) -> None:
    if player != at_turn:
        raise bad("turn", doing=doing, player=_colour(s, player), other=_colour(s, at_turn))


def _check_owner(s: State, doing: str, token: int, at_turn: int) -> None:
    if s.owner[token] != at_turn:
        raise bad("turn-token", doing=doing, token=token_name(s, token), other=_colour(s, at_turn))


def _check_first_spell(s: State, player: int) -> None:
    if not s.spells or s.spells[-1][0] != player:
        raise bad("second-spell", player=_colour(s, player))


def _check_redeem(s: State, frame: Redeem) -> None:
    """Refuse dice taken in step 4 that buy nothing (rules 4.4)."""
    points = POINTS[frame.taken + s.dice[7 * frame.player + MINOR]]
    if frame.step == EARLY and frame.taken and (not s.spent[frame.player] or points < CHIP_COST):
        raise bad("redeem-nothing", player=_colour(s, frame.player))


def _check_cleanse(s: State, frame: Cleanse) -> None:
    """Refuse more chips to remove than the player has, or could have paid for."""
    player = _colour(s, frame.player)
    grey = sum(count for token, count in enumerate(s.grey) if s.owner[token] == frame.player)
    if frame.count > grey:
        raise bad("cleanse", player=player, count=frame.count, most=grey)
    if frame.count * s.rules.grey_cost > 6 * s.front[frame.player]:
        raise bad("cleanse-dice", player=player, count=frame.count)


def _check_vacancies(s: State, frame: Vacancies) -> None:
    """Refuse a token that should have taken a title on its turn (rules 7.1, 7.5)."""
    before = {s.at_turn(turn) for turn in range(0 if s.rules.vacancy_one_each else frame.turn)}
    for level in range(WIZARD, frame.level + 1):
        for token in s.in_box(PASSED + level):
            late = level < frame.level or s.owner[token] in before
            if late and vacant_titles(s, level):
                raise bad("vacancy-missed", token=token_name(s, token))
