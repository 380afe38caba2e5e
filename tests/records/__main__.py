"""Plays anew the games that test_records.py replays (python -m tests.records), when the rules change."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from guildhall.bots import catalogue as bots
from guildhall.catalogue import game
from guildhall.kernel.play import Play
from guildhall.wizwar import kinds
from tests.records.playthrough import tell
from tests.wizwar.wandering import choose

HERE = Path(__file__).parent
AnyPlay = Play[Any, Any, Any]


def written(play: AnyPlay) -> str:
    """A record as one line."""
    return json.dumps(play.record.to_json(), separators=(",", ":"))


def save(name: str, lines: list[str]) -> None:
    """Keep the games, and tell the first of them in words."""
    (HERE / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (HERE / f"{name}.txt").write_text(tell(json.loads(lines[0])), encoding="utf-8")


# -- Elfenwizards: each edition, and each way to end ----------------------------------------------------


def elfenwizards() -> list[str]:
    """The first game of each edition that ends in each way."""
    rules = game("elfenwizards")
    lines = []
    for number, edition in enumerate(rules.options.editions):
        for turn, ending in enumerate(("last_round", "second_high_wizard", "no_high_wizard")):
            options = {
                "edition": edition,
                "setup": ("standard", "full_pyramid")[number % 2],
                "rounds": 4 if ending == "last_round" else 6,  # few guilds never come to a sixth round
            }
            for seed in range(1000):
                play = played_at_random(3 + (number + turn) % 4, seed, options)
                if play.record.outcome is not None and play.record.outcome.reason == ending:
                    lines.append(written(play))
                    break
    return lines


def played_at_random(seats: int, seed: int, options: Mapping[str, object]) -> AnyPlay:
    """A game of Elfenwizards played at random."""
    play: AnyPlay = Play.new(game("elfenwizards"), seats, seed, options)
    rng = random.Random(seed)
    while play.state.asked:
        decision = play.state.asked[0]
        play.apply(decision.player, rng.choice(decision.options))
    return play


# -- Wiz-War: each way to win, and each way to die ------------------------------------------------------

WINS = ("victory_points", "last_wizard", "treasures")
DEATHS = ("spell", "item", "fist", "lasting", "consequence", "doomed")
LONGEST = 1500  # answers of a game that is kept


def wizwar() -> list[str]:
    """The first games, among keen and among sensible players, in which each of these comes about."""
    wanted = {*WINS, *DEATHS}
    lines = []
    for seed in range(3000):
        options = {
            "edition": ("rulebook", "faq")[seed % 2],
            "side": "AB"[seed // 2 % 2],
            "giant_book": "on",
            "deadly_treasures": ("off", "on")[seed // 4 % 2],
            "treasure_hunters": ("off", "on")[seed // 8 % 2],
        }
        play, happened = played_wizwar(2 + seed % 3, seed, options, sensible=seed % 3 > 0)
        if play.record.outcome is not None and len(play.record.answers) < LONGEST:
            happened.add(play.record.outcome.reason)
            if happened & wanted:
                print(seed, len(play.record.answers), sorted(happened & wanted), flush=True)
                wanted -= happened
                lines.append(written(play))
        if not wanted:
            break
    return [*sorted(lines, key=len), written(died_together())]  # the shortest whole game is told in words


def died_together() -> AnyPlay:
    """The rarest end: the last two wizards die in the same moment."""
    position = {
        "game": "wizwar",
        "options": {"edition": "rulebook"},
        "players": ["blue", "red"],
        "wizards": {"blue": {"at": "c3", "life": 3}, "red": {"at": "c3", "life": 2}},
        "hands": {"blue": ["fireball"]},
        "things": [{"card": "pain-link", "by": "red", "energy": 2}],
    }
    play: AnyPlay = Play.at(game("wizwar"), position)
    for word in ("fireball", "red"):
        decision = play.state.asked[0]
        play.apply(decision.player, play.game.hear(play.state, decision, word))
    return play


def played_wizwar(
    seats: int, seed: int, options: Mapping[str, object], sensible: bool
) -> tuple[AnyPlay, set[str]]:
    """A game of Wiz-War among apprentices, or among players at random; and how wizards died in it."""
    rules = game("wizwar")
    play: AnyPlay = Play.new(rules, seats, seed, options)
    rng = random.Random(seed)
    players = [bots.make("apprentice", rules, seed + seat) for seat in range(seats)]
    deaths: set[str] = set()
    while play.state.asked and len(play.record.answers) < LONGEST:
        decision = play.state.asked[0]
        seat = decision.player
        if sensible:
            choice = players[seat].choose(rules.view(play.state, seat), decision)
        else:
            choice = choose(decision, rng)
        play.apply(seat, choice)
        deaths.update(causes(play.state))
    return play, deaths


def causes(s: Any) -> Iterator[str]:
    """How the wizards died who died just now."""
    last = "consequence"
    killed = any(event.kind == kinds.KILLED for event in s.events)
    for event in s.events:
        if event.kind in (kinds.CAST, kinds.ANSWERED):
            last = "spell"
        elif event.kind == kinds.STRIKE:
            last = "fist" if event.args[1] == 0 else "item"
        elif event.kind == kinds.TURN:
            last = "lasting"
        elif event.kind == kinds.DIES:
            if killed and last in {"spell", "item", "fist"}:
                yield last
            elif not any(other.kind == kinds.DAMAGED for other in s.events):
                yield "doomed"
            elif not killed:
                yield last if last == "lasting" else "consequence"


GAMES = {"elfenwizards": elfenwizards, "wizwar": wizwar}


def main(names: list[str]) -> None:
    """Play and keep the games of some or all names."""
    for name in names or list(GAMES):
        save(name, GAMES[name]())


if __name__ == "__main__":
    main(sys.argv[1:])
