"""The interface of computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision


class Bot:
    """A computer player. It gets what its seat may know, never the state of the game.

    `accepted` are the accepted promises of this round that its seat has made or received.
    """

    looks: ClassVar[bool] = True  # False: its choices need no view, and it may get None

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Return one of the options of a decision."""
        raise NotImplementedError

    def offers(
        self, view: Any, made: Sequence[Promise], accepted: Sequence[Promise] = ()
    ) -> list[dict[str, object]]:
        """Return the promises that it offers now, as forms.

        `made` are all promises that its seat has offered this round, whatever became of them.
        """
        return []

    def considers(self, view: Any, promise: Promise, accepted: Sequence[Promise] = ()) -> bool | None:
        """Return whether it accepts an offer; None: ask again later."""
        return False
