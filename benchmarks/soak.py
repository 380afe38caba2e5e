"""Plays thousands of random games, and counts everything on the table again after every choice."""

from __future__ import annotations

import argparse
import random
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import Any, Final, NamedTuple

from benchmarks.soaks import elfenwizards, wizwar
from benchmarks.soaks.soak import Soak, plain
from guildhall.kernel.options import EDITION
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record

SOAKS: Final[dict[str, type[Soak]]] = {"elfenwizards": elfenwizards.Elfenwizards, "wizwar": wizwar.WizWar}
RELOADS: Final = 0.005  # the share of choices followed by a dump and a load
CHUNK: Final = 10  # games that a worker plays at a time
LINES: Final = 20  # lines of progress
NO_LIMIT: Final = 1 << 30


class Played(NamedTuple):
    """A game that passed."""

    seats: int
    edition: str
    ending: str
    kinds: Counter[int]  # the number of decisions of each kind


class Failed(NamedTuple):
    """A game that failed: at which choice, and why."""

    seed: int
    table: str
    choice: int
    why: str


class Run:
    """One game with all checks: played, replayed from its record, and replayed frame by frame."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        self.rng = random.Random(soak.seed)
        self.kinds: Counter[int] = Counter()
        self.choice = 0  # the number of the current choice

    def all(self) -> Played:
        """Play and check the whole game."""
        play = self.play()
        self.play_again(play)
        assert play.record.outcome is not None, "the game has no outcome"
        soak = self.soak
        return Played(soak.seats, str(soak.options[EDITION]), play.record.outcome.reason, self.kinds)

    def play_again(self, play: Play[Any, Any, Any]) -> None:
        """Replay the game from its record, and frame by frame; the end must be the same."""
        self._replay(play)
        self._piece_by_piece(play)

    def play(self, most: int = NO_LIMIT) -> Play[Any, Any, Any]:
        """Play to the end or a number of choices, checking what is asked; raise AssertionError on failure."""
        soak = self.soak
        play = soak.begin()
        soak.watch(play.state)
        soak.check_asked(play.state)
        while (asks := soak.game.asks(play.state)) and self.choice < most:
            decision = asks[0]
            self.choice += 1
            self.kinds[decision.kind] += 1
            assert self.choice < soak.too_long, "the game does not end"
            play.apply(decision.player, soak.choose(play.state, decision))
            soak.check_asked(play.state)
            soak.after(play.state)
            if self.rng.random() < RELOADS:
                play.state = self._reloaded(play.state)
        self._reloaded(play.state)
        return play

    def _reloaded(self, s: Any) -> Any:
        """Return the same position, dumped and loaded."""
        game = self.soak.game
        position = plain(game.dump(s))
        loaded = game.load(position)
        assert plain(game.dump(loaded)) == position, "a position is another one when dumped and loaded"
        assert loaded.asked == s.asked, "a loaded position asks something else"
        assert loaded.stack == s.stack, "a loaded position is at another place in the rules"
        self.soak.compare(s, loaded)
        return loaded

    def _replay(self, play: Play[Any, Any, Any]) -> None:
        """Check that the record leads to the same end."""
        game = self.soak.game
        again = game.replay(Record.from_json(plain(play.record.to_json())))
        assert game.dump(again) == game.dump(play.state), "the record replays to another end"
        assert game.outcome(again) == play.record.outcome, "the record replays to another outcome"

    def _piece_by_piece(self, play: Play[Any, Any, Any]) -> None:
        """Replay without events, and check after every frame, not only when somebody is asked.

        This is `Game.apply` and `frame.run`, written out.
        """
        soak, record = self.soak, play.record
        if record.start is None:
            s = soak.game.new(record.seats, record.seed or 0, record.options)
        else:
            s = soak.game.load(record.start)
        s.events = None
        soak.watch(s)
        for number, (player, choice) in enumerate(record.answers, 1):
            self.choice = number
            assert isinstance(choice, int), "a game in memory has words"
            s.stack[-1].answer(s, player, choice)
            s.asked = ()
            while not s.asked:
                soak.check_table(s)
                soak.after(s)
                if not s.stack:
                    break
                s.asked = s.stack[-1].asks(s)
                if not s.asked:
                    s.stack[-1].finish(s)
        assert soak.game.dump(s) == soak.game.dump(play.state), "without events the game ends otherwise"


def play_checked(name: str, seed: int) -> Played | Failed:
    """Play one game with all checks."""
    soak = SOAKS[name](seed)
    run = Run(soak)
    try:
        return run.all()
    except Exception as problem:
        why = str(problem) if isinstance(problem, AssertionError) else traceback.format_exc()
        return Failed(seed, f"{soak.seats} seats, {soak.options}", run.choice, why)


def play_chunk(name: str, seeds: range) -> list[Played | Failed]:
    """Play some games one after the other, up to the first failure."""
    results: list[Played | Failed] = []
    for seed in seeds:
        results.append(play_checked(name, seed))
        if isinstance(results[-1], Failed):
            break
    return results


def play_all(name: str, seeds: range, jobs: int) -> Iterator[Played | Failed]:
    """Yield all games in the order of their seeds, played in this process or in several."""
    chunks = [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]
    names = [name] * len(chunks)
    if jobs == 1:
        yield from chain.from_iterable(map(play_chunk, names, chunks))
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from chain.from_iterable(pool.map(play_chunk, names, chunks))
        finally:
            pool.shutdown(cancel_futures=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if a game failed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks soak", description=__doc__)
    parser.add_argument("game", choices=list(SOAKS), help="which game")
    parser.add_argument("--games", type=int, default=10_000, help="how many (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: %(default)s)")
    args = parser.parse_args(arguments)
    if args.games < 1 or args.jobs < 1:
        parser.error("--games and --jobs are at least 1")

    seats: Counter[int] = Counter()
    editions: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    asked: Counter[int] = Counter()
    began = time.perf_counter()
    every = max(args.games // LINES, 1)
    results = play_all(args.game, range(args.seed, args.seed + args.games), args.jobs)
    for number, result in enumerate(results, 1):
        if isinstance(result, Failed):
            print(f"FAILED: seed {result.seed}, choice {result.choice} ({result.table})\n{result.why}")
            print(f"Again: python -m benchmarks soak {args.game} --jobs 1 --games 1 --seed {result.seed}")
            return 1
        seats[result.seats] += 1
        editions[result.edition] += 1
        endings[result.ending] += 1
        asked += result.kinds
        if number % every == 0:
            seconds = time.perf_counter() - began
            print(f"{number:>8,} games, {asked.total():>12,} decisions, {seconds:6.0f} s", flush=True)

    print(f"All {seats.total():,} games passed: {asked.total():,} decisions, each with every check.")
    print("  seats     " + _counts((str(count), seats[count]) for count in sorted(seats)))
    print("  editions  " + _counts(sorted(editions.items())))
    print("  endings   " + _counts(sorted(endings.items())))
    names = SOAKS[args.game].kinds
    print("  asked     " + _counts((name, asked[kind]) for kind, name in names.items()))
    return 0


def _counts(pairs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in pairs)
