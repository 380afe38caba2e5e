"""What every computer player is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision


class Bot:
    """A computer player. It is given what its seat may know, never the state of the game.

    Where it is told of promises, `accepted` are those of this round that its seat has made or taken and that
    have been accepted.
    """

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """One of the options of a decision."""
        raise NotImplementedError

    def offers(
        self, view: Any, made: Sequence[Promise], accepted: Sequence[Promise] = ()
    ) -> list[dict[str, object]]:
        """The promises that it wants to offer now, as forms.

        `made` are all that were offered this round by its seat, whatever became of them.
        """
        return []

    def considers(self, view: Any, promise: Promise, accepted: Sequence[Promise] = ()) -> bool | None:
        """Whether it accepts an offer made to it; None: it wants to be asked again later."""
        return False
