"""The speed of the games, compared with the Catan simulator catanatron in the same run."""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from itertools import count, cycle
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

import guildhall
from guildhall import compiled_rules
from guildhall.kernel.game import Game
from guildhall.kernel.play import Play
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.sight import Sight

SEATS: Final = 4  # for everything but random play; catanatron also has four players
WINDOWS: Final = 3
SLICE: Final = 0.2  # seconds for one subject before the next one's turn
GAMES: Final = 10  # games to play first, for positions and records
POSITIONS: Final = 20  # positions of each game, spread evenly over it

CATAN: Final = "catanatron"
COPY: Final = "catanatron, copy of a game"
CLONE: Final = "clone of a state"
VIEW: Final = "view of a seat"
IMAGINE: Final = "imagining a state"
INSIDE: Final = f"{SEATS} players, inside a playout"
REPLAY: Final = "replay, each answer"
SIGHT: Final = "sight table after a wall changed"

# For each game: how many times catanatron's decisions per second, and how many times cheaper a clone.
AIMS: Final = {"elfenwizards": (4.0, 25.0), "wizwar": (1.0, 15.0)}
SIGHT_AIM: Final = 3000.0  # microseconds

AnyGame = Game[Any, Any, Any]
Work = Callable[[], int]  # does some work, and returns its number of units


class Target(NamedTuple):
    """A target: a ratio to catanatron, or a number of microseconds."""

    name: str
    wanted: float
    found: float
    unit: str

    @property
    def reached(self) -> bool:
        """Return whether it was reached."""
        return self.found >= self.wanted if self.unit == TIMES else self.found <= self.wanted


TIMES: Final = "times"
MICROSECONDS: Final = "microseconds"


# -- subjects --------------------------------------------------------------------------------------------


def random_play(game: AnyGame, seats: int, *, events: bool) -> Work:
    """Play whole games with the loop of the README; count decisions."""
    seeds = count()

    def work() -> int:
        s = game.new(seats=seats, seed=next(seeds))
        if not events:
            s.events = None
        decisions = 0
        while asks := game.asks(s):
            decision = asks[0]
            options = decision.options
            # the same call as in catanatron's RandomPlayer, so that chance costs both the same
            game.apply(s, decision.player, options[random.randrange(0, len(options))])
            decisions += 1
        return decisions

    return work


def playouts(game: AnyGame) -> Work:
    """Play whole games with `playout`, which chooses at random itself; count decisions."""
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        s = game.new(seats=SEATS, seed=seed)
        s.events = None
        return game.playout(s, seed=seed)

    return work


def catan_play(catanatron: Any) -> Work:
    """Play whole games with catanatron's own loop; count ticks, one for each decision."""
    seeds = count(1)

    def work() -> int:
        game = new_catan(catanatron, next(seeds))
        game.play()
        return len(game.state.actions)

    return work


def new_catan(catanatron: Any, seed: int) -> Any:
    """Return a new game with four random players."""
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed)


def for_each(things: Sequence[Any], do: Callable[[Any], object]) -> Work:
    """Do the same with each of some things; count the things."""

    def work() -> int:
        for thing in things:
            do(thing)
        return len(things)

    return work


def replay(game: AnyGame, records: Sequence[Any]) -> Work:
    """Replay whole recorded games; count the answers."""
    turns = cycle(records)

    def work() -> int:
        record = next(turns)
        game.replay(record)
        return len(record.answers)

    return work


