"""Computer players in playouts get only the view of their own seat, and only when they choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.bots.policy import BotPolicy
from guildhall.catalogue import GAMES
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.message import IllegalChoice
from guildhall.kernel.state import State

AnyGame = Game[Any, Any, Any]
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))


class Watched(Bot):
    """Chooses the last option, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Decision]] = []

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Return the last option."""
        self.asked.append((view, decision))
        return decision.options[-1]


class Blind(Watched):
    """Chooses without a view."""

    looks = False


class Wrong(Blind):
    """Chooses what nobody offers."""

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Return something illegal."""
        return decision.options[-1] + 1_000_000


@games
def test_each_bot_gets_the_view_of_its_own_seat(game: AnyGame) -> None:
    bots = [Watched() for _ in range(3)]
    s = game.new(3, seed=1)
    by_hand = s.clone()
    made = game.playout(s, BotPolicy(game, bots), limit=150)
    for _ in range(made):
        decision = by_hand.asked[0]
        if len(decision.options) > 1:
            view, asked = bots[decision.player].asked.pop(0)
            assert asked == decision
            assert view == game.view(by_hand, decision.player)
            assert view != game.view(by_hand, (decision.player + 1) % 3)
        game.apply(by_hand, decision.player, decision.options[-1])
    assert [bot.asked for bot in bots] == [[], [], []]


@games
def test_no_view_is_made_for_a_bot_that_does_not_look(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int | None] = []
    view = game.view

    def watched_view(s: State, seat: int | None) -> Any:
        seen.append(seat)
        return view(s, seat)

    monkeypatch.setattr(game, "view", watched_view)
    looking, blind = Watched(), Blind()
    game.playout(game.new(3, seed=1), BotPolicy(game, [looking, blind, make("random", game, 1)]), limit=300)
    assert blind.asked
    assert {view for view, _ in blind.asked} == {None}
    assert seen == [0] * len(looking.asked) != []


@games
def test_a_bot_is_not_asked_if_there_is_one_option(game: AnyGame) -> None:
    bots = [Blind() for _ in range(3)]
    made = game.playout(game.new(3, seed=1), BotPolicy(game, bots), limit=400)
    asked = [decision for bot in bots for _, decision in bot.asked]
    assert 0 < len(asked) < made
    assert all(len(decision.options) > 1 for decision in asked)


@games
def test_an_illegal_choice_of_a_bot_is_refused(game: AnyGame) -> None:
    s = game.new(3, seed=1)
    before = game.dump(s)
    with pytest.raises(IllegalChoice):
        game.playout(s, BotPolicy(game, [Wrong()] * 3))
    assert game.dump(s) == before
