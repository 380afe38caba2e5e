"""What `speed.py` measures, in a process of its own for each kind of rules.

It prints its subjects as JSON, then works a slice of time on each one it is told, and prints the units done
and the processor time.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import count, cycle
from typing import Any, Final

import guildhall
from guildhall.bots.catalogue import make
from guildhall.kernel.game import Game
from guildhall.kernel.play import Play
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.sight import Sight

SEATS: Final = 4  # for everything but random play; catanatron also has four players
SLICE: Final = 0.2  # seconds for one subject before the next one's turn
GAMES: Final = 10  # games to play first, for positions and records
POSITIONS: Final = 20  # positions of each game, spread evenly over it
THOUGHTS: Final = 40  # positions in which a computer player thinks

OTHERS: Final = "others"
CATAN: Final = "catanatron, 4 players"
SPIEL: Final = {
    "backgammon": "OpenSpiel, backgammon",
    "gin_rummy": "OpenSpiel, gin rummy",
    "liars_dice(numdice=5)": "OpenSpiel, liar's dice",
}
IN_C: Final = "inside C++"
COPY: Final = "copy of a game"
CLONE: Final = "clone of a state"
VIEW: Final = "view of a seat"
IMAGINE: Final = "imagining a state"
INSIDE: Final = f"{SEATS} players, inside a playout"
REPLAY: Final = "replay, each answer"
SIGHT: Final = "sight table after a wall changed"
APPRENTICE: Final = "choice of an apprentice"

AnyGame = Game[Any, Any, Any]
Work = Callable[[], int]  # does some work, and returns its number of units


# -- ours ------------------------------------------------------------------------------------------------


def random_name(seats: int, *, events: bool) -> str:
    """Return the name of random play with a number of seats."""
    return f"{seats} players, events {'on' if events else 'off'}"


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


def viewing(game: AnyGame) -> Callable[[Any], object]:
    """Compute the view of the player who is asked."""
    return lambda s: game.view(s, s.asked[0].player)


def imagining(game: AnyGame) -> Callable[[Any], object]:
    """Fit a state to a view."""
    return lambda view: game.imagine(view, 1)


def thinking(positions: Sequence[Any]) -> Work:
    """Let an apprentice of Wiz-War choose in each of some positions; count them."""
    game = guildhall.game("wizwar")
    asked = [(s.asked[0], game.view(s, s.asked[0].player)) for s in positions if len(s.asked[0].options) > 1]
    turns = cycle(random.Random(0).sample(asked, THOUGHTS))
    bot = make("apprentice", game, 1)

    def work() -> int:
        decision, view = next(turns)
        bot.choose(view, decision)
        return 1

    return work


def ours() -> dict[tuple[str, str], Work]:
    """Return the subjects of our games."""
    works: dict[tuple[str, str], Work] = {}
    for name in ("elfenwizards", "wizwar"):
        game = guildhall.game(name)
        for seats in game.seats:
            works[name, random_name(seats, events=True)] = random_play(game, seats, events=True)
        works[name, random_name(SEATS, events=False)] = random_play(game, SEATS, events=False)
        works[name, INSIDE] = playouts(game)
        positions, records = played_games(game)
        works[name, CLONE] = for_each(positions, lambda s: s.clone())
        works[name, VIEW] = for_each(positions, viewing(game))
        views = [game.view(s, s.asked[0].player) for s in positions]
        works[name, IMAGINE] = for_each(views, imagining(game))
        works[name, REPLAY] = replay(game, records)
    works["wizwar", SIGHT] = sight_tables()
    works["wizwar", APPRENTICE] = thinking(positions)
    return works


# -- others' ---------------------------------------------------------------------------------------------


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


def spiel_play(game: Any) -> Work:
    """Play whole games of OpenSpiel from Python, with chance and the players at random; count decisions."""

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                options = state.legal_actions()
                state.apply_action(options[random.randrange(0, len(options))])
                decisions += 1
        return decisions

    return work


def spiel_inside(pyspiel: Any, game: Any) -> Work:
    """Let OpenSpiel's random players play whole games in C++; count the decisions that a game usually has."""
    play = spiel_play(game)
    usual = round(sum(play() for _ in range(200)) / 200)
    players = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seeds = count()

    def work() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), players, next(seeds))
        return usual

    return work


def theirs() -> dict[tuple[str, str], Work]:
    """Return the subjects of other programs."""
    try:
        catanatron, pyspiel = import_module("catanatron"), import_module("pyspiel")
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed here; `make bench` installs it and then runs this.")
    works: dict[tuple[str, str], Work] = {(CATAN, ""): catan_play(catanatron)}
    works[CATAN, COPY] = for_each(catan_positions(catanatron), lambda game: game.copy())
    for name, title in SPIEL.items():
        game = pyspiel.load_game(name)
        works[title, ""] = spiel_play(game)
        works[title, IN_C] = spiel_inside(pyspiel, game)
    return works


# -- the process -----------------------------------------------------------------------------------------


def main() -> None:
    """Work on what is wanted until the input ends."""
    works = theirs() if OTHERS in sys.argv else ours()
    print(json.dumps(list(works)), flush=True)
    for line in sys.stdin:
        game, what = json.loads(line)
        work = works[game, what]
        gc.collect()  # so that no subject pays for another's garbage
        done = 0
        began = now = time.process_time()
        while now - began < SLICE:
            done += work()
            now = time.process_time()
        print(json.dumps([done, now - began]), flush=True)


if __name__ == "__main__":
    main()
