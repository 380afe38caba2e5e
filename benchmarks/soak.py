"""Random games by the thousand, with everything on the table counted again after every choice."""

from __future__ import annotations

import argparse
import json
import random
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import Any, Final, NamedTuple

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.game import Elfenwizards
from guildhall.elfenwizards.state import GREY_CHIPS, State
from guildhall.elfenwizards.view import Hints, View
from guildhall.kernel.decision import Decision
from guildhall.kernel.options import EDITION, Value
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record
from tests.elfenwizards.conservation import Watch, check, check_asked, check_table

GAME: Final = Elfenwizards()
EDITIONS: Final = tuple(GAME.options.editions)
TOO_LONG: Final = 5000  # choices; six players have some 1000 in six rounds
RELOADS: Final = 0.005  # of all choices are followed by a dump and a load
CHUNK: Final = 50  # games that a worker plays in one go
LINES: Final = 20  # of progress

KINDS: Final = {
    kinds.CHIP_SOURCE: "chip source",
    kinds.RETIRE_BOX: "retire",
    kinds.DIE: "die",
    kinds.DICE_BOX: "dice box",
    kinds.REROLL: "reroll",
    kinds.REDEEM: "redeem",
    kinds.SPELL: "spell",
    kinds.TARGET: "target",
    kinds.VACANT_TOKEN: "vacancy: token",
    kinds.VACANT_BOX: "vacancy: box",
    kinds.DEMOTE_TOKEN: "demote: token",
    kinds.DEMOTE_BOX: "demote: box",
    kinds.CLEANSE: "cleanse",
    kinds.CLEANSE_TOKEN: "cleanse: token",
}


class Played(NamedTuple):
    """A game that passed."""

    seats: int
    edition: str
    ending: str
    kinds: Counter[int]  # decisions of each kind


class Failed(NamedTuple):
    """A game that did not: at which choice, and why."""

    seed: int
    table: str
    choice: int
    why: str


