"""guildhall simulate: let computer players play many games."""

from __future__ import annotations

import json
import math
import multiprocessing
import secrets
import signal
import time
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from guildhall.bots.catalogue import make, players_of
from guildhall.bots.policy import BotPolicy
from guildhall.catalogue import game as find_game
from guildhall.cli import files, seats
from guildhall.cli.console import error_output, output, words
from guildhall.cli.table import mix_seeds
from guildhall.kernel.game import Game
from guildhall.kernel.play import Play
from guildhall.rulebook import title

LARGEST_BATCH = 20  # games that a worker plays before it reports
_CONFIDENCE = 1.959964  # standard deviations around 95 % of the normal distribution


class Plan(NamedTuple):
    """What a worker process needs to know."""

    game: str
    bots: tuple[str, ...]
    names: tuple[str, ...]
    options: dict[str, str]
    seed: int
    keep: bool  # whether to return records


class Result(NamedTuple):
    """The result of one game, in the order of --seats."""

    shares: tuple[float, ...]  # of the win
    scores: tuple[int, ...]
    reason: str
    decisions: int
    record: str  # one line, or ""


def play_one(plan: Plan, number: int) -> Result:
    """Play game `number` of a plan; player i of --seats sits at place (i + number) mod n."""
    game = find_game(plan.game)
    places = len(plan.bots)
    sitting = [(place - number) % places for place in range(places)]  # the player at each place
    kept = [f"{plan.names[player]}={plan.bots[player]}" for player in sitting]
    play = Play.new(game, places, mix_seeds(plan.seed, number), plan.options, kept)
    play.state.events = None
    bots = [make(plan.bots[who], game, mix_seeds(plan.seed, number, who)) for who in sitting]
    policy = BotPolicy(game, bots)
    decisions = _record(play, policy) if plan.keep else game.playout(play.state, policy)
    outcome = game.outcome(play.state)
    assert outcome is not None
    at = [sitting.index(player) for player in range(places)]
    return Result(
        tuple((place in outcome.winners) / len(outcome.winners) for place in at),
        tuple(outcome.scores[place] for place in at),
        outcome.reason,
        decisions,
        files.line(play.record) if plan.keep else "",
    )


def _record(play: Play[Any, Any, Any], policy: BotPolicy) -> int:
    """Play a game and record it; like a playout, ask nobody if there is only one option."""
    while play.state.asked:
        decision = play.state.asked[0]
        options = decision.options
        choice = options[0] if len(options) == 1 else policy.choose(play.state, decision)
        play.apply(decision.player, choice)
    return len(play.record.answers)


def _batch(task: tuple[Plan, range]) -> list[Result]:
    plan, numbers = task
    return [play_one(plan, number) for number in numbers]


def _play(plan: Plan, games: int, jobs: int) -> Generator[Result, None, None]:
    """Play all games; yield the results in order."""
    if jobs == 1:
        for number in range(games):
            yield play_one(plan, number)
        return
    size = max(1, min(LARGEST_BATCH, games // (4 * jobs)))
    tasks = [(plan, range(first, min(first + size, games))) for first in range(0, games, size)]
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the workers inherit this; the parent stops them
    try:
        pool = multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)))
    finally:
        signal.signal(signal.SIGINT, ours)
    with pool:
        for batch in pool.imap(_batch, tasks):
            yield from batch


