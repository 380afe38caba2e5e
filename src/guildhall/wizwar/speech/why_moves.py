"""Why a wizard can't go somewhere, or stay where they are."""

from __future__ import annotations

from guildhall.kernel.message import Refusal
from guildhall.wizwar.board import square_named
from guildhall.wizwar.flow.acts import STUNNED_ATTACKED, why_held
from guildhall.wizwar.movement import STUMBLE, confused
from guildhall.wizwar.movement import why_no_step as why_barred
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.speech.prompts import prompt
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.speech.why import why_off_map
from guildhall.wizwar.stack.damage import Damage, walker
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import LINE, NOWHERE
from guildhall.wizwar.words.say import place_words, refuse

# -- voluntary moves -------------------------------------------------------------------------------------


def why_no_walk(s: State, player: int, square: int) -> Refusal:
    """Return why the active wizard can't walk to a square."""
    off_map = why_off_map(s, square)
    if off_map is not None:
        return off_map
    if square == s.at[player]:
        return refuse("2.1", "here", square=place_words(square))
    direction = _direction_to(s, player, square)
    return _not_next(s, player, square) if direction < 0 else why_no_step(s, player, direction)


def _direction_to(s: State, player: int, square: int) -> int:
    """Return the direction of a wizard's step to a square; NOWHERE if there is none."""
    ways = s.arrangement.next[4 * s.at[player] : 4 * s.at[player] + 4]
    return ways.index(square) if square in ways else NOWHERE


def _not_next(s: State, player: int, square: int) -> Refusal:
    return refuse("2.1", "not-next", square=place_words(square), here=place_words(s.at[player]))


def why_no_step(s: State, player: int, direction: int) -> Refusal:
    """Return why the active wizard can't take a step."""
    cloud = confused(s, player)
    if direction == STUMBLE and not cloud:
        return refuse("23.9", "no-cloud")
    held = why_held(s, player, s.attacks, STUNNED_ATTACKED)
    if held is not None:
        return refusal(s, held, About(player))
    if direction != STUMBLE:
        stopped = refuse("23.9", "in-cloud") if cloud else _why_barred(s, player, direction)
        if stopped is not None:
            return stopped
    return refuse("2.6" if s.mp < 0 else "2.1", "no-points")


def _why_barred(s: State, player: int, direction: int) -> Refusal | None:
    """Return what blocks a wizard's way."""
    reason = why_barred(s, player, direction)
    if reason is None:
        return None
    index = 4 * s.at[player] + direction
    line = s.arrangement.line[index]
    where = LINE[line] if "line" in reason.mentions else s.arrangement.next[index]
    return refusal(s, reason, About(player, target=where, direction=direction))


# -- forced moves ----------------------------------------------------------------------------------------


def why_no_going(s: State, player: int, word: str) -> Refusal | None:
    """Return why a forced step can't be chosen: pushed, drifting, or walked by another player."""
    if word == "done":
        return refuse(prompt(s, s.asked[0]).rule, "must-go")
    frame = s.stack[-1]
    who = walker(s)
    direction = DIRECTIONS.index(word) if word in DIRECTIONS else NOWHERE
    square = square_named(word)
    if square is not None:
        direction = _direction_to(s, who, square)
        if direction < 0:
            return _not_next(s, who, square)
    if direction < 0:
        return None
    if direction == STUMBLE:
        return refuse("23.9", "no-cloud")
    if who != player and confused(s, who):
        return refuse("23.9", "in-cloud")
    back = refuse("26.1", "drift-back") if isinstance(frame, Damage) else refuse("26.7", "pushed-back")
    return _why_barred(s, who, direction) or back