class Soak:
    """One game at random: the seed settles seats, edition, options, temper of the players and their choices.

    Players who choose evenly leave most titles vacant, and then nobody gets grey chips. So in half of the
    games some players are keen to cast spells, and a quarter begins with grey chips under the tokens.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.seats = GAME.seats[seed % len(GAME.seats)]
        self.options: dict[str, Value] = {EDITION: EDITIONS[seed // len(GAME.seats) % len(EDITIONS)]}
        for option in GAME.options.options.values():
            if self.rng.random() < 0.5:
                self.options[option.name] = self.rng.choice(option.values)
        keen = self.rng.random() < 0.5
        self.zeal = [self.rng.random() if keen else 0.0 for _ in range(self.seats)]
        self.kinds: Counter[int] = Counter()
        self.choice = 0  # number of the one being made

    def play(self) -> Play[State, View, Hints]:
        """Play, checking after each choice; AssertionError says what is wrong."""
        play = self._begin()
        watch = Watch(play.state)
        check(play.state)
        while asks := GAME.asks(play.state):
            decision = asks[0]
            self.choice += 1
            self.kinds[decision.kind] += 1
            assert self.choice < TOO_LONG, "the game does not end"
            play.apply(decision.player, self._choose(play.state, decision))
            check(play.state)
            watch.after(play.state)
            if self.rng.random() < RELOADS:
                play.state = reloaded(play.state)
        reloaded(play.state)
        return play

    def play_again(self, play: Play[State, View, Hints]) -> None:
        """Play what was played from its record, and once more piece by piece: the end is the same."""
        replayed(play)
        for number in piece_by_piece(play):
            self.choice = number

    def run(self) -> Played:
        """All of it."""
        play = self.play()
        self.play_again(play)
        assert play.record.outcome is not None, "the game has no outcome"
        return Played(self.seats, str(self.options[EDITION]), play.record.outcome.reason, self.kinds)

    def _begin(self) -> Play[State, View, Hints]:
        play = Play.new(GAME, self.seats, self.seed, self.options)
        if self.rng.random() < 0.75:
            return play
        position = GAME.dump(play.state)
        position["tokens"] = self._scarred(position["tokens"])
        return Play.at(GAME, plain(position))

    def _scarred(self, boxes: Any) -> dict[str, list[str]]:
        tokens = list(chain.from_iterable(box if isinstance(box, list) else [box] for box in boxes.values()))
        grey = Counter(self.rng.choices(tokens, k=self.rng.randrange(GREY_CHIPS + 1)))
        return {
            name: [f"{token}+{grey[token]}" for token in (box if isinstance(box, list) else [box])]
            for name, box in boxes.items()
        }

    def _choose(self, s: State, decision: Decision) -> int:
        options: Sequence[int] = decision.options
        if self.rng.random() < self.zeal[decision.player]:
            if decision.kind == kinds.DICE_BOX:
                options = options[:4]  # the Major Spell boxes
            elif decision.kind == kinds.TARGET:
                fewest = min(s.points[token] for token in options)
                options = [token for token in options if s.points[token] == fewest]
            elif decision.kind in (kinds.DIE, kinds.SPELL) and len(options) > 1:
                options = [choice for choice in options if choice != kinds.DONE]
        return self.rng.choice(options)


def plain(position: object) -> Any:
    """What is left of something when it is written as JSON and read again."""
    return json.loads(json.dumps(position))


def reloaded(s: State) -> State:
    """The same position, dumped and loaded."""
    position = plain(GAME.dump(s))
    loaded = GAME.load(position)
    assert plain(GAME.dump(loaded)) == position, "a position is another one when dumped and loaded"
    assert loaded.asked == s.asked, "a loaded position asks something else"
    assert loaded.stack == s.stack, "a loaded position is at another place in the round"
    assert loaded.targets == s.targets, "in a loaded position other tokens may be supported"
    return loaded


def replayed(play: Play[State, View, Hints]) -> None:
    """The record leads to the same end."""
    record = Record.from_json(plain(play.record.to_json()))
    again = GAME.replay(record)
    assert GAME.dump(again) == GAME.dump(play.state), "the record replays to another end"
    assert GAME.outcome(again) == play.record.outcome, "the record replays to another outcome"


def piece_by_piece(play: Play[State, View, Hints]) -> Iterator[int]:
    """Play a game again without events, and check after every frame, not only when somebody is asked.

    This is `Game.apply` and `frame.run`, written out. Yields the number of each choice.
    """
    record = play.record
    if record.start is None:
        s = GAME.new(record.seats, record.seed or 0, record.options)
    else:
        s = GAME.load(record.start)
    s.events = None
    watch = Watch(s)
    for number, (player, choice) in enumerate(record.answers, 1):
        yield number
        s.stack[-1].answer(s, player, choice)
        s.asked = ()
        while not s.asked:
            check_table(s)
            watch.after(s)
            if not s.stack:
                break
            s.asked = s.stack[-1].asks(s)
            if not s.asked:
                s.stack[-1].finish(s)
        check_asked(s)
    assert GAME.dump(s) == GAME.dump(play.state), "without events the game comes to another end"


def play_checked(seed: int) -> Played | Failed:
    """One game with all checks."""
    soak = Soak(seed)
    try:
        return soak.run()
    except Exception as problem:
        why = str(problem) if isinstance(problem, AssertionError) else traceback.format_exc()
        return Failed(seed, f"{soak.seats} seats, {soak.options}", soak.choice, why)


def play_chunk(seeds: range) -> list[Played | Failed]:
    """Some games one after the other, up to the first failure."""
    results: list[Played | Failed] = []
    for seed in seeds:
        results.append(play_checked(seed))
        if isinstance(results[-1], Failed):
            break
    return results


def play_all(seeds: range, jobs: int) -> Iterator[Played | Failed]:
    """All games in the order of their seeds, in this process or in several."""
    chunks = [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        yield from chain.from_iterable(map(play_chunk, chunks))
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from chain.from_iterable(pool.map(play_chunk, chunks))
        finally:
            pool.shutdown(cancel_futures=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; 1 when a game failed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many (default: %(default)s)")
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
    for number, result in enumerate(play_all(range(args.seed, args.seed + args.games), args.jobs), 1):
        if isinstance(result, Failed):
            print(f"FAILED: seed {result.seed}, choice {result.choice} ({result.table})\n{result.why}")
            print(f"Again: python -m benchmarks soak --jobs 1 --games 1 --seed {result.seed}")
            return 1
        seats[result.seats] += 1
        editions[result.edition] += 1
        endings[result.ending] += 1
        asked += result.kinds
        if number % every == 0:
            seconds = time.perf_counter() - began
            print(f"{number:>8,} games, {asked.total():>12,} decisions, {seconds:6.0f} s", flush=True)

    print(f"All {seats.total():,} games passed: {asked.total():,} decisions, each with every check.")
    print("  seats     " + _counts((str(count), seats[count]) for count in GAME.seats))
    print("  editions  " + _counts((edition, editions[edition]) for edition in EDITIONS))
    print("  endings   " + _counts(sorted(endings.items())))
    print("  asked     " + _counts((name, asked[kind]) for kind, name in KINDS.items()))
    return 0


def _counts(pairs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in pairs)
