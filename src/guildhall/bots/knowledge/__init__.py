"""What bots know of particular games: what every option of a decision is worth, and what to promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from guildhall.bots.knowledge import elfenwizards, elfenwizards_promises, wizwar
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision

# Given the view of the player who decides, the worth of each option, in their order.
Weigh: TypeAlias = Callable[[Any, Decision], list[float]]


class Bargain(NamedTuple):
    """What is known of promises, in a game that has them; see `Bot` for what each is given."""

    offers: Callable[[Any, Sequence[Promise], Sequence[Promise]], list[dict[str, object]]]
    considers: Callable[[Any, Promise, Sequence[Promise]], bool | None]
    weigh: Callable[[Any, Decision, Sequence[Promise]], list[float]]


KNOWLEDGE: Final[Mapping[str, Weigh]] = {
    "elfenwizards": elfenwizards.weigh,
    "wizwar": wizwar.weigh,
}
BARGAINS: Final[Mapping[str, Bargain]] = {
    "elfenwizards": Bargain(
        elfenwizards_promises.offers, elfenwizards_promises.considers, elfenwizards_promises.weigh
    ),
}
