"""The speed of the games, with plain and with compiled rules, beside games of others in the same run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from importlib.metadata import version
from statistics import median
from typing import Final, NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

from benchmarks.subjects import (
    APPRENTICE,
    CATAN,
    CLONE,
    COPY,
    IMAGINE,
    INSIDE,
    OTHERS,
    REPLAY,
    SEATS,
    SIGHT,
    SLICE,
    SPIEL,
    VIEW,
    random_name,
)
from guildhall import compiled_rules

WINDOWS: Final = 3
WIDTH: Final = 120  # characters of a line, where there is no terminal
PLAIN: Final = "plain"
COMPILED: Final = "compiled"
FAST: Final = random_name(SEATS, events=False)  # as a search plays

Subject: TypeAlias = tuple[str, str, str]  # rules or OTHERS, game, what


class Target(NamedTuple):
    """A target: a ratio to another subject, or a number of microseconds."""

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

# Of each game: subject, how many times as fast as another, and which.
RATIOS: Final[dict[str, list[tuple[tuple[str, str], float, Subject]]]] = {
    "elfenwizards": [
        ((PLAIN, random_name(SEATS, events=True)), 4.0, (OTHERS, CATAN, "")),
        ((PLAIN, CLONE), 25.0, (OTHERS, CATAN, COPY)),
        ((COMPILED, FAST), 4.0, (PLAIN, "elfenwizards", FAST)),
        ((COMPILED, FAST), 2.0, (OTHERS, SPIEL["gin_rummy"], "")),
        ((COMPILED, INSIDE), 10.0, (PLAIN, "elfenwizards", FAST)),
    ],
    "wizwar": [
        ((PLAIN, random_name(SEATS, events=True)), 1.0, (OTHERS, CATAN, "")),
        ((PLAIN, CLONE), 15.0, (OTHERS, CATAN, COPY)),
        ((COMPILED, FAST), 5.0, (PLAIN, "wizwar", FAST)),
        ((COMPILED, FAST), 1.0, (OTHERS, SPIEL["backgammon"], "")),
        ((COMPILED, INSIDE), 8.0, (PLAIN, "wizwar", FAST)),
        ((COMPILED, APPRENTICE), 5.0, (PLAIN, "wizwar", APPRENTICE)),
    ],
}
LONGEST: Final[dict[str, list[tuple[str, str, float]]]] = {  # microseconds
    "elfenwizards": [(COMPILED, CLONE, 0.5), (COMPILED, IMAGINE, 10.0)],
    "wizwar": [(COMPILED, CLONE, 0.7), (COMPILED, IMAGINE, 40.0), (PLAIN, SIGHT, 3000.0)],
}


# -- measuring -------------------------------------------------------------------------------------------


class Runner:
    """A process that works on its subjects when it is told to (subjects.py)."""

    def __init__(self, rules: str) -> None:
        self.rules = rules
        kind = PLAIN if rules == OTHERS else rules
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.subjects", *([OTHERS] if rules == OTHERS else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "GUILDHALL_RULES": kind},
        )
        self.subjects: list[Subject] = [(rules, game, what) for game, what in json.loads(self._read())]

    def _read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("The benchmark can’t continue, since one of its processes has stopped.")
        return line

    def work(self, subject: Subject) -> tuple[int, float]:
        """Work on a subject for a slice of time; return the units done and the processor time."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(subject[1:]) + "\n")
        self._process.stdin.flush()
        done, spent = json.loads(self._read())
        return done, spent

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def measure(runners: Sequence[Runner], seconds: float) -> dict[Subject, float]:
    """Return units per second in one window: all subjects take short turns until each has had its time.

    If the machine's speed changes within the window, it changes for all of them.
    """
    subjects = [(runner, subject) for runner in runners for subject in runner.subjects]
    units = {subject: 0 for _, subject in subjects}
    spent = {subject: 0.0 for _, subject in subjects}
    while min(spent.values()) < seconds:
        for runner, subject in subjects:
            done, time = runner.work(subject)
            units[subject] += done
            spent[subject] += time
    return {subject: units[subject] / spent[subject] for subject in units}


class Figures:
    """The windows of a run."""

    def __init__(self, windows: Sequence[Mapping[Subject, float]]) -> None:
        self.windows = windows

    @property
    def subjects(self) -> list[Subject]:
        """Return all subjects."""
        return list(self.windows[0])

    def rate(self, subject: Subject) -> float:
        """Return units per second: the median of the windows."""
        return median(window[subject] for window in self.windows)

    def microseconds(self, subject: Subject) -> float:
        """Return the time for one unit."""
        return 1e6 / self.rate(subject)

    def ratios(self, subject: Subject, other: Subject) -> list[float]:
        """Return the ratio to another subject in each window, ascending."""
        return sorted(window[subject] / window[other] for window in self.windows)

    def targets(self) -> list[Target]:
        """Return the targets whose subjects were measured."""
        found: list[Target] = []
        measured = set(self.subjects)
        for game, ratios in RATIOS.items():
            for (rules, what), wanted, other in ratios:
                subject = (rules, game, what)
                if {subject, other} <= measured:
                    ratio = median(self.ratios(subject, other))
                    found.append(Target(f"{name(subject)} / {name(other)}", wanted, ratio, TIMES))
            for rules, what, most in LONGEST[game]:
                subject = (rules, game, what)
                if subject in measured:
                    found.append(Target(name(subject), most, self.microseconds(subject), MICROSECONDS))
        return found


