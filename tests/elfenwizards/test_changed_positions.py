"""Randomly changed positions of random games: those accepted can be played to a sound end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from guildhall.elfenwizards.state import ENDINGS, State
from guildhall.elfenwizards.tree import BOXES
from guildhall.kernel.message import BadOption, BadPosition
from tests.elfenwizards.conservation import check_asked, check_pieces
from tests.elfenwizards.table import GAME
from tests.elfenwizards.wandering import wander

Position = dict[str, Any]
SEEDS = (*range(20), 52, 55, 64, 75, 92, 219, 326, 346, 384)  # the last ones once failed
Change = Callable[[Position, random.Random], None]
FRAME_FIELDS: dict[str, tuple[object, ...]] = {
    "level": ("W", "S", "N"),
    "number": (1, 2),
    "count": (0, 1, 2, 5, 99),
    "spell": ("chip", "d3W", "d5S", "d2N", "d6M"),
    "face": (1, 2, 3, 4, 5, 6),
    "step": (2, 3, 4, 6, 9),
    "taken": ([], [1], [6], [4, 4]),
}


def say_nothing_of_the_past(p: Position, rng: random.Random) -> None:
    for part in ("high_wizards", "rounds_without"):
        p.pop(part, None)


def leave_out_a_part(p: Position, rng: random.Random) -> None:
    del p[rng.choice([part for part in p if part != "players"])]


def come_to_another_time(p: Position, rng: random.Random) -> None:
    part, most = rng.choice([("step", 10), ("round", 6)])
    p[part] = rng.randint(1, most)


def do_something_else(p: Position, rng: random.Random) -> None:
    for frame in p.get("doing", []):
        field = rng.choice([*frame])
        if field == "turn":
            frame[field] = rng.randint(0, len(p["players"]))
        elif field == "player":
            frame[field] = rng.choice(p["players"])
        elif field == "token":
            frame[field] = rng.choice(tokens(p))
        elif field in FRAME_FIELDS:
            frame[field] = rng.choice(FRAME_FIELDS[field])


def do_less(p: Position, rng: random.Random) -> None:
    p["doing"] = p.get("doing", [])[:-1]


def give_the_dragon_away(p: Position, rng: random.Random) -> None:
    p["dragon"] = rng.choice(p["players"])


def pay(p: Position, rng: random.Random) -> None:
    p.setdefault("track", {})[str(rng.randint(1, 3))] = rng.choice(p["players"])
    p.pop("chips", None)


def move_a_token(p: Position, rng: random.Random) -> None:
    placed = p.get("tokens", {})
    boxes = {box: [inside] if isinstance(inside, str) else inside for box, inside in placed.items()}
    token = rng.choice(tokens(p))
    for inside in boxes.values():
        inside[:] = [other for other in inside if other.partition("+")[0] != token]
    boxes.setdefault(rng.choice(BOXES), []).append(token)
    p["tokens"] = boxes


def move_dice(p: Position, rng: random.Random) -> None:
    place = rng.choice(["W", "S", "N", "M", "minor", "grey", "rolled"])
    p.setdefault("dice", {})[rng.choice(p["players"])] = {place: [rng.randint(1, 6)]}


def pass_for_others(p: Position, rng: random.Random) -> None:
    p["passed"] = [player for player in p["players"] if rng.random() < 0.5]


def lose_a_spell(p: Position, rng: random.Random) -> None:
    p["spells"] = p.get("spells", [])[:-1]
    for part in ("dice", "chips"):
        p.pop(part, None)


def end(p: Position, rng: random.Random) -> None:
    for part in ("step", "doing", "passed", "spells"):
        p.pop(part, None)
    p["ended"] = rng.choice(ENDINGS[1:])


CHANGES: tuple[Change, ...] = (
    say_nothing_of_the_past,
    leave_out_a_part,
    come_to_another_time,
    do_something_else,
    do_less,
    give_the_dragon_away,
    pay,
    move_a_token,
    move_dice,
    pass_for_others,
    lose_a_spell,
    end,
)


def tokens(p: Position) -> list[str]:
    """Return all tokens of a position."""
    boxes = p.get("tokens", {"M1": ["R1"]}).values()
    return [token.partition("+")[0] for box in boxes for token in ([box] if isinstance(box, str) else box)]


def load(p: Position) -> State | None:
    """Return the state of a position; None if it is refused."""
    try:
        return GAME.load(p)
    except (BadPosition, BadOption):
        return None


def goes_on(s: State, rng: random.Random) -> None:
    """Play to the end, checking that no piece is lost and that every dump loads."""
    choices = 0
    while s.asked:
        check_pieces(s)
        check_asked(s)
        if choices % 8 == 0:
            dumped = GAME.dump(s)
            again = GAME.load(json.loads(json.dumps(dumped)))
            assert (GAME.dump(again), again.asked) == (dumped, s.asked)
        decision = rng.choice(s.asked)
        GAME.apply(s, decision.player, rng.choice(decision.options))
        choices += 1
    assert GAME.outcome(GAME.load(GAME.dump(s))) == GAME.outcome(s)


def let_in(seed: int) -> int:
    """Return how many changed positions of a game are accepted, after playing them to the end."""
    rng = random.Random(seed)
    options = {option.name: rng.choice(option.values) for option in GAME.options.options.values()}
    played = [copy.deepcopy(GAME.dump(s)) for s in wander(3 + seed % 4, seed, options)]
    count = 0
    for _ in range(40):
        p: Position = copy.deepcopy(rng.choice(played))
        for change in rng.choices(CHANGES, k=2):
            change(p, rng)
        before = json.dumps(p)
        s = load(p)
        assert json.dumps(p) == before
        if s is not None:
            count += 1
            try:
                goes_on(s, rng)
            except (AssertionError, BadPosition) as wrong:
                pytest.fail(f"seed {seed}: {wrong} after {before}")
    return count


@pytest.mark.no_cover  # code that only random games reach counts as untested
@pytest.mark.parametrize("seed", SEEDS)
def test_an_accepted_position_can_be_played_to_a_sound_end(seed: int) -> None:
    assert let_in(seed)
