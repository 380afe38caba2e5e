"""Answers: when a counter can be played, as conditions on what is about to happen (rules 8.2)."""

from __future__ import annotations

from typing import Final, TypeGuard

from guildhall.kernel.frame import Frame
from guildhall.wizwar.aiming import gaze
from guildhall.wizwar.book import ATTACK, COUNTER, GLOBAL, NEUTRAL, SIGHT, WATER, WAYS
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.cast import Cast, victims
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.pickup import FOOLED, WARDED, PickUp
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import WIZARD
from guildhall.wizwar.words import rule


def sees_caster(s: State, cast: Cast, me: int) -> bool:
    """Sight to the wizard who casts; to Global spells always (rules 6.12)."""
    if cast.traits & GLOBAL or me == cast.caster:
        return True
    return bool(gaze(s, me, s.at[me], by_spell=True).bodies >> s.at[cast.caster] & 1)


def _occasion(name: str) -> Reason:
    """What happens isn't what a counter answers."""
    return Reason("8.2", "condition", "card", args={"occasion": name})


CASTER_UNSEEN: Final = Reason("6.12", "caster-unseen", "card", "caster")
USELESS: Final = Reason("8.4", "answer-useless", "card")
SPELL: Final = _occasion("spell")
NEUTRAL_SPELL: Final = _occasion("neutral")
WATER_SPELL: Final = _occasion("water")
SPELL_AT_ME: Final = _occasion("at-me")
ATTACK_SPELL_AT_ME: Final = _occasion("attack-at-me")
SIGHT_SPELL_AT_ME: Final = _occasion("sight-at-me")
ATTACKED: Final = _occasion("attacked")
COUNTERED: Final = _occasion("counter")
HURT: Final = _occasion("hurt")
MY_TREASURE: Final = _occasion("my-treasure")
MY_SECTOR: Final = _occasion("my-sector")


def is_spell(frame: Frame[State], me: int) -> TypeGuard[Cast]:
    """Whether somebody else casts a spell."""
    return isinstance(frame, Cast) and frame.is_spell and frame.caster != me


def card_in_the_air(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else casts a spell in my sight, and its card can be caught."""
    if not is_spell(frame, me):
        return SPELL
    if not sees_caster(s, frame, me):
        return CASTER_UNSEEN
    return None if frame.card >= 0 else SPELL


def neutral_spell(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else casts a neutral spell in my sight."""
    if not is_spell(frame, me) or WAYS[frame.way].kind != NEUTRAL:
        return NEUTRAL_SPELL
    if not sees_caster(s, frame, me):
        return CASTER_UNSEEN
    lost = bool(WAYS[frame.way].helps and getattr(s.stack[frame.against], "cancelled", 0))
    return USELESS if lost else None  # a helper of what is cancelled already does nothing (rules 8.4)


def water_spell(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else casts a Water spell in my sight."""
    if not is_spell(frame, me) or frame.kind == COUNTER or not frame.traits & WATER:
        return WATER_SPELL
    return None if sees_caster(s, frame, me) else CASTER_UNSEEN


def spell_at_me(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else's spell is aimed at me."""
    return comes_at(s, frame, me, SPELL_AT_ME) if is_spell(frame, me) else SPELL_AT_ME


def attack_spell_at_me(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else's attack spell is aimed at me."""
    if not is_spell(frame, me) or WAYS[frame.way].kind != ATTACK:
        return ATTACK_SPELL_AT_ME
    return comes_at(s, frame, me, ATTACK_SPELL_AT_ME)


def sight_spell_at_me(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else's spell that needs sight is aimed at me."""
    if not is_spell(frame, me) or WAYS[frame.way].reach != SIGHT:
        return SIGHT_SPELL_AT_ME
    return comes_at(s, frame, me, SIGHT_SPELL_AT_ME)


def attacked(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else attacks me, by a spell, an item or their fist."""
    if not isinstance(frame, Cast) or not frame.is_attack or frame.caster == me:
        return ATTACKED
    return comes_at(s, frame, me, ATTACKED)


def comes_at(s: State, cast: Cast, me: int, occasion: Reason) -> Reason | None:
    """It is aimed at me, and no counter has kept it from me (rules 8.4)."""
    if not victims(s, cast) >> me & 1:
        return occasion
    return USELESS if cast.evaded >> me & 1 else None


def counter_to_my_spell(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody counters a spell of mine."""
    if not is_spell(frame, me) or frame.kind != COUNTER:
        return COUNTERED
    answered = s.stack[frame.against]
    if isinstance(answered, Cast):
        mine = answered.is_spell and answered.caster == me
    else:
        mine = isinstance(answered, Damage) and answered.spell_of == me
    if not mine:
        return COUNTERED
    return None if sees_caster(s, frame, me) else CASTER_UNSEEN


def hurt(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Damage is about to reach me, and not all of it is swallowed anyway (rules 8.4)."""
    if not isinstance(frame, Damage) or frame.victim != me:
        return HURT
    return None if rule.measure(rule.suffers, s, me, frame.amount, frame.kind) > 0 else USELESS


def taken(frame: Frame[State], s: State, me: int) -> TypeGuard[PickUp]:
    """Whether somebody else picks up a treasure, and hasn't lost it again (rules 8.14)."""
    if not isinstance(frame, PickUp) or frame.player == me or not s.alive(frame.player):
        return False
    return s.treasures[frame.treasure] == WIZARD[frame.player]


def my_treasure_taken(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else picks up a treasure of mine."""
    mine = taken(frame, s, me) and frame.stage == WARDED and frame.treasure // 2 == me
    return None if mine else MY_TREASURE


def treasure_taken_in_my_sector(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Somebody else picks up a treasure in my home sector."""
    if not taken(frame, s, me) or frame.stage != FOOLED:
        return MY_SECTOR
    return None if s.places[s.arrangement.place_of[frame.square]][0] == me else MY_SECTOR