# -- output ----------------------------------------------------------------------------------------------


def name(subject: Subject) -> str:
    """Return what to call a subject."""
    rules, game, what = subject
    return ", ".join(part for part in (game, what, "" if rules == OTHERS else rules) if part)


def is_play(subject: Subject) -> bool:
    """Return whether a subject plays games, so that its units are decisions."""
    return subject[2] not in (COPY, CLONE, VIEW, IMAGINE, REPLAY, SIGHT, APPRENTICE)


def as_json(figures: Figures, seconds: float) -> dict[str, object]:
    """Return the figures as JSON."""
    played = [subject for subject in figures.subjects if is_play(subject)]
    timed = [subject for subject in figures.subjects if not is_play(subject)]
    return {
        "python": platform.python_version(),
        "windows": len(figures.windows),
        "seconds": seconds,
        "versions": {package: version(package) for package in ("catanatron", "open_spiel")},
        "decisions_per_second": {name(subject): round(figures.rate(subject)) for subject in played},
        "microseconds": {name(subject): round(figures.microseconds(subject), 2) for subject in timed},
        "targets": [
            {**t._asdict(), "found": round(t.found, 2), "reached": t.reached} for t in figures.targets()
        ],
    }


def show(figures: Figures, seconds: float) -> None:
    """Print the figures as tables."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    versions = f"catanatron {version('catanatron')}, OpenSpiel {version('open_spiel')}"
    console.print(f"Python {platform.python_version()}, {versions}.")
    console.print(f"Medians of {len(figures.windows)} windows of {seconds:g} s for each figure, in turns.")
    for title, wanted, unit in (
        ("Decisions per second, random play", True, "{:,.0f}"),
        ("Microseconds", False, "{:,.2f}"),
    ):
        table = Table(title=title, title_justify="left")
        table.add_column("", no_wrap=True)
        for heading in (PLAIN, COMPILED, "compiled / plain", "lowest - highest"):
            table.add_column(heading, justify="right")
        for game, what in rows(figures.subjects, wanted):
            table.add_row(name((OTHERS, game, what)), *_cells(figures, game, what, wanted, unit))
        console.print(table)
    for target in figures.targets():
        verdict = "[green]reached[/]" if target.reached else "[red]missed[/]"
        console.print(f"{target.name}: {target.found:.1f} {target.unit}, wanted {target.wanted:g}: {verdict}")


def rows(subjects: Iterable[Subject], play: bool) -> list[tuple[str, str]]:
    """Return game and what of each row: what plays, or what doesn't."""
    return list(dict.fromkeys(subject[1:] for subject in subjects if is_play(subject) == play))


def _cells(figures: Figures, game: str, what: str, play: bool, unit: str) -> list[str]:
    measured = set(figures.subjects)
    value = figures.rate if play else figures.microseconds
    here = [(kind, game, what) for kind in (OTHERS, PLAIN, COMPILED) if (kind, game, what) in measured]
    cells = [unit.format(value(subject)) for subject in here]
    if len(here) < 2:
        return cells
    ratios = figures.ratios(here[1], here[0])
    return [*cells, f"{median(ratios):.1f}", f"{ratios[0]:.1f} - {ratios[-1]:.1f}"]


def kinds() -> list[str]:
    """Return the kinds of rules that can be measured: the compiled ones if they are up to date."""
    if compiled_rules.RUNNING == COMPILED:
        return [PLAIN, COMPILED]
    print("There are no compiled rules that are up to date (make fast): only the plain ones are measured.")
    return [PLAIN]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--seconds", type=float, default=1, help="of each window (default: %(default)g)")
    args = parser.parse_args(arguments)
    if args.seconds <= 0:
        parser.error("--seconds is more than 0")
    with ExitStack() as stack:
        runners = [stack.enter_context(Runner(rules)) for rules in (OTHERS, *kinds())]
        subjects = sum(len(runner.subjects) for runner in runners)
        if not args.json:
            print(f"{subjects} figures, some {subjects * WINDOWS * args.seconds:.0f} s ...", flush=True)
        measure(runners, SLICE)  # one turn each, to warm up
        figures = Figures([measure(runners, args.seconds) for _ in range(WINDOWS)])
    if args.json:
        print(json.dumps(as_json(figures, args.seconds), indent=2))
    else:
        show(figures, args.seconds)
    return 0