def spread(moments: Sequence[Any]) -> list[Any]:
    """Return some states of a game, from its start to just before its end."""
    return [moments[number * len(moments) // POSITIONS] for number in range(POSITIONS)]


def sight_tables() -> Work:
    """Compute sight tables of printed four-player boards, each with one wall more or less; count them."""
    boards: list[tuple[Arrangement, int]] = []
    chance = random.Random(0)
    for seed in range(POSITIONS):
        s = guildhall.game("wizwar").new(SEATS, seed, {"side": "AB"[seed % 2]})
        line = chance.choice(s.arrangement.lines)
        boards.append((s.arrangement, (s.walls | s.doors) ^ 1 << line))

    def work() -> int:
        for arrangement, blocked in boards:
            sight = Sight(arrangement, blocked, 0)
            for square in arrangement.squares:
                sight.squares(square)
                sight.lines(square)
        return len(boards)

    return work


def played_games(game: AnyGame) -> tuple[list[Any], list[Any]]:
    """Return positions and records of random games."""
    positions, records = [], []
    for seed in range(GAMES):
        play = Play.new(game, SEATS, seed)
        chance = random.Random(seed)
        moments = []
        while asks := game.asks(play.state):
            moments.append(play.state.clone())
            play.apply(asks[0].player, chance.choice(asks[0].options))
        positions += spread(moments)
        records.append(play.record)
    return positions, records


def catan_positions(catanatron: Any) -> list[Any]:
    """Return positions of random games of Catan."""
    positions = []
    for seed in range(1, GAMES + 1):
        game = new_catan(catanatron, seed)
        moments = []
        while game.winning_color() is None and game.state.num_turns < 1000:
            moments.append(game.copy())
            game.play_tick()
        positions += spread(moments)
    return positions


def subjects() -> dict[str, Work]:
    """Return all subjects, in the order of their turns."""
    try:
        catanatron = importlib.import_module("catanatron")
    except ModuleNotFoundError:
        sys.exit("catanatron is not installed here; `make bench` installs it and then runs this.")
    works = {CATAN: catan_play(catanatron)}
    for name in AIMS:
        game = guildhall.game(name)
        for events in (True, False):
            for seats in game.seats:
                works[random_name(name, seats, events)] = random_play(game, seats, events=events)
        works[of(name, INSIDE)] = playouts(game)
    works[COPY] = for_each(catan_positions(catanatron), lambda game: game.copy())
    for name in AIMS:
        game = guildhall.game(name)
        positions, records = played_games(game)
        works[of(name, CLONE)] = for_each(positions, lambda s: s.clone())
        works[of(name, VIEW)] = for_each(positions, viewing(game))
        views = [game.view(s, s.asked[0].player) for s in positions]
        works[of(name, IMAGINE)] = for_each(views, imagining(game))
        works[of(name, REPLAY)] = replay(game, records)
    works[of("wizwar", SIGHT)] = sight_tables()
    return works


def viewing(game: AnyGame) -> Callable[[Any], object]:
    """Compute the view of the player who is asked."""
    return lambda s: game.view(s, s.asked[0].player)


def imagining(game: AnyGame) -> Callable[[Any], object]:
    """Fit a state to a view."""
    return lambda view: game.imagine(view, 1)


def of(game: str, what: str) -> str:
    """Return the name of a game's subject."""
    return f"{game}, {what}"


def random_name(game: str, seats: int, events: bool) -> str:
    """Return the name of random play with a number of seats."""
    return of(game, f"{seats} players, events {'on' if events else 'off'}")


# -- measuring -------------------------------------------------------------------------------------------


def measure(works: Mapping[str, Work], seconds: float) -> dict[str, float]:
    """Return units per second in one window: all subjects take short turns until each has had its time.

    If the machine's speed changes within the window, it changes for all of them.
    """
    units = dict.fromkeys(works, 0)
    spent = dict.fromkeys(works, 0.0)
    while min(spent.values()) < seconds:
        for name, work in works.items():
            gc.collect()  # so that no subject pays for another's garbage
            done = 0
            began = now = time.process_time()
            while now - began < SLICE:
                done += work()
                now = time.process_time()
            units[name] += done
            spent[name] += now - began
    return {name: units[name] / spent[name] for name in works}


class Figures:
    """The windows of a run."""

    def __init__(self, windows: Sequence[Mapping[str, float]]) -> None:
        self.windows = windows

    def rate(self, name: str) -> float:
        """Return units per second: the median of the windows."""
        return median(window[name] for window in self.windows)

    def microseconds(self, name: str) -> float:
        """Return the time for one unit."""
        return 1e6 / self.rate(name)

    def ratios(self, name: str, other: str) -> list[float]:
        """Return the ratio to another subject in each window, ascending."""
        return sorted(window[name] / window[other] for window in self.windows)

    def ratio(self, name: str, other: str) -> float:
        """Return the median of the ratios."""
        return median(self.ratios(name, other))

    def targets(self) -> list[Target]:
        """Return the targets; random play counts with events on and with the slowest number of seats."""
        found: list[Target] = []
        for name, (decisions, clone) in AIMS.items():
            seats = guildhall.game(name).seats
            slowest = min(self.ratio(random_name(name, count, True), CATAN) for count in seats)
            found.append(Target(of(name, "decisions per second"), decisions, slowest, TIMES))
            cheaper = self.ratio(of(name, CLONE), COPY)
            found.append(Target(of(name, "clone against copy"), clone, cheaper, TIMES))
        sight = of("wizwar", SIGHT)
        found.append(Target(sight, SIGHT_AIM, self.microseconds(sight), MICROSECONDS))
        return found


# -- output ----------------------------------------------------------------------------------------------


def as_json(figures: Figures, seconds: float) -> dict[str, object]:
    """Return the figures as JSON."""
    times = [
        COPY,
        *[of(name, what) for name in AIMS for what in (CLONE, VIEW, IMAGINE, REPLAY)],
        of("wizwar", SIGHT),
    ]
    return {
        "python": platform.python_version(),
        "rules": compiled_rules.RUNNING,
        "catanatron": version(CATAN),
        "windows": len(figures.windows),
        "seconds": seconds,
        "decisions_per_second": {
            CATAN: round(figures.rate(CATAN)),
            **{name: round(figures.rate(name)) for name in random_names()},
        },
        "times_catanatron": {name: round(figures.ratio(name, CATAN), 2) for name in random_names()},
        "microseconds": {name: round(figures.microseconds(name), 2) for name in times},
        "targets": [
            {**t._asdict(), "found": round(t.found, 2), "reached": t.reached} for t in figures.targets()
        ],
    }


def random_names() -> list[str]:
    """Return all subjects of random play."""
    driven = [
        random_name(name, seats, events)
        for name in AIMS
        for events in (True, False)
        for seats in guildhall.game(name).seats
    ]
    return [*driven, *[of(name, INSIDE) for name in AIMS]]


def show(figures: Figures, seconds: float) -> None:
    """Print the figures as tables."""
    console = Console(highlight=False)
    rules = f"{compiled_rules.RUNNING} rules"
    console.print(f"Python {platform.python_version()}, {rules}, catanatron {version(CATAN)}, one process.")
    console.print(f"Medians of {len(figures.windows)} windows of {seconds:g} s for each line, in turns.")
    table = _table("Random play", "decisions/s", "times catanatron")
    table.add_row("catanatron, 4 players", f"{figures.rate(CATAN):,.0f}", "1.0", "")
    for name in random_names():
        table.add_row(name, f"{figures.rate(name):,.0f}", *_ratio(figures, name, CATAN))
    console.print(table)

    table = _table(f"Times, {SEATS} players", "microseconds", "times cheaper")
    table.add_row(COPY, f"{figures.microseconds(COPY):.1f}", "1.0", "")
    for name in AIMS:
        clone = of(name, CLONE)
        table.add_row(clone, f"{figures.microseconds(clone):.2f}", *_ratio(figures, clone, COPY))
        for what in (VIEW, IMAGINE, REPLAY):
            table.add_row(of(name, what), f"{figures.microseconds(of(name, what)):.2f}", "", "")
    table.add_row(of("wizwar", SIGHT), f"{figures.microseconds(of('wizwar', SIGHT)):.0f}", "", "")
    console.print(table)

    for target in figures.targets():
        verdict = "[green]reached[/]" if target.reached else "[red]missed[/]"
        wanted = f"wanted {target.wanted:g}: {verdict}"
        console.print(f"{target.name}: {target.found:.1f} {target.unit}, {wanted}")


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in (*headings, "lowest - highest"):
        table.add_column(heading, justify="right")
    return table


def _ratio(figures: Figures, name: str, other: str) -> tuple[str, str]:
    ratios = figures.ratios(name, other)
    return f"{figures.ratio(name, other):.1f}", f"{ratios[0]:.1f} - {ratios[-1]:.1f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--seconds", type=float, default=2, help="of each window (default: %(default)g)")
    args = parser.parse_args(arguments)
    if args.seconds <= 0:
        parser.error("--seconds is more than 0")
    works = subjects()
    if not args.json:
        print(f"{len(works)} subjects, some {len(works) * WINDOWS * args.seconds:.0f} s ...", flush=True)
    measure(works, SLICE)  # one turn each, to warm up
    figures = Figures([measure(works, args.seconds) for _ in range(WINDOWS)])
    if args.json:
        print(json.dumps(as_json(figures, args.seconds), indent=2))
    else:
        show(figures, args.seconds)
    return 0
