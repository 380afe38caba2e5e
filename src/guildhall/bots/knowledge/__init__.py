"""What bots know of particular games: for each game, what every option of a decision is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from guildhall.bots.knowledge import elfenwizards, wizwar
from guildhall.kernel.decision import Decision

# Given the view of the player who decides, the worth of each option, in their order.
Weigh: TypeAlias = Callable[[Any, Decision], list[float]]

KNOWLEDGE: Final[Mapping[str, Weigh]] = {
    "elfenwizards": elfenwizards.weigh,
    "wizwar": wizwar.weigh,
}
