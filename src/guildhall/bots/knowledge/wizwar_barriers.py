"""What stands in the way in Wiz-War, or might: lines and squares that are worth opening or closing."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from guildhall.bots.knowledge.wizwar_ways import NEVER, Ground, ground
from guildhall.bots.knowledge.wizwar_worths import HOPES, WEAK
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, AS_THING, AS_TOKEN, LINE, PLACES, SORT
from guildhall.wizwar.words.do import DOOR_CRACKS, WALL_CRACKS

FEW: Final = 4


def place_of(s: State, target: int) -> int:
    """The square or line in which a target stands."""
    if AS_THING[target] >= 0:
        return s.things[AS_THING[target]].at
    return AS_TOKEN[target] if AS_TOKEN[target] >= 0 else target


# -- opening -------------------------------------------------------------------------------------------------


def goals(s: State, player: int) -> list[int]:
    """The squares that a wizard wants to get to."""
    home = s.homes[player]
    carried = s.carries(player)
    if carried >= 0 and carried // 2 != player:
        return [home]
    wanted = {
        place
        for treasure, place in enumerate(s.treasures)
        if AS_SQUARE[place] >= 0 and place != home and (treasure // 2 != player or place in s.homes)
    }
    return sorted(wanted)


def opened(s: State, walk: Ground, start: int, goal: int, place: int) -> int:
    """The steps of the way through a place, if nothing stood there."""
    here, there = walk.far(start), walk.far(goal)
    if AS_LINE[place] >= 0:
        one, other = s.arrangement.sides[AS_LINE[place]]
        return 1 + min(here[one] + there[other], here[other] + there[one])
    beside = [square for _, square in walk.steps(place)]
    if not beside:
        return NEVER
    come = 0 if place == start else 1 + min([here[square] for square in beside])
    go = 0 if place == goal else 1 + min([there[square] for square in beside])
    return come + go


def opening(s: State, player: int, options: list[int]) -> list[int]:
    """What is in his way: the farther round it is, the better."""
    walk = ground(s, player)
    start = s.at[player]
    ends = [*goals(s, player), s.homes[player]]
    gains: list[tuple[float, int]] = []
    for target in options:
        place = place_of(s, target)
        gain = gained(s, walk, start, ends, place) if SORT[place] in PLACES else 0.0
        if gain > 0:
            gains.append((gain, target))
    return [target for _, target in sorted(gains, reverse=True)[:FEW]]


def gained(s: State, walk: Ground, start: int, ends: list[int], place: int) -> float:
    """How much nearer he would be to one of his ends without what stands in a place, from 0 to 1."""
    best = 0.0
    for goal in ends:
        steps = walk.far(goal)[start]
        best = max(best, HOPES[min(opened(s, walk, start, goal, place), steps)] - HOPES[steps])
    return best


def cracked(s: State, player: int) -> float:
    """What cracks there are in his own way bring him, from 0 to 1: nothing yet, but soon."""
    parts = [
        (LINE[line], cracks / (DOOR_CRACKS if s.doors >> line & 1 else WALL_CRACKS))
        for line, cracks in s.cracks
    ]
    for thing in s.things:
        if thing.card >= 0 and thing.note and AS_SQUARE[thing.at] >= 0 and BOOK[NAME_OF[thing.card]].cracks:
            parts.append((thing.at, thing.note / BOOK[NAME_OF[thing.card]].cracks))
    if not parts:
        return 0.0
    walk = ground(s, player)
    ends = goals(s, player)
    return max([part * gained(s, walk, s.at[player], ends, place) for place, part in parts])


# -- closing -------------------------------------------------------------------------------------------------


def routes(s: State, player: int) -> list[tuple[Ground, list[int]]]:
    """The ways that others will go and that he would like to be longer, from stop to stop."""
    found: list[tuple[Ground, list[int]]] = []
    mine = s.carries(player)
    afraid = s.life[player] < WEAK or mine >= 0
    for rival in range(s.seats):
        if rival == player or not s.alive(rival):
            continue
        walk = ground(s, rival)
        here, home = s.at[rival], s.homes[rival]
        carried = s.carries(rival)
        if carried >= 0 and carried // 2 != rival:
            found.append((walk, [here, home]))
        elif loose := [
            place
            for treasure, place in enumerate(s.treasures)
            if treasure // 2 != rival and AS_SQUARE[place] >= 0 and place != home
        ]:
            far, back = walk.far(here), walk.far(home)
            found.append((walk, [here, min(loose, key=lambda place: far[place] + back[place]), home]))
        if afraid:
            found.append((walk, [here, s.at[player]]))
    return found


def length(walk: Ground, stops: list[int]) -> int:
    """The steps of a route."""
    return sum(walk.far(other)[one] for one, other in pairwise(stops))


def crossed(s: State, walk: Ground, stops: list[int]) -> list[int]:
    """The lines and squares of a route, but for where it begins."""
    found: list[int] = []
    for start, goal in pairwise(stops):
        for one, other in pairwise(walk.path(start, goal)):
            for direction in range(4):
                if s.arrangement.next[4 * one + direction] == other:
                    line = s.arrangement.line[4 * one + direction]
                    found += [other, LINE[line]] if line >= 0 else [other]
    return found


def closing(s: State, player: int, options: list[int]) -> list[int]:
    """Where a barrier means the longest ways round for others, however short their ways are now."""
    gains: dict[int, float] = {}
    for walk, stops in routes(s, player):
        now = HOPES[length(walk, stops)]
        for place in crossed(s, walk, stops):
            if place in options:
                then = HOPES[length(walk.without(place), stops)]
                gains[place] = max(gains.get(place, 0.0), now - then)
    best = sorted(gains, key=lambda place: -gains[place])[:FEW]
    return [place for place in best if gains[place] > 0]
