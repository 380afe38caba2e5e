"""Why a wizard cannot go somewhere, or stay where he is."""

from __future__ import annotations

from guildhall.kernel.message import Refusal, Seat
from guildhall.wizwar.aiming import in_square
from guildhall.wizwar.board import square_named
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.flow.acts import may_move
from guildhall.wizwar.movement import STUMBLE, barred, can_step, confused, passes_line
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.speech.prompts import prompt
from guildhall.wizwar.speech.why import why_off_map
from guildhall.wizwar.speech.why_doors import why_locked
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.state import ROOTED, State
from guildhall.wizwar.targets import LINE, NOWHERE
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import direction_words, name_words, place_words, refuse

# -- of his own will -------------------------------------------------------------------------------------


def why_no_walk(s: State, player: int, square: int) -> Refusal:
    """Why the active wizard cannot walk to a square."""
    off_map = why_off_map(s, square)
    if off_map is not None:
        return off_map
    if square == s.at[player]:
        return refuse("2.1", "here", square=place_words(square))
    direction = _direction_to(s, player, square)
    return _not_next(s, player, square) if direction < 0 else why_no_step(s, player, direction)


def _direction_to(s: State, player: int, square: int) -> int:
    """The direction of the step that leads a wizard to a square; NOWHERE: none does."""
    ways = s.arrangement.next[4 * s.at[player] : 4 * s.at[player] + 4]
    return ways.index(square) if square in ways else NOWHERE


def _not_next(s: State, player: int, square: int) -> Refusal:
    return refuse("2.1", "not-next", square=place_words(square), here=place_words(s.at[player]))


def why_no_step(s: State, player: int, direction: int) -> Refusal:
    """Why the active wizard cannot go one step."""
    cloud = confused(s, player)
    if direction == STUMBLE and not cloud:
        return refuse("23.9", "no-cloud")
    rooted = why_rooted(s, player)
    if rooted is not None:
        return rooted
    if not may_move(s, player):
        return why_stunned(s, player) or refuse("9.5", "stunned-attacked")
    if direction != STUMBLE:
        stopped = refuse("23.9", "in-cloud") if cloud else _why_barred(s, player, direction)
        if stopped is not None:
            return stopped
    return refuse("2.6" if s.mp < 0 else "2.1", "no-points")


def why_rooted(s: State, player: int) -> Refusal | None:
    """Why the active wizard may not move any more this turn, after Teleport or Swap."""
    if not s.flags & ROOTED:
        return None
    rooting = NAME["Teleport"], NAME["Swap"]
    used = [NAME_OF[card] for card in s.discards[s.groups[player]] if NAME_OF[card] in rooting]
    name = used[-1] if used else rooting[0]  # it may have been absorbed, or shuffled into the deck again
    return refuse(BOOK[name].rule, "rooted", card=name_words(name))


def why_stunned(s: State, player: int) -> Refusal | None:
    """Why a stunned wizard who may attack twice cannot do more than that allows (rules 26.6)."""
    most = rule.count(rule.attacks, s, player, 1)
    return refuse("26.6", "stunned-twice") if most > 1 else None


def _why_barred(s: State, player: int, direction: int) -> Refusal | None:
    """What stands in a wizard's way."""
    index = 4 * s.at[player] + direction
    beyond = s.arrangement.next[index]
    line = s.arrangement.line[index]
    if beyond < 0:
        return refuse("2.2", "outer-wall", direction=direction_words(direction))
    if line >= 0 and not passes_line(s, player, line):
        if s.walls >> line & 1:
            return refuse("2.2", "wall", line=place_words(LINE[line]))
        return why_locked(s, line)
    if barred(s, beyond):
        return refuse("24.8", "stone-block", square=place_words(beyond))
    for other in in_square(s, beyond):
        if other != player and rule.any_of(rule.pushes, s, other):
            return refuse("26.7", "big-man", other=Seat(other))
    return None if can_step(s, player, direction) else refuse("26.7", "no-push")


# -- made to go ------------------------------------------------------------------------------------------


def why_no_going(s: State, player: int, word: str) -> Refusal | None:
    """Why a step cannot be chosen that somebody is made to go: pushed, drifting, or by Mental Force."""
    if word == "done":
        return refuse(prompt(s, s.asked[0]).rule, "must-go")
    frame = s.stack[-1]
    who = frame.walker
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
