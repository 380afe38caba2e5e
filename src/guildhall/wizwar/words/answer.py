"""Conditions on what is about to happen, for playing a counterspell (rules 8.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeGuard

from guildhall.kernel.frame import Frame
from guildhall.wizwar.aiming import gaze
from guildhall.wizwar.book import WAYS, Condition
from guildhall.wizwar.printed import COUNTER, NEUTRAL, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.cast import Cast, flies, missed, victims
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.pickup import FOOLED, WARDED, PickUp
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import WIZARD
from guildhall.wizwar.traits import GLOBAL, WATER
from guildhall.wizwar.words import rule


def sees_caster(s: State, cast: Cast, me: int) -> bool:
    """Return whether a player sees the caster; Global spells are always visible (rules 6.12)."""
    if cast.traits & GLOBAL or me == cast.caster:
        return True
    return bool(gaze(s, me, s.at[me], by_spell=True).bodies >> s.at[cast.caster] & 1)


def _occasion(name: str) -> Reason:
    """Return the reason for a card that doesn't answer what happens."""
    return Reason("8.2", "condition", "card", args={"occasion": name})


CASTER_UNSEEN: Final = Reason("6.12", "caster-unseen", "card", "caster")
USELESS: Final = Reason("8.4", "answer-useless", "card")
SPELL: Final = _occasion("spell")
NEUTRAL_SPELL: Final = _occasion("neutral")
WATER_SPELL: Final = _occasion("water")
COUNTERED: Final = _occasion("counter")
HURT: Final = _occasion("hurt")
MY_TREASURE: Final = _occasion("my-treasure")
MY_SECTOR: Final = _occasion("my-sector")


def is_spell(frame: Frame[State], me: int) -> TypeGuard[Cast]:
    """Return whether somebody else casts a spell."""
    return isinstance(frame, Cast) and frame.is_spell and frame.caster != me


def card_in_the_air(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Require that somebody else casts a spell in the player's sight, and that its card can be caught."""
    if not is_spell(frame, me):
        return SPELL
    if not sees_caster(s, frame, me):
        return CASTER_UNSEEN
    return None if frame.card >= 0 else SPELL


def neutral_spell(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Require that somebody else casts a neutral spell in the player's sight."""
    if not is_spell(frame, me) or WAYS[frame.way].kind != NEUTRAL:
        return NEUTRAL_SPELL
    if not sees_caster(s, frame, me):
        return CASTER_UNSEEN
    lost = bool(WAYS[frame.way].helps and getattr(s.stack[frame.against], "cancelled", 0))
    return USELESS if lost else None  # a helper of a cancelled spell does nothing (rules 8.4)


def water_spell(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Require that somebody else casts a Water spell in the player's sight."""
    if not is_spell(frame, me) or frame.kind == COUNTER or not frame.traits & WATER:
        return WATER_SPELL
    if not sees_caster(s, frame, me):
        return CASTER_UNSEEN
    return USELESS if misses_all(s, frame) else None


def misses_all(s: State, cast: Cast) -> bool:
    """Return whether something is aimed at wizards and misses all of them."""
    hit = victims(s, cast)
    return hit > 0 and not hit & ~missed(s, cast)


def at_me(
    occasion: str, concerns: Callable[[Cast], bool], more: Callable[[Cast], bool] = lambda cast: True
) -> Condition:
    """Return the condition that something of somebody else is aimed at the player.

    A card isn't offered once it misses everybody, unless it does `more` than keep it away (rules 8.4).
    """
    otherwise = _occasion(occasion)

    def condition(s: State, frame: Frame[State], me: int) -> Reason | None:
        if not isinstance(frame, Cast) or frame.caster == me or not concerns(frame):
            return otherwise
        if not victims(s, frame) >> me & 1:
            return otherwise
        return None if more(frame) or not misses_all(s, frame) else USELESS

    return condition


def no_more(cast: Cast) -> bool:
    """Return False, for a card that only keeps something away."""
    return False


def goes_on(cast: Cast) -> bool:
    """Return whether a wall changes something even if an attack misses: a bolt turns, a thing falls."""
    way = WAYS[cast.way]
    return way.course is not None or flies(way)


spell_at_me: Final = at_me("at-me", lambda cast: cast.is_spell, no_more)
attack_spell_at_me: Final = at_me("attack-at-me", lambda cast: cast.is_spell and cast.is_attack)
sight_spell_at_me: Final = at_me(
    "sight-at-me", lambda cast: cast.is_spell and WAYS[cast.way].reach == SIGHT, no_more
)
attacked: Final = at_me("attacked", lambda cast: cast.is_attack)
barred: Final = at_me("attacked", lambda cast: cast.is_attack, goes_on)


def counterspell_to_my_spell(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Require that somebody counters a spell of the player."""
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
    """Require that damage is about to reach the player, and isn't absorbed anyway (rules 8.4)."""
    if not isinstance(frame, Damage) or frame.victim != me:
        return HURT
    return None if rule.measure(rule.suffers, s, me, frame.amount, frame.kind) > 0 else USELESS


def taken(frame: Frame[State], s: State, me: int) -> TypeGuard[PickUp]:
    """Return whether somebody else picks up a treasure and still has it (rules 8.14)."""
    if not isinstance(frame, PickUp) or frame.player == me or not s.alive(frame.player):
        return False
    return s.treasures[frame.treasure] == WIZARD[frame.player]


def my_treasure_taken(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Require that somebody else picks up one of the player's treasures."""
    mine = taken(frame, s, me) and frame.stage == WARDED and frame.treasure // 2 == me
    return None if mine else MY_TREASURE


def treasure_taken_in_my_sector(s: State, frame: Frame[State], me: int) -> Reason | None:
    """Require that somebody else picks up a treasure in the player's home sector."""
    if not taken(frame, s, me) or frame.stage != FOOLED:
        return MY_SECTOR
    return None if s.places[s.arrangement.place_of[frame.square]][0] == me else MY_SECTOR


# What a counter with such a condition answers, if it isn't a spell, an item or a blow.
ABOUT: Final[dict[Condition | None, type]] = {
    hurt: Damage,
    my_treasure_taken: PickUp,
    treasure_taken_in_my_sector: PickUp,
}
