"""Barriers in Wiz-War: the walls, doors and squares that are worth opening or closing."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from guildhall.bots.knowledge.wizwar.paths import UNREACHABLE, Terrain, terrain
from guildhall.bots.knowledge.wizwar.weights import HOPES, WEAK
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE, AS_THING, AS_TOKEN, LINE, PLACES, SORT
from guildhall.wizwar.words.do import DOOR_CRACKS, WALL_CRACKS

FEW: Final = 4


def place_of(s: State, target: int) -> int:
    """Return the square or line where a target stands."""
    if AS_THING[target] >= 0:
        return s.things[AS_THING[target]].at
    return AS_TOKEN[target] if AS_TOKEN[target] >= 0 else target


# -- opening -------------------------------------------------------------------------------------------------


def goals(s: State, player: int) -> list[int]:
    """Return the squares that a wizard wants to reach."""
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


def steps_through(s: State, walk: Terrain, start: int, goal: int, place: int) -> int:
    """Return the length of the shortest way through a place, if nothing stood there."""
    here, there = walk.distances(start), walk.distances(goal)
    if AS_LINE[place] >= 0:
        one, other = s.arrangement.sides[AS_LINE[place]]
        return 1 + min(here[one] + there[other], here[other] + there[one])
    beside = [square for _, square in walk.steps(place)]
    if not beside:
        return UNREACHABLE
    come = 0 if place == start else 1 + min([here[square] for square in beside])
    go = 0 if place == goal else 1 + min([there[square] for square in beside])
    return come + go


def opening(s: State, player: int, options: list[int]) -> list[int]:
    """Return the targets whose removal shortens the player's way, best first."""
    walk = terrain(s, player)
    start = s.at[player]
    destinations = [*goals(s, player), s.homes[player]]
    gains: list[tuple[float, int]] = []
    for target in options:
        place = place_of(s, target)
        gain = gain_without(s, walk, start, destinations, place) if SORT[place] in PLACES else 0.0
        if gain > 0:
            gains.append((gain, target))
    return [target for _, target in sorted(gains, reverse=True)[:FEW]]


def gain_without(s: State, walk: Terrain, start: int, destinations: list[int], place: int) -> float:
    """Return the gain, from 0 to 1, in being nearer to a destination without what stands in a place."""
    best = 0.0
    for goal in destinations:
        steps = walk.distances(goal)[start]
        best = max(best, HOPES[min(steps_through(s, walk, start, goal, place), steps)] - HOPES[steps])
    return best


def cracked(s: State, player: int) -> float:
    """Return the value, from 0 to 1, of the best crack in the player's way, by how far it is done."""
    parts = [
        (LINE[line], cracks / (DOOR_CRACKS if s.doors >> line & 1 else WALL_CRACKS))
        for line, cracks in s.cracks
    ]
    for thing in s.things:
        if thing.card >= 0 and thing.note and AS_SQUARE[thing.at] >= 0 and BOOK[NAME_OF[thing.card]].cracks:
            parts.append((thing.at, thing.note / BOOK[NAME_OF[thing.card]].cracks))
    if not parts:
        return 0.0
    walk = terrain(s, player)
    destinations = goals(s, player)
    return max([part * gain_without(s, walk, s.at[player], destinations, place) for place, part in parts])


# -- closing -------------------------------------------------------------------------------------------------


def routes(s: State, player: int) -> list[tuple[Terrain, list[int]]]:
    """Return the routes of rivals that the player would like to be longer, from stop to stop."""
    found: list[tuple[Terrain, list[int]]] = []
    mine = s.carries(player)
    afraid = s.life[player] < WEAK or mine >= 0
    for rival in range(s.seats):
        if rival == player or not s.alive(rival):
            continue
        walk = terrain(s, rival)
        here, home = s.at[rival], s.homes[rival]
        carried = s.carries(rival)
        if carried >= 0 and carried // 2 != rival:
            found.append((walk, [here, home]))
        elif loose := [
            place
            for treasure, place in enumerate(s.treasures)
            if treasure // 2 != rival and AS_SQUARE[place] >= 0 and place != home
        ]:
            distances, back = walk.distances(here), walk.distances(home)
            found.append((walk, [here, min(loose, key=lambda place: distances[place] + back[place]), home]))
        if afraid:
            found.append((walk, [here, s.at[player]]))
    return found


def length(walk: Terrain, stops: list[int]) -> int:
    """Return the length of a route in steps."""
    return sum(walk.distances(other)[one] for one, other in pairwise(stops))


def crossed(s: State, walk: Terrain, stops: list[int]) -> list[int]:
    """Return the lines and squares of a route, without its first square."""
    found: list[int] = []
    for start, goal in pairwise(stops):
        for one, other in pairwise(walk.path(start, goal)):
            for direction in range(4):
                if s.arrangement.next[4 * one + direction] == other:
                    line = s.arrangement.line[4 * one + direction]
                    found += [other, LINE[line]] if line >= 0 else [other]
    return found


def closing(s: State, player: int, options: list[int]) -> list[int]:
    """Return the places where a barrier lengthens the rivals' ways most."""
    gains: dict[int, float] = {}
    for walk, stops in routes(s, player):
        now = HOPES[length(walk, stops)]
        for place in crossed(s, walk, stops):
            if place in options:
                then = HOPES[length(walk.without(place), stops)]
                gains[place] = max(gains.get(place, 0.0), now - then)
    best = sorted(gains, key=lambda place: -gains[place])[:FEW]
    return [place for place in best if gains[place] > 0]
