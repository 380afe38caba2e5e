"""Games of random choices, for tests of what must be true in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import BadOption
from guildhall.kernel.options import EDITION
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.game import WizWar
from guildhall.wizwar.movement import STUMBLE, distances
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_SQUARE, AS_WIZARD, WIZARD

GAME = WizWar()


def some_options(rng: random.Random) -> dict[str, object]:
    """Return a random combination of options that is allowed."""
    while True:
        options: dict[str, object] = {EDITION: rng.choice(list(OPTIONS.editions))}
        for option in OPTIONS.options.values():
            if rng.random() < 0.4:
                options[option.name] = rng.choice(option.values)
        try:
            OPTIONS.settle(options)
        except BadOption:
            continue
        return options


_IDLE = ("end-phase", "drop", "drop-treasure", "end-spell")


def choose(decision: Decision, rng: random.Random) -> int:
    """Return a random choice of a player who prefers acts to passing, casting to walking, and answering."""
    options: Sequence[int] = decision.options
    kind = decision.kind
    if kind == kinds.ACT:
        magic = [act for act in options if choices.ACT_SORT[act] in ("way", "item")]
        if magic and rng.random() < 0.4:
            return rng.choice(magic)
        busy = [act for act in options if choices.ACT_SORT[act] not in _IDLE]
        if busy and rng.random() < 0.85:
            return rng.choice(busy)
    elif kind == kinds.DISCARD and rng.random() < 0.8:
        return kinds.DONE
    elif kind == kinds.DRAW and rng.random() < 0.8:
        return options[-1]
    elif kind == kinds.ANSWER and rng.random() < 0.7:
        return rng.choice(options[1:] or options)
    return rng.choice(options)


def pursue(s: State, decision: Decision, rng: random.Random) -> int:
    """Return a random choice of a player who mostly goes for treasures, the way home, and other wizards."""
    player, kind, options = decision.player, decision.kind, decision.options
    if kind == kinds.ACT and rng.random() < 0.75:
        wanted = [
            act for act in options if choices.ACT_SORT[act] == "take-treasure" and stolen(s, act) != player
        ]
        if s.at[player] == s.homes[player]:
            wanted += [act for act in options if act == choices.DROP_TREASURE]
        if wanted or (wanted := steps_ahead(s, player, options, rng)):
            return rng.choice(wanted)
    elif kind == kinds.AIM and rng.random() < 0.8:
        rivals = [target for target in options if AS_WIZARD[target] >= 0 and target != WIZARD[player]]
        if rivals:
            return rng.choice(rivals)
    return choose(decision, rng)


def stolen(s: State, act: int) -> int:
    """Return the owner of the home base where a treasure is, or elsewhere the treasure's owner."""
    treasure = choices.ACT_INDEX[act]
    place = s.treasures[treasure]
    return s.homes.index(place) if place in s.homes else treasure // 2


def steps_ahead(s: State, player: int, options: Sequence[int], rng: random.Random) -> list[int]:
    """Return the steps that bring a wizard nearer to home, or without a treasure, nearer to one."""
    home, here = s.homes[player], s.at[player]
    places = {
        place for number, place in enumerate(s.treasures) if number // 2 != player and AS_SQUARE[place] >= 0
    }
    aims = [home] if s.carries(player) >= 0 else sorted(places - {home})
    if not aims:
        return []
    far = distances(s, player, rng.choice(aims), plain=True)
    steps = [act for act in options if choices.ACT_SORT[act] == "step" and act != choices.STEP[STUMBLE]]
    return [
        act for act in steps if 0 <= far[s.arrangement.next[4 * here + choices.ACT_INDEX[act]]] < far[here]
    ]


def wander(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[State]:
    """Yield a random game at the start and after each choice: one state, changed in place."""
    rng = random.Random(seed)
    s = GAME.new(seats, seed, some_options(rng) if options is None else options)
    yield s
    while s.asked:
        decision = s.asked[0]
        GAME.apply(s, decision.player, choose(decision, rng))
        yield s
