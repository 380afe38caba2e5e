"""What can go wrong with a table as a whole."""

from __future__ import annotations

from guildhall.kernel.message import GuildhallError


class NoTable(GuildhallError):
    """A table that does not exist, or that this person may not see."""


class NotNow(GuildhallError):
    """Something that is not possible in the table's current state."""


class TryAgain(GuildhallError):
    """Something went wrong that may go well the next time."""
