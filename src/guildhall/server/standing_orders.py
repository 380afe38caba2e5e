"""Standing orders: what a seat wants done for it while others announce something."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Final

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.clock import Timing
from guildhall.server.limits import Allowance, Limit
from guildhall.server.table import Table
from guildhall.server.terms import Ordered

ORDERS: Final = Limit(1.0, 20)  # of one seat
MOST_ORDERS: Final = 500  # of one seat in a game


class StandingOrders:
    """Checks the standing orders of one table's seats."""

    def __init__(self, table: Table, timing: Timing) -> None:
        self._table = table
        self._timing = timing
        self._allowances: defaultdict[int, Allowance] = defaultdict(lambda: Allowance(*ORDERS))

    def change(self, seat: int, message: wire.Orders) -> Ordered | None:
        """Return a seat's new orders; None if they change nothing, GuildhallError if there were too many."""
        windows = message.windows or self._table.windows(seat)
        once = self._table.once(seat) if message.once is None else message.once
        once = once if self._timing.window else False  # nobody has seen a window that is not open
        if (windows, once) == (self._table.windows(seat), self._table.once(seat)):
            return None
        if self._table.spent[seat, Ordered] >= MOST_ORDERS or not self._allowances[seat].spend():
            raise GuildhallError(Message("server-too-many-orders"))
        return Ordered(seat, windows, once, time.time())
