"""The types, ranges and durations that are printed on cards."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# Types of Magic cards, and of the ways to play them.
Type: TypeAlias = Literal["attack", "neutral", "counter"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)
ATTACK, NEUTRAL, COUNTER = range(len(TYPES))

# Ranges.
Range: TypeAlias = Literal["caster", "adjacent", "sight", "anywhere"]
RANGES: Final[tuple[Range, ...]] = get_args(Range)
CASTER, ADJACENT, SIGHT, ANYWHERE = range(len(RANGES))

# Durations.
Duration: TypeAlias = Literal["instant", "temporary", "permanent"]
DURATIONS: Final[tuple[Duration, ...]] = get_args(Duration)
INSTANT, TEMPORARY, PERMANENT = range(len(DURATIONS))
