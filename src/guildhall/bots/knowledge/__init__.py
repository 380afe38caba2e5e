"""What bots know about particular games: the value of each option of a decision, and what to promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from guildhall.bots.knowledge.elfenwizards import decisions as elfenwizards
from guildhall.bots.knowledge.elfenwizards import promises
from guildhall.bots.knowledge.wizwar import decisions as wizwar
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision

# Takes the view of the player who decides; returns the value of each option, in the order of the options.
Weigh: TypeAlias = Callable[[Any, Decision], list[float]]


class Bargain(NamedTuple):
    """How to promise, in a game that has promises; `Bot` describes the arguments."""

    offers: Callable[[Any, Sequence[Promise], Sequence[Promise]], list[dict[str, object]]]
    considers: Callable[[Any, Promise, Sequence[Promise]], bool | None]
    weigh: Callable[[Any, Decision, Sequence[Promise]], list[float]]


KNOWLEDGE: Final[Mapping[str, Weigh]] = {
    "elfenwizards": elfenwizards.weigh,
    "wizwar": wizwar.weigh,
}
BARGAINS: Final[Mapping[str, Bargain]] = {
    "elfenwizards": Bargain(promises.offers, promises.considers, promises.weigh),
}
