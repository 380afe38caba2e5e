"""Computer players in playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from guildhall.bots.bot import Bot
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.playout import Policy
from guildhall.kernel.state import State


class BotPolicy(Policy):
    """Lets the bot of each seat choose; it gets what its seat may know, never the state."""

    def __init__(self, game: Game[Any, Any, Any], bots: Sequence[Bot]) -> None:
        self.game = game
        self.bots = bots  # by seat

    def choose(self, s: State, decision: Decision) -> int:
        """Return the choice of the bot that sits where the decision is."""
        bot = self.bots[decision.player]
        view = self.game.view(s, decision.player) if bot.looks else None
        return bot.choose(view, decision)
