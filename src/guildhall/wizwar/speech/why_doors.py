"""Why a door does not open, or cannot be held."""

from __future__ import annotations

from guildhall.kernel.message import Refusal, Seat
from guildhall.wizwar.board import line_named
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.movement import is_held, is_sealed, owner_of_door
from guildhall.wizwar.state import State
from guildhall.wizwar.table_actions import things_at
from guildhall.wizwar.targets import LINE
from guildhall.wizwar.words.say import place_words, refuse


def why_locked(s: State, line: int) -> Refusal:
    """Why a door is shut for everybody but its owner, or for all (rules 3.1, 3.6)."""
    place = place_words(LINE[line])
    if is_sealed(s, line):
        return refuse("3.6", "sealed", line=place)
    made = [s.things[i] for i in things_at(s, LINE[line])]
    makers = [thing.owner for thing in made if NAME_OF[thing.card] == NAME["Create Door"]]
    owner = makers[0] if makers else owner_of_door(s, line)
    if s.at[owner] < 0:
        return refuse("3.1", "door-of-the-dead", line=place)
    return refuse("3.1", "locked", line=place, owner=Seat(owner))


def why_no_hold(s: State, player: int, word: str) -> Refusal | None:
    """Why the active wizard cannot hold a door open."""
    line = line_named(word)
    if line is None:
        return None if word else refuse("3.4", "no-door-here")
    place = place_words(LINE[line])
    if not s.doors >> line & 1:
        return refuse("3.4", "no-door", line=place)
    if s.at[player] not in s.arrangement.sides[line]:
        return refuse("3.10", "not-beside", line=place)
    return refuse("3.4", "held-already", line=place) if is_held(s, line) else why_locked(s, line)


def why_no_close(s: State, player: int, word: str) -> Refusal | None:
    """Why the active wizard cannot let go of a door."""
    line = line_named(word)
    if line is None:
        return None if word else refuse("3.5", "holds-nothing")
    return refuse("3.5", "holds-not", line=place_words(LINE[line]))
