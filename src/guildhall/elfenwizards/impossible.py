"""Why a position cannot be: what no course of the game leads to."""

from __future__ import annotations

from typing import Any, Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import FACES
from guildhall.elfenwizards.flow.demote import Demote, Demotion
from guildhall.elfenwizards.flow.redeem import CLEANSING, Cleanse, Redeem, Redemption
from guildhall.elfenwizards.flow.retire import Pay, Retire
from guildhall.elfenwizards.flow.roll import BeforeRoll, Box, Place, Reroll, Roll, to_roll
from guildhall.elfenwizards.flow.score import ending
from guildhall.elfenwizards.flow.spells import CHIP_TARGETS, Aim, BeforeSpells, PlaceSpells
from guildhall.elfenwizards.flow.vacancies import Fill, Vacancies, vacant_titles
from guildhall.elfenwizards.notation import PLACES
from guildhall.elfenwizards.state import ENDINGS, GREY_CHIPS, ROLLED, State
from guildhall.elfenwizards.tree import HIGH, NECROMANCER, PASSED, TITLES_OF, WIZARD
from guildhall.kernel.message import Arg, BadPosition, Message


def bad(name: str, **args: Arg) -> BadPosition:
    """The position cannot be, for this reason."""
    return BadPosition(
        Message("elfenwizards-bad-position", {"why": Message(f"elfenwizards-bad-{name}", args)})
    )


def bad_shape(part: str) -> BadPosition:
    """A part is missing or of the wrong shape."""
    return bad("shape", part=part)


def bad_name(word: str, part: str, allowed: tuple[str, ...]) -> BadPosition:
    """A word is no name where it stands."""
    return bad("name", word=word, part=part, allowed=allowed)


def awards(s: State, step: int) -> int:
    """How often the title of High Wizard has been up for award."""
    return s.round - 1 if step <= 5 else s.round


def check(s: State, step: int, told: bool) -> None:
    """Refuse what cannot lie on the table in this step; `told`: the High Wizards so far are named."""
    if s.rules.grey_limited and sum(s.grey) > GREY_CHIPS:
        raise bad("grey", count=sum(s.grey))
    if s.in_box(HIGH):
        if step in (2, 3, 4, 5):
            raise bad("high")
        if step == 1 and s.round == 1:
            raise bad("high-early")
    for level in range(WIZARD, NECROMANCER + 1):
        waiting = len(s.in_box(PASSED + level))
        if waiting and step not in (6, 7, 8):
            raise bad("passed-over", step=step)
        if waiting > len(TITLES_OF[level]):
            raise bad("passed-over-many", count=waiting, most=len(TITLES_OF[level]))
    for player in range(s.seats):
        for place, name in enumerate((*PLACES[:4], "rolled")):
            index = 7 * player + (ROLLED if name == "rolled" else place)
            if s.dice[index] and (step not in (2, 3, 4, 5) or (name == "rolled" and step > 3)):
                raise bad("dice-there", place=name, step=step)
    if s.spells and step != 5:
        raise bad("spells", step=step)
    if s.passed and step != 5:
        raise bad("passes", step=step)
    if s.ended == ENDINGS.index("last_round") and s.round < s.rules.rounds:
        raise bad("not-over")
    if told:
        _check_crowns(s, step)


def _check_crowns(s: State, step: int) -> None:
    crowned = sum(s.crowned)
    if crowned + s.uncrowned != awards(s, step):
        raise bad("crowns", crowned=crowned, uncrowned=s.uncrowned, rounds=awards(s, step))
    endings = s.crowned.count(2) + (s.uncrowned == 2)
    if endings > (0 if step <= 5 else 1):
        raise bad("over")
    if s.ended and s.ended != ending(s):
        raise bad("not-over")
    high = s.in_box(HIGH)
    if high and not s.crowned[s.owner[high[0]]]:
        raise bad("high-uncrowned")
    if not high and step > 5 and not s.uncrowned:
        raise bad("high-missing")
    for player in range(s.seats):
        if s.track.count(player) > min(s.crowned[player], 1):
            raise bad("track")


def check_spells(s: State) -> None:
    """Refuse spells that their players were not allowed to place."""
    for player, token, _ in s.spells:
        if token not in s.targets[player][CHIP_TARGETS]:
            raise bad("closed")


# What may stand on what: a frame, the one under it, and the steps it belongs to.
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
    """Refuse a place in the round that no course of the game leads to."""
    if step == 1 and len(s.stack) == 1 and s.track[s.round - 2] >= 0:
        raise bad("track")  # who retires in this step has not paid yet
    _check_turns(s, step)
    under: str | None = None
    for frame in s.stack[1:]:
        wanted, steps = _UNDER[frame.name]
        if wanted != under or step not in steps or step != _step_of(frame, step):
            raise bad("doing", doing=frame.name, step=step)
        if not _can_be(s, frame):
            raise bad("frame", doing=frame.name)
        under = frame.name


def _check_turns(s: State, step: int) -> None:
    """Refuse dice that are rolled too early or too late, and tokens left behind by the demotion."""
    begun = s.stack[1].turn if len(s.stack) > 1 and isinstance(s.stack[1], Roll | Demotion) else 0
    at_work = begun - 1 if len(s.stack) > 2 else -1
    if at_work >= 0 and isinstance(s.stack[-1], BeforeRoll):
        begun, at_work = at_work, -1  # he has not rolled yet
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


def _step_of(frame: Any, step: int) -> int:
    return int(frame.step) if isinstance(frame, Roll | BeforeRoll | Place | Redemption | Redeem) else step


def _can_be(s: State, frame: Any) -> bool:
    if isinstance(frame, Pay | Retire):
        high = s.in_box(HIGH)
        paid = s.track[s.round - 2] == frame.player
        return bool(high) and s.owner[high[0]] == frame.player and paid == isinstance(frame, Retire)
    if isinstance(frame, BeforeRoll | Reroll | Place):
        turn = s.stack[1].turn - 1
        if turn < 0 or frame.player != s.at_turn(turn):
            return False
    if isinstance(frame, BeforeRoll):
        return s.rules.timers and to_roll(s, frame.step, frame.player) > 0
    if isinstance(frame, Reroll):
        return bool(s.dice[7 * frame.player + ROLLED] and s.hand[frame.player])
    if isinstance(frame, Box):
        return frame.face in FACES[s.dice[7 * frame.player + ROLLED]]
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
        return frame.spell & 7 in FACES[s.dice[7 * frame.player + frame.place]]
    if isinstance(frame, Vacancies):
        return frame.turn < s.seats
    if isinstance(frame, Fill):
        waiting = s.where[frame.token] == PASSED + frame.level == PASSED + s.stack[1].level
        return waiting and bool(vacant_titles(s, frame.level))
    if isinstance(frame, Demote):
        return s.where[frame.token] > PASSED
    return True
