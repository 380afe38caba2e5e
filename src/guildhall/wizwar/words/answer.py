"""Answers: when a counter can be played, as conditions on what hangs in the air (rules 8.2)."""

from __future__ import annotations

from typing import Any

from guildhall.wizwar.aiming import gaze
from guildhall.wizwar.book import ATTACK, COUNTER, GLOBAL, NEUTRAL, SIGHT, WATER, WAYS
from guildhall.wizwar.stack.cast import Cast, victims
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.pickup import FOOLED, WARDED, PickUp
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.targets import WIZARD
from guildhall.wizwar.words import rule


def sees_caster(s: State, cast: Cast, me: int) -> bool:
    """Sight to the wizard who casts; to Global spells always (rules 6.12)."""
    if cast.traits & GLOBAL or me == cast.caster:
        return True
    return bool(gaze(s, me, s.at[me], by_spell=True).bodies >> s.at[cast.caster] & 1)


def any_spell(s: State, frame: Any, me: int) -> bool:
    """Somebody else casts a spell in my sight."""
    return isinstance(frame, Cast) and frame.is_spell and frame.caster != me and sees_caster(s, frame, me)


def card_in_the_air(s: State, frame: Any, me: int) -> bool:
    """Somebody else casts a spell in my sight, and its card can be caught."""
    return any_spell(s, frame, me) and frame.card >= 0


def neutral_spell(s: State, frame: Any, me: int) -> bool:
    """Somebody else casts a neutral spell in my sight."""
    if not any_spell(s, frame, me) or WAYS[frame.way].kind != NEUTRAL:
        return False
    lost = bool(WAYS[frame.way].helps and getattr(s.stack[frame.against], "cancelled", 0))
    return not lost  # a helper of what is cancelled already does nothing (rules 8.4)


def water_spell(s: State, frame: Any, me: int) -> bool:
    """Somebody else casts a Water spell in my sight."""
    return any_spell(s, frame, me) and frame.kind != COUNTER and bool(frame.traits & WATER)


def spell_at_me(s: State, frame: Any, me: int) -> bool:
    """Somebody else's spell is aimed at me."""
    return isinstance(frame, Cast) and frame.is_spell and frame.caster != me and comes_at(s, frame, me)


def attack_spell_at_me(s: State, frame: Any, me: int) -> bool:
    """Somebody else's attack spell is aimed at me."""
    return spell_at_me(s, frame, me) and WAYS[frame.way].kind == ATTACK


def sight_spell_at_me(s: State, frame: Any, me: int) -> bool:
    """Somebody else's spell that needs sight is aimed at me."""
    return spell_at_me(s, frame, me) and WAYS[frame.way].reach == SIGHT


def attacked(s: State, frame: Any, me: int) -> bool:
    """Somebody else attacks me, by a spell, an item or his fist."""
    return isinstance(frame, Cast) and frame.is_attack and frame.caster != me and comes_at(s, frame, me)


def comes_at(s: State, cast: Cast, me: int) -> bool:
    """It is aimed at me and has not been kept from me by an answer (rules 8.4)."""
    return bool(victims(s, cast) & ~cast.evaded & 1 << me)


def counter_to_my_spell(s: State, frame: Any, me: int) -> bool:
    """Somebody counters a spell of mine."""
    if not isinstance(frame, Cast) or frame.kind != COUNTER or not frame.is_spell or frame.caster == me:
        return False
    answered = s.stack[frame.against]
    if isinstance(answered, Cast):
        return answered.is_spell and answered.caster == me and sees_caster(s, frame, me)
    return isinstance(answered, Damage) and answered.spell_of == me and sees_caster(s, frame, me)


def hurt(s: State, frame: Any, me: int) -> bool:
    """Damage is about to reach me, and not all of it is swallowed anyway (rules 8.4)."""
    if not isinstance(frame, Damage) or frame.victim != me:
        return False
    return rule.measure(rule.suffers, s, me, frame.amount, frame.kind) > 0


def taken(s: State, frame: Any, me: int) -> bool:
    """Somebody else picks up a treasure, and has not lost it again (rules 8.14)."""
    if not isinstance(frame, PickUp) or frame.player == me or not s.alive(frame.player):
        return False
    return s.treasures[frame.treasure] == WIZARD[frame.player]


def my_treasure_taken(s: State, frame: Any, me: int) -> bool:
    """Somebody else picks up a treasure of mine."""
    return taken(s, frame, me) and frame.stage == WARDED and frame.treasure // 2 == me


def treasure_taken_in_my_sector(s: State, frame: Any, me: int) -> bool:
    """Somebody else picks up a treasure in my home sector."""
    home = s.places[s.arrangement.place_of[frame.square]][0] if isinstance(frame, PickUp) else NOBODY
    return taken(s, frame, me) and frame.stage == FOOLED and home == me
