"""What a worker does: let computer players think, and compute hints.

A task holds what one seat may know, never a state, and everything in it can be pickled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.bots.scripted import Scripted
from guildhall.catalogue import game as find_game
from guildhall.first_games import first_game
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import EVERYONE
from guildhall.kernel.game import Game
from guildhall.server.wire import MOST_CHOICES, encode

AnyGame: TypeAlias = Game[Any, Any, Any]
_SEED_BITS: Final = 60


class Thinker(NamedTuple):
    """A computer player: what its seat sees, must choose and has promised."""

    seat: int
    bot: str
    view: Any
    decision: Decision | None
    accepted: Sequence[Promise] = ()  # binding promises, made by it or to it
    made: Sequence[Promise] = ()  # all it has offered
    offered: Sequence[Promise] = ()  # to it, not answered yet
    scripted: bool = False  # whether it plays in a guided first game


class Think(NamedTuple):
    """Let the computer players of a table think, about promises too if they can be made now."""

    game: str
    thinkers: tuple[Thinker, ...]
    bargaining: bool
    seed: int


class Thoughts(NamedTuple):
    """What they want: choices by seat, answers to promises, and promises of their own."""

    choices: dict[int, list[int]]
    answers: list[tuple[int, int, bool]]  # seat, number of the promise, whether it is accepted
    offers: list[tuple[int, list[dict[str, object]]]]  # seat, forms


class WorkOutHints(NamedTuple):
    """Hints for a client that has this view, as they are sent."""

    game: str
    view: Any


class Failure(NamedTuple):
    """A task that went wrong, and how."""

    why: str


Task: TypeAlias = Think | WorkOutHints
Result: TypeAlias = Thoughts | bytes | Failure


def perform(task: Task) -> Result:
    """Do a task."""
    game = find_game(task.game)
    if isinstance(task, WorkOutHints):
        return encode(game.show_hints(game.hints(task.view)))
    thoughts = Thoughts({}, [], [])
    for number, thinker in enumerate(task.thinkers):
        bot = make(thinker.bot, game, (task.seed + number) % (1 << _SEED_BITS))
        if thinker.scripted and (script := first_game(task.game)) is not None:
            bot = Scripted(game, script, bot)
        if thinker.decision is not None:
            thoughts.choices[thinker.seat] = _choose(game, bot, thinker, thinker.decision)
        if task.bargaining:
            _bargain(bot, thinker, thoughts)
    return thoughts


def _choose(game: AnyGame, bot: Bot, thinker: Thinker, decision: Decision) -> list[int]:
    """Choose up to the first choice that others notice, so that its time tells nothing of the previous ones.

    What follows from a choice that nobody notices is tried on a state that fits the view.
    """
    seat, view = thinker.seat, thinker.view
    made = [bot.choose(view, decision, thinker.accepted)]
    s = None
    while len(made) < MOST_CHOICES:
        if s is None:
            s = game.imagine(view, 0)
        public = game.view(s, None)
        game.apply(s, seat, made[-1])
        asked = next((one for one in game.asks(s) if one.player == seat), None)
        if asked is None or _noticed(game, s, seat) or game.view(s, None) != public:
            break
        made.append(bot.choose(game.view(s, seat), asked, thinker.accepted))
    return made


def _noticed(game: AnyGame, s: Any, seat: int) -> bool:
    """Whether the last choice has rolled something, or shown something to somebody else."""
    if s.tape.drawn or game.reveals(s):
        return True
    return any(event.audience == EVERYONE or event.audience & ~(1 << seat) for event in s.events or ())


def _bargain(bot: Bot, thinker: Thinker, thoughts: Thoughts) -> None:
    for promise in thinker.offered:
        accepts = bot.considers(thinker.view, promise, thinker.accepted)
        if accepts is not None:
            thoughts.answers.append((thinker.seat, promise.number, accepts))
    offers = bot.offers(thinker.view, thinker.made, thinker.accepted)
    if offers:
        thoughts.offers.append((thinker.seat, offers))
