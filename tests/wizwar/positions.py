"""Helpers for tests that dump and load positions."""

from __future__ import annotations

import json
from typing import Any

from guildhall.kernel.frame import run
from guildhall.kernel.tape import Tape
from guildhall.testing.conformance import attributes
from guildhall.wizwar import position
from guildhall.wizwar.decks import VERSION
from guildhall.wizwar.state import State
from tests.wizwar.story import Story

Parts = dict[str, Any]
SLOTS = [
    name for name in attributes(State()) if name not in ("events", "sight", "tape", "rules", "arrangement")
]


def dump(s: State) -> Parts:
    return position.dump(s, "wizwar", str(s.version))


def load(parts: Parts, tape: Tape | None = None) -> State:
    return position.load(parts, "wizwar", str(VERSION), tape)


def round_trip(s: State) -> State:
    """Return the state loaded from a state's position, which must have the same fields."""
    written = json.dumps(dump(s))
    again = load(json.loads(written))
    for name in SLOTS:
        assert getattr(again, name) == getattr(s, name), name
    assert (again.tape.chance, again.tape.rest()) == (s.tape.chance, s.tape.rest())
    assert again.arrangement is s.arrangement
    assert json.dumps(dump(again)) == written
    return again


def apply(s: State, choice: int) -> None:
    s.events = []
    s.stack[-1].answer(s, s.asked[0].player, choice)
    run(s)


def short(**parts: object) -> Parts:
    """Return a short position: blue to play, with red in the same hall."""
    return {
        "players": ["blue", "red"],
        "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1"}},
        "hands": {"blue": ["fireball"], "red": ["full-shield"]},
        **parts,
    }


class RoundTrips:
    """A story whose position is dumped and loaded again after every word."""

    def __init__(self, t: Story) -> None:
        self.t = t
        self.frames: set[str] = set()
        self.check()

    def check(self) -> None:
        round_trip(self.t.s)
        self.frames |= {frame.name for frame in self.t.s.stack}

    def plays(self, colour: str, words: str) -> RoundTrips:
        for word in words.split():
            self.t.plays(colour, word)
            self.check()
        return self


def answers_to_a_spell() -> RoundTrips:
    hands = {"blue": ["Zot!", "Add", "Energy 4", "Energy 5", "Anti-Anti"], "red": ["Full Shield", "Shield"]}
    trips = RoundTrips(Story("B . R", **hands))  # type: ignore[arg-type]
    trips.plays("blue", "zot/hurt red sum energy-4 energy-5").plays("red", "full-shield")
    return trips.plays("blue", "anti-anti").plays("red", "shield")
