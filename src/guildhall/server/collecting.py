"""Garbage, collected in small portions.

A thousand tables are half a million objects that stay. Python by itself would look through many of them at
moments of its own, and nobody would be served meanwhile. Here only what is new is looked through, often; what
is left of it is then set aside, and all of it is looked through seldom.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

OFTEN: Final = 0.2  # seconds
SELDOM: Final = 600.0


async def collect() -> None:
    """Collect garbage from now on, as long as the program runs."""
    gc.disable()
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            for _ in range(round(SELDOM / OFTEN)):
                await asyncio.sleep(OFTEN)
                gc.collect(0)
                gc.freeze()
    finally:
        gc.enable()
        gc.unfreeze()
