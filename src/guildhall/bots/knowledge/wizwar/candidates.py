"""The choices about a card of Wiz-War that are worth trying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.knowledge.wizwar.barriers import closing, opening
from guildhall.bots.knowledge.wizwar.evaluation import Evaluation
from guildhall.kernel.decision import Decision
from guildhall.kernel.numbering import unpack
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.aiming import see
from guildhall.wizwar.book import BOOK, WAYS, Way
from guildhall.wizwar.cards.attacks import storm_squares
from guildhall.wizwar.decks import NAME
from guildhall.wizwar.printed import ATTACK
from guildhall.wizwar.stack.declare import UNDECIDED, Declare
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_DIRECTION, AS_THING, AS_TREASURE, AS_WIZARD, SECTOR, WIZARD

_FEW: Final = 4
_OPENING: Final = frozenset(
    NAME[name]
    for name in (
        "Destroy Wall",
        "Universal Solvent",
        "Pass Through Wall",
        "Pick Lock",
        "Create Door",
        "Wallivore",
    )
)
_CLOSING: Final = frozenset(
    NAME[name]
    for name in (
        "Create Wall",
        "Seal Door",
        "Wall of Fire",
        "Rosebush",
        "Thornbush",
        "Dust Cloud",
        "Stone Block",
    )
)
_GOING: Final = frozenset((NAME["Teleport"], NAME["Windrider"]))
_STORM: Final = NAME["Psychic Storm"]
_HEAVE: Final = NAME["Heave-Ho"]
_STRETCH: Final = NAME["Stretch"]
_GLUE: Final = NAME["Glue"]
_ENDING: Final = frozenset((NAME["Dispel"], NAME["Null Powder"]))
_ADRENALINE: Final = NAME["Adrenaline"]


def promising(s: State, decision: Decision) -> list[int]:
    """Return the options worth trying, best first; [] if none is."""
    options = list(decision.options)
    if decision.kind == kinds.AIM:
        return _aims(s, decision.player, options)
    if decision.kind == kinds.BOOST:
        return _boosts(s, decision.player, options)
    if decision.kind == kinds.AMOUNT:
        return options if len(options) <= _FEW else [options[-1], options[0], options[len(options) // 2]]
    if decision.kind == kinds.WITH:
        return [option for option in options if WAYS[option].kind == ATTACK]
    if decision.kind == kinds.CHOICE and len(options) > 6:
        return options[:: len(options) // 5]
    return options


def _boosts(s: State, player: int, options: list[int]) -> list[int]:
    """Return the strongest and the weakest boost, adding both, and no boost."""
    by_energy: dict[int, int] = {}
    rest: list[int] = []
    for option in options:
        if option in (kinds.NONE, choices.SUM):
            rest.append(option)
        else:
            by_energy[BOOK[choices.FUEL_CARD[option]].energy] = option
    extremes = sorted({max(by_energy), min(by_energy)}, reverse=True) if by_energy else []
    return [*[by_energy[energy] for energy in extremes], *rest]


def _aims(s: State, player: int, options: list[int]) -> list[int]:
    frame = s.stack[-1]
    assert isinstance(frame, Declare)
    if frame.origin == UNDECIDED:
        sight = see(s)
        rivals = [square for seat, square in enumerate(s.at) if seat != player and square >= 0]
        seeing = [square for square in options if any(sight.squares(square) >> rival & 1 for rival in rivals)]
        return seeing[:3]
    if frame.walls(s):
        return options
    way = WAYS[frame.way]
    if way.kind == ATTACK:
        return _victims(s, player, way, options, frame)
    for names, choose in _CHOOSING:
        if way.name in names:
            return choose(s, player, options)
    return options[:12]


def _victims(s: State, player: int, way: Way, options: list[int], frame: Declare) -> list[int]:
    if way.volley and frame.aimed and unpack(frame.target)[-1] in options:
        return unpack(frame.target)[-1:]
    found = [
        target
        for target in options
        if AS_DIRECTION[target] >= 0 or (AS_WIZARD[target] >= 0 and target != WIZARD[player])
    ]
    if way.name == _STORM:
        rivals = {square for seat, square in enumerate(s.at) if seat != player and square >= 0}
        found = [
            target
            for target in options
            if s.at[player] not in storm_squares(s, target) and rivals & set(storm_squares(s, target))
        ][:_FEW]
    elif way.name == _HEAVE:
        return [s.homes[player]] if s.homes[player] in options else found
    else:
        found += opening(s, player, [target for target in options if target not in found])[:1]
    return found


def _going(s: State, player: int, options: list[int]) -> list[int]:
    evaluation = Evaluation(s, player, True)
    value = {square: evaluation.at(square) + evaluation.aiming(square) for square in options}
    return sorted(options, key=lambda square: -value[square])[:3]


def _eating(s: State, player: int, options: list[int]) -> list[int]:
    return opening(s, player, options) or options[:1]


def _gluing(s: State, player: int, options: list[int]) -> list[int]:
    return [target for target in options if AS_TREASURE[target] // 2 == player]


def _stretching(s: State, player: int, options: list[int]) -> list[int]:
    treasures = [
        target for target in options if AS_TREASURE[target] >= 0 and AS_TREASURE[target] // 2 != player
    ]
    if treasures:
        return treasures
    carried = s.carries(player)
    home = s.homes[player]
    return [home] if carried >= 0 and carried // 2 != player and home in options else []


def _ending(s: State, player: int, options: list[int]) -> list[int]:
    """Return the spells of others."""
    return [
        target for target in options if AS_THING[target] >= 0 and s.things[AS_THING[target]].owner != player
    ][:_FEW]


def _self(s: State, player: int, options: list[int]) -> list[int]:
    return [WIZARD[player]]


def _turning(s: State, player: int, options: list[int]) -> list[int]:
    """Return the player's sector, and those of carriers."""
    squares = [s.at[player]]
    squares += [s.at[rival] for rival in range(s.seats) if s.at[rival] >= 0 and s.carries(rival) >= 0]
    places = {SECTOR[s.arrangement.place_of[square]] for square in squares}
    return [target for target in options if target in places][:2]


_CHOOSING: Final[tuple[tuple[frozenset[int], Callable[[State, int, list[int]], list[int]]], ...]] = (
    (_GOING, _going),
    (frozenset((NAME["Wallivore"],)), _eating),
    (_OPENING, opening),
    (_CLOSING, closing),
    (frozenset((_GLUE,)), _gluing),
    (frozenset((_STRETCH,)), _stretching),
    (_ENDING, _ending),
    (frozenset((_ADRENALINE,)), _self),
    (frozenset((NAME["Rotate Sector"],)), _turning),
)
