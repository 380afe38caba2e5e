"""Why a wizard can't go somewhere, or stay where they are."""

from __future__ import annotations

from guildhall.kernel.message import Refusal
from guildhall.wizwar.board import square_named
from guildhall.wizwar.flow.acts import STUNNED_ATTACKED, why_held
from guildhall.wizwar.movement import DIRECTIONS, STUMBLE, why_not_tried
from guildhall.wizwar.movement import why_no_step as why_barred
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.speech.prompts import prompt
from guildhall.wizwar.speech.reasons import About, refusal, why_off_map
from guildhall.wizwar.stack.damage import Damage, walker
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import LINE, NOWHERE
from guildhall.wizwar.words import say
from guildhall.wizwar.words.say import refuse


def why_no_walk(s: State, player: int, square: int) -> Refusal:
    """Return why the active wizard can't walk to a square."""
    off_map = why_off_map(s, square)
    if off_map is not None:
        return off_map
    if square == s.at[player]:
        return refuse("2.1", "here", square=say.place_words(square))
    direction = _direction_to(s, player, square)
    return _not_next(s, player, square) if direction < 0 else why_no_step(s, player, direction)


def why_no_step(s: State, player: int, direction: int) -> Refusal:
    """Return why the active wizard can't take a step."""
    reason = why_held(s, player, s.attacks, STUNNED_ATTACKED) or why_not_tried(s, player, direction)
    return _refusal(s, player, direction, reason) or refuse("2.6" if s.mp < 0 else "2.1", "no-points")


def why_no_going(s: State, player: int, word: str) -> Refusal | None:
    """Return why a forced step can't be chosen: pushed, drifting, or by Mental Force."""
    if word == "done":
        return refuse(prompt(s, s.asked[0]).rule, "must-go")
    who = walker(s)
    direction = DIRECTIONS.index(word) if word in DIRECTIONS else NOWHERE
    square = square_named(word)
    if square is not None:
        direction = _direction_to(s, who, square)
        if direction < 0:
            return _not_next(s, who, square)
    if direction < 0:
        return None
    own = who == player and direction != STUMBLE  # a cloud doesn't confuse who is pushed or drifts
    found = _refusal(s, who, direction, (why_barred if own else why_not_tried)(s, who, direction))
    drifts = isinstance(s.stack[-1], Damage)
    return found or (refuse("26.1", "drift-back") if drifts else refuse("26.7", "pushed-back"))


def _direction_to(s: State, player: int, square: int) -> int:
    """Return the direction of a wizard's step to a square; NOWHERE if there is none."""
    ways = s.arrangement.next[4 * s.at[player] : 4 * s.at[player] + 4]
    return ways.index(square) if square in ways else NOWHERE


def _not_next(s: State, player: int, square: int) -> Refusal:
    return refuse("2.1", "not-next", square=say.place_words(square), here=say.place_words(s.at[player]))


def _refusal(s: State, player: int, direction: int, reason: Reason | None) -> Refusal | None:
    """Put the reason why a wizard can't take a step into words."""
    where = NOWHERE
    if direction != STUMBLE and reason is not None:
        index = 4 * s.at[player] + direction
        at_line = "line" in reason.mentions
        where = LINE[s.arrangement.line[index]] if at_line else s.arrangement.next[index]
    return refusal(s, reason, About(player, target=where, direction=direction))
