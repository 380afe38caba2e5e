"""Why something isn't a target of the card being played."""

from __future__ import annotations

from guildhall.kernel.message import Message, Refusal
from guildhall.wizwar.aiming import EVERYWHERE, eye, occupied, within
from guildhall.wizwar.board import line_name
from guildhall.wizwar.book import WAYS, Eye, Way
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.speech.why import why_off_map
from guildhall.wizwar.stack.declare import UNDECIDED, Declare, declared
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_SQUARE, INDEX, SORT
from guildhall.wizwar.words import aim
from guildhall.wizwar.words.say import name_words, place_words, refuse


def why_no_aim(s: State, player: int, word: str) -> Refusal | None:
    """Return why a word isn't a target."""
    frame = declared(s)
    target = target_named(s, word)
    sort, number = SORT[target], INDEX[target]
    if sort == "nothing":
        return _why_unknown(frame, word)
    off_map = why_off_map(s, target)
    if off_map is not None:
        return off_map
    if sort == "line" and number not in s.arrangement.lines:
        return refuse("10.16", "no-line", line=line_name(number))
    if frame.origin == UNDECIDED:
        return _why_no_origin(s, player, target)
    if frame.walls(s):
        return refuse("22.16", "not-through", line=place_words(target)) if sort == "line" else None
    way = WAYS[frame.way]
    everything = Eye(player, frame.origin, EVERYWHERE, EVERYWHERE, EVERYWHERE, frame.against)
    reason = aim.why_not(s, way, everything, target) or aim.why_unseen(s, way, frame.origin, target)
    return refusal(s, reason, About(player, way, target))


def _why_unknown(frame: Declare, word: str) -> Refusal | None:
    """Return why the table has nothing that a word names."""
    name, _ = card_named(word)
    if name < 0 or frame.origin == UNDECIDED:
        return None
    return refuse("6.8", "not-on-table", card=name_words(name))


def _why_no_origin(s: State, player: int, target: int) -> Refusal | None:
    """Return why a spell can't be cast from a square (rules 25.10)."""
    if AS_SQUARE[target] < 0:
        return None
    if target not in within(s, s.at[player], 3):
        name = "astral-far"
    else:
        name = "astral-full" if occupied(s) >> target & 1 else "astral-useless"
    return refuse("25.10", name, square=place_words(target))


def why_no_target(s: State, player: int, way: Way, words: Message) -> Refusal | None:
    """Return why there is nothing to aim at; the words name the way or its card."""
    target, reason = aim.nearest(s, way, eye(s, way, player, s.at[player]))
    return refusal(s, reason, About(player, way, target, words))
