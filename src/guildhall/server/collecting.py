"""Garbage, collected in small portions.

A thousand tables are half a million objects that stay. Python by itself would look through many of them at
moments of its own, and nobody would be served meanwhile. Here only what is new is looked through, and then
set aside; all of it is looked through seldom. Where nothing is found, which is the rule while people play,
the next portions are set aside unseen, more and more of them; where something is, none.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

OFTEN: Final = 0.2  # seconds
SELDOM: Final = 600.0
MOST_UNSEEN: Final = 15  # portions


async def collect() -> None:
    """Collect garbage from now on, as long as the program runs."""
    gc.disable()
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            unseen = left = 0
            for _ in range(round(SELDOM / OFTEN)):
                await asyncio.sleep(OFTEN)
                if left > 0:
                    left -= 1
                else:
                    unseen = 0 if gc.collect(0) else min(2 * unseen + 1, MOST_UNSEEN)
                    left = unseen
                gc.freeze()
    finally:
        gc.enable()
        gc.unfreeze()
