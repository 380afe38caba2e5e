"""Plays anew the games that test_records.py replays: python -m tests.records, when the rules change."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from guildhall.catalogue import game
from guildhall.kernel.play import Play
from tests.records.playthrough import tell

HERE = Path(__file__).parent
GAME = game("elfenwizards")
ENDINGS = ("last_round", "second_high_wizard", "no_high_wizard")


def played(seats: int, seed: int, options: Mapping[str, object]) -> Play[Any, Any, Any]:
    """A game played at random."""
    play = Play.new(GAME, seats, seed, options)
    rng = random.Random(seed)
    while play.state.asked:
        decision = play.state.asked[0]
        play.apply(decision.player, rng.choice(decision.options))
    return play


def main() -> None:
    """Keep, for each edition and each way to end, the first game that ends so."""
    lines = []
    for number, edition in enumerate(GAME.options.editions):
        for turn, ending in enumerate(ENDINGS):
            options = {
                "edition": edition,
                "setup": ("standard", "full_pyramid")[number % 2],
                "rounds": 4 if ending == "last_round" else 6,  # few guilds never come to a sixth round
            }
            for seed in range(1000):
                play = played(3 + (number + turn) % 4, seed, options)
                if play.record.outcome is not None and play.record.outcome.reason == ending:
                    lines.append(json.dumps(play.record.to_json(), separators=(",", ":")))
                    break
    (HERE / "elfenwizards.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (HERE / "elfenwizards.txt").write_text(tell(json.loads(lines[0])), encoding="utf-8")


if __name__ == "__main__":
    main()
