"""The traits of cards, and the kinds of damage."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# Traits, as bits.
CREATION: Final = 1
CURSE: Final = 2
FIRE: Final = 4
GLOBAL: Final = 8
MAGIC_STONE: Final = 16
MUNDANE: Final = 32
THROWN_WEAPON: Final = 64
TRANSFORMATION: Final = 128
TRINKET: Final = 256
WATER: Final = 512
WEAPON: Final = 1024
LIGHTNING: Final = 2048
TRAITS: Final = (
    *("creation", "curse", "fire", "global", "magic-stone", "mundane"),
    *("thrown-weapon", "transformation", "trinket", "water", "weapon", "lightning"),
)

# Kinds of damage, as bits; FIRE, WATER and LIGHTNING are the traits.
PHYSICAL: Final = 1 << 12
MAGICAL: Final = 1 << 13
DamageKind: TypeAlias = Literal["physical", "magical", "fire", "water", "lightning"]
DAMAGE_KINDS: Final = tuple(
    zip(get_args(DamageKind), (PHYSICAL, MAGICAL, FIRE, WATER, LIGHTNING), strict=True)
)


def kinds_in(damage: int) -> list[DamageKind]:
    """Return the kinds of damage given as bits."""
    return [kind for kind, bit in DAMAGE_KINDS if damage & bit]
