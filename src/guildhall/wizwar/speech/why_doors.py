"""Why a door can't be held open or let go of."""

from __future__ import annotations

from guildhall.kernel.message import Refusal
from guildhall.wizwar.board import line_named
from guildhall.wizwar.flow.acts import why_not_held
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import LINE
from guildhall.wizwar.words.say import place_words, refuse


def why_no_hold(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't hold a door open."""
    line = line_named(word)
    if line is None:
        return None if word else refuse("3.4", "no-door-here")
    return refusal(s, why_not_held(s, player, line), About(player, target=LINE[line]))


def why_no_close(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active wizard can't let go of a door."""
    line = line_named(word)
    if line is None:
        return None if word else refuse("3.5", "holds-nothing")
    return refuse("3.5", "holds-not", line=place_words(LINE[line]))