class Tally:
    """Adds up the results of the games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * len(bots)
        self.scores = [0] * len(bots)

    def add(self, played: Result) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += played.decisions
        self.endings[played.reason] += 1
        for player in range(len(self.bots)):
            self.wins[player] += played.shares[player]
            self.scores[player] += played.scores[player]

    def summary(self, asked: int, seed: int) -> dict[str, Any]:
        """Return the results as plain JSON."""
        games = self.games
        return {
            "games": games,
            "unfinished": asked - games,
            "seed": seed,
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "mean_decisions": round(self.decisions / games, 2) if games else 0.0,
            "endings": dict(sorted(self.endings.items())),
            "seats": [
                {
                    "bot": bot,
                    "wins": round(self.wins[player], 4),
                    "win_share": round(self.wins[player] / games, 6) if games else 0.0,
                    "interval": [round(end, 6) for end in wilson(self.wins[player], games)],
                    "mean_score": round(self.scores[player] / games, 3) if games else 0.0,
                }
                for player, bot in enumerate(self.bots)
            ],
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson 95 % confidence interval of a share.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, _CONFIDENCE
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def run(
    game: Game[Any, Any, Any],
    given: str | None,
    games: int,
    seed: int | None,
    jobs: int,
    options: Mapping[str, str],
    as_json: bool,
    records: Path | None,
) -> None:
    """Play the games and print the results."""
    players = seats.read(_default_seats(game) if given is None else given, game, people=False)
    chance = seed if seed is not None else secrets.randbelow(10**6)
    bots = tuple(player.kind for player in players)
    plan = Plan(
        game.name, bots, tuple(player.name for player in players), dict(options), chance, records is not None
    )
    Play.new(game, len(bots), chance, options)  # raises an error for impossible settings
    draft = files.Draft(records.expanduser()) if records is not None else None
    tally = Tally(bots)
    try:
        _count(plan, games, jobs, tally, draft)
    except BaseException:
        if draft is not None:
            draft.discard()
        raise
    summary = tally.summary(games, chance)
    if as_json:
        print(json.dumps(summary))
    else:
        _print(game, summary)
    if draft is not None:
        draft.commit()
        if not as_json:
            output().print(words("simulate-records", file=str(records)), soft_wrap=True)


def _default_seats(game: Game[Any, Any, Any]) -> str:
    """Return the default seats: the strongest computer player against up to three random ones."""
    number = min(max(4, game.seats[0]), game.seats[-1])
    return ",".join([players_of(game)[-1], *["random"] * (number - 1)])


def _count(plan: Plan, games: int, jobs: int, tally: Tally, draft: files.Draft | None) -> None:
    started = time.perf_counter()
    with _progress(error_output()) as progress:
        task = progress.add_task(words("simulate-progress"), total=games)
        played_games = _play(plan, games, jobs)
        try:
            for played in played_games:
                tally.add(played)
                if draft is not None:
                    draft.add(played.record)
                progress.advance(task)
        except KeyboardInterrupt:
            played_games.close()
    tally.seconds = time.perf_counter() - started


@contextmanager
def _progress(console: Console) -> Iterator[Progress]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


def _print(game: Game[Any, Any, Any], summary: Mapping[str, Any]) -> None:
    console = output()
    console.print(
        words(
            "simulate-title",
            games=summary["games"],
            game=title(game.name, words.language),
            seed=str(summary["seed"]),
        ),
        style="bold",
    )
    if summary["games"]:
        grid = Grid(box=None, padding=(0, 3, 0, 0), header_style="dim")
        grid.add_column(words("simulate-bot"))
        for column in ("wins", "share", "interval", "mean-score"):
            grid.add_column(words(f"simulate-{column}"), justify="right")
        for seat in summary["seats"]:
            low, high = seat["interval"]
            grid.add_row(
                seat["bot"],
                f"{seat['wins']:.1f}",
                f"{seat['win_share']:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{seat['mean_score']:.1f}",
            )
        console.print()
        console.print(grid)
        console.print(words("simulate-split"), style="dim")
        console.print()
        endings = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
        for reason, count in summary["endings"].items():
            ended = words(f"{game.name}-ending-{reason}")
            endings.add_row(str(count), f"{count / summary['games']:.1%}", ended)
        console.print(words("simulate-endings"), style="dim")
        console.print(endings)
        console.print()
        console.print(words("simulate-length", decisions=f"{summary['mean_decisions']:.1f}"))
        console.print(words("simulate-speed", speed=round(summary["decisions_per_second"])))
    if summary["unfinished"]:
        console.print(words("simulate-unfinished", count=summary["unfinished"]), style="yellow")
