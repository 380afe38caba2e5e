"""Completes the recorded games that test_records.py replays: `python -m tests.records`.

A game stays as long as today's rules can replay it: that proves that no change has broken a record. A game
that a change of the rules affects is dropped, and new ones are played until there are enough and everything
occurs in one of them. Then the text of the game that is kept in words is written again.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from guildhall.catalogue import game
from guildhall.kernel.decision import Decision
from guildhall.kernel.message import BadOption, GuildhallError
from guildhall.kernel.options import EDITION
from guildhall.kernel.play import Play
from tests.elfenwizards.table import Table
from tests.elfenwizards.wandering import keen
from tests.records.features import features_of, wanted
from tests.records.playthrough import tell
from tests.records.storage import RECORDS, TOLD, Data, read, read_old, write
from tests.wizwar.story import Story
from tests.wizwar.test_cards_mutation import CROSSING, corridor
from tests.wizwar.wandering import pursue

AnyPlay = Play[Any, Any, Any]
Chooser = Callable[[Any, Decision, random.Random], int]

ENOUGH = 120  # games of each title
MOST = 3000  # games to play in search of what is missing
LONGEST = 700  # the most answers of a game to keep


def main(names: list[str]) -> None:
    """Complete the games of some titles, or of all."""
    for name in names or list(RECORDS):
        records = completed(name, read(name))
        write(name, records)
        TOLD[name].write_text(tell(read_old(name)[0]), encoding="utf-8")
        print(f"{name}: {len(records)} games, {RECORDS[name].stat().st_size:,} bytes")


def completed(name: str, kept: list[Data], enough: int = ENOUGH, everything: bool = True) -> list[Data]:
    """Return the games that still replay, and as many new ones as are missing."""
    records: list[Data] = []
    missing = wanted(name) if everything else set()
    for data in kept:
        try:
            missing -= features_of(data)
        except GuildhallError as error:
            print(f"{name}, seed {data['seed']}: {error}")
        else:
            records.append(data)
    known = {data["seed"] for data in records}
    for number, play in enumerate(candidates(name)):
        if len(records) >= enough and not missing:
            break
        if number % 100 == 99:
            print(f"{name}: after {number + 1} games there is no {', '.join(sorted(missing))}", flush=True)
        if number == MOST:
            sys.exit(1)
        if play.record.seed in known or play.record.outcome is None:
            continue
        data = json.loads(json.dumps(play.record.to_json()))
        found = features_of(data)
        if len(records) < enough or found & missing:
            records.append(data)
            missing -= found
    return records


def candidates(name: str) -> Iterator[AnyPlay]:
    """Yield new games to choose from."""
    for rare in RARE[name]:
        yield rare()
    for seed in count(1):
        seats = game(name).seats
        yield played(name, seats[seed % len(seats)], seed, some_options(name, seed))


def some_options(name: str, seed: int) -> dict[str, object]:
    """Return options: one value of one option and one edition in turn, and others at random."""
    table = game(name).options
    rng = random.Random(seed)
    every = [(option.name, value) for option in table.options.values() for value in option.values]
    first, value = every[seed % len(every)]
    editions = list(table.editions)
    while True:
        options: dict[str, object] = {EDITION: editions[seed % len(editions)], first: value}
        for option in table.options.values():
            if option.name != first and rng.random() < 0.3:
                options[option.name] = rng.choice(option.values)
        try:
            table.settle(options)
        except BadOption:
            continue
        return options


def played(name: str, seats: int, seed: int, options: Mapping[str, object]) -> AnyPlay:
    """Play a game among sensible or random players; leave it unfinished if it gets too long."""
    return played_on(Play.new(game(name), seats, seed, options), CHOOSERS[name][seed % 2])


def played_on(play: AnyPlay, choose: Chooser) -> AnyPlay:
    """Play a game to its end, or until it gets too long."""
    rng = random.Random(play.record.seed)
    while play.state.asked and len(play.record.answers) < LONGEST:
        decision = play.state.asked[0]
        play.apply(decision.player, choose(play.state, decision, rng))
    return play


def at_random(s: Any, decision: Decision, rng: random.Random) -> int:
    """Return any option."""
    return rng.choice(decision.options)


CHOOSERS: dict[str, tuple[Chooser, Chooser]] = {
    "elfenwizards": (at_random, keen),
    "wizwar": (pursue, pursue),
}


# -- what rarely happens by chance -----------------------------------------------------------------------


def begun(name: str, position: Mapping[str, object], *words: str) -> AnyPlay:
    """Begin a game at a position, and make some choices."""
    play: AnyPlay = Play.at(game(name), position)
    for word in words:
        decision = play.state.asked[0]
        play.apply(decision.player, play.game.hear(play.state, decision, word))
    return play


def finished(name: str, position: Mapping[str, object], *words: str) -> AnyPlay:
    """Play a game that begins this way to its end, with the first seed that gets it there."""
    for chance in count(1_000_000):
        play = played_on(begun(name, {**position, "chance": chance}, *words), CHOOSERS[name][1])
        if play.record.outcome is not None:
            break
    return play


def chips_run_short() -> AnyPlay:
    """Demote more tokens than there are grey chips, so that a player must say which is first."""
    table = Table(step=8, tokens="M1:G+11 passed_W:R passed_S:R", options={"grey_supply": 12})
    return finished("elfenwizards", table.position)


def died_together() -> AnyPlay:
    """Let the last two wizards die at the same time."""
    position = {
        "game": "wizwar",
        "options": {"edition": "rulebook"},
        "players": ["blue", "red"],
        "wizards": {"blue": {"at": "c3", "life": 3}, "red": {"at": "c3", "life": 2}},
        "hands": {"blue": ["fireball"]},
        "things": [{"card": "pain-link", "by": "red", "energy": 2}],
    }
    return begun("wizwar", position, "fireball", "red")


def pushed_at_a_crossing() -> AnyPlay:
    """Let a wizard whom a Big Man pushes choose the way."""
    story = Story(CROSSING).under("blue", "Big Man Form")
    return finished("wizwar", game("wizwar").dump(story.s), "b2", "c2", "north")


def torn_away() -> AnyPlay:
    """Let Strength tear away one of two items."""
    story = Story(corridor("B R"), rolls=[3]).under("blue", "Strength")
    story.carries("red", "Dagger", "Master Key")
    return finished("wizwar", game("wizwar").dump(story.s), "b2", "strength/tear", "red", "dagger")


RARE: dict[str, tuple[Callable[[], AnyPlay], ...]] = {
    "elfenwizards": (chips_run_short,),
    "wizwar": (died_together, pushed_at_a_crossing, torn_away),
}


if __name__ == "__main__":
    main(sys.argv[1:])
